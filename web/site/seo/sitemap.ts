import { itemKinds, itemPagePath } from '#contracts/items/kinds.ts'
import { companyToday, nextCompanyDay } from '#contracts/shared/company-time.ts'
import dates from '#web/content/page-dates.json'
import { pages } from '#web/content/pages.ts'
import { allPages } from '#web/content/site-map.ts'
import { listBlogAddresses } from '#worker/features/blogs/published-blogs.queries.ts'
import { listOpenJobs, newestJobChange } from '#worker/features/careers/published-jobs.queries.ts'
import { listCaseStudyAddresses } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { newestPublishedDocument } from '#worker/features/documents/published-documents.queries.ts'
import { listEventAddresses } from '#worker/features/events/published-events.queries.ts'
import { newestNewsChange } from '#worker/features/news/published-news.queries.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import { xmlText } from '../feeds/feed.ts'
import type { Route } from './+types/sitemap.ts'

const changedOn: Record<string, { changed: string } | undefined> = dates

type Entry = { path: string; changed: string | null | undefined }

/** Public pages and published items with their last change: https://www.sitemaps.org/protocol.html */
export async function loader({ context }: Route.LoaderArgs) {
	const page = pageShowing(context, ...itemKinds)
	const { db, now, bindings } = page
	const today = companyToday(now)
	page.keepUntil = nextCompanyDay(now)
	const [blogs, caseStudies, events, jobs, news, papers, careers] = await Promise.all([
		listBlogAddresses(db, now),
		listCaseStudyAddresses(db, now),
		listEventAddresses(db, now),
		listOpenJobs(db, today),
		newestNewsChange(db, now),
		newestPublishedDocument(db, now),
		newestJobChange(db, today),
	])
	const items: Entry[] = [
		...blogs.map(({ blogsId, updatedAt }) => ({ path: itemPagePath('blogs', blogsId), changed: updatedAt })),
		...caseStudies.map(({ id, updatedAt }) => ({ path: itemPagePath('caseStudies', id), changed: updatedAt })),
		...events.map(({ id, updatedAt }) => ({ path: itemPagePath('events', id), changed: updatedAt })),
		// A job appears on its start date.
		...jobs.map(({ id, updatedAt, postedAt }) => ({
			path: itemPagePath('careers', id),
			changed: updatedAt > postedAt ? updatedAt : postedAt,
		})),
	]
	const listsChanged: Record<string, string | null> = {
		[pages.blog.path]: newestOf(blogs),
		[pages.caseStudies.path]: newestOf(caseStudies),
		[pages.events.path]: newestOf(events),
		[pages.careers.path]: careers,
		[pages.news.path]: news,
		[pages.resources.path]: papers,
	}
	const own = allPages.map(({ path }) => ({ path, changed: changedOn[path]?.changed ?? listsChanged[path] }))
	const sitemap = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...[...own, ...items].map((entry) => urlOf(entry, bindings.ORIGIN)),
		'</urlset>',
		'',
	]
	return new Response(sitemap.join('\n'), {
		headers: {
			'Content-Type': 'application/xml; charset=utf-8',
			'Cache-Control': 'public, max-age=0, must-revalidate',
		},
	})
}

const newestOf = (items: readonly { updatedAt: string }[]) =>
	items.reduce<string | null>((newest, { updatedAt }) => (newest && newest > updatedAt ? newest : updatedAt), null)

const urlOf = ({ path, changed }: Entry, origin: string) =>
	`<url><loc>${xmlText(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`

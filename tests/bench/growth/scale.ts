import { blogsPageSize } from '#contracts/content/blogs.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { type Cost, countingDatabase } from '#tests/support/worker/counting-database.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { findArticle } from '#worker/features/blogs/article.queries.ts'
import { readBlogsPage } from '#worker/features/blogs/published-blogs.queries.ts'
import { readOpenings, readPostedJob } from '#worker/features/careers/published-jobs.queries.ts'
import { findCaseStudyPage, readCaseStudiesPage } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { listPublishedResources } from '#worker/features/documents/published-documents.queries.ts'
import { viewDepartments } from '#worker/features/enquiries/departments.ts'
import { findNeighbours, findPublishedEvent, readEventsPage } from '#worker/features/events/published-events.queries.ts'
import { listPublishedNews } from '#worker/features/news/published-news.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { rounded } from '../measure.ts'
import { type BenchServer, withServer, withStores } from '../server/server.ts'
import { openJobPath } from '../sizes.ts'
import { growTo } from './grow-publishables.ts'

type Render = (db: Database) => Promise<unknown>

const noFilter = { headingFilter: null, categoryInt: null, selectedTags: [] }
const plainPaths = { flyers: mediaPath, whitepapers: mediaPath }

/** Counts the database operations of each page that shows rows, besides the content version. */
const renderings = (jobPath: string): Record<string, Render> => ({
	'/blog': (db) => readBlogsPage(db, mediaPath, { pageNumber: 1, pageSize: blogsPageSize, ...noFilter }),
	'/BlogView/22': (db) => findArticle(db, mediaPath, 22),
	'/news': (db) => listPublishedNews(db, mediaPath, { pageNumber: 1, size: 6 }),
	'/case-study': (db) =>
		readCaseStudiesPage(db, mediaPath, { pageNumber: 1, pageSize: 6, categoryId: null, title: null }),
	'/CasestudyView/1': (db) => findCaseStudyPage(db, mediaPath, 1),
	'/events': (db) => readEventsPage(db, mediaPath, { pageNumber: 1, pageSize: 5 }),
	'/EventsView/1': async (db) => {
		const event = await findPublishedEvent(db, mediaPath, 1)
		if (event) await findNeighbours(db, mediaPath, event)
	},
	'/resources': (db) => listPublishedResources(db, plainPaths),
	'/careers': (db) => readOpenings(db, { location: null, type: null }, companyToday()),
	[jobPath]: (db) => readPostedJob(db, Number.parseInt(jobPath.split('/').at(-1) ?? '', 10), companyToday()),
	'/contact': viewDepartments,
})

/** Dollars a million: https://developers.cloudflare.com/workers/platform/pricing/, /d1/platform/pricing/, /r2/pricing/. */
const price = { requests: 0.3, cpuMs: 0.02, rowsRead: 0.001, objectsRead: 0.36 }
/** Share of requests that the edge cache answers. Cloudflare bills them as requests. */
const hits = 0.95
/** Processor time of a rendered page and of a file, rounded up from `npm run bench -- rendering`. */
const cpuMs = { page: 10, file: 1 }

type Page = { isKept: boolean; pictures: number; trips: number; rows: number }

/** Operations of a page view with an empty browser cache. */
function perMillionViews({ isKept, pictures, trips, rows }: Page) {
	const requests = 1 + pictures
	const rendered = isKept ? 1 - hits : 1
	const objects = (1 - hits) * pictures
	// A page reads the content version first. A file reads one row.
	const rowsOfView = rendered * (1 + rows) + objects
	const cpu = rendered * cpuMs.page + objects * cpuMs.file
	const dollars =
		requests * price.requests + cpu * price.cpuMs + rowsOfView * price.rowsRead + objects * price.objectsRead
	return {
		'requests, M': requests,
		'Worker runs, M': rounded(rendered + objects, 2),
		'D1 queries, M': rounded(rendered * (1 + trips) + objects, 2),
		'rows read, M': rounded(rowsOfView, 1),
		'R2 reads, M': rounded(objects, 2),
		US$: rounded(dollars, 2),
	}
}

/** Prints the cost of a million views of each page, with the demo items and with 10,000 of each kind. */
export const scale = () =>
	withServer(async (server) => {
		const pages = renderings(await openJobPath(server.origin))
		const few = await costsOf(server, pages)
		await withStores(server.own, ({ DB }) => growTo(DB, manyItems))
		const many = await costsOf(server, pages)
		console.table(
			Object.fromEntries(
				Object.entries(many).map(([path, page]) => {
					const { pictures, trips, rows } = page
					const measured = { pictures, trips, 'rows, demo': few[path]?.rows, 'rows, 10,000 items': rows }
					return [path, { ...measured, ...perMillionViews(page) }]
				}),
			),
		)
	})

const manyItems = 10_000

async function costsOf({ origin, own }: BenchServer, pages: Record<string, Render>): Promise<Record<string, Page>> {
	const costs: Record<string, Page> = {}
	for (const [path, render] of Object.entries(pages)) {
		const { trips, rows } = await withStores(own, ({ DB }) => costOf(DB, render))
		costs[path] = { ...(await served(origin + path)), trips, rows }
	}
	return costs
}

async function costOf(d1: D1Database, render: Render): Promise<Pick<Page, 'trips' | 'rows'>> {
	const cost: Cost = { trips: 0, read: [] }
	await render(openDatabase(countingDatabase(d1, cost), 'nearest'))
	return { trips: cost.trips, rows: cost.read.reduce((sum, rows) => sum + rows, 0) }
}

/** Whether the edge caches a page, and how many stored pictures it shows, including lazy ones. */
async function served(address: string): Promise<Pick<Page, 'isKept' | 'pictures'>> {
	const answer = await fetch(address)
	if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
	const pictures = [...(await answer.text()).matchAll(/<img[^>]* src="(\/media\/[^"]+)"/g)]
	return {
		isKept: answer.headers.has('Cloudflare-CDN-Cache-Control'),
		pictures: new Set(pictures.map(([, source]) => source)).size,
	}
}

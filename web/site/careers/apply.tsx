import { data, type MetaDescriptor } from 'react-router'
import type { PublishState } from '#contracts/content/schedule.ts'
import { companyToday, nextCompanyDay } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Island } from '#web/islands/island.tsx'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { MissingItem } from '#web/site/publishing/missing-item.tsx'
import { parseId } from '#web/site/publishing/parse-id.ts'
import { PreviewStrip } from '#web/site/publishing/preview-strip.tsx'
import { metaTags, originIn, ownCard } from '#web/site/seo/page-meta.ts'
import { readPostedJob } from '#worker/features/careers/published-jobs.queries.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/apply.ts'
import { ApplicationIsland } from './apply-form/application-island.tsx'
import { AskingIsland } from './apply-form/question-fields.tsx'
import { JobArticle } from './job/job-article.tsx'
import { jobPosting } from './job/job-posting.ts'
import { jobSummary } from './job/job-summary.ts'
import { type OtherJob, OtherOpenings } from './job/other-openings.tsx'
import { jobFacts } from './job-words.ts'

export const handle = { botChecked: true, shared: true } satisfies PageHandle

/** Number of other jobs: beside an open one, and in place of a closed one. */
const [besideOpen, instead] = [3, 6]

export async function loader({ params, context }: Route.LoaderArgs) {
	const page = pageShowing(context, 'careers')
	const now = new Date()
	page.keepUntil = nextCompanyDay(now)
	const { job, others: open } = await readPostedJob(page.db, parseId(params.job), companyToday(now))
	const others = open
		.slice(0, job?.status === 'Open' ? besideOpen : instead)
		.map(({ id, jobPosition, jobLocation, jobTypeDescription, dueDate }): OtherJob => {
			return { id, jobPosition, jobLocation, jobTypeDescription, dueDate }
		})
	if (!job) return data({ job, others }, { status: 404 })
	const retentionDays = Number(page.bindings.APPLICATION_RETENTION_DAYS)
	const preview = page.preview && { state: page.preview.state, at: page.preview.at }
	return { job, others, summary: jobSummary(job), retentionDays, preview }
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	if (!loaderData.job)
		return [{ title: `This position is not here | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
	const { job, summary, preview } = loaderData
	const origin = originIn(matches)
	const isOpen = job.status === 'Open'
	return metaTags(jobFacts(job, summary), origin, {
		card: ownCard(pages.careers),
		feeds: feedLinks('Careers', pages.careers.path),
		hidden: !isOpen || preview !== null,
		...(isOpen && !preview && { data: [jobPosting(job, origin)] }),
	})
}

const previewWords: Record<PublishState, string> = {
	draft: 'not published',
	scheduled: 'opens on',
	published: 'open now',
	ended: 'closed on',
}

export default function Apply({ loaderData }: Route.ComponentProps) {
	if (!loaderData.job) return <MissingJob others={loaderData.others} />
	const { job, others, summary, retentionDays, preview } = loaderData
	const { id, jobPosition, questions } = job
	const form = { job: { id, jobPosition }, retentionDays }
	return (
		<>
			{preview && (
				<div className="shell py-4">
					<PreviewStrip preview={preview} words={previewWords} className="w-fit" />
				</div>
			)}
			<JobArticle job={job} page={jobFacts(job, summary)} />
			{job.status === 'Open' && !preview && (
				<div className="bg-brand-soft py-12 desktop:py-16 print:hidden">
					<div className="shell">
						{questions.length === 0 ? (
							<Island name="application" of={ApplicationIsland} props={form} />
						) : (
							<Island name="application-asking" of={AskingIsland} props={{ ...form, questions }} />
						)}
					</div>
				</div>
			)}
			{others.length > 0 && (
				<section aria-labelledby="others" className="shell py-14 desktop:py-20 print:hidden">
					<h2 id="others" className="mb-6 text-heading">
						{job.status === 'Open' ? 'Also open' : 'Open now'}
					</h2>
					<OtherOpenings jobs={others} />
				</section>
			)}
		</>
	)
}

function MissingJob({ others }: { others: readonly OtherJob[] }) {
	return (
		<MissingItem
			page={pages.careers}
			title="This position is not here"
			action="Go to the careers page"
			newest="Open now"
		>
			{others.length > 0 ? <OtherOpenings jobs={others} /> : <p>No position is open at the moment.</p>}
		</MissingItem>
	)
}

import { companyToday, nextCompanyDay } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import { answerFeed } from '#web/site/feeds/feed.ts'
import { listOpenJobs } from '#worker/features/careers/published-jobs.queries.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/feed.ts'
import { jobPath, longAmericanDate, salaryText } from './job-words.ts'

/** Open positions. Closed ones leave the feed. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const page = pageShowing(context, 'careers')
	const now = new Date()
	page.keepUntil = nextCompanyDay(now)
	const jobs = await listOpenJobs(page.db, companyToday(now))
	const items = jobs.map((job) => ({
		id: new URL(jobPath(job.id), page.bindings.ORIGIN).href,
		title: `${job.jobPosition}, ${job.jobLocation}`,
		url: jobPath(job.id),
		summary: [
			`${job.jobTypeDescription}.`,
			`Experience: ${job.experience}.`,
			`Skills: ${job.skillsRequired}.`,
			...(salaryText(job) ? [`Salary: ${salaryText(job)}.`] : []),
			`Closing Date: ${longAmericanDate(job.dueDate)}.`,
		].join(' '),
		published: job.postedAt,
		updated: job.updatedAt > job.postedAt ? job.updatedAt : job.postedAt,
		categories: [job.jobTypeDescription],
	}))
	const { path, description } = pages.careers
	return answerFeed({ title: `${brand.name}: Careers`, description, path, items }, request, page.bindings.ORIGIN)
}

import type { ReactNode } from 'react'
import type { Job, PostedJob } from '#contracts/careers/careers.ts'
import { countryName } from '#contracts/shared/countries.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { articleHtml } from '#web/site/blog/article-html.ts'
import { SafeHtml } from '#web/site/publishing/safe-html.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ClosingDate } from '../closing-date.tsx'
import { salaryText } from '../job-words.ts'
import { JobHeader } from './job-header.tsx'

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '')

/** On a phone the link to the form stays in view while the visitor reads. */
export function JobArticle({ job, page }: { job: PostedJob; page: PageFacts }) {
	return (
		<article>
			<JobHeader job={job} page={page} />
			<div className="shell grid gap-x-16 gap-y-10 py-10 desktop:grid-cols-[minmax(0,1fr)_21rem] desktop:py-16">
				<JobFacts job={job} className="desktop:order-2" />
				<div className="min-w-0">
					<section aria-labelledby="position">
						<h2 id="position" className="mb-5 text-heading">
							The position
						</h2>
						<SafeHtml html={articleHtml(job.jobDescription, withoutTags).html} className="article" />
					</section>
					{job.status === 'Open' && (
						<p className="apply-bar sticky bottom-0 z-10 -mx-(--gutter) mt-8 border-y border-line bg-paper px-(--gutter) py-3 tablet:hidden low:static print:hidden">
							<ButtonLink href="#apply" className="w-full">
								Apply Now
							</ButtonLink>
						</p>
					)}
					<section aria-labelledby="bring" className="mt-12">
						<h2 id="bring" className="text-heading">
							What you bring
						</h2>
						<dl className="mt-5 grid max-w-[42rem] border-t border-line">
							<Wanted name="Qualification" text={job.jobQualification} />
							<Wanted name="Skills" text={job.skillsRequired} />
							<Wanted name="Experience" text={job.experience} />
						</dl>
					</section>
				</div>
			</div>
		</article>
	)
}

const Wanted = ({ name, text }: { name: string; text: string }) => (
	<div className="grid gap-x-6 gap-y-1 border-b border-line py-4 tablet:grid-cols-[9rem_minmax(0,1fr)]">
		<dt className="font-semibold">{name}</dt>
		<dd dir="auto" className="wrap-anywhere whitespace-pre-line">
			{text}
		</dd>
	</div>
)

function JobFacts({ job, className }: { job: Job; className?: string }) {
	const { jobLocation, remote, country, jobTypeDescription, experience, dueDate, status } = job
	const salary = salaryText(job)
	return (
		<aside aria-labelledby="facts" className={className}>
			<div className="rounded-lg border border-line bg-surface p-6 desktop:sticky desktop:top-28">
				<h2 id="facts" className="text-title">
					At a glance
				</h2>
				<dl className="mt-4 grid gap-4 tablet:max-desktop:grid-cols-2">
					<Fact name="Place">{jobLocation}</Fact>
					{remote && <Fact name="Remote">From anywhere in {countryName(country)}</Fact>}
					<Fact name="Type">{jobTypeDescription}</Fact>
					<Fact name="Experience">{experience}</Fact>
					{salary && <Fact name="Salary">{salary}</Fact>}
					<Fact name="Closing Date">
						<ClosingDate date={dueDate} />
						{status === 'Closed' && ' (closed)'}
					</Fact>
				</dl>
				{status === 'Open' && (
					<ButtonLink href="#apply" className="mt-6 w-full max-desktop:hidden print:hidden">
						Apply Now
					</ButtonLink>
				)}
			</div>
		</aside>
	)
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div>
		<dt className="text-sm text-muted">{name}</dt>
		<dd dir="auto" className="font-semibold wrap-anywhere">
			{children}
		</dd>
	</div>
)

import { ArrowDown } from 'lucide-react'
import type { Job } from '#contracts/careers/careers.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ClosingDate } from '../closing-date.tsx'

export function JobHeader({ job, page }: { job: Job; page: PageFacts }) {
	const { jobPosition, jobTypeDescription, jobLocation, dueDate, status } = job
	return (
		<header className="day-sky">
			<div className="shell pt-6 pb-12 desktop:pb-16 print:p-0">
				<Breadcrumbs page={page} />
				<p className="mt-10 font-semibold wrap-anywhere text-brand-strong desktop:mt-14 print:mt-0 print:text-ink">
					<bdi>{jobTypeDescription}</bdi> <span aria-hidden="true">·</span> <bdi>{jobLocation}</bdi>
				</p>
				<h1 dir="auto" className="mt-3 max-w-[24ch] rtl:max-w-[42rem] text-page wrap-anywhere">
					{jobPosition}
				</h1>
				{status === 'Closed' ? (
					<>
						<p className="mt-5 max-w-[54ch] text-lg">{errors['job.closed'].message}</p>
						<p className="text-muted">
							Its Closing Date was <ClosingDate date={dueDate} />.
						</p>
						<ButtonLink href={pages.careers.path} className="mt-7 print:hidden">
							See open positions
						</ButtonLink>
					</>
				) : (
					<>
						<p className="mt-5 text-lg text-muted">
							Closing Date: <ClosingDate date={dueDate} />
						</p>
						<ButtonLink href="#apply" className="mt-7 print:hidden">
							Apply Now
							<ArrowDown aria-hidden="true" className="size-4.5" />
						</ButtonLink>
					</>
				)}
			</div>
		</header>
	)
}

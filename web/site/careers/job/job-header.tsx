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
		<header className="night-sky text-on-night print:bg-none print:text-ink">
			<div className="shell pt-6 pb-12 desktop:pb-16 print:p-0">
				<Breadcrumbs page={page} onNight />
				<p className="mt-10 font-semibold wrap-anywhere text-moon desktop:mt-14 print:mt-0 print:text-ink">
					{jobTypeDescription} <span aria-hidden="true">·</span> {jobLocation}
				</p>
				<h1 className="mt-3 max-w-[24ch] text-page wrap-anywhere">{jobPosition}</h1>
				{status === 'Closed' ? (
					<>
						<p className="mt-5 max-w-[54ch] text-lg">{errors['job.closed'].message}</p>
						<p className="text-on-night-muted print:text-ink">
							Its Closing Date was <ClosingDate date={dueDate} />.
						</p>
						<ButtonLink href={pages.careers.path} variant="moon" className="mt-7 print:hidden">
							See open positions
						</ButtonLink>
					</>
				) : (
					<>
						<p className="mt-5 text-lg text-on-night-muted print:text-ink">
							Closing Date: <ClosingDate date={dueDate} />
						</p>
						<ButtonLink href="#apply" variant="moon" className="mt-7 print:hidden">
							Apply Now
							<ArrowDown aria-hidden="true" className="size-4.5" />
						</ButtonLink>
					</>
				)}
			</div>
		</header>
	)
}

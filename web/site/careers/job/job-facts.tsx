import type { ReactNode } from 'react'
import type { Job } from '#contracts/careers/careers.ts'
import { countryName } from '#contracts/shared/countries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ClosingDate } from '../closing-date.tsx'
import { salaryText } from '../job-words.ts'

export function JobFacts({ job, className }: { job: Job; className?: string }) {
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

import { ArrowRight } from 'lucide-react'
import type { Job } from '#contracts/careers/careers.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ClosingDate } from './closing-date.tsx'
import { jobPath, salaryText } from './job-words.ts'

/** A card on a phone, a row on a wide page. */
export function Opening({ job }: { job: Job }) {
	const { id, jobPosition, jobTypeDescription, jobLocation, remote, experience, dueDate } = job
	const salary = salaryText(job)
	return (
		<li className="relative flex flex-col rounded-lg border border-line bg-surface p-6 desktop:grid desktop:grid-cols-[minmax(0,9fr)_minmax(0,8fr)_10rem_auto] desktop:items-center desktop:gap-x-8 desktop:rounded-none desktop:border-0 desktop:border-b desktop:bg-transparent desktop:px-0 desktop:py-6 print:break-inside-avoid">
			<div>
				<h3 dir="auto" className="text-title wrap-anywhere">
					<a href={jobPath(id)} className="hover:text-brand">
						{jobPosition}
					</a>
				</h3>
				<p className="mt-1 text-sm text-muted wrap-anywhere">
					<bdi>{jobTypeDescription}</bdi> <span aria-hidden="true">·</span> <bdi>{jobLocation}</bdi>
					{remote && ', from anywhere in the country'}
				</p>
			</div>
			<dl className="mt-4 grid gap-y-2 text-sm desktop:mt-0">
				<Fact name="Experience" value={experience} />
				{salary && <Fact name="Salary" value={salary} />}
			</dl>
			<dl className="mt-2 text-sm desktop:mt-0">
				<div>
					<dt className="text-muted max-desktop:inline">
						Closing Date<span className="desktop:hidden">:</span>{' '}
					</dt>
					<dd className="font-semibold max-desktop:inline">
						<ClosingDate date={dueDate} />
					</dd>
				</div>
			</dl>
			<div className="mt-6 flex grow items-end desktop:mt-0 print:hidden">
				<ButtonLink href={jobPath(id)} className="max-tablet:w-full">
					Apply Now
					<span className="sr-only">
						: <bdi>{jobPosition}</bdi>
					</span>
					<ArrowRight aria-hidden="true" className="size-4.5" />
				</ButtonLink>
			</div>
		</li>
	)
}

const Fact = ({ name, value }: { name: string; value: string }) => (
	<div>
		<dt className="inline text-muted">{name}: </dt>
		<dd className="inline wrap-anywhere">
			<bdi>{value}</bdi>
		</dd>
	</div>
)

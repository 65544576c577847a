import type { Job } from '#contracts/careers/careers.ts'
import { ClosingDate } from '../closing-date.tsx'
import { jobPath } from '../job-words.ts'

/** The fields of a job for a link. */
export type OtherJob = Pick<Job, 'id' | 'jobPosition' | 'jobLocation' | 'jobTypeDescription' | 'dueDate'>

/** Links to open positions, under an h2. */
export function OtherOpenings({ jobs }: { jobs: readonly OtherJob[] }) {
	return (
		<ul className="grid gap-x-8 border-t border-line tablet:grid-cols-2 desktop:grid-cols-3">
			{jobs.map(({ id, jobPosition, jobLocation, jobTypeDescription, dueDate }) => (
				<li key={id} className="border-b border-line py-5">
					<h3 dir="auto" className="text-title wrap-anywhere">
						<a href={jobPath(id)} className="hover:text-brand hover:underline">
							{jobPosition}
						</a>
					</h3>
					<p className="mt-1 text-sm text-muted wrap-anywhere">
						<bdi>{jobTypeDescription}</bdi> <span aria-hidden="true">·</span> <bdi>{jobLocation}</bdi>
					</p>
					<p className="text-sm">
						Closing Date: <ClosingDate date={dueDate} />
					</p>
				</li>
			))}
		</ul>
	)
}

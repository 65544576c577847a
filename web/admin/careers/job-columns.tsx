import { Link } from 'react-router'
import type { JobRow } from '#contracts/careers/careers.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { CalendarDate } from '../date-time.tsx'
import { RowTitle } from '../lists/title-column.tsx'
import { JobStatePill } from './job-state-pill.tsx'
import { applicationsPath } from './jobs-list.ts'

/** The number of applications. It links to them if the user may read them. */
function Applications({ job, mayRead }: { job: JobRow; mayRead: boolean }) {
	const { id, jobPosition, applications, erasedApplications } = job
	return (
		<span className="tabular-nums">
			{mayRead && applications > 0 ? (
				<Link
					to={applicationsPath(id)}
					className="inline-flex min-h-6 min-w-6 items-center font-semibold text-brand underline underline-offset-4"
				>
					{applications}
					<span className="sr-only">
						{' '}
						{applications === 1 ? 'application' : 'applications'} for <bdi>{jobPosition}</bdi>
					</span>
				</Link>
			) : (
				<span>{applications}</span>
			)}
			{erasedApplications > 0 && <span className="block text-xs text-muted">{erasedApplications} erased</span>}
		</span>
	)
}

export const columnsFor = (mayRead: boolean): Column<JobRow>[] => [
	{
		key: 'position',
		header: 'Position',
		cell: ({ jobPosition, jobTypeDescription, jobLocation }) => (
			<>
				<RowTitle text={jobPosition} />
				<span className="block text-muted">
					<bdi>{jobTypeDescription}</bdi>
					<span className="hidden tablet:max-wide:inline">
						, <bdi>{jobLocation}</bdi>
					</span>
				</span>
			</>
		),
	},
	{
		key: 'location',
		header: 'Location',
		cell: ({ jobLocation }) => (
			<span dir="auto" className="block">
				{jobLocation}
			</span>
		),
		// At this width it is shown with the position.
		secondary: true,
	},
	{
		key: 'state',
		header: 'State',
		cell: ({ status, startDate, dueDate }) => (
			<>
				<JobStatePill status={status} />
				<span className="mt-1 block">
					<CalendarDate date={startDate} />
				</span>
				<span className="block whitespace-nowrap">
					to <CalendarDate date={dueDate} />
				</span>
			</>
		),
	},
	{
		key: 'applications',
		header: 'Applications',
		cell: (job) => <Applications job={job} mayRead={mayRead} />,
	},
]

import { Link } from 'react-router'
import type { JobRow } from '#contracts/careers/careers.ts'
import { stageNames, stages } from '#contracts/hiring/stages.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { CalendarDate } from '../date-time.tsx'
import { Shortened } from '../lists/shortened.tsx'
import { columnSort } from '../lists/sorting.ts'
import { RowTitle } from '../lists/title-column.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { careersDescription } from './careers-description.ts'
import { JobStatePill } from './job-state-pill.tsx'
import { applicationsPath, jobsOrders } from './jobs-list.ts'

/** "3 new, 2 interview". */
const stagesText = ({ stages: counts }: Pick<JobRow, 'stages'>) =>
	stages.flatMap((one) => (counts[one] ? [`${counts[one]}\u00a0${stageNames[one].toLowerCase()}`] : [])).join(', ')

/** The number of applications, and how many of them are in each stage. It links to them if the user may read them. */
function Applications({ job, mayRead }: { job: JobRow; mayRead: boolean }) {
	const { id, jobPosition, applications, erasedApplications } = job
	const inStages = stagesText(job)
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
			{inStages && (
				<span className="ms-auto block w-28 text-xs wide:w-52 whitespace-normal text-muted">{inStages}</span>
			)}
			{erasedApplications > 0 && <span className="block text-xs text-muted">{erasedApplications} erased</span>}
		</span>
	)
}

type Wanted = {
	list: ReturnType<typeof useListAddress>
	/** Whether the user may read applications. */
	mayRead: boolean
}

export function columnsFor({ list, mayRead }: Wanted): Column<JobRow & { hasDraft?: boolean }>[] {
	const sort = columnSort(list, jobsOrders)
	return [
		{
			key: 'position',
			header: 'Position',
			sort: sort('jobPosition'),
			cell: ({ id, jobPosition, jobTypeDescription }) => (
				<RowTitle text={jobPosition} to={careersDescription.editPath(id)} detail={jobTypeDescription} />
			),
		},
		{
			key: 'location',
			header: 'Location',
			cell: ({ jobLocation }) => <Shortened text={jobLocation} />,
			secondary: true,
		},
		{
			key: 'dates',
			header: 'Dates',
			sort: sort('dueDate'),
			cell: (job) => (
				<>
					<CalendarDate date={job.startDate} />
					<span className="block text-xs text-muted">
						to <CalendarDate date={job.dueDate} />
					</span>
				</>
			),
		},
		{
			key: 'state',
			header: 'State',
			cell: ({ status, hasDraft }) => (
				<>
					<JobStatePill status={status} />
					{hasDraft && <span className="block text-xs text-muted">With changes</span>}
				</>
			),
		},
		{
			key: 'applications',
			header: 'Applications',
			align: 'end',
			cell: (job) => <Applications job={job} mayRead={mayRead} />,
		},
	]
}

/** The line about a job on phones. */
export const jobMeta = ({ jobLocation, dueDate, applications, stages }: JobRow) => (
	<>
		<span>
			<bdi>{jobLocation}</bdi> · due <CalendarDate date={dueDate} />
		</span>
		{applications > 0 && (
			<span>{` · ${applications} ${applications === 1 ? 'application' : 'applications'}: ${stagesText({ stages })}`}</span>
		)}
	</>
)

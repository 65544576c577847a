import { Link } from 'react-router'
import type { ApplicationOrder, JobApplication } from '#contracts/careers/applications.ts'
import { BreakableAddress } from '#web/ui/breakable-address.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { experienceText, fullName } from './application-text.ts'
import { pressed, type Sorting } from './applications-list.ts'

type Wanted = {
	sorting: Sorting
	onSort: (sorting: Sorting) => void
	/** The address of an application's panel. */
	hrefOf: (id: number) => string
}

/** The id of an application's link, which gets the focus back when the panel closes. */
export const linkIdOf = (id: number) => `application-${id}`

const directions = { asc: 'ascending', desc: 'descending' } as const

export function columnsWith({ sorting, onSort, hrefOf }: Wanted): Column<JobApplication>[] {
	const sort = (column: ApplicationOrder) => ({
		direction: sorting.sortBy === column ? directions[sorting.sortDirection] : null,
		onSort: () => onSort(pressed(column, sorting)),
	})
	return [
		{
			key: 'name',
			header: 'Name',
			sort: sort('name'),
			cell: (application) => (
				<span className="block tablet:min-w-40">
					<span dir="auto" className="block">
						<Link
							to={hrefOf(application.id)}
							id={linkIdOf(application.id)}
							className="font-semibold text-brand underline-offset-4 hover:underline"
						>
							{fullName(application)}
						</Link>
					</span>
					<span className="mt-0.5 block text-muted">
						<BreakableAddress address={application.email} />
					</span>
					<span className="block text-muted tabular-nums">{application.mobileNumber}</span>
				</span>
			),
			className: 'wide:w-64',
		},
		{
			key: 'job',
			header: 'Job post',
			sort: sort('jobPost'),
			cell: ({ jobPost }) => (
				<span dir="auto" className="block tablet:min-w-32">
					{jobPost}
				</span>
			),
		},
		{
			key: 'experience',
			header: 'Experience',
			sort: sort('applicantExperience'),
			cell: experienceText,
		},
		{
			key: 'notice',
			header: 'Notice period',
			cell: ({ noticePeriod }) => noticePeriod,
			// The panel shows it too.
			secondary: true,
		},
		{
			key: 'location',
			header: 'Location',
			sort: sort('applicantLocation'),
			cell: ({ applicantLocation }) => <bdi className="block wide:min-w-36">{applicantLocation}</bdi>,
			secondary: true,
		},
		{
			key: 'arrived',
			header: 'Arrived',
			sort: sort('createddate'),
			cell: ({ createddate }) => <DateTime at={createddate} />,
		},
	]
}

import type { JobApplication } from '#contracts/careers/applications.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { Shortened } from '../lists/shortened.tsx'
import { columnSort } from '../lists/sorting.ts'
import { RowTitle } from '../lists/title-column.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { experienceText, fullName } from './application-text.ts'
import { applicationsOrders } from './applications-list.ts'

type Wanted = {
	list: ReturnType<typeof useListAddress>
	/** The address of an application's panel. */
	hrefOf: (id: number) => string
}

/** The id of an application's link, which gets the focus back when the panel closes. */
export const linkIdOf = (id: number) => `application-${id}`

export function columnsWith({ list, hrefOf }: Wanted): Column<JobApplication>[] {
	const sort = columnSort(list, applicationsOrders)
	return [
		{
			key: 'name',
			header: 'Name',
			sort: sort('name'),
			cell: (application) => (
				<RowTitle
					text={fullName(application)}
					to={hrefOf(application.id)}
					id={linkIdOf(application.id)}
					detail={`${application.email} · ${application.mobileNumber}`}
				/>
			),
		},
		{ key: 'job', header: 'Job post', sort: sort('jobPost'), cell: ({ jobPost }) => <Shortened text={jobPost} /> },
		{
			key: 'experience',
			header: 'Experience',
			sort: sort('applicantExperience'),
			cell: (application) => (
				<>
					<span>{experienceText(application)}</span>
					<span className="block text-xs text-muted">Notice: {application.noticePeriod}</span>
				</>
			),
			// The panel shows it too.
			secondary: true,
		},
		{
			key: 'location',
			header: 'Location',
			sort: sort('applicantLocation'),
			cell: ({ applicantLocation }) => <Shortened text={applicantLocation} />,
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

/** The line about an application on phones. */
export const applicationMeta = (application: JobApplication) => (
	<>
		<DateTime at={application.createddate} near /> · <bdi>{application.jobPost}</bdi>
	</>
)

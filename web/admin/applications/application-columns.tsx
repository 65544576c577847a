import type { HiringRow } from '#contracts/hiring/desk.ts'
import { opinionNames } from '#contracts/hiring/stages.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { linkIdOf } from '../desks/list/link-id.ts'
import { OwnerButton, OwnerMark, StatePill, Waiting } from '../desks/list/row-parts.tsx'
import { columnSort } from '../lists/sorting.ts'
import { RowTitle } from '../lists/title-column.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { experienceText } from './application-text.ts'
import { applicationsOrders } from './applications-list.ts'
import { ErasureAsked } from './erasure-asked.tsx'

type Wanted = {
	list: ReturnType<typeof useListAddress>
	/** The address of an application's panel. */
	hrefOf: (id: number) => string
}

export function columnsWith({ list, hrefOf }: Wanted): Column<HiringRow>[] {
	const sort = columnSort(list, applicationsOrders)
	return [
		{
			key: 'name',
			header: 'Name',
			sort: sort('name'),
			cell: (application) => (
				<>
					{!application.isRead && <span className="sr-only">Not opened yet</span>}
					<RowTitle
						text={application.name}
						to={hrefOf(application.id)}
						id={linkIdOf(application.id)}
						isQuiet={application.isRead}
						detail={`${application.emailId} · ${application.mobileNumber}`}
					/>
				</>
			),
		},
		{ key: 'job', header: 'Job post', sort: sort('jobPost'), cell: ({ jobPost }) => <ShortText text={jobPost} /> },
		{
			key: 'experience',
			header: 'Experience',
			sort: sort('applicantExperience'),
			cell: (application) => (
				<>
					<span>{experienceText(application)}</span>
					<span className="block max-w-27 truncate text-xs text-muted min-[90rem]:max-w-none">
						Notice: {application.noticePeriod}
					</span>
				</>
			),
			// The panel shows it too.
			secondary: true,
		},
		{
			key: 'location',
			header: 'Location',
			sort: sort('applicantLocation'),
			cell: ({ applicantLocation }) => <ShortText text={applicantLocation} className="max-w-24" />,
			secondary: true,
		},
		{
			key: 'arrived',
			header: 'Arrived',
			sort: sort('createddate'),
			cell: ({ createdAt }) => (
				<span className="block max-w-22 whitespace-normal min-[90rem]:max-w-none">
					<DateTime at={createdAt} near />
				</span>
			),
		},
		{
			key: 'stage',
			header: 'Stage',
			cell: (application) => (
				<>
					<span className="flex items-center gap-2">
						<StatePill state={application.state} />
						{application.owner && (
							<OwnerButton row={application} className="shrink-0 max-tablet:hidden">
								<OwnerMark owner={application.owner} />
							</OwnerButton>
						)}
						<OpinionWords application={application} />
					</span>
					<Waiting row={application} />
					<span className="max-tablet:hidden">
						{application.erasureAskedAt && <ErasureAsked at={application.erasureAskedAt} />}
					</span>
				</>
			),
		},
	]
}

/** The line about an application on phones. */
export const applicationMeta = (application: HiringRow) => (
	<>
		<DateTime at={application.createdAt} near /> · <bdi>{application.jobPost}</bdi>
		{application.erasureAskedAt && <ErasureAsked at={application.erasureAskedAt} />}
	</>
)

const OpinionWords = ({ application: { opinions } }: { application: HiringRow }) =>
	opinions.length > 0 && (
		<span
			className="max-w-16 truncate text-xs text-muted min-[90rem]:max-w-40"
			title={opinions.map(({ person }) => person.fullName).join(', ')}
		>
			<span className="sr-only">Opinions: </span>
			<span>{opinions.map(({ opinion }) => opinionNames[opinion]).join(', ')}</span>
		</span>
	)

/** Shorter than in other lists, which have fewer columns. */
const ShortText = ({ text, className = 'max-w-28' }: { text: string; className?: string }) => (
	<span dir="auto" title={text} className={classNames('block w-fit truncate min-[90rem]:max-w-64', className)}>
		{text}
	</span>
)

import { BriefcaseBusiness } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import { type JobRow, jobsPageSize } from '#contracts/careers/careers.ts'
import { messages } from '#contracts/shared/messages.ts'
import { keepTrashDays } from '#contracts/shared/periods.ts'
import { answerOf } from '#web/api.ts'
import { jobPath } from '#web/site/careers/job-words.ts'
import { Button } from '#web/ui/button.tsx'
import { AddButton } from '../acts/add-button.tsx'
import { ItemList } from '../items/lists/item-list.tsx'
import { itemListLoader } from '../items/lists/load-beside.ts'
import { TrashButton } from '../items/trash/trash-button.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { storedPermissions } from '../session/storage.ts'
import { careersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { careersDescription } from './careers-description.ts'
import { columnsFor, jobMeta } from './job-columns.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobTypesDialog } from './job-types-dialog.tsx'
import { jobFiltersIn, jobsList, jobsQueryOf } from './jobs-list.ts'
import { loadJobTypes } from './load-job-types.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Careers')

export const clientLoader = itemListLoader(
	jobsList,
	jobsQueryOf,
	(json) => answerOf(careersApi.getalljobdetails.$post({ json })),
	async () => ({
		types: await loadOptions(loadJobTypes(), {}),
		isAdmin: holdsSection(storedPermissions(), 'administration'),
		readsApplications: holdsSection(storedPermissions(), 'applications'),
	}),
)
export const shouldRevalidate = reloadsList(jobsList)

export default function JobsListPage({ loaderData }: Route.ComponentProps) {
	const { loaded, types, drafts, isAdmin, readsApplications } = loaderData
	const list = useListAddress(jobsList)
	const [params] = useSearchParams()

	return (
		<ListPage>
			<PageHeading
				title="Careers"
				lead="Job posts with their opening and closing dates."
				actions={
					<>
						{isAdmin && (
							<Button variant="secondary" onClick={() => list.openDialog('types')}>
								<BriefcaseBusiness aria-hidden="true" className="size-5" />
								Job types
							</Button>
						)}
						<TrashButton kind="careers" />
						<AddButton label="Add job post" href={careersDescription.addPath} />
					</>
				}
			/>
			<JobFilters list={list} types={types} />
			<ItemList
				caption="Careers"
				description={careersDescription}
				list={list}
				loaded={loaded}
				drafts={drafts}
				pageSize={jobsPageSize}
				columns={columnsFor({ list, mayRead: readsApplications })}
				meta={jobMeta}
				itemOf={({ id, jobPosition, status }) => ({
					id,
					title: jobPosition,
					viewHref: status === 'Upcoming' ? null : jobPath(id),
				})}
				deletion={(job) => <Deletion job={job} />}
				empty={messages.noJobs}
				emptyAction={<AddButton label="Add job post" href={careersDescription.addPath} variant="secondary" />}
				filtersIn={(params) => jobFiltersIn(params, types)}
			/>
			{isAdmin && params.has('types') && <JobTypesDialog onClose={list.closeDialog} onChanged={list.reload} />}
		</ListPage>
	)
}

/** Describes the deletion of a job. A job with applications cannot be deleted. */
const Deletion = ({ job: { jobPosition, jobLocation, applications } }: { job: JobRow }) => (
	<span>
		<bdi className="font-semibold text-ink">{jobPosition}</bdi> in <bdi>{jobLocation}</bdi> will be removed from this
		list and from the website, and goes to the trash for {keepTrashDays} days.
		<span>{applications > 0 && ` ${applicationsText(applications)}`}</span>
	</span>
)

const applicationsText = (count: number) =>
	count === 1
		? 'It has one application, so it cannot be deleted.'
		: `It has ${count.toLocaleString('en-US')} applications, so it cannot be deleted.`

import { BriefcaseBusiness } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { holds } from '#contracts/auth/roles.ts'
import { type JobRow, jobsPageSize } from '#contracts/careers/careers.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { jobPath } from '#web/site/careers/job-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { AddButton } from '../publishing/add-button.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { storedPermissions } from '../session/storage.ts'
import { careersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { DeleteJob } from './delete-job.tsx'
import { columnsFor } from './job-columns.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobTypesDialog } from './job-types-dialog.tsx'
import { jobFiltersIn, jobFormPath, jobsList, jobsQueryOf } from './jobs-list.ts'
import { loadJobTypes } from './load-job-types.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Careers')

export const clientLoader = loadList(
	jobsList,
	jobsQueryOf,
	(json) => answerOf(careersApi.getalljobdetails.$post({ json })),
	async () => ({
		types: await loadOptions(loadJobTypes(), {}),
		isAdmin: holds(storedPermissions(), 'administration'),
		readsApplications: holds(storedPermissions(), 'applications'),
	}),
)
export const shouldRevalidate = reloadsList(jobsList)

export default function JobsListPage({ loaderData }: Route.ComponentProps) {
	const { loaded, types, isAdmin, readsApplications } = loaderData
	const list = useListAddress(jobsList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const [deleting, setDeleting] = useState<JobRow | null>(null)

	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title="Careers"
				lead="Job posts with their opening and closing dates."
				actions={
					<>
						{isAdmin && (
							<Button variant="secondary" onClick={() => void navigate(list.dialogHref('types'))}>
								<BriefcaseBusiness aria-hidden="true" className="size-5" />
								Job types
							</Button>
						)}
						<AddButton label="Add job post" href={jobFormPath} />
					</>
				}
			/>
			<JobFilters list={list} types={types} />
			<ListTable
				caption="Careers"
				list={list}
				loaded={loaded}
				pageSize={jobsPageSize}
				columns={columnsFor(readsApplications)}
				rowKey={({ id }) => id}
				empty={messages.noJobs}
				emptyAction={<AddButton label="Add job post" href={jobFormPath} variant="secondary" />}
				filtersIn={(params) => jobFiltersIn(params, types)}
				rowActions={(job) => (
					<ItemActions
						of={job.jobPosition}
						viewHref={job.status === 'Upcoming' ? null : jobPath(job.id)}
						editHref={`${jobFormPath}/${job.id}`}
						onDelete={() => setDeleting(job)}
					/>
				)}
			/>
			{deleting && <DeleteJob job={deleting} onClose={() => setDeleting(null)} onDeleted={list.reload} />}
			{isAdmin && params.has('types') && (
				<JobTypesDialog onClose={() => void navigate(list.listHref)} onChanged={list.reload} />
			)}
		</div>
	)
}

import { FileSpreadsheet } from 'lucide-react'
import { type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { holds } from '#contracts/auth/roles.ts'
import { type AppliedJob, applicationsPageSize } from '#contracts/careers/applications.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useKeptFocus } from '#web/ui/use-restored-focus.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { leavePageBehindLast, openList } from '../lists/list-address.ts'
import { ListTable } from '../lists/list-table.tsx'
import { loadPage } from '../lists/load-page.ts'
import { markLoaded, shouldReload } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { useDownload } from '../publishing/use-download.ts'
import { requireSection } from '../session/guards.ts'
import { storedPermissions } from '../session/storage.ts'
import { applicationsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { columnsWith } from './application-columns.tsx'
import { ApplicationFilters } from './application-filters.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import {
	applicationFiltersIn,
	applicationsFilterOf,
	applicationsList,
	applicationsQueryOf,
	sortChanges,
	sortingOf,
} from './applications-list.ts'
import { DownloadIcon } from './resume-download.tsx'
import { SortSelect } from './sort-select.tsx'
import { useWalk } from './use-application-stepper.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Received applications')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('applications', request)
	const url = new URL(request.url)
	const json = applicationsQueryOf(openList(url, applicationsList))
	const [loaded, jobs] = await Promise.all([
		loadPage(() => answerOf(applicationsApi.getreceivedapplications.$post({ json }))),
		loadJobs(),
	])
	if (loaded.rows) leavePageBehindLast(url, loaded.rows.totalPages)
	markLoaded(applicationsList, request)
	return { loaded, jobs, isAdmin: holds(storedPermissions(), 'administration') }
}

/** Without them the list still shows; the filter then offers no jobs. */
async function loadJobs(): Promise<AppliedJob[]> {
	try {
		return await answerOf(applicationsApi.listappliedjobs.$get())
	} catch (reason) {
		console.warn('The jobs did not load', reason)
		return []
	}
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => shouldReload(change, applicationsList)

export default function ApplicationsPage({ loaderData: { loaded, jobs, isAdmin } }: Route.ComponentProps) {
	const list = useListAddress(applicationsList)
	const navigate = useNavigate()
	const walk = useWalk(list, loaded)
	const sorting = sortingOf(list.part)
	const close = () => void navigate(list.listHref, { replace: true })

	async function erased() {
		await navigate(list.listHref, { replace: true })
		list.reload()
	}

	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title="Received applications"
				lead="Who has applied for what. An application and its CV are erased some time after the job has closed."
				actions={<ExportButton part={list.part} />}
			/>
			<ApplicationFilters list={list} jobs={jobs} />
			<SortSelect list={list} sorting={sorting} />
			<ListTable
				caption="Received applications"
				list={list}
				loaded={loaded}
				pageSize={applicationsPageSize}
				columns={columnsWith({
					sorting,
					onSort: (wanted) => list.filter(sortChanges(wanted)),
					hrefOf: (id) => list.dialogHref('application', id),
				})}
				rowKey={({ id }) => id}
				empty={messages.noApplications}
				filtersIn={(part) => applicationFiltersIn(part, jobs)}
				rowActions={(application) => <DownloadIcon application={application} />}
			/>
			{walk.shown && (
				<ApplicationPanel
					application={walk.shown}
					walk={walk}
					isAdmin={isAdmin}
					onClose={close}
					onErased={() => void erased()}
				/>
			)}
		</div>
	)
}

/** The whole list as it is filtered and sorted, for a spreadsheet. */
function ExportButton({ part }: { part: URLSearchParams }) {
	const { busy, download } = useDownload()
	const button = useKeptFocus(busy)
	const json = applicationsFilterOf(part)
	return (
		<Button
			ref={button}
			variant="secondary"
			busy={busy}
			onClick={() => void download(() => applicationsApi.exportapplications.$post({ json }))}
		>
			{!busy && <FileSpreadsheet aria-hidden="true" className="size-5" />}
			Export CSV
		</Button>
	)
}

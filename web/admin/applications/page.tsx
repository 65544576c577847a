import { useNavigate, useSearchParams } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import { applicationsPageSize } from '#contracts/careers/applications.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { ErasedNotice } from '../lists/erased-notice.tsx'
import { leadToRow } from '../lists/lead-to-row.ts'
import { ListPage } from '../lists/list-page.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useArrived } from '../lists/use-arrived.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { storedPermissions } from '../session/storage.ts'
import { applicationsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { applicationMeta, columnsWith } from './application-columns.tsx'
import { ApplicationFilters } from './application-filters.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import {
	applicationFiltersIn,
	applicationsFilterOf,
	applicationsList,
	applicationsQueryOf,
} from './applications-list.ts'
import { ExportButton } from './export-button.tsx'
import { DownloadIcon } from './resume-download.tsx'
import { useApplicationStepper } from './use-application-stepper.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Received applications')

export const clientLoader = leadToRow(
	loadList(
		applicationsList,
		applicationsQueryOf,
		(json) => answerOf(applicationsApi.getreceivedapplications.$post({ json })),
		async () => ({
			jobs: await loadOptions(answerOf(applicationsApi.listappliedjobs.$get()), []),
			isAdmin: holdsSection(storedPermissions(), 'administration'),
		}),
	),
	'application',
	(id) => answerOf(applicationsApi.pageofapplication[':id'].$get({ param: { id: String(id) } })),
	'application.not-found',
)
export const shouldRevalidate = reloadsList(applicationsList)

export default function ApplicationsPage({ loaderData: { loaded, jobs, isAdmin, isErased } }: Route.ComponentProps) {
	const list = useListAddress(applicationsList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const stepper = useApplicationStepper(list, loaded)
	const { rows } = loaded
	const shown = rows && { applications: { seen: rows.newest, filter: applicationsFilterOf(list.shownParams) } }
	const arrived = useArrived(list, loaded, shown)
	const close = () => void navigate(list.listHref, { replace: true })

	async function erased() {
		await navigate(list.listHref, { replace: true })
		list.reload()
	}

	return (
		<ListPage>
			<PageHeading
				title="Received applications"
				lead="Applications for open and closed jobs. Each one is erased automatically after its job has closed."
				actions={<ExportButton params={list.params} />}
			/>
			<ErasedNotice shows={isErased && !stepper.shown && params.has('application')}>
				The application of this link is not here any more: it was erased, by an Admin or because its time was over.
			</ErasedNotice>
			<ApplicationFilters list={list} jobs={jobs} />
			<ListTable
				caption="Received applications"
				list={list}
				loaded={loaded}
				pageSize={applicationsPageSize}
				columns={columnsWith({ list, hrefOf: (id) => list.dialogHref('application', id) })}
				lines={{ meta: applicationMeta }}
				rowKey={({ id }) => id}
				arrived={arrived}
				empty={messages.noApplications}
				filtersIn={(params) => applicationFiltersIn(params, jobs)}
				rowActions={(application) => <DownloadIcon application={application} />}
			/>
			{stepper.shown && (
				<ApplicationPanel
					application={stepper.shown}
					stepper={stepper}
					isAdmin={isAdmin}
					onClose={close}
					onErased={() => void erased()}
				/>
			)}
		</ListPage>
	)
}

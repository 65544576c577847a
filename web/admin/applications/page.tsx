import { holdsSection } from '#contracts/auth/roles.ts'
import { applicationsPageSize } from '#contracts/careers/applications.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { DeskPage } from '../desks/desk-page.tsx'
import { ShortcutsButton } from '../desks/keys/shortcuts-button.tsx'
import { deskFiltersIn } from '../desks/list/desk-filters.ts'
import { leadToSubject } from '../desks/list/lead-to-subject.ts'
import { ListTable } from '../lists/list-table.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { storedPermissions } from '../session/storage.ts'
import { applicationsApi, hiringApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { applicationMeta, columnsWith } from './application-columns.tsx'
import { ApplicationFilters } from './application-filters.tsx'
import {
	applicationFiltersIn,
	applicationsFilterOf,
	applicationsList,
	hiringQueryOf,
	isNarrowed,
} from './applications-list.ts'
import { ExportButtons } from './export-button.tsx'
import { hiringDesk } from './hiring-desk.tsx'
import { DownloadIcon } from './resume-download.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Received applications')

export const clientLoader = leadToSubject(
	hiringDesk,
	loadList(
		applicationsList,
		hiringQueryOf,
		(json) => answerOf(hiringApi.list.$post({ json })),
		async () => {
			const permissions = storedPermissions()
			const isGuest = !holdsSection(permissions, 'applications')
			const [jobs, people] = await Promise.all([
				isGuest ? [] : loadOptions(answerOf(applicationsApi.listappliedjobs.$get()), []),
				loadOptions(hiringDesk.calls.people(), []),
			])
			return { jobs, people, isGuest, isAdmin: holdsSection(permissions, 'administration') }
		},
	),
)
export const shouldRevalidate = reloadsList(applicationsList)

export default function ApplicationsPage({ loaderData: { jobs, ...data } }: Route.ComponentProps) {
	const { loaded, people, isGuest } = data
	const list = useListAddress(applicationsList)
	const { newest } = loaded.rows ?? {}
	const isCounted = newest && !isGuest && !isNarrowed(list.shownParams)
	return (
		<DeskPage
			{...data}
			desk={hiringDesk}
			list={list}
			question={
				isCounted ? { applications: { seen: newest.subject, filter: applicationsFilterOf(list.shownParams) } } : null
			}
			groups={{}}
			actions={
				<>
					<ShortcutsButton />
					{!isGuest && <ExportButtons params={list.params} />}
				</>
			}
			dialogs={null}
			filters={<ApplicationFilters list={list} jobs={jobs} people={people} />}
			rows={({ arrived, hrefOf, selection, belowRows }) => (
				<ListTable
					caption="Received applications"
					list={list}
					loaded={loaded}
					pageSize={applicationsPageSize}
					columns={columnsWith({ list, hrefOf })}
					lines={{ meta: applicationMeta, state: 'stage' }}
					rowKey={({ id }) => id}
					arrived={arrived}
					selection={selection}
					empty={messages.noApplications}
					filtersIn={(params) => [
						...applicationFiltersIn(params, jobs),
						...deskFiltersIn(hiringDesk, params, { groups: {}, people }),
					]}
					belowRows={belowRows}
					rowActions={(application) => <DownloadIcon application={application} />}
				/>
			)}
		/>
	)
}

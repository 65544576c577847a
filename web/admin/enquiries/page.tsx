import { Building2 } from 'lucide-react'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import type { Departments } from '#contracts/enquiries/enquiries.ts'
import { answerOf } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DeskPage } from '../desks/desk-page.tsx'
import { leadToSubject } from '../desks/list/lead-to-subject.ts'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { storedPermissions } from '../session/storage.ts'
import { deskApi, enquiriesApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { deskFilterOf, deskQueryOf, enquiriesList } from './enquiries-list.ts'
import { enquiryDesk } from './enquiry-desk.tsx'
import { ExportButton } from './report/export-button.tsx'
import { ReportLink } from './report/report-link.tsx'

const DepartmentsDialog = lazy(() => import('./departments-dialog.tsx'))

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Contact requests')

export const clientLoader = leadToSubject(
	enquiryDesk,
	loadList(
		enquiriesList,
		deskQueryOf,
		(json) => answerOf(deskApi.list.$post({ json })),
		async () => {
			const [departments, people] = await Promise.all([
				loadOptions<Departments>(answerOf(enquiriesApi.viewDepartments.$get()), {}),
				loadOptions(enquiryDesk.calls.people(), []),
			])
			return { departments, people, isAdmin: holdsSection(storedPermissions(), 'administration') }
		},
	),
)
export const shouldRevalidate = reloadsList(enquiriesList)

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
	const { departments, ...data } = loaderData
	const list = useListAddress(enquiriesList)
	const [params] = useSearchParams()
	const filter = deskFilterOf(list.shownParams)
	const { newest } = data.loaded.rows ?? {}
	return (
		<DeskPage
			{...data}
			desk={enquiryDesk}
			list={list}
			question={newest ? { desk: { seen: newest, filter } } : null}
			groups={departments}
			actions={
				<>
					<ExportButton filter={{ ...filter, from: null, to: null }} />
					<ReportLink />
					{data.isAdmin && (
						<Button variant="secondary" onClick={() => list.openDialog('departments')}>
							<Building2 aria-hidden="true" className="size-5" />
							Departments
						</Button>
					)}
				</>
			}
			dialogs={
				data.isAdmin &&
				params.has('departments') && <DepartmentsDialog onClose={list.closeDialog} onSaved={list.reload} />
			}
		/>
	)
}

import { Building2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import type { Departments } from '#contracts/enquiries/enquiries.ts'
import { mostCountedOnTab } from '#contracts/shared/most-counted.ts'
import { answerOf } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { DeskProvider } from '../desks/desk-context.ts'
import { ShortcutsButton } from '../desks/keys/shortcuts-button.tsx'
import { DeskBulkBar } from '../desks/list/bulk-bar.tsx'
import { ConversationFrame } from '../desks/list/conversation-frame.tsx'
import { DeskList } from '../desks/list/desk-list.tsx'
import { leadToRequest } from '../desks/list/lead-to-subject.ts'
import { SearchScope } from '../desks/list/search-scope.tsx'
import { useDeskPage } from '../desks/list/use-desk-page.ts'
import { ErasedNotice } from '../lists/erased-notice.tsx'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import { StatusTabs } from '../lists/filters/status-tabs.tsx'
import { pageOf } from '../lists/list-address.ts'
import { ListPage } from '../lists/list-page.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useArrived } from '../lists/use-arrived.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { storedPermissions } from '../session/storage.ts'
import { deskApi, enquiriesApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import {
	deskFilterOf,
	deskQueryOf,
	enquiriesList,
	enquiryFiltersIn,
	ownerOptions,
	tabIn,
	tabLeads,
	tabOptions,
} from './enquiries-list.ts'
import { EraseEnquiry } from './erase-enquiry.tsx'
import { ExportButton } from './report/export-button.tsx'
import { ReportLink } from './report/report-link.tsx'

const DepartmentsDialog = lazy(() => import('./departments-dialog.tsx'))
const QuestionDialog = lazy(() => import('../desks/acts/question-dialog.tsx'))

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Contact requests')

export const clientLoader = leadToRequest(
	loadList(
		enquiriesList,
		deskQueryOf,
		(json) => answerOf(deskApi.list.$post({ json })),
		async () => {
			const [departments, people] = await Promise.all([
				loadOptions<Departments>(answerOf(enquiriesApi.viewDepartments.$get()), {}),
				loadOptions(answerOf(deskApi.people.$get()), []),
			])
			return { departments, people, isAdmin: holdsSection(storedPermissions(), 'administration') }
		},
	),
)
export const shouldRevalidate = reloadsList(enquiriesList)

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
	const { loaded, departments, people, isAdmin } = loaderData
	const list = useListAddress(enquiriesList)
	const [params] = useSearchParams()
	const page = useDeskPage({ list, ...loaderData })
	const { open, question, erasing, selection } = page
	const rows = loaded.rows?.content ?? []
	const tab = tabIn(list.shownParams)
	const { newest } = loaded.rows ?? {}
	const shown = newest ? { desk: { seen: newest, filter: deskFilterOf(list.shownParams) } } : null
	const arrived = useArrived(list, loaded, shown)

	return (
		<DeskProvider value={page.desk}>
			<ListPage>
				<div
					className={classNames(
						'flex flex-col gap-4',
						open &&
							'wide:-mt-4 wide:grid wide:grid-cols-[27rem_minmax(0,1fr)] wide:grid-rows-[auto_auto_1fr] wide:gap-x-5',
					)}
				>
					<div className={classNames('flex flex-col gap-4 wide:col-span-2', open && 'max-wide:hidden')}>
						{/* Beside a conversation the heading gives its place to the rows. */}
						<div className={open ? 'sr-only' : undefined}>
							<PageHeading
								title="Contact requests"
								lead={tabLeads[tab]}
								actions={
									!open && (
										<>
											<ExportButton filter={{ ...deskFilterOf(list.shownParams), from: null, to: null }} />
											<ReportLink />
											{isAdmin && (
												<Button variant="secondary" onClick={() => list.openDialog('departments')}>
													<Building2 aria-hidden="true" className="size-5" />
													Departments
												</Button>
											)}
										</>
									)
								}
							/>
						</div>
						<ErasedNotice shows={page.isGone}>
							The contact request of this link is not here any more: an Admin has erased it.
						</ErasedNotice>
						<StatusTabs list={list} options={tabOptions} counts={loaded.rows?.counts} mostCounted={mostCountedOnTab} />
					</div>
					<div className={classNames('flex min-w-0 flex-col gap-4', open && 'max-wide:hidden')}>
						<FilterBar
							list={list}
							filters={['owner', 'department', 'search']}
							search={<SearchField list={list} name="search" label="Search requests" />}
							chips={['owner', 'department']}
						>
							<FilterSelect list={list} name="owner" label="Owner" options={ownerOptions(people)} />
							<FilterSelect list={list} name="department" label="Department" options={Object.entries(departments)} />
						</FilterBar>
						<SearchScope list={list} since={loaded.rows?.searchedSince ?? null} />
					</div>
					<div className={classNames('flex min-w-0 flex-col gap-4', open && 'max-wide:hidden')}>
						<DeskList
							list={list}
							loaded={loaded}
							arrived={arrived}
							narrowedBy={enquiryFiltersIn(list.shownParams, { departments, people })}
							showsState={tab === 'all'}
							elsewhere={tab === 'all' ? 0 : (loaded.rows?.counts.all ?? 0)}
							openId={open?.id ?? null}
							hrefOf={page.hrefOf}
							selection={selection}
							controls={<ShortcutsButton />}
						/>
						<DeskBulkBar
							rows={rows.filter(({ id }) => selection.chosen.has(id))}
							onClear={() => selection.onChange(new Set())}
						/>
						{loaded.rows && (
							<Pagination
								page={pageOf(list.params)}
								totalPages={loaded.rows.totalPages}
								hrefFor={list.hrefForPage}
								onNavigate={list.goToPage}
							/>
						)}
					</div>
					{open && <ConversationFrame {...open} onStep={page.step} onClose={page.close} onChanged={page.changed} />}
				</div>
				<Suspense>
					{question && <QuestionDialog {...question} onClose={page.answered} />}
					{isAdmin && params.has('departments') && (
						<DepartmentsDialog onClose={list.closeDialog} onSaved={list.reload} />
					)}
				</Suspense>
				{erasing && <EraseEnquiry enquiry={erasing} onClose={page.notErased} onErased={page.erased} />}
			</ListPage>
		</DeskProvider>
	)
}

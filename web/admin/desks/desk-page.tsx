import { lazy, type ReactNode, Suspense } from 'react'
import type { DeskPeople, DeskRow } from '#contracts/desks/desk.ts'
import type { NewCountQuestion } from '#contracts/operations/new-count.ts'
import { mostCountedOnTab } from '#contracts/shared/most-counted.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Selection } from '#web/ui/row-selection.tsx'
import { ErasedNotice } from '../lists/erased-notice.tsx'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { FilterToggle } from '../lists/filters/filter-toggle.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import { StatusTabs } from '../lists/filters/status-tabs.tsx'
import { pageOf } from '../lists/list-address.ts'
import { ListPage } from '../lists/list-page.tsx'
import type { LoadedPage } from '../lists/load-list.ts'
import { useArrived } from '../lists/use-arrived.ts'
import type { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { type Desk, stateName } from './desk.ts'
import { DeskProvider } from './desk-context.ts'
import { ShortcutsButton } from './keys/shortcuts-button.tsx'
import { ConversationFrame } from './list/conversation-frame.tsx'
import { deskFiltersIn, ownerOptions, tabIn } from './list/desk-filters.ts'
import { DeskList } from './list/desk-list.tsx'
import { SearchScope } from './list/search-scope.tsx'
import { useDeskPage } from './list/use-desk-page.tsx'

const DeskBulkBar = lazy(() => import('./list/bulk-bar.tsx'))
const QuestionDialog = lazy(() => import('./acts/question-dialog.tsx'))

type PageFacts = { counts: Readonly<Record<string, number>>; searchedSince: string | null }

type Props = {
	desk: Desk
	list: ReturnType<typeof useListAddress>
	loaded: LoadedPage<DeskRow, PageFacts>
	/** What `newcount` takes of the list; null if it has not loaded. */
	question: NewCountQuestion | null
	groups: Readonly<Record<string, string>>
	people: DeskPeople
	isAdmin: boolean
	isGuest?: boolean
	isErased: boolean
	/** Beside the heading. */
	actions: ReactNode
	dialogs: ReactNode
	/** Another bar of filters, and another list. */
	filters?: ReactNode
	rows?: (shown: ShownRows) => ReactNode
}

type ShownRows = {
	arrived: ReturnType<typeof useArrived>
	hrefOf: (id: number) => string
	/** undefined: none can be chosen. */
	selection: Selection<DeskRow> | undefined
	/** The acts on the chosen rows. */
	belowRows: ReactNode
}

/** The page of a desk: its list, and beside it or in its place the open conversation. */
export function DeskPage({ desk, list, question: shown, actions, dialogs, filters, rows: rowsOf, ...data }: Props) {
	const { loaded, groups, people, isGuest = false } = data
	const { page, state, openDesk, open, isGone, hrefOf } = useDeskPage({ desk, list, ...data, isGuest })
	const { question, erasing, chosen } = state
	const { group, tabs, words } = desk
	const rows = loaded.rows?.content ?? []
	const chosenRows = rows.filter(({ id }) => chosen.has(id))
	const tab = tabIn(tabs, list.shownParams)
	const arrived = useArrived(list, loaded, shown)
	const selection = {
		chosen,
		onChange: page.choose,
		nameOf: ({ name }: DeskRow) => `the ${words.short} of ${name}`,
	}

	const hiddenBy = open && (desk.inPlace ? 'hidden' : 'max-wide:hidden')
	const belowRows = (
		<>
			{chosenRows.length > 0 && (
				<Suspense>
					<DeskBulkBar rows={chosenRows} onClear={() => page.choose(new Set())} />
				</Suspense>
			)}
			{/* The bar follows the rows, so it is announced. */}
			<p role="status" className="sr-only">
				{chosenRows.length > 0 && `${chosenRows.length} selected. The actions follow the rows.`}
			</p>
		</>
	)

	return (
		<DeskProvider value={openDesk}>
			<ListPage>
				<div
					className={classNames(
						'flex flex-col gap-4',
						open &&
							!desk.inPlace &&
							'wide:-mt-4 wide:grid wide:grid-cols-[27rem_minmax(0,1fr)] wide:grid-rows-[auto_auto_1fr] wide:gap-x-5',
					)}
				>
					<div className={classNames('flex flex-col gap-4 wide:col-span-2', hiddenBy)}>
						{/* Beside a conversation the heading gives its place to the rows. */}
						<div className={open ? 'sr-only' : undefined}>
							<PageHeading title={words.title} lead={desk.tabLeads[tab]} actions={!open && actions} />
						</div>
						<ErasedNotice shows={isGone}>{words.erased}</ErasedNotice>
						<StatusTabs
							list={list}
							options={tabs.map((value) => ({ value, label: value === 'all' ? 'All' : stateName(desk, value) }))}
							counts={loaded.rows?.counts}
							mostCounted={mostCountedOnTab}
						/>
					</div>
					<div className={classNames('flex min-w-0 flex-col gap-4', hiddenBy)}>
						{filters ?? (
							<FilterBar
								list={list}
								filters={['owner', ...(group ? [group.param] : []), 'automatic', 'search']}
								search={<SearchField list={list} name="search" label={words.search} />}
								chips={['owner', ...(group ? [group.param] : []), 'automatic']}
							>
								<FilterSelect list={list} name="owner" label="Owner" options={ownerOptions(people)} />
								{group && (
									<FilterSelect list={list} name={group.param} label={group.label} options={Object.entries(groups)} />
								)}
								<FilterToggle
									list={list}
									name="automatic"
									label="Automatic"
									help="What machines began, such as newsletters and reports"
								/>
							</FilterBar>
						)}
						<SearchScope list={list} since={loaded.rows?.searchedSince ?? null} />
					</div>
					<div className={classNames('flex min-w-0 flex-col gap-4', hiddenBy)}>
						{rowsOf ? (
							rowsOf({ arrived, hrefOf, selection: isGuest ? undefined : selection, belowRows })
						) : (
							<>
								<DeskList
									list={list}
									loaded={loaded}
									arrived={arrived}
									narrowedBy={deskFiltersIn(desk, list.shownParams, { groups, people })}
									showsState={tab === 'all'}
									elsewhere={tab === 'all' ? 0 : (loaded.rows?.counts.all ?? 0)}
									openId={open?.id ?? null}
									hrefOf={hrefOf}
									selection={selection}
									controls={<ShortcutsButton />}
								/>
								{belowRows}
								{loaded.rows && (
									<Pagination
										page={pageOf(list.params)}
										totalPages={loaded.rows.totalPages}
										hrefFor={list.hrefForPage}
										onNavigate={list.goToPage}
									/>
								)}
							</>
						)}
					</div>
					{open && (
						<ConversationFrame
							{...open}
							onStep={page.step}
							onClose={page.close}
							onChanged={page.changed}
							onLed={page.led}
						/>
					)}
				</div>
				<Suspense>{question && <QuestionDialog {...question} onClose={page.answered} />}</Suspense>
				<Suspense>{dialogs}</Suspense>
				{erasing && desk.erasing(erasing, { onClose: page.notErased, onErased: () => page.erased(erasing) })}
			</ListPage>
		</DeskProvider>
	)
}

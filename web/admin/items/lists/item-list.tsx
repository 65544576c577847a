import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { DraftRow } from '#contracts/items/drafts.ts'
import { kindFacts } from '#contracts/items/kinds.ts'
import type { Column, RowLines } from '#web/ui/data-table.tsx'
import { OutcomeLine } from '../../acts/outcome-line.tsx'
import type { FiltersIn } from '../../lists/filters/used-filters.ts'
import { ListTable } from '../../lists/list-table.tsx'
import type { LoadedPage } from '../../lists/load-list.ts'
import { savedIn } from '../../lists/saved-row.ts'
import type { useListAddress } from '../../lists/use-list-address.ts'
import { useDuplicate } from '../drafts/use-duplicate.ts'
import type { ItemDescription } from '../item-description.ts'
import { historyPath } from '../item-paths.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DeleteItem } from './delete-item.tsx'
import { DraftsBlock } from './drafts-block.tsx'
import { ItemActions } from './item-actions.tsx'
import { type ListDrafts, searchParamOf } from './load-beside.ts'
import { RowMenu } from './row-menu.tsx'
import { type ListedItem, useItemActs } from './use-item-acts.ts'

/** A row's item, with its public page, or null if visitors cannot see it. */
type RowItem = ListedItem & { viewHref: string | null }

export type ItemListProps<Row> = {
	description: ItemDescription
	loaded: LoadedPage<Row>
	drafts: ListDrafts
	pageSize: number
	/** The first one shows the title, the one with the key `state` the state. */
	columns: readonly Column<Row>[]
	/** The line about a row on phones. */
	meta: RowLines<Row>['meta']
	itemOf: (row: Row) => RowItem
	/** Describes the deletion of a row. By default it names the item and the trash. */
	deletion?: (row: Row) => ReactNode
	empty: string
	/** Items of a row's menu on phones, for what a column offers in wide windows. */
	phoneItems?: (row: Row) => ReactNode
}

type Props<Row> = ItemListProps<Row> & {
	caption: string
	list: ReturnType<typeof useListAddress>
	emptyAction: ReactNode
	filtersIn: FiltersIn
}

const stateKey = 'state'
const lowerBar = 'sticky bottom-3 z-20 flex flex-col gap-3 *:max-h-[40dvh] *:overflow-y-auto *:shadow-light'

/** The drafts and the rows of a kind of item, with the actions on one row and on several. */
export function ItemList<Row>(props: Props<Row>) {
	const { description, list, loaded, drafts, columns, itemOf, deletion, meta, phoneItems, ...table } = props
	const rows = loaded.rows?.content ?? []
	const acts = useItemActs({ description, list, rowCount: rows.length })
	const duplicate = useDuplicate(description)
	const saved = savedIn(useLocation().state)
	const [deleting, setDeleting] = useState<Row | null>(null)
	const [publishing, setPublishing] = useState<DraftRow | null>(null)
	const chosen = rows.map(itemOf).filter(({ id }) => acts.chosen.has(id))
	const draftOf = (row: Row) => drafts.ofItems.find(({ itemId }) => itemId === itemOf(row).id)

	const atRows = acts.isOfChosen ? acts.outcome : null
	const hasLowerBar = chosen.length > 0 || atRows !== null
	const changesAt = (row: Row) => drafts.scheduled.find(({ itemId }) => itemId === itemOf(row).id)?.dueAt ?? null

	async function publish(draft: DraftRow) {
		setPublishing(draft)
		await acts.publish(draft)
		setPublishing(null)
	}

	return (
		<>
			<OutcomeLine outcome={atRows ? null : acts.outcome} loading={list.loading} onUndo={acts.undo} />
			<DraftsBlock
				description={description}
				drafts={drafts.ofNew}
				searched={list.shownParams.get(searchParamOf(description.kind))}
				publishing={publishing}
				onPublish={(draft) => void publish(draft)}
				onDiscard={acts.discard}
			/>
			<ListTable
				{...table}
				list={list}
				loaded={loaded}
				columns={withChanges(columns, (row) => ({ hasDraft: draftOf(row) !== undefined, changesAt: changesAt(row) }))}
				lines={{ meta, state: stateKey }}
				rowKey={(row) => itemOf(row).id}
				saved={saved && { ...saved, href: description.editPath(saved.id) }}
				selection={{ chosen: acts.chosen, onChange: acts.setChosen, nameOf: (row) => itemOf(row).title }}
				rowActions={(row) => {
					const { id, title, viewHref } = itemOf(row)
					const draft = draftOf(row)
					return (
						<ItemActions
							of={title}
							viewHref={viewHref}
							editHref={description.editPath(id)}
							more={
								<RowMenu
									of={title}
									viewHref={viewHref}
									editHref={description.editPath(id)}
									onDelete={() => setDeleting(row)}
									historyHref={historyPath(description.kind, id)}
									phoneItems={phoneItems?.(row)}
									onDuplicate={() => void duplicate(id)}
									onPublish={draft && publishing === null ? () => void publish(draft) : undefined}
								/>
							}
						/>
					)
				}}
				belowRows={
					<div data-lower-bar={hasLowerBar || undefined} className={hasLowerBar ? lowerBar : 'contents'}>
						<OutcomeLine outcome={atRows} loading={list.loading} onUndo={acts.undo} />
						{chosen.length > 0 && (
							<BulkBar
								kind={description.kind}
								count={chosen.length}
								live={chosen.filter(({ viewHref }) => viewHref !== null).length}
								publishes={kindFacts[description.kind].publishedField !== null}
								onClear={() => acts.setChosen(new Set())}
								onChange={(action) => acts.change(action, chosen)}
							/>
						)}
					</div>
				}
			/>
			{/* The bar follows the rows, so it is announced. */}
			<p role="status" className="sr-only">
				{chosen.length > 0 && `${chosen.length.toLocaleString('en')} selected. The actions follow the rows.`}
			</p>
			{deleting && (
				<DeleteItem
					description={description}
					item={itemOf(deleting)}
					onClose={() => setDeleting(null)}
					onDeleted={(batch) => acts.deleted(itemOf(deleting), batch)}
				>
					{deletion?.(deleting)}
				</DeleteItem>
			)}
		</>
	)
}

/** Tells the column of the state which rows have a draft or a scheduled version. */
const withChanges = <Row,>(
	columns: readonly Column<Row>[],
	changesOf: (row: Row) => { hasDraft: boolean; changesAt: string | null },
): readonly Column<Row>[] =>
	columns.map((column) =>
		column.key === stateKey ? { ...column, cell: (row) => column.cell({ ...row, ...changesOf(row) }) } : column,
	)

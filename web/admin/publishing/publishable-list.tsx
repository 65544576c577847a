import type { ReactNode } from 'react'
import type { ItemCounts } from '#contracts/items/counts.ts'
import { AddButton } from '../acts/add-button.tsx'
import { ItemList, type ItemListProps } from '../items/lists/item-list.tsx'
import { TrashButton } from '../items/trash/trash-button.tsx'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { StatusTabs } from '../lists/filters/status-tabs.tsx'
import { TitleSearch } from '../lists/filters/title-search.tsx'
import { type FiltersIn, type StatusOptions, usedStatus } from '../lists/filters/used-filters.ts'
import { ListPage } from '../lists/list-page.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { statuses } from './status-filter.ts'

export type PublishableListProps<Row> = ItemListProps<Row> & {
	title: string
	lead: string
	list: ReturnType<typeof useListAddress>
	/** The label of the button that adds an item. */
	add: string
	/** The choices of the Status filter: all, those with a ticked box, and the others. */
	statusOptions?: StatusOptions
	counts: ItemCounts | null
	/** Replaces the search by title. */
	search?: ReactNode
	/** More filters, and the search parameters of these. */
	filters?: ReactNode
	chips?: readonly string[]
	/** The choice of the order, for phones. */
	order?: ReactNode
	filtersIn: FiltersIn
	/** More buttons beside Add. */
	actions?: ReactNode
}

/** A list page with filters, drafts, rows, actions and pages. */
export function PublishableList<Row>(props: PublishableListProps<Row>) {
	const { title, lead, list, add, statusOptions = statuses, counts, filtersIn, actions, ...others } = props
	const { search, filters, chips, order, ...items } = others
	const { kind, addPath } = props.description

	return (
		<ListPage>
			<PageHeading
				title={title}
				lead={lead}
				actions={
					<>
						{actions}
						<TrashButton kind={kind} />
						<AddButton label={add} href={addPath} />
					</>
				}
			/>
			<StatusTabs list={list} options={statusOptions} counts={counts && countsOf(statusOptions, counts)} />
			<FilterBar list={list} search={search ?? <TitleSearch list={list} />} chips={chips} order={order}>
				{filters}
			</FilterBar>
			<ItemList
				{...items}
				caption={title}
				list={list}
				emptyAction={<AddButton label={add} href={addPath} variant="secondary" />}
				filtersIn={(params) => [...filtersIn(params), ...usedStatus(params, statusOptions)]}
			/>
		</ListPage>
	)
}

/** The counts by the values of the choices. */
function countsOf(
	[all, ticked, others]: StatusOptions,
	{ total, published }: ItemCounts,
): Record<string, number> | null {
	if (!all || !ticked || !others || published === null) return null
	return { [all.value]: total, [ticked.value]: published, [others.value]: total - published }
}

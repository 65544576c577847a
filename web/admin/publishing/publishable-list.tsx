import type { ReactNode } from 'react'
import { ItemList, type ItemListProps } from '../items/lists/item-list.tsx'
import { TrashButton } from '../items/trash/trash-button.tsx'
import type { ListConfig } from '../lists/list-address.ts'
import { ListFilters } from '../lists/list-filters.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { type FiltersIn, type StatusOptions, usedStatus } from '../lists/used-filters.ts'
import { PageHeading } from '../page-heading.tsx'
import { AddButton } from './add-button.tsx'
import { statuses } from './status-filter.ts'

type Props<Row> = ItemListProps<Row> & {
	title: string
	lead: string
	list: ListConfig
	/** The label of the button that adds an item. */
	add: string
	/** The choices of the Status filter, whose search parameter is `status`. */
	statusOptions?: StatusOptions
	/** More filters, left of Status. */
	filters?: ReactNode
	filtersIn?: FiltersIn
	/** More buttons beside Add. */
	actions?: ReactNode
}

/** A list page with filters, drafts, rows, actions and pages. */
export function PublishableList<Row>(props: Props<Row>) {
	const { title, lead, list: name, add, statusOptions = statuses, filters, filtersIn, actions, ...items } = props
	const { kind, addPath } = props.description
	const list = useListAddress(name)

	return (
		<div className="flex flex-col gap-6">
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
			<ListFilters list={list} name={name} statusOptions={statusOptions}>
				{filters}
			</ListFilters>
			<ItemList
				{...items}
				caption={title}
				list={list}
				emptyAction={<AddButton label={add} href={addPath} variant="secondary" />}
				filtersIn={(params) => [...(filtersIn?.(params) ?? []), ...usedStatus(params, statusOptions)]}
			/>
		</div>
	)
}

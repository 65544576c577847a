import { type ReactNode, useState } from 'react'
import type { DeskRow as Row } from '#contracts/desks/desk.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { mostCountedOnTab } from '#contracts/shared/most-counted.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { AllRowsBox, RowBox, type Selection, SelectRows } from '#web/ui/row-selection.tsx'
import { phone } from '#web/ui/table/column.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { countText } from '../../count-text.ts'
import { ArrivedButton } from '../../lists/arrived-button.tsx'
import { type UsedFilter, withoutAll } from '../../lists/filters/used-filters.ts'
import type { LoadedPage } from '../../lists/load-list.ts'
import type { useArrived } from '../../lists/use-arrived.ts'
import type { useListAddress } from '../../lists/use-list-address.ts'
import { useDesk } from '../desk-context.ts'
import { DeskRow } from './desk-row.tsx'

type Props = {
	list: ReturnType<typeof useListAddress>
	loaded: LoadedPage<Row>
	arrived: ReturnType<typeof useArrived>
	/** The filters of the rows on screen. */
	narrowedBy: readonly UsedFilter[]
	showsState: boolean
	/** How many rows of other tabs the filters find. */
	elsewhere: number
	openId: number | null
	hrefOf: (id: number) => string
	selection: Selection<Row>
	/** Controls at the end of the line above the rows. */
	controls: ReactNode
}

/** The rows of the desk: lines in wide windows, short ones beside a conversation and on phones. */
export function DeskList({
	list,
	loaded,
	arrived,
	narrowedBy,
	showsState,
	elsewhere,
	openId,
	hrefOf,
	selection,
	controls,
}: Props) {
	const { list: config, words } = useDesk().desk
	const listId = config.name
	const isPhone = useMedia(phone)
	const [selecting, setSelecting] = useState(false)
	const { rows, failure } = loaded
	const content = rows?.content ?? null
	const keys = content?.map(({ id }) => id) ?? []
	const empty = narrowedBy.length > 0 ? 'Nothing matches' : words.none
	const hasBoxes = !isPhone || selecting

	/** The button goes with the empty list. */
	function show(filter: Parameters<typeof list.filter>[0]) {
		list.filter(filter)
		document.getElementById(listId)?.focus()
	}

	return (
		<div className="flex flex-col gap-3">
			{failure && (
				<Alert tone="danger" action={{ label: 'Try again', onClick: list.reload }}>
					{failure}
				</Alert>
			)}
			<div className="flex min-h-9 items-center gap-3">
				<div className="min-w-0 flex-1">
					{keys.length > 0 &&
						(isPhone ? (
							// Done is a state here.
							<SelectRows
								{...selection}
								keys={keys}
								selecting={selecting}
								onSelecting={setSelecting}
								endLabel="Cancel"
							/>
						) : (
							<AllRowsBox {...selection} keys={keys} labelled className="inline-flex px-4 text-sm" />
						))}
				</div>
				<ArrivedButton arrived={arrived} listId={listId} />
				{controls}
			</div>
			{!failure && (
				<div className="relative overflow-clip rounded-md border border-line bg-surface">
					{list.loading && content && (
						<div aria-hidden="true" className="progress-line absolute inset-x-0 top-0 z-20 h-0.5" />
					)}
					<ul
						id={listId}
						tabIndex={-1}
						aria-label={capitalised(words.plural)}
						aria-busy={list.loading}
						className={classNames('text-sm outline-none transition-opacity', list.loading && 'opacity-85')}
					>
						{content?.map((row) => (
							<DeskRow
								key={row.id}
								row={row}
								to={hrefOf(row.id)}
								isOpen={row.id === openId}
								isChosen={selection.chosen.has(row.id)}
								isFresh={arrived.fresh.has(row.id)}
								showsState={showsState}
								isCompact={isPhone || openId !== null}
								hasActs={openId === null}
								box={hasBoxes && <RowBox {...selection} rowKey={row.id} name={selection.nameOf(row)} />}
							/>
						))}
					</ul>
					{content?.length === 0 && (
						<div className="px-6 py-14 text-center text-base text-muted">
							<div>{empty}</div>
							{narrowedBy.length > 0 && (
								<div className="mt-4 flex flex-wrap justify-center gap-2">
									{elsewhere > 0 && (
										<Button size="small" onClick={() => show({ status: 'all' })}>
											{`Show ${countText(elsewhere, mostCountedOnTab)} in the other tabs`}
										</Button>
									)}
									<Button variant="secondary" size="small" onClick={() => show(withoutAll(narrowedBy))}>
										Clear filters
									</Button>
								</div>
							)}
						</div>
					)}
				</div>
			)}
			{/* Screen readers announce loading and an empty list. */}
			<p role="status" className="sr-only">
				{list.loading ? 'Loading' : content?.length === 0 ? empty : ''}
			</p>
		</div>
	)
}

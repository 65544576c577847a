import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ItemKindName } from '#contracts/items/items.ts'
import { pages } from '#web/content/pages.ts'
import { Cards } from './cards/cards.tsx'
import { HintList } from './hint-list.tsx'
import type { CheckedItem } from './item.ts'
import { useDeadLinks } from './links/use-dead-links.ts'
import { hintsFor } from './rules/all-rules.ts'
import { showTarget } from './show-target.ts'
import { type Describe, useCheckedItem } from './use-checked-item.ts'

type Props<Values extends FieldValues> = {
	form: UseFormReturn<Values>
	describe: Describe<Values>
}

const countText = (count: number) => (count === 0 ? 'nothing to improve' : `${count} ${count === 1 ? 'hint' : 'hints'}`)

/** Advice about an item before it is published. It never keeps anybody from saving. */
export function PublishCheck<Values extends FieldValues>({ form, describe }: Props<Values>) {
	const [open, setOpen] = useState(false)
	const item = useCheckedItem(form, describe)
	const { dead, failed } = useDeadLinks(item)
	const hints = item ? hintsFor(item, dead) : []
	const count = item ? countText(hints.length) : null
	return (
		<>
			<details
				onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
				className="group border-t border-line pt-3 -mb-2"
			>
				<summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
					<span className="min-w-0 flex-1">
						<span className="font-semibold">Publish check</span>
						<span>{count && `: ${count}`}</span>
					</span>
					<ChevronDown
						aria-hidden="true"
						className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
					/>
				</summary>
				{open && item && (
					<div className="flex flex-col gap-5 pt-3 pb-2">
						{hints.length > 0 && <HintList hints={hints} onShow={(target) => showTarget(form, target)} />}
						{failed && <p className="text-sm text-muted">The links to this site could not be checked.</p>}
						<Shown item={item} />
					</div>
				)}
			</details>
			<CountNews text={count === null ? null : `Publish check: ${count}`} />
		</>
	)
}

/** Announces a count that differs from the first one. */
function CountNews({ text }: { text: string | null }) {
	const [first, setFirst] = useState(text)
	if (first === null && text !== null) setFirst(text)
	return (
		<p aria-live="polite" className="sr-only">
			{text === first ? '' : text}
		</p>
	)
}

const listOf = (kind: ItemKindName) => (kind === 'news' ? pages.news : pages.resources).path

const Shown = ({ item: { page, kind } }: { item: CheckedItem }) =>
	page ? (
		<Cards page={page} />
	) : (
		<p className="text-sm text-muted">It has no page of its own: it appears within {listOf(kind)}.</p>
	)

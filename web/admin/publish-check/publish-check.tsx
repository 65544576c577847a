import { ChevronDown, Lightbulb } from 'lucide-react'
import { useId, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { pages } from '#web/content/pages.ts'
import { Button } from '#web/ui/button.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { Cards } from './cards.tsx'
import { useDeadLinks } from './dead-links.ts'
import type { CheckedItem, Hint, HintTarget } from './item.ts'
import { hintsFor } from './rules.ts'
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

/** A possible improvement, with a link to its place. */
function HintList({ hints, onShow }: { hints: readonly Hint[]; onShow: (target: HintTarget) => void }) {
	const id = useId()
	return (
		<ul aria-label="Hints" className="flex flex-col divide-y divide-line">
			{hints.map(({ text, target }, index) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: two hints may read the same, and the list is replaced as a whole
					key={index}
					className="flex items-start gap-2 py-2.5 first:pt-0 last:pb-0"
				>
					<Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
					<div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-1.5">
						<p id={`${id}-${index}`} className="min-w-0 grow basis-52 text-sm wrap-anywhere">
							<QuotedText text={text} />
						</p>
						<Button variant="secondary" size="small" aria-describedby={`${id}-${index}`} onClick={() => onShow(target)}>
							Show
						</Button>
					</div>
				</li>
			))}
		</ul>
	)
}

const longestWaitMs = 1000

/** Focuses what a hint is about, and scrolls to it. */
function showTarget<Values extends FieldValues>(form: UseFormReturn<Values>, { field, part }: HintTarget): void {
	const onFocus = ({ target }: FocusEvent) => {
		// The editor places its caret after it gets the focus.
		requestAnimationFrame(() => target instanceof Element && reveal(target, part))
	}
	document.addEventListener('focusin', onFocus, { once: true })
	setTimeout(() => document.removeEventListener('focusin', onFocus), longestWaitMs)
	form.setFocus(field as Path<Values>)
}

function reveal(focused: Element, part: HintTarget['part']): void {
	const found = part && focused.closest('fieldset')?.querySelectorAll<HTMLElement>(part.selector)[part.index]
	const shown = found ?? focused
	shown.scrollIntoView({ block: 'center' })
	if (found instanceof HTMLInputElement) found.focus()
	else if (found?.textContent) window.getSelection()?.selectAllChildren(found)
}

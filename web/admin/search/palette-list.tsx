import type { MouseEvent } from 'react'
import { useHref } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import type { Listbox } from '#web/ui/listbox/use-listbox.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { Option, OptionGroup } from './palette-options.ts'

type Shared = { listbox: Listbox<Option>; searched: string; onChoose: (option: Option) => void }

/** The results in their groups. */
export const PaletteList = ({ groups, ...shared }: Shared & { groups: readonly OptionGroup[] }) => (
	<div {...shared.listbox.list} className="-mx-3 flex flex-col gap-3">
		{groups.map(({ heading, options, isEarlier }) => (
			// biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets
			<div key={heading} role="group" aria-label={heading}>
				<p aria-hidden="true" className="px-3 pb-1 text-xs font-semibold text-muted">
					{heading}
				</p>
				{options.map((option) => (
					<Line key={option.key} {...{ option, isEarlier, ...shared }} />
				))}
			</div>
		))}
	</div>
)

/** Plain clicks act in this tab; the browser opens the others in a new one. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

function Line(props: Shared & { option: Option; isEarlier: boolean }) {
	const { option, isEarlier, listbox, searched, onChoose } = props
	const { icon: Icon, text, note, sort, state } = option
	const Element = 'href' in option ? 'a' : 'div'
	const href = useHref('href' in option ? option.href : '')
	return (
		<Element
			{...listbox.optionProps(option)}
			aria-disabled={isEarlier || undefined}
			{...('href' in option && !isEarlier && { href })}
			onClick={(event) => {
				if (isEarlier || !isPlain(event)) return
				event.preventDefault()
				onChoose(option)
			}}
			className={classNames(
				'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-ink no-underline outline-none',
				'aria-selected:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-50',
			)}
		>
			{Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />}
			<span className="min-w-0 flex-1">
				<span dir="auto" className="block w-fit max-w-full truncate text-sm font-medium">
					<MarkedText text={text} searched={searched} />
				</span>
				{note && (
					<span dir="auto" className="line-clamp-2 w-fit text-xs text-muted">
						<MarkedText text={note} searched={searched} />
					</span>
				)}
			</span>
			{sort && <span className="shrink-0 text-xs text-muted max-tablet:hidden">{sort}</span>}
			{'isOutside' in option && <span className="sr-only"> (opens a new tab)</span>}
			{state && <StatusPill tone={state.tone}>{state.text}</StatusPill>}
		</Element>
	)
}

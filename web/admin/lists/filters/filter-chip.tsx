import { ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
	label: string
	/** The chosen value in words; null if nothing is chosen. */
	text: string | null
	onClear: () => void
	/** Renders the control that opens the choice around the words of the chip. */
	control: (words: ReactNode) => ReactNode
}

/** A filter in a row: its name, or what is chosen with a button that takes it away. */
export const FilterChip = ({ label, text, onClear, control }: Props) => (
	<div
		className={classNames(
			'relative inline-flex h-9 max-w-72 items-center rounded-full border text-sm transition-colors',
			'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
			text === null
				? 'border-edge bg-surface hover:border-ink'
				: 'border-brand/40 bg-brand-soft text-brand-strong hover:border-brand',
		)}
	>
		{control(
			<span className={classNames('flex min-w-0 items-center gap-1.5 ps-3.5', text === null ? 'pe-3' : 'pe-1')}>
				<span className="min-w-0 truncate">
					<span>{label}</span>
					{text !== null && (
						<span>
							: <bdi className="font-semibold">{text}</bdi>
						</span>
					)}
				</span>
				<ChevronDown aria-hidden="true" className="size-4 shrink-0 opacity-70" />
			</span>,
		)}
		{text !== null && (
			<button
				type="button"
				title="Remove this filter"
				onClick={(event) => {
					// The button goes with the choice.
					event.currentTarget.parentElement
						?.querySelector<HTMLElement>('select, button')
						?.focus({ preventScroll: true })
					onClear()
				}}
				className="me-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-surface"
			>
				<X aria-hidden="true" className="size-4" />
				<span className="sr-only">
					Remove the filter {label}: <bdi>{text}</bdi>
				</span>
			</button>
		)}
	</div>
)

import { Popover } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { useInSheet } from './filter-bar.tsx'
import { FilterChip } from './filter-chip.tsx'

type Props = {
	label: string
	/** The chosen values in words; null if nothing is chosen. */
	text: string | null
	onClear: () => void
	/** The fields of the filter. */
	children: ReactNode
}

/** A chip that opens fields. In the sheet the fields stand by themselves. */
export function FilterPopover({ label, text, onClear, children }: Props) {
	const id = useId()
	const inSheet = useInSheet()
	if (inSheet)
		return (
			<fieldset>
				<legend className="mb-1.5 text-sm font-semibold">{label}</legend>
				{children}
			</fieldset>
		)
	return (
		<Popover.Root>
			<FilterChip
				label={label}
				text={text}
				onClear={onClear}
				control={(words) => (
					<Popover.Trigger
						id={id}
						// A page may have a button with the name of the filter, such as "Tags".
						aria-label={`Filter by ${label.toLowerCase()}${text === null ? '' : `: ${text}`}`}
						className="flex h-full min-w-0 cursor-pointer items-center rounded-full outline-none"
					>
						{words}
					</Popover.Trigger>
				)}
			/>
			<Popover.Content
				align="start"
				sideOffset={6}
				aria-labelledby={id}
				className="z-30 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md bg-surface p-4 text-ink shadow-light outline-none"
			>
				{children}
			</Popover.Content>
		</Popover.Root>
	)
}

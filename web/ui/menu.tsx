import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

const item =
	'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-3 py-1.5 text-sm outline-none select-none ' +
	'data-highlighted:bg-sunken data-disabled:opacity-50 [&>svg]:size-4 [&>svg]:shrink-0'

/**
 * A button that opens a short list of acts. `trigger` is one element, such as an IconButton. The list stands beside it in the page, so
 * that it belongs to the same landmark, and leaves the rest of the page in reach.
 */
export function Menu({
	trigger,
	children,
	align = 'end',
}: {
	trigger: ReactNode
	children: ReactNode
	align?: 'start' | 'end'
}) {
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
			<DropdownMenu.Content
				align={align}
				sideOffset={6}
				className="z-40 min-w-48 rounded-md bg-surface p-1.5 text-ink shadow-light"
			>
				{children}
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	)
}

export function MenuItem({
	onSelect,
	disabled,
	children,
}: {
	onSelect: () => void
	disabled?: boolean
	children: ReactNode
}) {
	return (
		<DropdownMenu.Item className={item} disabled={disabled} onSelect={onSelect}>
			{children}
		</DropdownMenu.Item>
	)
}

/** One choice out of several, with a tick at the chosen one. */
export function MenuChoices<Value extends string>({
	label,
	value,
	onChange,
	options,
}: {
	label: string
	value: Value
	onChange: (value: Value) => void
	options: readonly { value: Value; label: ReactNode }[]
}) {
	return (
		<DropdownMenu.RadioGroup
			aria-label={label}
			value={value}
			onValueChange={(chosen) => {
				const option = options.find((one) => one.value === chosen)
				if (option) onChange(option.value)
			}}
		>
			{options.map((option) => (
				<DropdownMenu.RadioItem key={option.value} value={option.value} className={item}>
					{option.label}
					<DropdownMenu.ItemIndicator className="ml-auto">
						<Check aria-hidden="true" className="size-4" />
					</DropdownMenu.ItemIndicator>
				</DropdownMenu.RadioItem>
			))}
		</DropdownMenu.RadioGroup>
	)
}

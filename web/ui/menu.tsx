import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { pressedKey } from './keys.ts'

const item =
	'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-3 py-1.5 text-sm outline-none select-none ' +
	'data-highlighted:bg-sunken data-disabled:opacity-50 [&>svg]:size-4 [&>svg]:shrink-0'

const enabledItems = '[role^="menuitem"]:not([data-disabled])'

/**
 * A dropdown menu. `trigger` is one element, such as an IconButton. The menu is rendered beside it, in the same landmark,
 * and does not block the page.
 */
export function Menu({
	trigger,
	children,
	align = 'end',
	onCloseAutoFocus,
}: {
	trigger: ReactNode
	children: ReactNode
	align?: 'start' | 'end'
	/** The trigger gets the focus unless this prevents it. */
	onCloseAutoFocus?: (event: Event) => void
}) {
	const button = useRef<HTMLButtonElement>(null)
	/** A press outside closes the menu and takes the focus. */
	const leavesFocus = useRef(false)
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger ref={button} asChild>
				{trigger}
			</DropdownMenu.Trigger>
			<DropdownMenu.Content
				align={align}
				sideOffset={6}
				onKeyDownCapture={(event) => moveFocus(event, { selector: enabledItems, orientation: 'vertical' })}
				// Radix returns the focus in a timer, too late for the next quick key.
				onEscapeKeyDown={() => button.current?.focus({ preventScroll: true })}
				onInteractOutside={() => {
					leavesFocus.current = true
				}}
				onCloseAutoFocus={(event) => {
					onCloseAutoFocus?.(event)
					// Radix would scroll to the trigger, which may be in a bar at the edge of the window.
					if (!event.defaultPrevented && !leavesFocus.current) button.current?.focus({ preventScroll: true })
					event.preventDefault()
					leavesFocus.current = false
				}}
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

/** A group of options, one of which is checked. */
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
					<DropdownMenu.ItemIndicator className="ms-auto">
						<Check aria-hidden="true" className="size-4" />
					</DropdownMenu.ItemIndicator>
				</DropdownMenu.RadioItem>
			))}
		</DropdownMenu.RadioGroup>
	)
}

const steps: Record<'horizontal' | 'vertical', Record<string, number | undefined>> = {
	horizontal: { ArrowLeft: -1, ArrowRight: 1 },
	vertical: { ArrowUp: -1, ArrowDown: 1 },
}

type Items = {
	/** Selects the items inside the listening element. */
	selector: string
	orientation: keyof typeof steps
	/** Moves from the last item to the first. */
	loop?: boolean
}

/**
 * Moves the focus in a toolbar or a menu. Use it as `onKeyDownCapture`. Radix moves the focus in a timer, so the next quick
 * key would reach the wrong item.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, { selector, orientation, loop = false }: Items): void {
	if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
	const items = [...event.currentTarget.querySelectorAll(selector)].filter((item) => item instanceof HTMLElement)
	const current = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
	if (current === -1) return
	const next = nextIndex(pressedKey(event), current, items.length, steps[orientation])
	if (next === null) return
	event.preventDefault()
	items.at(loop ? next % items.length : Math.max(0, Math.min(next, items.length - 1)))?.focus()
}

function nextIndex(
	key: string | null,
	current: number,
	count: number,
	step: (typeof steps)['vertical'],
): number | null {
	if (key === 'Home' || key === 'PageUp') return 0
	if (key === 'End' || key === 'PageDown') return count - 1
	const by = step[key ?? '']
	return by === undefined ? null : current + by
}

import { Toolbar } from 'radix-ui'
import type { ReactNode } from 'react'
import { isMac } from '#web/ui/keys.ts'
import { type ShortcutName, shortcuts, shortcutText } from '../commands/shortcuts.ts'

const looks =
	'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-muted transition-colors hover:bg-sunken ' +
	'hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-strong aria-disabled:cursor-not-allowed ' +
	'aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-muted tablet:size-9 [&>svg]:size-5'

/** A tooltip with the shortcut. */
const withShortcut = (label: string, shortcut?: ShortcutName) =>
	shortcut ? `${label} (${shortcutText(shortcuts[shortcut], isMac())})` : label

/** Unavailable tools stay focusable, so that the focus is not lost when they change. */
export function ToolbarButton({
	label,
	shortcut,
	pressed,
	disabled = false,
	onPress,
	children,
}: {
	label: string
	shortcut?: ShortcutName
	/** Only for toggles. */
	pressed?: boolean
	disabled?: boolean
	onPress: () => void
	children: ReactNode
}) {
	return (
		<Toolbar.Button
			aria-label={label}
			title={withShortcut(label, shortcut)}
			aria-pressed={pressed}
			aria-disabled={disabled || undefined}
			className={looks}
			// Keeps the focus in the text, and on phones the keyboard open.
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => !disabled && onPress()}
		>
			{children}
		</Toolbar.Button>
	)
}

/** A group of tools. */
export const ToolbarGroup = ({ label, children }: { label: string; children: ReactNode }) => (
	<fieldset aria-label={label} className="contents tablet:flex">
		{children}
	</fieldset>
)

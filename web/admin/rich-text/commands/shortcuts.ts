import { pressedKey } from '#web/ui/keys.ts'

export type Shortcut = { key: string; shift?: boolean; alt?: boolean }

export const shortcuts = {
	bold: { key: 'b' },
	italic: { key: 'i' },
	underline: { key: 'u' },
	strikethrough: { key: 'x', shift: true },
	superscript: { key: '.' },
	subscript: { key: ',' },
	code: { key: 'e' },
	link: { key: 'k' },
	clear: { key: '\\' },
	undo: { key: 'z' },
	redo: { key: 'z', shift: true },
	paragraph: { key: '0', alt: true },
	h2: { key: '2', alt: true },
	h3: { key: '3', alt: true },
	h4: { key: '4', alt: true },
	number: { key: '7', shift: true },
	bullet: { key: '8', shift: true },
	quote: { key: '9', shift: true },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

type Keys = Parameters<typeof pressedKey>[0] &
	Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Each shortcut includes Ctrl, or Cmd on a Mac. Digits match by key position: Shift and Alt change the character. */
export function matches(event: Keys, { key, shift = false, alt = false }: Shortcut): boolean {
	if (event.ctrlKey === event.metaKey || event.shiftKey !== shift || event.altKey !== alt) return false
	const pressed = pressedKey(event)
	return /\d/.test(key) ? pressed !== null && event.code === `Digit${key}` : pressed === key
}

/** For display: "Ctrl+Shift+7", on a Mac "⇧⌘7". */
export function shortcutText({ key, shift, alt }: Shortcut, mac: boolean): string {
	const sign = key.toUpperCase()
	if (mac) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${sign}`
	return ['Ctrl', ...(alt ? ['Alt'] : []), ...(shift ? ['Shift'] : []), sign].join('+')
}

import type { ItemValues } from '#contracts/items/drafts.ts'

/** Values that a field may hold while an editor types, and values that no form sends. */
export const oddValues: readonly ItemValues[string][] = [
	...['', ' ', 'x', '12a', '-1', '1.5', '1e400', '5,5', '<img src="{{', '\u202e'],
	...['http://', 'https://a b', '//', 'javascript:alert(1)', '/\\', 'http://[', 'a.b:x'],
	...['soon', 'incomplete', '2026-13-45', '12026-01-01', '2026-02-30T10:00:00Z', '2026-01-31', '9999-12-31T23:59:00Z'],
	...['Mars/Phobos', 'ZZ', 'rupees', 'DECADE'],
	...[true, 5, -1.5, 1e300, null, [], [null, 5]],
]

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'isComposing' | 'keyCode'>

/** A key of the browser, or of React, whose own event leaves `isComposing` out. */
type Pressed = Key | { nativeEvent: Key }

/** The value that a browser reports for each key that an input method takes. */
const takenByInputMethod = 229

/**
 * Names a pressed key: `Enter`, `Escape`, a letter in lower case. On a keyboard without Latin letters, a letter is named by
 * its position. Null for a key that belongs to an input method, such as the Enter that confirms a word: it triggers
 * nothing. Safari reports that one after the composition has ended, with the code alone.
 */
export function pressedKey(event: Pressed): string | null {
	const { key, code, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
	if (isComposing || keyCode === takenByInputMethod) return null
	if (key.length > 1) return key
	const position = /^Key([A-Z])$/.exec(code)?.[1]
	const isLatin = /^[\u0020-\u024f]$/.test(key)
	return (position === undefined || isLatin ? key : position).toLowerCase()
}

/** Whether the keyboard has Cmd in place of Ctrl. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

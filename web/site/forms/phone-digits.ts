import { asciiDigits } from '#contracts/shared/plain-characters.ts'

/** Separators in telephone numbers: signs, spaces, and the invisible marks that some programs copy. */
const marks = /[+.()[\]\p{White_Space}\p{Dash_Punctuation}\p{Format}]/gu

/** The zero in brackets is no part of the number from abroad. Its message says so. */
const trunkZero = /\(\s*\p{Nd}\s*\)/u

/** Reduces a telephone number to digits. Returns any other text unchanged, so that its error message fits. */
export function phoneDigits(text: string): string {
	if (trunkZero.test(text)) return text
	const bare = asciiDigits(text.replace(marks, ''))
	return /^\d+$/.test(bare) ? bare : text
}

/** Single typed letters. An on-screen keyboard inserts a suggested number as one text. */
export const isTyped = ({ inputType, data }: InputEvent) =>
	/^(delete|history|insertComposition)/.test(inputType) || (inputType === 'insertText' && (data ?? '').length <= 1)

/** Reduces a number that was pasted, dropped or autofilled to its digits. Typed text stays as it is. */
export function normalisePhone(control: EventTarget | null, event?: Event): void {
	if (!(control instanceof HTMLInputElement) || control.type !== 'tel') return
	// An autofill event has no input type.
	if (event instanceof InputEvent && isTyped(event)) return
	const digits = phoneDigits(control.value)
	if (digits !== control.value) control.value = digits
}

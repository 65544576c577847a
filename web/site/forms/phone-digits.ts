/** What people and address books put between the digits: signs, spaces, and the invisible marks that some programs copy along. */
const marks = /[+.()[\]\p{White_Space}\p{Dash_Punctuation}\p{Format}]/gu

/** The digits of a telephone number. A text with anything but digits and separators stays unchanged, so that its message appears. */
export function phoneDigits(text: string): string {
	const bare = text.replace(marks, '')
	return /^\d+$/.test(bare) ? bare : text
}

/** Letter by letter; a keyboard that suggests a whole number inserts it as one text. */
const isTyped = ({ inputType, data }: InputEvent) =>
	/^(delete|history|insertComposition)/.test(inputType) || (inputType === 'insertText' && (data ?? '').length <= 1)

/** Brings a telephone number that was pasted, dropped or filled in by the browser to its digits. What is typed stays as it is. */
export function tidyPhone(control: EventTarget | null, event?: Event): void {
	if (!(control instanceof HTMLInputElement) || control.type !== 'tel') return
	// The event of autofill has no type of input.
	if (event instanceof InputEvent && isTyped(event)) return
	const digits = phoneDigits(control.value)
	if (digits !== control.value) control.value = digits
}

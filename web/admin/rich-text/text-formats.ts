/** The allowed text formats and their tags. */
export const textFormats = [
	{ format: 'bold', tag: 'strong' },
	{ format: 'italic', tag: 'em' },
	{ format: 'underline', tag: 'u' },
	{ format: 'strikethrough', tag: 's' },
	{ format: 'code', tag: 'code' },
] as const

export type TextFormat = (typeof textFormats)[number]['format']

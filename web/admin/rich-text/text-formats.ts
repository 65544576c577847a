/** The allowed text formats and their tags. */
export const textFormats = [
	{ format: 'bold', tag: 'strong' },
	{ format: 'italic', tag: 'em' },
	{ format: 'underline', tag: 'u' },
	{ format: 'strikethrough', tag: 's' },
	{ format: 'subscript', tag: 'sub' },
	{ format: 'superscript', tag: 'sup' },
	{ format: 'code', tag: 'code' },
] as const

export type TextFormat = (typeof textFormats)[number]['format']

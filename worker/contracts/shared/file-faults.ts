/** Why a file is refused, if its content tells more than that its type is wrong. */
export type FileFault =
	| 'empty'
	| 'too-large'
	| 'unreadable'
	| 'too-many-pixels'
	| 'password'
	| 'macros'
	| 'external'
	| 'embedded'
	| 'word'
	| 'old-word'
	| 'other-document'
	| RefusedPicture
	| 'picture'

/** Picture types that people have but the product refuses. */
export type RefusedPicture = 'svg' | 'heic' | 'tiff'

/** The reason and the way out, one sentence each. It follows the specified message of the rule. */
export type FileReasons = Readonly<Partial<Record<FileFault, string>>>

const empty = 'The file has no content: open it to see whether it has arrived on your device, and choose it again.'

/** The browser cannot read a chosen file. */
export const notReadText =
	'This file could not be read. It has changed or is not on your device any more: choose it again.'

export const pictureReasons = {
	empty,
	unreadable: 'This picture is damaged or incomplete: open it, save it as PNG or JPEG and choose that one.',
	'too-many-pixels':
		'This picture has too many pixels: at most 24 million, 6,000 a side, and 200 million in all frames of a moving one.',
	svg: 'SVG drawings can carry scripts: save the picture as PNG.',
	heic: 'Most browsers cannot show HEIC: save the picture as JPEG.',
	tiff: 'Browsers cannot show TIFF: save the picture as PNG or JPEG.',
} as const satisfies FileReasons

/** Of a Word document whose text goes into an editor. */
export const wordReasons = {
	empty,
	'too-large': 'This document is larger than 20 MB: make its pictures smaller, or copy its text in parts.',
	unreadable: 'This document is damaged or incomplete: open it, save it as .docx and drop that file.',
	password: 'This document opens only with a password: save a copy without one.',
	'old-word': 'This document is an old one of Word (.doc): open it and save it as .docx.',
	'other-document': 'This file is of another program: open it there, and copy its text.',
} as const satisfies FileReasons

const picture = 'This file is a picture: put it into a document and save that as PDF.'

export const documentReasons = {
	empty,
	'too-large': 'Make its pictures smaller, or save it as a PDF of the smallest size.',
	unreadable: 'This file is damaged or incomplete: open it, save it as PDF and choose the new file.',
	password: 'This file opens only with a password: save a copy as PDF without one.',
	macros: 'This document contains macros: save it as PDF.',
	external: 'This document loads a template, a picture or an object from another place: save it as PDF.',
	embedded: 'This document contains an object that could start a program: save it as PDF.',
	word: 'This file is a Word document: save it as PDF.',
	'old-word': 'This file is an old Word document (.doc): open it and save it as PDF.',
	'other-document': 'This file is of another program: open it there and save it as PDF.',
	picture,
	svg: picture,
	heic: picture,
	tiff: picture,
} as const satisfies FileReasons

export const leftOutKinds = ['picture', 'film', 'sound', 'page'] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

/** The link that replaces embedded content. */
export type LeftOutLink = { address: string; text: string }

/** Why a picture was left out. */
export const leftOutReasons = {
	noPictures: 'This text cannot have pictures.',
	localFile: 'It is a file on a computer, which the browser cannot read.',
	otherPage: 'It belongs to another page. Save the picture and choose it here.',
	unreadable: 'The browser cannot read it.',
	notSaved: 'The article that it comes from is not saved yet. Save its draft there, and copy the picture again.',
	tooLong: 'The copied text is too long to look for it. Copy the text in parts.',
	otherNumber: 'The copied text came with other pictures than it shows, so it is not clear which one belongs here.',
	noPicture: 'It was copied in a form that browsers cannot show. Save it as PNG and choose it here.',
} as const

import { leftOutReasons } from '../nodes/left-out-kinds.ts'
import type { PictureStore } from '../picture-store.ts'
import { cleanPaste } from './clean-paste.ts'
import { lossesText } from './losses.ts'
import type { PastedPicture } from './pasted-pictures.ts'

// Loaded after the editor: it starts without what only a paste needs.

/** The content of a paste in the forms that the editor reads. */
export type PasteContent = { html: string; plain: string; rtf: string; files: readonly File[] }

/** Cleans a paste. `hasContent`: whether there is something besides pictures that the text does not have yet. */
export function readPaste({ html, rtf }: PasteContent, pictures: PictureStore | null) {
	const clean = cleanPaste(html, (name) => pictures?.urlOf(name) != null)
	return { ...clean, losses: lossesText(clean), pictures: withPicturesBeside(clean.pictures, rtf) }
}

/**
 * Fills the places of pictures that are files on a computer from the RTF beside the HTML: Word puts its pictures there
 * only. If both have different numbers of pictures, their order does not tell which is which.
 */
function withPicturesBeside(
	pictures: ReadonlyMap<string, PastedPicture>,
	rtf: string,
): ReadonlyMap<string, PastedPicture> {
	const local = [...pictures].filter(
		([, picture]) => 'reason' in picture && picture.reason === leftOutReasons.localFile,
	)
	if (rtf === '' || local.length === 0) return pictures
	const reading = import('./rtf-pictures.ts').then(({ picturesInRtf }) => picturesInRtf(rtf))
	const found = async (index: number): Promise<File | string> => {
		const files = await reading.catch(() => [])
		if (files === null) return leftOutReasons.tooLong
		if (files.length !== local.length) return leftOutReasons.otherNumber
		return files[index] ?? leftOutReasons.noPicture
	}
	return new Map([...pictures, ...local.map(([name], index) => [name, { found: found(index) }] as const)])
}

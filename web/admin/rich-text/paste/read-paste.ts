import type { PictureStore } from '../picture-store.ts'
import { cleanPaste } from './clean-paste.ts'
import { withPicturesBeside } from './pictures-beside.ts'

// Loaded after the editor: it starts without what only a paste needs.

/** What a paste holds in the forms that this editor reads. */
export type PasteContent = { html: string; plain: string; rtf: string; files: readonly File[] }

/** Cleans a paste. `hasContent`: whether there is something besides pictures that the text does not have yet. */
export function readPaste({ html, rtf }: PasteContent, pictures: PictureStore | null) {
	const clean = cleanPaste(html, (name) => pictures?.urlOf(name) != null)
	return { ...clean, pictures: withPicturesBeside(clean.pictures, rtf) }
}

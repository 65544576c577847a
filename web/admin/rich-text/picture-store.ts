import type { LexicalEditor } from 'lexical'
import { createContext, useContext } from 'react'
import { isMediaPath, placeholderName } from '#contracts/content/rich-text.ts'

/** The pictures inside a text, by name. In the HTML a picture's whole `src` is `{{name}}`. */
export type PictureStore = {
	/** The address of a picture; null for an unknown name. */
	urlOf(name: string): string | null
	/** The address under which the site stores a picture; null while only the form has it. */
	addressOf(name: string): string | null
	/** Takes over a picture that the site stores, by its key. `refused` says why that is impossible. */
	take(key: string): Promise<AddedPicture>
	/** Adds a picture through the form. `refused` says why the form does not take it. */
	add(file: File): Promise<AddedPicture>
}

export type AddedPicture = { name: string } | { refused: string }

/** Marks the update that puts an added picture into the text. The form gets it at once. */
export const pictureAddedTag = 'picture-added'

/** The name of the picture of a `src`; null for a picture of another site. A stored file has its path for a name. */
export const storedPictureName = (source: string): string | null =>
	isMediaPath(source) ? source : placeholderName(source)

export const pictureSource = (name: string) => (isMediaPath(name) ? name : `{{${name}}}`)

/** The address of a picture; null for an unknown name. */
export const addressOfPicture = (name: string, store: PictureStore | null): string | null =>
	isMediaPath(name) ? name : (store?.urlOf(name) ?? null)

const stores = new WeakMap<LexicalEditor, () => PictureStore | null>()

/** Tells the nodes of an editor where its pictures are, outside of React. */
export const setPictureStore = (editor: LexicalEditor, store: () => PictureStore | null) => stores.set(editor, store)

/** The address of a picture for a copy of it: that of the stored file, or of what only the form has. */
export function addressForCopy(editor: LexicalEditor, name: string): string | null {
	const store = stores.get(editor)?.() ?? null
	const address = store?.addressOf(name) ?? addressOfPicture(name, store)
	return address === null ? null : new URL(address, location.href).href
}

export const PictureStoreContext = createContext<PictureStore | null>(null)

export const usePictureStore = () => useContext(PictureStoreContext)

import { createContext, useContext } from 'react'
import { isMediaPath, placeholderName } from '#contracts/content/rich-text.ts'

/** The pictures inside a text, by name. In the HTML a picture's whole `src` is `{{name}}`. */
export type PictureStore = {
	/** The address of a picture; null for an unknown name. */
	urlOf(name: string): string | null
	/** Adds a picture through the form. `refused` says why the form does not take it. */
	add(file: File): Promise<AddedPicture>
}

export type AddedPicture = { name: string } | { refused: string }

/** Marks the update that puts an added picture into the text. The form gets it at once. */
export const pictureAddedTag = 'picture-added'

/** The name of the picture of a `src`; null for a picture of another site. A stored file has its path for a name. */
export const pictureName = (source: string): string | null => (isMediaPath(source) ? source : placeholderName(source))

export const pictureSource = (name: string) => (isMediaPath(name) ? name : `{{${name}}}`)

/** The address of a picture; null for an unknown name. */
export const addressOfPicture = (name: string, store: PictureStore | null): string | null =>
	isMediaPath(name) ? name : (store?.urlOf(name) ?? null)

export const PictureStoreContext = createContext<PictureStore | null>(null)

export const usePictureStore = () => useContext(PictureStoreContext)

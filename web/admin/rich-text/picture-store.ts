import { createContext, useContext } from 'react'
import { isMediaPath, placeholderName } from '#contracts/content/rich-text.ts'

/** The pictures inside a text, by name. In the HTML a picture's whole `src` is `{{name}}`. */
export type PictureStore = {
	/** The address of a picture; null for an unknown name. */
	urlOf(name: string): string | null
	/** Adds a picture through the form; null when the form refuses it or the editor cancels. */
	add(file: File): Promise<{ name: string } | null>
}

/** The name of the picture of a `src`; null for a picture of another site. A stored file has its path for a name. */
export const pictureName = (source: string): string | null => (isMediaPath(source) ? source : placeholderName(source))

export const pictureSource = (name: string) => (isMediaPath(name) ? name : `{{${name}}}`)

/** The address of a picture; null for an unknown name. */
export const addressOfPicture = (name: string, store: PictureStore | null): string | null =>
	isMediaPath(name) ? name : (store?.urlOf(name) ?? null)

export const PictureStoreContext = createContext<PictureStore | null>(null)

export const usePictureStore = () => useContext(PictureStoreContext)

import { createContext, useContext } from 'react'

/** The pictures in a text, by name. In the HTML a picture's `src` is `{{name}}`. */
export type PictureStore = {
	/** The picture's URL; null if there is none of that name. */
	urlOf(name: string): string | null
	/** Adds a picture. Returns null if it was refused or cancelled. */
	add(file: File): Promise<{ name: string } | null>
}

const placeholder = /^\{\{([a-z0-9-]{1,64})\}\}$/
/** Imported text may show a file of this site by its path, which is then its name. */
const ownFile = /^\/media(?:\/[\w.~%-]+)+$/

/** The picture name in a `src`; null for pictures of other sites. */
export const pictureName = (source: string): string | null =>
	ownFile.test(source) ? source : (placeholder.exec(source)?.[1] ?? null)

export const pictureSource = (name: string) => (ownFile.test(name) ? name : `{{${name}}}`)

export const addressOfPicture = (name: string, store: PictureStore | null): string | null =>
	ownFile.test(name) ? name : (store?.urlOf(name) ?? null)

export const PictureStoreContext = createContext<PictureStore | null>(null)

export const usePictureStore = () => useContext(PictureStoreContext)

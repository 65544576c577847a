import { createContext, useContext } from 'react'

/** The pictures that stand inside a text, by name. In the HTML a picture's whole `src` is `{{name}}`. */
export type PictureStore = {
	/** Where the picture is shown from; null when there is none of that name. */
	urlOf(name: string): string | null
	/** Takes a picture in, by whatever steps the form has for that; null when it was refused or given up. */
	add(file: File): Promise<{ name: string } | null>
}

const placeholder = /^\{\{([a-z0-9-]{1,64})\}\}$/
/** Text that was not written here may show a file of ours by its path: that is its name then. */
const ownFile = /^\/media(?:\/[\w.~%-]+)+$/

/** The name of the picture that a `src` stands for; null when it is none of ours. */
export const pictureName = (source: string): string | null =>
	ownFile.test(source) ? source : (placeholder.exec(source)?.[1] ?? null)

export const pictureSource = (name: string) => (ownFile.test(name) ? name : `{{${name}}}`)

/** Where a picture is shown from. */
export const addressOfPicture = (name: string, store: PictureStore | null): string | null =>
	ownFile.test(name) ? name : (store?.urlOf(name) ?? null)

export const PictureStoreContext = createContext<PictureStore | null>(null)

export const usePictureStore = () => useContext(PictureStoreContext)

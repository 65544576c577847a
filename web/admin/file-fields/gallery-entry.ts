import type { Size } from '../pictures/picture-size.ts'

/** A picture of a gallery: chosen anew, or stored. */
export type GalleryEntry = { key: string; alt: string } & ({ file: File } | ({ id: number; url: string } & Size))

let made = 0

/** A new picture for the end of a gallery. */
export function newEntry(file: File): GalleryEntry {
	made += 1
	return { key: `new-${made}`, alt: '', file }
}

/** The same entries with one of them a place earlier (-1) or later (1). */
export function withMoved<Entry>(entries: readonly Entry[], index: number, by: -1 | 1): Entry[] {
	const moved = [...entries]
	const [entry] = moved.splice(index, 1)
	if (entry !== undefined) moved.splice(Math.max(0, index + by), 0, entry)
	return moved
}

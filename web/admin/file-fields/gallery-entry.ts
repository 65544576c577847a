import type { Size } from '../pictures/picture-size.ts'

/** A gallery picture, new or stored. */
export type GalleryEntry = { key: string; alt: string } & ({ file: File } | ({ id: number; url: string } & Size))

let made = 0

export function newEntry(file: File): GalleryEntry {
	made += 1
	return { key: `new-${made}`, alt: '', file }
}

/** Moves an entry one place earlier (-1) or later (1). */
export function withMoved<Entry>(entries: readonly Entry[], index: number, by: -1 | 1): Entry[] {
	const moved = [...entries]
	const [entry] = moved.splice(index, 1)
	if (entry !== undefined) moved.splice(Math.max(0, index + by), 0, entry)
	return moved
}

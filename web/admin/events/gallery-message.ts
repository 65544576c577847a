import type { GalleryEntry } from '../pictures/gallery-entry.ts'

/** What is wrong with a gallery as a whole, or with which of its pictures: the contract knows the new ones alone, by their order. */
export function galleryMessage(error: unknown, entries: readonly GalleryEntry[]): string | undefined {
	if (typeof error !== 'object' || error === null) return undefined
	const ofWhole = messageOf(error)
	if (ofWhole) return ofWhole
	const added = entries.flatMap((entry, index) => ('file' in entry ? [index + 1] : []))
	const messages = Object.entries(error).flatMap(([number, within]) => {
		const [place, message] = [added[Number(number)], messageOf(within)]
		return place && message ? [`Picture ${place}: ${message}`] : []
	})
	return messages.length > 0 ? messages.join(' ') : undefined
}

const messageOf = (error: unknown): string | undefined =>
	typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
		? error.message
		: undefined

import { pictureName, pictureSource } from '../picture-store.ts'
import { fileOfDataUrl } from './data-picture.ts'

/** A pasted picture that the text does not have yet: its file, or why it cannot be had. */
export type PastedPicture = { file: File } | { reason: string }

export const reasons = {
	noPictures: 'This text cannot have pictures.',
	localFile: 'It is a file on a computer, which the browser cannot read.',
	otherPage: 'It belongs to another page. Save the picture and choose it here.',
	unreadable: 'The browser cannot read it.',
} as const

/** What can be had of a picture by its `src`. */
export function pastedPictureOf(source: string): PastedPicture {
	if (/^data:/i.test(source)) {
		const file = fileOfDataUrl(source)
		return file ? { file } : { reason: reasons.unreadable }
	}
	if (/^file:/i.test(source)) return { reason: reasons.localFile }
	return { reason: /^(?:https?:|\/|blob:)/i.test(source) ? reasons.otherPage : reasons.unreadable }
}

/** Newsletters and web pages count readers with pictures that nobody sees. */
const isTracker = (image: Element) =>
	['width', 'height'].every((side) => /^[0-2](?:px)?$/.test(image.getAttribute(side)?.trim() ?? ''))

/**
 * Gives each unknown picture a temporary name, under which it passes the cleaning. Returns these pictures by name. `hasPicture` tells
 * whether the text has a picture already.
 */
export function readPictures(
	body: HTMLElement,
	hasPicture: (name: string) => boolean,
): ReadonlyMap<string, PastedPicture> {
	const pasted = new Map<string, PastedPicture>()
	for (const image of body.querySelectorAll('img')) {
		const source = image.getAttribute('src')?.trim() ?? ''
		const known = pictureName(source)
		if (known !== null && hasPicture(known)) continue
		if (source === '' || isTracker(image)) {
			image.remove()
			continue
		}
		const name = `pasted-${crypto.randomUUID()}`
		pasted.set(name, pastedPictureOf(source))
		image.setAttribute('src', pictureSource(name))
	}
	return pasted
}

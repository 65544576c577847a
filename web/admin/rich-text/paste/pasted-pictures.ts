import { storedKeyOf } from '../../items/editor/stored-files.ts'
import { webAddress } from '../link-address.ts'
import { leftOutReasons } from '../nodes/left-out-kinds.ts'
import { pictureSource, storedPictureName } from '../picture-store.ts'
import type { PastedEmbed } from './clean/pasted-embeds.ts'
import { fileOfDataUrl } from './data-picture.ts'

/**
 * A pasted picture that the text does not have yet: its file, the key of one that this site stores, a file that is pending,
 * or why it is left out. Or other embedded content.
 */
export type PastedPicture =
	| { file: File }
	| { key: string }
	| { found: Promise<File | string> }
	| { reason: string; address?: string }
	| PastedEmbed

/** The picture or its reason, by its `src`. */
export function pastedPictureOf(source: string): PastedPicture {
	if (/^data:/i.test(source)) {
		const file = fileOfDataUrl(source)
		return file ? { file } : { reason: leftOutReasons.unreadable }
	}
	if (/^file:/i.test(source)) return { reason: leftOutReasons.localFile }
	const key = storedKeyOf(source)
	if (key !== null) return { key }
	if (source.startsWith(`blob:${location.origin}/`)) return { reason: leftOutReasons.notSaved }
	const reason = /^(?:https?:|\/|blob:)/i.test(source) ? leftOutReasons.otherPage : leftOutReasons.unreadable
	const address = webAddress(source)
	return address === '' ? { reason } : { reason, address }
}

/**
 * Gives each unknown picture a temporary name, under which it passes the cleaning. Returns these pictures by name.
 * `hasPicture` tells whether the text has a picture already.
 */
export function readPictures(
	body: HTMLElement,
	hasPicture: (name: string) => boolean,
): ReadonlyMap<string, PastedPicture> {
	const pasted = new Map<string, PastedPicture>()
	showDrawings(body)
	for (const image of body.querySelectorAll('img')) {
		const source = image.getAttribute('src')?.trim() ?? ''
		const known = storedPictureName(source)
		if (known !== null && hasPicture(known)) continue
		const name = `pasted-${crypto.randomUUID()}`
		pasted.set(name, pastedPictureOf(source))
		image.setAttribute('src', pictureSource(name))
	}
	return pasted
}

/** Some versions of Office send a drawing without the picture that browsers show in its place. */
function showDrawings(body: HTMLElement): void {
	if (body.querySelector('img')) return
	for (const drawing of body.getElementsByTagName('v:imagedata')) {
		const image = body.ownerDocument.createElement('img')
		image.setAttribute('src', drawing.getAttribute('src') ?? '')
		image.setAttribute('alt', drawing.getAttribute('o:title') ?? '')
		drawing.parentElement?.replaceWith(image)
	}
}

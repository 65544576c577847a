import { z } from 'zod/mini'
import { fileKey } from '../items/drafts.ts'
import { atMost, fieldMessages, isStorable } from '../shared/fields.ts'
import { jsonOf } from '../shared/json.ts'

/** Of one PDF. The rest of a longer one is not searched. */
export const mostPages = 500
/** In bytes of UTF-8. */
export const mostTextBytes = 200_000

const encoder = new TextEncoder()

/** A word that a line break parts keeps its hyphen, which searches ignore. Items of a PDF hold control characters at times. */
const clean = (text: string) =>
	text
		.toWellFormed()
		.replace(/(?<=\p{L})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '-')
		.replace(/[^\P{Cc}\n]+/gu, ' ')
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ ?\n[ \n]*/g, '\n')
		.trim()

/** Makes the texts of the pages of a PDF storable and cuts them to the limits. */
export function cleanPages(pages: readonly string[]): string[] {
	let room = new Uint8Array(mostTextBytes)
	return pages.slice(0, mostPages).map((page) => {
		const text = clean(page)
		const { read, written } = encoder.encodeInto(text, room)
		// The pages after one that is cut have no text.
		room = room.subarray(read < text.length ? room.length : written)
		return text.slice(0, read)
	})
}

const pagesMessage = 'The texts of the pages as a JSON list are expected'
const tooMuch = `At most ${mostPages} pages with ${mostTextBytes.toLocaleString('en-US')} bytes are expected`

const isWithin = (pages: readonly string[]) =>
	pages.length <= mostPages && encoder.encode(pages.join('')).length <= mostTextBytes

/** JSON may write a byte as six characters. */
const longestJson = 6 * mostTextBytes + 3 * mostPages

/** The text of a stored PDF, which the browser of its editor has read. */
export const filePagesForm = z.strictObject({
	fileKey: fileKey(),
	/** A text for each page, in their order. */
	pages: z.pipe(
		z.pipe(
			z.string(pagesMessage).check(atMost(longestJson, tooMuch), z.meta({ maxLength: longestJson })),
			z.transform((text: string) => jsonOf(text)),
		),
		z
			.array(z.string(pagesMessage).check(z.refine(isStorable, fieldMessages.unstorable)), pagesMessage)
			.check(z.refine(isWithin, tooMuch)),
	),
})

import { Buffer } from 'node:buffer'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { brand } from '#web/content/brand.ts'
import type { Studio } from './studio.ts'

const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }

const pointsPerMm = 72 / 25.4

/** The bottom margin of `web/print/print.css`, and the space below the last line of a document's last block. */
const below = { margin: 20, lastLine: 9 }

/** Sets `--rest` to the height that the text leaves free on the last page. The last block of the document takes it. */
export async function fillLastPage({ page }: Studio): Promise<void> {
	const document = await getDocument({ data: new Uint8Array(await page.pdf(options)), verbosity: 0 }).promise
	const { items } = await (await document.getPage(document.numPages)).getTextContent()
	const heights = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[5] / pointsPerMm] : []))
	const lowest = Math.min(...heights.filter((height) => height > below.margin))
	const rest = Math.max(0, Math.floor(lowest - below.margin - below.lastLine))
	await page.evaluate((mm) => window.document.documentElement.style.setProperty('--rest', `${mm}mm`), rest)
}

/** Prints the page of the studio as a tagged PDF. `madeOn` (YYYYMMDD) is its creation date. */
export async function printed({ page }: Studio, madeOn: string): Promise<{ pdf: Buffer; pages: number }> {
	const made = await page.pdf(options)
	const pdf = signed(made, madeOn)
	const { numPages: pages } = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
	return { pdf, pages }
}

/**
 * Replaces the creation date and the creator with texts of the same length, which keeps the offsets valid. A rebuilt PDF
 * then changes only with its content.
 */
function signed(pdf: Uint8Array, madeOn: string): Buffer {
	const text = Buffer.from(pdf).toString('latin1')
	const withDay = text.replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, `/$1 (D:${madeOn}000000`)
	const withMaker = withDay.replace(/\/Creator \(((?:\\.|[^\\)])*)\)/, (_whole: string, maker: string) => {
		const name = brand.name.slice(0, maker.length).padEnd(maker.length)
		return `/Creator (${name})`
	})
	return Buffer.from(withMaker, 'latin1')
}

import { Buffer } from 'node:buffer'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { brand } from '#web/content/brand.ts'
import type { Studio } from './studio.ts'

/** Prints the page of the studio as a tagged PDF. `madeOn` (YYYYMMDD) is its creation date. */
export async function printed({ page }: Studio, madeOn: string): Promise<{ pdf: Buffer; pages: number }> {
	const made = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
	const pdf = signed(made, madeOn)
	const { numPages: pages } = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
	return { pdf, pages }
}

/**
 * Replaces the creation date and the creator with texts of the same length, which keeps the offsets valid. A rebuilt PDF then changes
 * only with its content.
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

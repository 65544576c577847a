/** Sets every brochure and every investor document as a PDF, from the same data as the pages, into web/static/documents. */
import { Buffer } from 'node:buffer'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { company } from '#web/content/company.ts'
import { annualReports, annualReturns, codes, offerDocuments } from '#web/content/investors/documents.ts'
import { policies } from '#web/content/investors/policies/all.ts'
import { products } from '#web/content/products/all.ts'
import { root } from './paths.ts'
import { detail, run, step } from './steps.ts'
import { openStudio, type Studio } from './studio.ts'

const folder = join(root, 'web/static/documents')
const list = join(root, 'web/content/documents.json')

/** The day that stands in every file. */
const madeOn = '20241001000000'

type Job = { file: string; title: string; show: (studio: Studio) => Promise<void> }

const brochures: Job[] = products.flatMap((product) => {
	if (!product.brochure) return []
	const { file, title } = product.brochure
	const show = async (studio: Studio) => {
		const Brochure = await studio.component<{ product: typeof product }>('web/print/brochure.tsx', 'Brochure')
		await studio.show(Brochure, { product }, `${title}, ${company.name}`)
	}
	return [{ file: `brochures/${file}`, title, show }]
})

const investors: Job[] = [...offerDocuments, ...annualReports, ...annualReturns, ...codes, ...policies].map(
	(document) => ({
		file: `investors/${document.file}`,
		title: document.title,
		show: async (studio) => {
			const Document = await studio.component<{ document: typeof document }>(
				'web/print/investor-document.tsx',
				'InvestorDocument',
			)
			await studio.show(Document, { document }, `${document.title}, ${company.name}`)
		},
	}),
)

await run(async () => {
	rmSync(folder, { recursive: true, force: true })
	const studio = await openStudio()
	const made: Record<string, { bytes: number; pages: number }> = {}
	for (const { file, title, show } of [...brochures, ...investors]) {
		await show(studio)
		const pdf = signed(
			await studio.page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
		)
		const { numPages: pages } = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
		const path = join(folder, file)
		mkdirSync(dirname(path), { recursive: true })
		writeFileSync(path, pdf)
		made[file.slice(file.indexOf('/') + 1)] = { bytes: pdf.length, pages }
		detail(`${pages} pages, ${Math.round(pdf.length / 1000)} KB: ${title}`)
	}
	writeFileSync(list, `${JSON.stringify(made, null, '\t')}\n`)
	await studio.close()
	step(`${Object.keys(made).length} documents`)
	return 0
})

/**
 * The file with its day of making and its maker replaced, byte for byte, so that its inner addresses stay true: setting a document again
 * then changes only what reads differently.
 */
function signed(pdf: Uint8Array): Buffer {
	const text = Buffer.from(pdf).toString('latin1')
	const withDay = text.replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, `/$1 (D:${madeOn}`)
	const withMaker = withDay.replace(/\/Creator \(((?:\\.|[^\\)])*)\)/, (_whole: string, maker: string) => {
		const name = company.name.slice(0, maker.length).padEnd(maker.length)
		return `/Creator (${name})`
	})
	return Buffer.from(withMaker, 'latin1')
}

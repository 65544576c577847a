/** Renders every brochure with its cover picture and every investor document into web/static/documents. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brand } from '#web/content/brand.ts'
import { everyInvestorDocument } from '#web/content/investors/documents.ts'
import { products } from '#web/content/products/all.ts'
import { type Brochure as BrochureFacts, coverPath } from '#web/content/products/product.ts'
import { hasInvestors } from '#web/content/switched-off.ts'
import { coverPicture } from './assets/brochure-cover.ts'
import { fillLastPage, printed } from './assets/pdf.ts'
import { openStudio, type Studio } from './assets/studio.ts'
import { root } from './command/paths.ts'
import { detail, run, step } from './command/steps.ts'

const statics = join(root, 'web/static')
const folder = join(statics, 'documents')
const list = join(root, 'web/content/documents.json')

/** The creation date in every PDF. */
const madeOn = '20241001'

type Job = {
	file: string
	title: string
	show: (studio: Studio) => Promise<void>
	/** The public path of the cover picture, if the document has one. */
	cover?: string
}

const brochures: Job[] = products.flatMap((product) => {
	if (!product.brochure) return []
	const facts = product.brochure
	const { file, title } = facts
	const show = async (studio: Studio) => {
		type Props = { product: typeof product; facts: BrochureFacts }
		const Brochure = await studio.component<Props>('web/print/brochure.tsx', 'PrintedBrochure')
		await studio.show(Brochure, { product, facts }, `${title}, ${brand.name}`)
		await fillLastPage(studio)
	}
	return [{ file: `brochures/${file}`, title, show, cover: coverPath(facts) }]
})

const investors: Job[] = (hasInvestors ? everyInvestorDocument : []).map((document) => ({
	file: `investors/${document.file}`,
	title: document.title,
	show: async (studio) => {
		const Document = await studio.component<{ document: typeof document }>(
			'web/print/investor-document.tsx',
			'PrintedInvestorDocument',
		)
		await studio.show(Document, { document }, `${document.title}, ${brand.name}`)
	},
}))

await run(async () => {
	rmSync(folder, { recursive: true, force: true })
	const studio = await openStudio()
	const made: Record<string, { bytes: number; pages: number }> = {}
	for (const { file, title, show, cover } of [...brochures, ...investors]) {
		await show(studio)
		const { pdf, pages } = await printed(studio, madeOn)
		write(join(folder, file), pdf)
		if (cover) write(join(statics, cover), await coverPicture(studio))
		made[file.slice(file.indexOf('/') + 1)] = { bytes: pdf.length, pages }
		detail(`${pages} pages, ${Math.round(pdf.length / 1000)} KB: ${title}`)
	}
	writeFileSync(list, `${JSON.stringify(made, null, '\t')}\n`)
	await studio.close()
	step(`${Object.keys(made).length} documents`)
	return 0
})

function write(path: string, content: Uint8Array): void {
	mkdirSync(dirname(path), { recursive: true })
	writeFileSync(path, content)
}

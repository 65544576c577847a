/** Renders the demo's flyers, whitepapers and case studies as PDFs: `node scripts/demo/pdfs.ts [start of a slug]`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import { everyProduct } from '#web/content/products/all.ts'
import { printed } from '../assets/pdf.ts'
import { openStudio, type Studio } from '../assets/studio.ts'
import { detail, Refusal, run, step } from '../command/steps.ts'
import { demoCaseStudies, demoFlyers, demoWhitepapers } from './demo-content.ts'
import { drawingOf } from './drawing.ts'
import { contentFolder } from './load-content.ts'
import type { DemoDocument } from './schemas/document.ts'

const mostBytes = 150_000

type Written = { folder: string; slug: string; title: string; document: DemoDocument }

/** The text for a document whose product the company has removed. */
const allSolutions = {
	...pages.solutions,
	scene: 'home',
	sceneLabel: 'Papers come in by four doors. Three settle themselves, and one waits for a person.',
	industry: undefined,
} as const

const productOf = ({ document }: Written) => everyProduct.find(({ path }) => path === document.product) ?? allSolutions

const monthOf = (date: string) =>
	new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

/** The props of all three layouts. */
const propsOf = (item: Written) => ({
	text: { title: item.title, lead: item.document.lead, sections: item.document.sections },
	product: productOf(item),
	drawing: drawingOf(item),
})

type Job = {
	folder: string
	slug: string
	title: string
	date: string
	/** The fewest and the most sheets. */
	sheets: readonly [number, number]
	show: (studio: Studio, title: string) => Promise<void>
}

/** Returns a function that shows a component of `web/print` in the studio. */
const shows =
	<Props extends object>(module: string, name: string, props: Props): Job['show'] =>
	async (studio, title) =>
		studio.show(await studio.component<Props>(`web/print/${module}`, name), props, title)

const flyers = demoFlyers.map((item): Job => {
	const { tone, points } = item.document
	const show = shows('flyer.tsx', 'Flyer', { ...propsOf(item), tone, points })
	return { ...item, date: item.createdOn, sheets: [1, 1], show }
})

const whitepapers = demoWhitepapers.map((item): Job => {
	const show = shows('whitepaper.tsx', 'Whitepaper', { ...propsOf(item), date: monthOf(item.createdOn) })
	return { ...item, date: item.createdOn, sheets: [3, 4], show }
})

const caseStudies = demoCaseStudies.map((item): Job => {
	const { category, publishedDate: date } = item
	const show = shows('case-study-document.tsx', 'CaseStudyDocument', {
		...propsOf(item),
		category,
		date: monthOf(date),
	})
	return { ...item, date, sheets: [2, 2], show }
})

await run(async () => {
	const [start = ''] = process.argv.slice(2)
	const jobs = [...flyers, ...whitepapers, ...caseStudies].filter(({ slug }) => slug.startsWith(start))
	if (jobs.length === 0) throw new Refusal(`No slug of a flyer, whitepaper or case study starts with ${start}.`)
	const studio = await openStudio()
	const failed: string[] = []
	for (const { folder, title, date, sheets, show } of jobs) {
		await show(studio, `${title}, ${brand.name}`)
		const { pdf, pages } = await printed(studio, date.replaceAll('-', ''))
		writeFileSync(join(contentFolder, folder, 'document.pdf'), pdf)
		detail(`${pages} pages, ${Math.round(pdf.length / 1000)} KB: ${folder}`)
		const cut = await studio.page.locator('main').evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight)
		if (cut || pages < sheets[0] || pages > sheets[1] || pdf.length > mostBytes) failed.push(folder)
	}
	await studio.close()
	if (failed.length > 0) throw new Refusal(`Too long or too heavy: ${failed.join(', ')}.`)
	step(`${jobs.length} PDFs`)
	return 0
})

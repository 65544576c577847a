/** Sets the demo's flyers, whitepapers and case studies as PDFs: `node scripts/demo/papers.ts [beginning of a slug]`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '#web/content/company.ts'
import { products } from '#web/content/products/all.ts'
import type { FlyerTone } from '#web/print/flyer.tsx'
import { printed } from '../assets/pdf.ts'
import { openStudio, type Studio } from '../assets/studio.ts'
import { root } from '../command/paths.ts'
import { detail, Refusal, run, step } from '../command/steps.ts'
import { demoCaseStudies } from './publishing/case-studies.ts'
import { demoFlyers } from './publishing/flyers.ts'
import type { DemoPaper } from './publishing/types.ts'
import { demoWhitepapers } from './publishing/whitepapers.ts'

const folder = join(root, 'scripts/demo/papers')
const mostBytes = 150_000

/** Which product a paper is about. */
const productPaths: Record<string, string> = {
	'onboarding-in-one-visit': '/customer-onboarding',
	'trade-desk-at-a-glance': '/trade-finance-solution',
	'office-note-in-five-steps': '/office-note',
	'paperless-in-a-week': '/digital-document-filing-system',
	'three-way-match-checklist': '/3-way-matching-solution',
	'committee-meeting-day': '/committee-management',
	'cdp-in-numbers': '/CustomerDataPlatform',
	'recovery-in-hours': '/infrastructure-services',
	'electronic-records-retention': '/document-management',
	'kyc-renewal-economics': '/Solutions/Kyc',
	'straight-through-invoices': '/3-way-matching-solution',
	'migrating-document-stores': '/document-management',
	'trade-documents-digital': '/trade-finance-solution',
	'measuring-correspondence': '/correspondence-management',
	'examination-integrity': '/education-automation-solution',
	'cooperative-bank-onboarding': '/customer-onboarding',
	'regional-bank-trade-desk': '/trade-finance-solution',
	'housing-finance-files': '/document-management',
	'state-secretariat-notes': '/office-note',
	'municipal-correspondence': '/correspondence-management',
	'tyre-maker-three-way-match': '/3-way-matching-solution',
	'pharma-batch-records': '/business-process-management',
	'university-examinations': '/education-automation-solution',
	'polytechnic-accreditation': '/education-automation-solution',
	'land-registry-second-site': '/infrastructure-services',
	'paint-maker-one-profile': '/CustomerDataPlatform',
	'agricultural-university-councils': '/committee-management',
}

const tones: readonly FlyerTone[] = ['night', 'brand', 'moon']

function productOf(slug: string) {
	const product = products.find(({ path }) => path === productPaths[slug])
	if (!product) throw new Refusal(`Say in scripts/demo/papers.ts which product ${slug} is about.`)
	return product
}

const monthOf = (date: string) =>
	new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

const textOf = ({ title, paper }: { title: string; paper: DemoPaper }) => ({ title, ...paper })

type Job = {
	file: string
	slug: string
	title: string
	date: string
	/** The fewest and the most sheets that it may take. */
	sheets: readonly [number, number]
	show: (studio: Studio, title: string) => Promise<void>
}

const flyers = demoFlyers.map((item, index): Job => {
	const props = {
		text: textOf(item),
		tone: tones[index % tones.length] ?? 'night',
		points: item.slug === 'office-note-in-five-steps' ? ('steps' as const) : ('checks' as const),
		product: productOf(item.slug),
	}
	const show = async (studio: Studio, title: string) =>
		studio.show(await studio.component<typeof props>('web/print/flyer.tsx', 'Flyer'), props, title)
	return { ...item, file: `flyer-${item.slug}`, date: item.createdOn, sheets: [1, 1], show }
})

const whitepapers = demoWhitepapers.map((item): Job => {
	const props = { text: textOf(item), date: monthOf(item.createdOn), product: productOf(item.slug) }
	const show = async (studio: Studio, title: string) =>
		studio.show(await studio.component<typeof props>('web/print/whitepaper.tsx', 'Whitepaper'), props, title)
	return { ...item, file: `whitepaper-${item.slug}`, date: item.createdOn, sheets: [2, 4], show }
})

const caseStudies = demoCaseStudies.map((item): Job => {
	const { slug, category, publishedDate: date } = item
	const props = { text: textOf(item), category, date: monthOf(date), product: productOf(slug) }
	const show = async (studio: Studio, title: string) =>
		studio.show(
			await studio.component<typeof props>('web/print/case-study-document.tsx', 'CaseStudyDocument'),
			props,
			title,
		)
	return { ...item, file: `case-${slug}`, date, sheets: [2, 2], show }
})

await run(async () => {
	const [beginning = ''] = process.argv.slice(2)
	const jobs = [...flyers, ...whitepapers, ...caseStudies].filter(({ slug }) => slug.startsWith(beginning))
	if (jobs.length === 0) throw new Refusal(`No flyer, whitepaper or case study begins with ${beginning}.`)
	mkdirSync(folder, { recursive: true })
	const studio = await openStudio()
	const failed: string[] = []
	for (const { file, title, date, sheets, show } of jobs) {
		await show(studio, `${title}, ${company.name}`)
		const { pdf, pages } = await printed(studio, date.replaceAll('-', ''))
		writeFileSync(join(folder, `${file}.pdf`), pdf)
		detail(`${pages} pages, ${Math.round(pdf.length / 1000)} KB: ${file}`)
		const cut = await studio.page.locator('main').evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight)
		if (cut || pages < sheets[0] || pages > sheets[1] || pdf.length > mostBytes) failed.push(file)
	}
	await studio.close()
	if (failed.length > 0) throw new Refusal(`Too long or too heavy: ${failed.join(', ')}.`)
	step(`${jobs.length} papers`)
	return 0
})

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/command/paths.ts'
import { type ReadPdf, readPdf } from '#tests/support/files/pdf.ts'
import { coveredTexts, lonelyHeadings } from '#tests/support/files/pdf-faults.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'
import { pdfName } from '#web/content/brand-facts.ts'
import measured from '#web/content/documents.json'
import { annualReports, annualReturns, codes, offerDocuments } from '#web/content/investors/documents.ts'
import { policies } from '#web/content/investors/policies/all.ts'
import { products } from '#web/content/products/all.ts'
import { hasInvestors } from '#web/content/switched-off.ts'

const folder = join(root, 'web/static/documents')

type Expected = { file: string; title: string; text: string }

const brochures: Expected[] = products.flatMap(({ brochure, name }) =>
	brochure ? [{ file: `brochures/${brochure.file}`, title: brochure.title, text: name }] : [],
)
const filed = hasInvestors ? [...offerDocuments, ...annualReports, ...annualReturns, ...codes, ...policies] : []
const investorDocuments: Expected[] = filed.map(({ file, title }) => ({
	file: `investors/${file}`,
	title,
	text: title,
}))
const all = [...brochures, ...investorDocuments]

const nameOf = ({ file }: Expected) => file.slice(file.indexOf('/') + 1)

/** For test titles, which must not be cut. */
const byName = (some: readonly Expected[]) => some.map((each) => [nameOf(each), each] as const)

const read = new Map<string, ReadPdf>()
const pdfOf = async (file: string) => {
	const pdf = read.get(file) ?? (await readPdf(join(folder, file)))
	read.set(file, pdf)
	return pdf
}

test.runIf(isDemoCompany)('there are ten brochures, under names that do not change', () => {
	const subjects = [
		...['office-note', 'trade-finance', 'document-management', 'correspondence-management', 'customer-onboarding'],
		...['education-automation', 'services', 'infrastructure-services', 'business-process-management'],
		'committee-management',
	]
	expect(brochures.map(nameOf).sort()).toEqual(subjects.map((subject) => pdfName(`${subject}-brochure`)).sort())
})

test('investors find every document that the specification lists', () => {
	expect(offerDocuments.map(({ file }) => file)).toEqual([pdfName('drhp')])
	expect(annualReports.map(({ title }) => title)).toEqual(['16th Annual Report 2023-24'])
	expect(annualReturns.map(({ period }) => period)).toEqual(['2023-24', '2022-23', '2021-22', '2020-21', '2019-20'])
	expect(annualReturns.every(({ kind }) => kind.includes('MGT-7'))).toBe(true)
	expect(codes.length).toBe(3)
	expect(policies.length).toBe(11)
})

test('the folder holds these files and no other, and the list has them all', () => {
	expect(globSync('**/*.pdf', { cwd: folder }).sort()).toEqual(all.map(({ file }) => file).sort())
	expect(Object.keys(measured).sort()).toEqual(all.map(nameOf).sort())
})

test.each(byName(all))('%s can be read by everybody, and is what its name says', async (_, { file, title, text }) => {
	const { pages, parts, texts, ...pdf } = await pdfOf(file)
	expect(pdf).toMatchObject({ title: `${title}, ${brand.name}`, language: 'en', isTagged: true })
	expect(pages).toBeGreaterThanOrEqual(2)
	expect(pages).toBeLessThanOrEqual(7)
	expect(texts.join(' ')).toContain(text)
	const roles = parts.map(({ role }) => role)
	expect(roles.filter((role) => role === 'H1').length).toBe(1)
	for (const role of ['H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role)
})

test.each(byName(brochures))(
	'%s shows the product on its cover and inside, and says what the pictures show',
	async (_, { file }) => {
		const { parts } = await pdfOf(file)
		const described = parts.filter(({ role, alt }) => role === 'Figure' && alt.split(' ').length >= 8)
		expect(described.filter(({ page }) => page === 1).length).toBe(1)
		expect(described.filter(({ page }) => page > 1).length).toBeGreaterThanOrEqual(1)
	},
)

test('two brochures of one industry have covers of two grounds', () => {
	const covers = products.flatMap(({ industry, brochure }) => (brochure ? [`${industry}, ${brochure.cover}`] : []))
	expect(new Set(covers).size).toBe(covers.length)
})

test.each(byName(all))(
	'%s ends no page with a heading and little more, and has no text over another',
	async (_, { file }) => {
		const pdf = await pdfOf(file)
		expect(lonelyHeadings(pdf)).toEqual([])
		expect(coveredTexts(pdf)).toEqual([])
	},
)

test.runIf(hasInvestors).each([...offerDocuments, ...annualReports])(
	'$file has its figures on its cover',
	async ({ file, cover = [] }) => {
		const { lines } = await pdfOf(`investors/${file}`)
		const onCover = lines.filter(({ page }) => page === 1).map(({ text }) => text)
		expect(cover.length).toBe(4)
		for (const { value } of cover) expect(onCover).toContain(value)
	},
)

test.runIf(hasInvestors).each(annualReports)(
	'$file has charts whose description has every value',
	async ({ file, sections }) => {
		const { parts } = await pdfOf(`investors/${file}`)
		const charts = sections
			.flatMap(({ blocks }) => blocks)
			.flatMap((block) => ('caption' in block && block.kind !== 'table' ? [block] : []))
		expect(charts.length).toBeGreaterThanOrEqual(3)
		for (const { kind, caption, rows } of charts) {
			const drawn = parts.find(({ role, alt }) => role === 'Figure' && alt.startsWith(caption))
			for (const cell of rows.flat()) expect(drawn?.alt, caption).toContain(cell)
			const sum = rows.reduce((total, [, share]) => total + Number(share), 0)
			if (kind === 'shares') expect(sum, caption).toBe(100)
		}
	},
)

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoCaseStudies, demoFlyers, demoWhitepapers } from '#scripts/demo/demo-content.ts'
import { altOf, contentFolder, type Item } from '#scripts/demo/load-content.ts'
import { readPdf } from '#tests/support/files/pdf.ts'
import { coveredTexts, lonelyHeadings } from '#tests/support/files/pdf-faults.ts'

const pdfOf = ({ folder }: Item) => readPdf(join(contentFolder, folder, 'document.pdf'))

test.each([...demoFlyers, ...demoWhitepapers])(
	'the first page of $folder shows the drawing of its card',
	async (item) => {
		const { parts } = await pdfOf(item)
		const shown = parts.filter(({ role, page }) => role === 'Figure' && page === 1).map(({ alt }) => alt)
		expect(shown).toContain(altOf(item))
	},
)

test.each(demoWhitepapers)('$folder shows the product inside, and draws its figures', async (item) => {
	const { parts } = await pdfOf(item)
	const inside = parts.filter(({ role, page }) => role === 'Figure' && page > 1).map(({ alt }) => alt)
	expect(inside.filter((alt) => alt.split(' ').length >= 8)).not.toEqual([])

	for (const { table, chart } of item.document.sections) {
		if (!table || !chart) continue
		const column = table.head.indexOf(chart)
		expect(column, chart).toBeGreaterThan(0)
		const drawn = inside.find((alt) => alt.startsWith(`${chart}.`))
		for (const row of table.rows.filter(([name]) => name !== 'Total'))
			expect(drawn).toContain(`${row[0]} ${row[column]}`)
	}
})

test('two whitepapers have a chart', () => {
	const withCharts = demoWhitepapers.filter(({ document }) => document.sections.some(({ chart }) => chart))
	expect(withCharts.length).toBe(2)
})

test.each([...demoFlyers, ...demoWhitepapers, ...demoCaseStudies])(
	'$folder ends no page with a heading alone, and has no text over another',
	async (item) => {
		const pdf = await pdfOf(item)
		expect(lonelyHeadings(pdf)).toEqual([])
		expect(coveredTexts(pdf)).toEqual([])
	},
)

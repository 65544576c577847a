import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from '#tests/support/browser/journey.ts'
import { isShown } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'

/** Pages, and what their print must contain from the first lines to the last. */
const papers = [
	['/PrivacyPolicy', ['Privacy policy', 'children under 13']],
	['/TermsConditions', ['Terms and conditions']],
	['/Management', ['Management', 'Managing Director', 'Chairperson', '00000007']],
	['/investor-grievance-redressal-officer', [brand.legal.email]],
	['/trade-finance-solution', ['Trade']],
] as const

test('A printed page has its text, without the parts for the screen', async ({ page }) => {
	await page.emulateMedia({ media: 'print' })
	for (const [path, words] of papers.filter(([path]) => isShown(path))) {
		await page.goto(path)
		await expect(page.getByRole('contentinfo')).toBeHidden()
		await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0)
		await expect(page.getByRole('banner').getByRole('button', { includeHidden: true }).first()).toBeHidden()
		await expect(page.getByRole('link', { name: 'Get in touch' })).toBeHidden()
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		const headings = page.getByRole('main').getByRole('heading', { level: 2 })
		await expect(headings.filter({ visible: false })).toHaveCount(0)

		const text = await textOf(await page.pdf({ format: 'A4' }))
		for (const word of words) expect(text, path).toContain(word)
		expect(text).not.toContain('All rights reserved')
		const lastHeading = await headings.last().innerText()
		expect(text, path).toContain(lastHeading.replaceAll(/\s+/g, ' '))
	}
})

async function textOf(bytes: Buffer): Promise<string> {
	const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
	const texts: string[] = []
	for (let number = 1; number <= pdf.numPages; number += 1) {
		const { items } = await (await pdf.getPage(number)).getTextContent()
		texts.push(...items.map((item) => ('str' in item ? item.str : '')))
	}
	return texts.join(' ').replaceAll(/\s+/g, ' ')
}

import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { enquiryForm } from '#tests/support/browser/enquiry-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { pdfName } from '#web/content/brand-facts.ts'

test.skip(!isDemoCompany, 'follows the pages of the demo company')

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('On a phone: the menu leads to Trade Finance, its brochure downloads, and a demo is requested', async ({
	page,
}) => {
	await page.goto('/')
	await page.getByRole('button', { name: 'Open menu' }).tap()
	const menu = page.getByRole('navigation', { name: 'Site', exact: true })
	await menu.getByText('Solutions', { exact: true }).tap()
	await menu.getByRole('link', { name: 'Trade Finance Suite' }).tap()
	await expect(page).toHaveURL('/trade-finance-solution')
	await expect(menu).toBeHidden()
	await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

	const arrival = page.waitForEvent('download')
	await page
		.getByRole('link', { name: /^Download the brochure of Trade Finance/ })
		.first()
		.tap()
	const brochure = await arrival
	expect(brochure.suggestedFilename()).toBe(pdfName('trade-finance-brochure'))
	const text = await textOfPdf(await brochure.path())
	expect(text).toContain('Trade Finance')
	for (const fact of [/letters? of credit/i, /collections?/i, /guarantees?/i, /remittance/i]) expect(text).toMatch(fact)

	await page.getByRole('link', { name: 'Schedule a demo' }).first().tap()
	await expect(page).toHaveURL('/Contact')
	await expect(enquiryForm(page)).toBeVisible()
	await expect(enquiryForm(page).getByLabel('Name')).toBeEditable()
})

async function textOfPdf(file: string): Promise<string> {
	const bytes = await readFile(file)
	expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
	const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
	const texts: string[] = []
	for (let number = 1; number <= pdf.numPages; number += 1) {
		const { items } = await (await pdf.getPage(number)).getTextContent()
		texts.push(...items.map((item) => ('str' in item ? item.str : '')))
	}
	return texts.join(' ')
}

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { companySecretary } from '#web/content/investors/people.ts'

const pages: readonly (readonly [path: string, name: string, heading?: string])[] = [
	['/Ipo', 'IPO', 'Initial public offer'],
	['/AnnualReport', 'Annual report'],
	['/AnnualReturn', 'Annual return'],
	['/Management', 'Management'],
	['/CodeofConduct', 'Code of conduct'],
	['/Policies', 'Policies'],
	['/InvestorEnquiry', 'Investor enquiry'],
	['/investor-grievance-redressal-officer', 'Investor grievance redressal officer'],
]

const positions = [
	'Managing Director',
	'Whole-time Director',
	'Non-Executive Director',
	'Non-Executive Director',
	'Non-Executive Independent Director',
	'Non-Executive Independent Director',
	'Non-Executive Independent Director',
	'Chief Financial Officer',
	'Company Secretary',
]

const committees = [
	'Audit Committee',
	'Nomination and Remuneration Committee',
	'Stakeholder’s Relationship Committee',
	'Corporate Social Responsibility Committee',
]

/** How many PDF files each page offers. */
const documents = [
	['/Ipo', 1],
	['/AnnualReport', 1],
	['/AnnualReturn', 5],
	['/CodeofConduct', 3],
	['/Policies', 11],
] as const

const people = (page: Page) => page.getByRole('table', { name: 'Board and key managerial personnel' })
const rowsOf = (page: Page) =>
	people(page)
		.getByRole('row')
		.filter({ has: page.getByRole('rowheader') })
const pdfs = (page: Page) => page.getByRole('main').locator('a[href^="/documents/investors/"]')

test('Each page says that it is for investors, names itself, and is marked in the list of all', async ({ page }) => {
	for (const [path, name, heading = name] of pages) {
		await page.goto(path)
		await expect(page).toHaveTitle(`${name} | Investors | Nilavu Systems`)
		await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
		await expect(page.getByRole('main').getByText('Investors', { exact: true }).last()).toBeVisible()
		const list = page.getByRole('navigation', { name: 'Investor pages' })
		await expect(list.getByRole('link')).toHaveCount(pages.length)
		await expect(list.locator('[aria-current="page"]')).toHaveAttribute('href', path)
	}
})

test('Management: nine people, of whom two have no number', async ({ page }) => {
	await page.goto('/Management')
	await expect(people(page).getByRole('columnheader')).toHaveText(['Name', 'Position', 'DIN', 'Appointed'])
	await expect(rowsOf(page)).toHaveCount(positions.length)
	for (const [index, position] of positions.entries()) {
		const row = rowsOf(page).nth(index)
		await expect(row.getByRole('rowheader')).toHaveText(/\S+ \S+/)
		const [title, din, appointed] = await row.getByRole('cell').allTextContents()
		expect(title).toBe(position)
		if (index < 7) expect(din).toBe(String(index + 1).padStart(8, '0'))
		else await expect(row.getByRole('cell').nth(1)).toHaveText('–None')
		expect(appointed).toMatch(/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/20\d\d$/)
	}
})

test('Management: four committees of three, each with one chair', async ({ page }) => {
	await page.goto('/Management')
	for (const name of committees) {
		const table = page.getByRole('table', { name: `Members of the ${name}` })
		await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
		await expect(table.getByRole('columnheader')).toHaveText(['Name', 'DIN', 'Directorship', 'Designation'])
		const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
		await expect(rows).toHaveCount(3)
		const designations = await rows.locator('td:last-child').allTextContents()
		expect(designations.toSorted()).toEqual(['Chairperson', 'Member', 'Member'])
		for (const din of await rows.locator('td:first-of-type').allTextContents()) expect(din).toMatch(/^0000000[1-7]$/)
	}
})

test('On a phone each person is a card, and nothing has to be scrolled sideways', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/Management')
	for (const row of await page.getByRole('main').locator('tbody tr').all()) {
		const box = await row.boundingBox()
		expect(box?.x).toBeGreaterThanOrEqual(0)
		expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(390)
	}
	const first = rowsOf(page).first()
	const [name, position] = [first.getByRole('rowheader'), first.getByRole('cell').first()]
	const bottomOfName = ((await name.boundingBox())?.y ?? 0) + ((await name.boundingBox())?.height ?? 0)
	expect((await position.boundingBox())?.y).toBeGreaterThanOrEqual(bottomOfName)
	const label = await position.evaluate((cell) => getComputedStyle(cell, '::before').content)
	expect(label).toContain('Position')
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('Every document of the pages can be opened, and is a PDF', async ({ page, request }) => {
	for (const [path, count] of documents) {
		await page.goto(path)
		const hrefs = await pdfs(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
		expect(new Set(hrefs).size, path).toBe(count)
		for (const href of new Set(hrefs)) {
			const file = await request.get(href)
			expect(file.status(), href).toBe(200)
			expect(file.headers()['content-type']).toBe('application/pdf')
			expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
		}
	}
})

test('Annual returns are there for five years, and the report for the last of them', async ({ page }) => {
	await page.goto('/AnnualReturn')
	for (const year of ['2019-20', '2020-21', '2021-22', '2022-23', '2023-24'])
		await expect(page.getByRole('main').locator(`a[href$="mgt-7-${year}.pdf"]`).first()).toBeVisible()
	await page.goto('/AnnualReport')
	await expect(page.getByRole('main').getByText('16th Annual Report 2023-24').first()).toBeVisible()
})

test('Whom to ask: registrar, auditor, banker, and for a grievance the company secretary', async ({ page }) => {
	await page.goto('/InvestorEnquiry')
	for (const role of ['Registrar and share transfer agent', 'Statutory auditor', 'Banker to the company'])
		await expect(page.getByRole('main').getByText(role, { exact: true }).first()).toBeVisible()
	await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(3)
	await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(3)

	await page.goto('/investor-grievance-redressal-officer')
	const main = page.getByRole('main')
	await expect(main.getByText(companySecretary.name).first()).toBeVisible()
	await expect(main.getByText(/Kochi 682 030/).first()).toBeVisible()
	await expect(main.locator('a[href^="tel:+91"]').first()).toBeVisible()
	await expect(main.locator('a[href="mailto:others@nilavu.example"]').first()).toBeVisible()
})

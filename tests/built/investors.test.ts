import { readFileSync } from 'node:fs'
import type { Element } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { builtDocument, textsOf, valuesOf } from '#tests/support/pages/built-document.ts'
import { oneLine } from '#tests/support/pages/served-page.ts'
import { brand } from '#web/content/brand.ts'
import { headOffice, phoneHref } from '#web/content/brand-facts.ts'
import { companySecretary } from '#web/content/investors/people.ts'
import { hasInvestors } from '#web/content/switched-off.ts'

const pages: [path: string, name: string, heading?: string][] = [
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

const mainOf = (path: string): Element => {
	const main = builtDocument(path).querySelector('main')
	if (!main) throw new Error(`${path} has no main part`)
	return main
}

/** Finds a table by its name. */
function tableOf(root: Element, name: string): Element {
	const found = [...root.querySelectorAll('table')].find(
		(table) => oneLine(table.querySelector('caption')?.textContent) === name,
	)
	if (!found) throw new Error(`There is no table called ${name}`)
	return found
}

describe.runIf(hasInvestors)('the investor section', () => {
	test.each(pages)(
		'%s says that it is for investors, names itself, and is marked in the list of all',
		(path, name, heading) => {
			const page = builtDocument(path)
			expect(page.title).toBe(`${name} | Investors | ${brand.name}`)
			expect(textsOf(page, 'h1')).toEqual([heading ?? name])
			expect(textsOf(page, 'main p, main span')).toContain('Investors')
			const list = page.querySelector('nav[aria-label="Investor pages"]') ?? page.createElement('nav')
			expect(new Set(valuesOf(list, 'a', 'href'))).toEqual(new Set(pages.map(([each]) => each)))
			expect(list.querySelectorAll('a')).toHaveLength(pages.length)
			expect(valuesOf(list, '[aria-current="page"]', 'href')).toEqual([path])
		},
	)

	test('management: nine people, of whom two have no number', () => {
		const table = tableOf(mainOf('/Management'), 'Board and key managerial personnel')
		expect(textsOf(table, 'thead th')).toEqual(['Name', 'Position', 'DIN', 'Appointed'])
		const rows = [...table.querySelectorAll('tbody tr')]
		expect(rows).toHaveLength(positions.length)
		for (const [index, row] of rows.entries()) {
			expect(oneLine(row.querySelector('th[scope="row"]')?.textContent)).toMatch(/\S+ \S+/)
			const [position, din, appointed] = textsOf(row, 'td')
			expect(position).toBe(positions[index])
			expect(din).toBe(index < 7 ? String(index + 1).padStart(8, '0') : '–None')
			expect(appointed).toMatch(/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/20\d\d$/)
		}
	})

	test.each(committees)('management: the %s has three members, of whom one has the chair', (name) => {
		const main = mainOf('/Management')
		expect(textsOf(main, 'h3')).toContain(name)
		const table = tableOf(main, `Members of the ${name}`)
		expect(textsOf(table, 'thead th')).toEqual(['Name', 'DIN', 'Directorship', 'Designation'])
		const rows = [...table.querySelectorAll('tbody tr')]
		expect(rows.map((row) => textsOf(row, 'td').at(-1)).toSorted()).toEqual(['Chairperson', 'Member', 'Member'])
		for (const row of rows) expect(textsOf(row, 'td')[0]).toMatch(/^0000000[1-7]$/)
	})

	test.each([
		['/Ipo', 1],
		['/AnnualReport', 1],
		['/AnnualReturn', 5],
		['/CodeofConduct', 3],
		['/Policies', 11],
	] as const)('the documents of %s are %i, and each is a PDF', (path, count) => {
		const hrefs = new Set(valuesOf(mainOf(path), 'a[href^="/documents/investors/"]', 'href'))
		expect(hrefs.size).toBe(count)
		for (const href of hrefs) {
			const file = readFileSync(`build/client${href}`)
			expect(href).toMatch(/\.pdf$/)
			expect(file.subarray(0, 5).toString(), `${href}`).toBe('%PDF-')
		}
	})

	test('annual returns are there for five years, and the report for the last of them', () => {
		const returns = valuesOf(mainOf('/AnnualReturn'), 'a', 'href').join(' ')
		for (const year of ['2019-20', '2020-21', '2021-22', '2022-23', '2023-24'])
			expect(returns).toContain(`mgt-7-${year}.pdf`)
		expect(oneLine(mainOf('/AnnualReport').textContent)).toContain('16th Annual Report 2023-24')
	})

	test('whom to ask: registrar, auditor, banker, and for a grievance the company secretary', () => {
		const enquiry = mainOf('/InvestorEnquiry')
		for (const role of ['Registrar and share transfer agent', 'Statutory auditor', 'Banker to the company'])
			expect(textsOf(enquiry, '*')).toContain(role)
		expect(enquiry.querySelectorAll('a[href^="tel:"]')).toHaveLength(3)
		expect(enquiry.querySelectorAll('a[href^="mailto:"]')).toHaveLength(3)

		const grievance = mainOf('/investor-grievance-redressal-officer')
		expect(oneLine(grievance.textContent)).toContain(companySecretary.name)
		expect(oneLine(grievance.textContent)).toContain(headOffice.address.at(-2))
		expect(grievance.querySelectorAll(`a[href="${phoneHref(headOffice.phone)}"]`).length).toBeGreaterThan(0)
		expect(grievance.querySelectorAll(`a[href="mailto:${brand.legal.email}"]`).length).toBeGreaterThan(0)
	})
})

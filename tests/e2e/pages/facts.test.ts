import { facts } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readPage, type ServedPage } from '#tests/support/served-page.ts'
import { company } from '#web/content/company.ts'
import { annualReports, annualReturns, codes, offerDocuments } from '#web/content/investors/documents.ts'
import { committees, people } from '#web/content/investors/people.ts'
import { policies } from '#web/content/investors/policies/all.ts'
import { products } from '#web/content/products/all.ts'
import { brochurePath } from '#web/content/products/product.ts'
import { allPages, investorPages } from '#web/content/site-map.ts'

const says = (text: string, fact: string | RegExp) =>
	typeof fact === 'string' ? text.toLowerCase().includes(fact.toLowerCase()) : fact.test(text)

/** Where the links of this name lead. */
const targets = ({ links }: ServedPage, name: string) =>
	links.filter(({ text }) => text.startsWith(name)).map(({ href }) => href)

test('Every page says what the specification says about it', async ({ page, request }) => {
	for (const [path, expected = []] of Object.entries(facts)) {
		const { mainText } = await readPage(page, request, path)
		expect
			.soft(
				expected.filter((fact) => !says(mainText, fact)),
				`${path} lacks`,
			)
			.toEqual([])
	}
})

test('Home has the title, the figures and the seven slides that are given', async ({ page, request }) => {
	const home = await readPage(page, request, '/')
	expect(home.title).toBe('AI-driven Content, Data & Business Process Automation Solutions')
	const figures: [string, string][] = [
		...[
			['12+', 'years'],
			['80+', 'enterprise clients'],
			['50,000,000+', 'documents'],
			['8,000+', 'client sites'],
		],
		...[
			['200,000+', 'users'],
			['12', 'industry verticals'],
			['20+', 'agile solutions'],
		],
	].map(([value = '', label = '']) => [value, label])
	const missing = figures.filter(
		([value, label]) => !home.mainText.includes(`${value} ${label}`) && !home.mainText.includes(`${label} ${value}`),
	)
	expect(missing).toEqual([])
	expect(home.links.filter(({ text }) => /^Slide \d/.test(text)).length).toBe(7)
	expect(targets(home, 'Learn more')).toEqual([
		...['/document-management', '/customer-onboarding', '/office-note', '/CustomerDataPlatform'],
		...['/correspondence-management', '/trade-finance-solution'],
	])
	for (const [card, href] of [
		['Customer Onboarding Suite', '/customer-onboarding'],
		['Trade Finance Suite', '/trade-finance-solution'],
		['Administration Suite', '/solutions#administration-suite'],
		['Correspondence Management', '/correspondence-management'],
		['Office Note', '/office-note'],
		['DMS', '/document-management'],
		['BPM', '/business-process-management'],
	] as const)
		expect(targets(home, card), card).toContain(href)
})

test('Customer onboarding has its eight sections in their order, each with More Details', async ({ page, request }) => {
	const onboarding = await readPage(page, request, '/customer-onboarding')
	const anchors = [
		...['SelfOnboardingPortal', 'CentralizedKYC', 'BranchAssistedOnboarding', 'MobileApplicationForAgents'],
		...['DeduplicationSolution', 'NegativeListScreening', 'RiskAnalysisSolution', 'KYCandReKYCSolution'],
	]
	expect(onboarding.ids.filter((id) => anchors.includes(id))).toEqual(anchors)
	expect(targets(onboarding, 'More Details')).toEqual(anchors.map((id) => `#${id}`))
})

test('Anchors that the specification names are there, to the letter', async ({ page, request }) => {
	for (const [path, id] of [
		['/business-process-management', 'bpm'],
		['/committee-management', 'committeeManagement'],
		['/solutions', 'administration-suite'],
	] as const)
		expect((await readPage(page, request, path)).ids, path).toContain(id)
})

test('A product page leads to its brochure, if it has one, and to a demo', async ({ page, request }) => {
	for (const product of products) {
		const served = await readPage(page, request, product.path)
		const demos = targets(served, 'Schedule a demo')
		expect(demos.length, product.path).toBeGreaterThan(0)
		expect(new Set(demos), product.path).toEqual(new Set(['/Contact']))
		const downloads = served.links.filter(({ isDownload }) => isDownload).map(({ href }) => href)
		const expected = product.brochure ? [brochurePath(product.brochure)] : []
		expect([...new Set(downloads)], product.path).toEqual(expected)
	}
	expect(targets(await readPage(page, request, '/services'), 'Contact Us')).toEqual(['/contact'])
	expect(targets(await readPage(page, request, '/infrastructure-services'), 'Get In Touch')).toEqual(['/contact'])
})

test('Investor pages name their section, and offer every document that they should', async ({ page, request }) => {
	for (const { path, name } of investorPages) {
		const { headings, mainText, title } = await readPage(page, request, path)
		expect(mainText, path).toContain('Investors')
		expect(title, path).toMatch(/\| Investors \| Nilavu Systems$/)
		expect(headings.find(({ level }) => level === 1)?.text.length, `h1 of ${name}`).toBeGreaterThan(2)
	}
	for (const [path, documents] of [
		['/Ipo', offerDocuments],
		['/AnnualReport', annualReports],
		['/AnnualReturn', annualReturns],
		['/CodeofConduct', codes],
		['/Policies', policies],
	] as const) {
		const { links } = await readPage(page, request, path)
		const downloads = links.map(({ href }) => href).filter((href) => href.startsWith('/documents/'))
		expect([...new Set(downloads)].sort(), path).toEqual(
			documents.map(({ file }) => `/documents/investors/${file}`).sort(),
		)
	}
})

test('Management shows who directs and manages the company, and who sits in its committees', async ({ page }) => {
	await page.goto('/Management')
	const rows = page.getByRole('row')
	for (const { name, din, position, appointmentDate } of people) {
		const row = rows.filter({ hasText: name }).filter({ hasText: appointmentDate })
		await expect(row).toHaveCount(1)
		await expect(row).toContainText(position)
		if (din !== '') await expect(row).toContainText(din)
	}
	for (const { name, members } of committees) {
		const table = page.getByRole('table', { name: new RegExp(name) })
		for (const { name: member, designation } of members) {
			const row = table.getByRole('row').filter({ hasText: member })
			await expect(row).toContainText(designation)
		}
		await expect(table.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(3)
	}
})

test('Every page ends with the offices, the mailboxes, the copyright line and the legal pages', async ({
	page,
	request,
}) => {
	const footers: string[] = []
	for (const { path } of allPages) {
		const { html } = await readPage(page, request, path)
		footers.push(html.slice(html.indexOf('<footer'), html.indexOf('</footer>')))
	}
	for (const [index, footer] of footers.entries()) {
		const path = allPages[index]?.path
		for (const { place } of company.offices) expect(footer, path).toContain(place)
		for (const { address } of company.mailboxes) expect(footer, path).toContain(`mailto:${address}`)
		for (const { href } of company.socialLinks) expect(footer, path).toContain(`href="${href}"`)
		for (const href of ['/PrivacyPolicy', '/TermsConditions']) expect(footer, path).toContain(`href="${href}"`)
		expect(footer.replaceAll('<!-- -->', ''), path).toContain('© 2024 Nilavu Systems')
	}
})

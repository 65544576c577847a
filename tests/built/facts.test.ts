import { expect, test } from 'vitest'
import { builtPage, builtPages } from '#tests/support/pages/built-pages.ts'
import { missingFacts } from '#tests/support/pages/page-facts.ts'
import { mainTextOf, oneLine, type ServedPage } from '#tests/support/pages/served-page.ts'
import { isDemoCompany, isShown } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'
import { annualReports, annualReturns, codes, offerDocuments } from '#web/content/investors/documents.ts'
import { committees, people } from '#web/content/investors/people.ts'
import { policies } from '#web/content/investors/policies/all.ts'
import { products } from '#web/content/products/all.ts'
import { brochurePath } from '#web/content/products/product.ts'
import { investorPages } from '#web/content/site-map.ts'
import { hasInvestors } from '#web/content/switched-off.ts'

/** Targets of the links with this name. */
const targets = ({ links }: ServedPage, name: string) =>
	links.filter(({ text }) => text.startsWith(name)).map(({ href }) => href)

test.runIf(isDemoCompany)('Every document says what the specification says about it', () => {
	for (const page of builtPages()) expect(missingFacts(page), `${page.path} lacks`).toEqual([])
})

test.runIf(isDemoCompany)('Home has the title, the figures and the seven slides that are given', () => {
	const home = builtPage('/')
	const text = mainTextOf(home)
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
		([value, label]) => !text.includes(`${value} ${label}`) && !text.includes(`${label} ${value}`),
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

test.runIf(isShown('/customer-onboarding'))(
	'Customer onboarding has its eight sections in their order, each with More Details',
	() => {
		const onboarding = builtPage('/customer-onboarding')
		const anchors = [
			...['SelfOnboardingPortal', 'CentralizedKYC', 'BranchAssistedOnboarding', 'MobileApplicationForAgents'],
			...['DeduplicationSolution', 'NegativeListScreening', 'RiskAnalysisSolution', 'KYCandReKYCSolution'],
		]
		expect(onboarding.ids.filter((id) => anchors.includes(id))).toEqual(anchors)
		expect(targets(onboarding, 'More Details')).toEqual(anchors.map((id) => `#${id}`))
	},
)

test('Anchors that the specification names are there, to the letter', () => {
	for (const [path, id] of [
		['/business-process-management', 'bpm'],
		['/committee-management', 'committeeManagement'],
	] as const)
		if (isShown(path)) expect(builtPage(path).ids, path).toContain(id)
	if (isDemoCompany) expect(builtPage('/solutions').ids).toContain('administration-suite')
})

test('A product page leads to its brochure, if it has one, and to a demo', () => {
	for (const product of products) {
		const served = builtPage(product.path)
		const demos = targets(served, 'Schedule a demo')
		expect(demos.length, product.path).toBeGreaterThan(0)
		expect(new Set(demos), product.path).toEqual(new Set(['/Contact']))
		const downloads = served.links.filter(({ isDownload }) => isDownload).map(({ href }) => href)
		const expected = product.brochure ? [brochurePath(product.brochure)] : []
		expect([...new Set(downloads)], product.path).toEqual(expected)
	}
	for (const [path, link] of [
		['/services', 'Contact Us'],
		['/infrastructure-services', 'Get In Touch'],
	] as const)
		if (isShown(path)) expect(targets(builtPage(path), link)).toEqual(['/contact'])
})

test.runIf(hasInvestors)('Investor pages name their section, and offer every document that they should', () => {
	for (const { path, name } of investorPages) {
		const page = builtPage(path)
		const { headings, title } = page
		expect(mainTextOf(page), path).toContain('Investors')
		expect(title.endsWith(`| Investors | ${brand.name}`), path).toBe(true)
		expect(headings.find(({ level }) => level === 1)?.text.length, `h1 of ${name}`).toBeGreaterThan(2)
	}
	for (const [path, documents] of [
		['/Ipo', offerDocuments],
		['/AnnualReport', annualReports],
		['/AnnualReturn', annualReturns],
		['/CodeofConduct', codes],
		['/Policies', policies],
	] as const) {
		const { links } = builtPage(path)
		const downloads = links.map(({ href }) => href).filter((href) => href.startsWith('/documents/'))
		expect([...new Set(downloads)].sort(), path).toEqual(
			documents.map(({ file }) => `/documents/investors/${file}`).sort(),
		)
	}
})

test.runIf(hasInvestors)('Management shows who directs and manages the company, and who sits in its committees', () => {
	const { document } = builtPage('/Management')
	const tables = [...document.querySelectorAll('table')].map((table) => ({
		caption: table.querySelector('caption')?.textContent ?? '',
		rows: [...table.querySelectorAll('tbody tr')].map(({ textContent }) => oneLine(textContent)),
	}))
	const all = tables.flatMap(({ rows }) => rows)
	for (const { name, din, position, appointmentDate } of people) {
		const [row = '', ...others] = all.filter((each) => each.includes(name) && each.includes(appointmentDate))
		expect(others, name).toEqual([])
		expect(row, name).toContain(position)
		expect(row, name).toContain(din)
	}
	for (const { name, members } of committees) {
		const rows = tables.find(({ caption }) => caption.includes(name))?.rows ?? []
		expect(rows.length, name).toBe(3)
		for (const { name: member, designation } of members)
			expect(rows.find((row) => row.includes(member)) ?? '', member).toContain(designation)
	}
})

import type { APIRequestContext } from '@playwright/test'
import { openJobPath } from '#scripts/demo/pages.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { mainTextOf } from '#tests/support/pages/served-page.ts'
import { isDemoCompany, isShown, specifiedProducts } from '#tests/support/specification.ts'
import { allPages } from '#web/content/site-map.ts'

/** The route table of the specification: the first spelling, and its aliases. */
const aliases: Record<string, readonly string[]> = {
	'/contact': ['/Contact'],
	'/customer-onboarding': ['/Customeronboarding'],
	'/document-management': ['/DmsBpm'],
	'/office-note': ['/OfficeNote'],
	'/correspondence-management': ['/CorrespondenceManagement'],
	'/trade-finance-solution': ['/TradeFinanceSolution'],
}

const routeTable = [
	...['/', '/about', '/contact', '/solutions', '/resources', '/careers', '/news', '/blog', '/case-study', '/events'],
	...specifiedProducts,
	...['/PrivacyPolicy', '/TermsConditions', '/Ipo', '/AnnualReport', '/AnnualReturn'],
	...['/Management', '/CodeofConduct', '/Policies', '/InvestorEnquiry', '/investor-grievance-redressal-officer'],
]

test('The site has every page of the route table, by its first spelling', () => {
	const paths: string[] = allPages.map(({ path }) => path)
	expect(routeTable.filter((path) => (isDemoCompany || isShown(path)) && !paths.includes(path))).toEqual([])
})

/** Reads what a page says, rendered by the build or by the Worker. */
async function read(request: APIRequestContext, path: string) {
	const answer = await request.get(path, { maxRedirects: 0 })
	expect(answer.status(), path).toBe(200)
	const html = await answer.text()
	const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
	const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
	expect(title, path).not.toBe('')
	return { title, canonical: new URL(canonical).pathname, text: mainTextOf({ html }) }
}

test('Other spellings show the same page, which names its first spelling', async ({ request }) => {
	for (const { path } of allPages) {
		const first = await read(request, path)
		expect(first.canonical, path).toBe(path)
		expect(first.text.length, path).toBeGreaterThan(100)
		const others = [...(aliases[path] ?? []), path.toLowerCase(), path.toUpperCase()]
		for (const spelling of others.filter((each) => each !== path))
			expect(await read(request, spelling), spelling).toEqual(first)
	}
})

test('Anything else below a page leads home', async ({ request }) => {
	for (const { path } of allPages) {
		const answer = await request.get(`${path === '/' ? '' : path}/nothing-here`, { maxRedirects: 0 })
		expect([answer.status(), answer.headers().location], path).toEqual([302, '/'])
	}
})

test('A page is kept for the next visitor under its own spelling alone, and is the same under others', async ({
	request,
}) => {
	const readKept = async (path: string) => {
		const answer = await request.get(path)
		expect(answer.status(), path).toBe(200)
		const html = await answer.text()
		const [, renderedAt] = /rendered;desc=(\d{13})/.exec(answer.headers()['server-timing'] ?? '') ?? []
		expect(renderedAt, path).toBeDefined()
		return { renderedAt, canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] }
	}
	const first = await readKept(openJobPath)
	expect(await readKept(openJobPath)).toEqual(first)
	const others = [openJobPath.toUpperCase(), `${openJobPath}/`, `${openJobPath}//`, openJobPath.replace('C', '%43')]
	for (const spelling of [...others, `${openJobPath}?tag=900000`, `${openJobPath}?page=1`]) {
		const [once, again] = [await readKept(spelling), await readKept(spelling)]
		expect(once.canonical, spelling).toBe(first.canonical)
		expect(again.renderedAt, spelling).not.toBe(once.renderedAt)
	}
	expect(await readKept(openJobPath)).toEqual(first)
})

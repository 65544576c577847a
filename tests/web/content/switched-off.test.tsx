import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { roomBooking } from '#tests/fixtures/rebrand/room-booking.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'
import { cityOf, headOffice } from '#web/content/brand-facts.ts'
import type { Brand } from '#web/content/brand-schema.ts'
import { everyProduct } from '#web/content/products/all.ts'
import type { ProductPage } from '#web/content/products/product.ts'
import { sitePages } from '#web/content/switched-off.ts'
import { searchPage } from '#web/site/search/search-address.ts'
import type { PageContext } from '#worker/http/request-context.ts'

type SwitchedOff = Brand['switchedOff']

const page = (path: `/${string}`, section?: 'investors') => ({
	path,
	name: path,
	title: path,
	description: path,
	section,
})

test('a page goes by its path, a section takes all of its pages along', () => {
	const all = [page('/a'), page('/b'), page('/c', 'investors')]
	const left = (switchedOff: SwitchedOff) => sitePages(switchedOff, all).map(({ path }) => path)
	expect(left([])).toEqual(['/a', '/b', '/c'])
	expect(left(['/b'])).toEqual(['/a', '/c'])
	expect(left(['investors'])).toEqual(['/a', '/b'])
	expect(left(['films', '/b', 'investors'])).toEqual(['/a'])
})

afterAll(() => {
	vi.doUnmock('#web/content/brand.ts')
	vi.doUnmock('#web/content/products/all.ts')
	vi.resetModules()
})

/** Lists with rows or calls show none here. Their own tests cover the links in rows. */
const emptyLists: Record<string, object> = {
	'/resources': { flyers: [], whitepapers: [], preview: false },
	'/developers': { paragraphs: [], credentials: [], refusals: [], sections: [] },
	'/developers/back-office': { sections: [] },
}

type Listed = (all: readonly ProductPage[]) => readonly ProductPage[]

/** From now on the modules are those of a company that differs from the present one. */
function become(differences: Partial<Brand>, listed: Listed = (all) => all): void {
	vi.resetModules()
	vi.doMock('#web/content/products/all.ts', async (importOriginal) => {
		const original = await importOriginal<typeof import('#web/content/products/all.ts')>()
		const every = listed(original.everyProduct)
		const products = every.filter(({ path }) => !differences.switchedOff?.includes(path))
		return { everyProduct: every, products, productAt: (at: string) => products.find(({ path }) => path === at) }
	})
	vi.doMock('#web/content/brand.ts', () => ({ brand: { ...brand, switchedOff: [], ...differences } }))
}

function markupAt(path: string, Component: ComponentType): string {
	const Stub = createRoutesStub([{ path, Component }])
	return renderToStaticMarkup(<Stub initialEntries={[path]} />)
}

/** The site of such a company, as markup by path. */
async function siteOf(differences: Partial<Brand>, listed?: Listed) {
	become(differences, listed)
	const { allPages, prerenderedPages } = await import('#web/content/site-map.ts')
	const { default: routes } = await import('#web/routes.ts')
	const { SiteFrame } = await import('#web/site/frame/site-frame.tsx')
	// Pages differ in which of its links is the current one, and it takes longer to render than they do.
	const frame = markupAt('/', () => <SiteFrame>{null}</SiteFrame>)
	const files = routes.flatMap(({ children = [] }) => children)
	const shown = new Set([...prerenderedPages.map(({ path }) => path), ...Object.keys(emptyLists)])
	const pages = [...shown].map(async (path) => {
		const found = files.find((route) => (route.index ? '/' : `/${route.path}`) === path)
		if (!found) throw new Error(`No route for ${path}`)
		const { default: Component } = await load(found.file)
		return [path, frame + markupAt(path, () => <Component loaderData={emptyLists[path] ?? null} />)] as const
	})
	const html = new Map(await Promise.all(pages))
	return { html, paths: allPages.flatMap(({ path, aliases = [] }) => [path, ...aliases]) }
}

const modules = import.meta.glob<{ default: ComponentType<{ loaderData: unknown }> }>('/web/site/**/*.tsx')

const load = (file: string) => {
	const module = modules[`/web/${file}`]
	if (!module) throw new Error(`No module ${file}`)
	return module()
}

async function deadLinksOf(site: ReturnType<typeof siteOf>): Promise<string[]> {
	const { html, paths } = await site
	const known = new Map([...paths, searchPage.path].map((path) => [path.toLowerCase(), path]))
	return [...html].flatMap(([from, markup]) =>
		[...markup.matchAll(/ href="(\/(?!documents\/|openapi\.json)[^"#?]*|)(?:#([^"]*))?"/g)]
			.filter(([, path = '', anchor]) => {
				const target = path === '' ? from : known.get(path.toLowerCase())
				const document = target && html.get(target)
				return !target || (anchor && document && !document.includes(` id="${anchor}"`))
			})
			.map(([link]) => `${from}:${link}`),
	)
}

const everything = everyProduct.map(({ path }) => path)

test('with everything every link leads somewhere, and pages note the visit', { timeout: 60_000 }, async () => {
	const site = siteOf({})
	expect(await deadLinksOf(site)).toEqual([])
	const { html } = await site
	expect([...html.values()].filter((page) => !page.includes('data-enhance="scrolled visit"'))).toEqual([])
})

test.each<[string, SwitchedOff]>([
	['the investor section', ['investors']],
	['the films', ['films']],
	...someOf(everything, { usual: 2 }).map((path): [string, SwitchedOff] => [path, [path]]),
])('without %s every link leads somewhere', { timeout: 60_000 }, async (_, switchedOff) => {
	expect(await deadLinksOf(siteOf({ switchedOff }))).toEqual([])
})

const emptyListsOf = (html: Map<string, string>) =>
	[...html]
		.filter(([path]) => !(path in emptyLists))
		.flatMap(([path, markup]) =>
			[...markup.matchAll(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/g)].map(([list]) => `${path}: ${list}`),
		)

test('without anything every link leads somewhere, no list is empty, and the only slide of home has no controls', async () => {
	const site = siteOf({ switchedOff: ['investors', 'films', ...everything], socialLinks: [] })
	expect(await deadLinksOf(site)).toEqual([])
	const { html } = await site
	expect(emptyListsOf(html)).toEqual([])
	const home = html.get('/') ?? ''
	expect([home.match(/<h1/g), home.match(/class="hero-slide"/g)]).toEqual([['<h1'], ['class="hero-slide"']])
	expect(home).not.toMatch(/data-hero-dot|Pause: slides|aria-label="1 of 1"|data-enhance="hero"/)
})

test('what is switched off leaves no trace in the markup', async () => {
	const { html } = await siteOf({ switchedOff: ['investors', 'films', 'origin', '/trade-finance-solution'] })
	const markup = [...html.values()].join('\n')
	expect(markup).not.toMatch(/href="\/(Ipo|AnnualReport|documents\/investors|trade-finance-solution)/)
	expect(markup).not.toMatch(/<video|trade-finance-brochure/)
	expect(markup).not.toMatch(/data-enhance="[^"]*visit/)
})

/** The addresses of pages whose markup has this text. */
const naming = (html: Map<string, string>, text: string) =>
	[...html].filter(([, markup]) => markup.includes(text)).map(([path]) => path)

test('a product without its line is gone from menus, lists, related products and shelves', async () => {
	for (const gone of ['/document-management', '/customer-onboarding']) {
		const site = siteOf({}, (all) => all.filter(({ path }) => path !== gone))
		expect(await deadLinksOf(site), gone).toEqual([])
		expect(naming((await site).html, `href="${gone}"`), gone).toEqual([])
	}
})

test.runIf(isDemoCompany)(
	'a product with a line is in the menu and the footer, among the solutions and on a shelf',
	async () => {
		const { path, menu, solution, brochure } = roomBooking
		const site = siteOf({}, (all) => [...all, roomBooking])
		expect(await deadLinksOf(site)).toEqual([])
		const { html } = await site
		const count = (page: string, text: string) => (html.get(page) ?? '').split(text).length - 1
		for (const page of html.keys()) expect(count(page, `href="${path}"`), page).toBeGreaterThanOrEqual(2)
		expect(html.get(path)).toContain(roomBooking.closing.heading)
		for (const text of [menu.note, solution.pile, solution.text]) expect(naming(html, text)).toContain('/solutions')
		expect(naming(html, brochure?.note ?? '')).toEqual(['/resources'])
	},
)

test('the address of a page that is switched off answers 404, in every spelling', async () => {
	const product = everyProduct.find(({ aliases }) => aliases) ?? everyProduct[0]
	if (!product) throw new Error('A product is expected')
	const { path, aliases = [] } = product
	become({ switchedOff: ['investors', path] })
	const { loader } = await import('#web/site/unknown-path.tsx')
	const { pageContext } = await import('#worker/http/request-context.ts')
	const context = new RouterContextProvider()
	context.set(pageContext, {} as PageContext)
	const statusOf = (path: string) => {
		const url = new URL(path, 'https://www.company.test')
		const args = { params: { '*': '' }, pattern: '/*', context } as const
		try {
			return loader({ request: new Request(url), url, ...args }).status
		} catch (thrown) {
			return (thrown as { init: ResponseInit }).init.status
		}
	}
	for (const spelling of ['/ipo', '/Policies', path, `${path}/`, path.toUpperCase(), ...aliases])
		expect(statusOf(spelling), spelling).toBe(404)
	expect(statusOf('/nowhere')).toBe(302)
})

test.each([1, 2])(
	'with offices in %i places and another currency, no page outside of the investor section names the others',
	async (count) => {
		const offices = Array.from({ length: count }, (_, index) => ({
			...headOffice,
			id: `office-${index}`,
			place: ['Tartu', 'Narva'][index] ?? '',
		}))
		const differences = { offices, currency: 'XTS', switchedOff: ['investors'] } satisfies Partial<Brand>
		const site = siteOf(differences)
		expect(await deadLinksOf(site)).toEqual([])
		const { html } = await site
		const cities = brand.offices.map(cityOf).filter((city) => !headOffice.address.join().includes(city))
		expect([...cities, brand.currency].flatMap((gone) => naming(html, gone).map((path) => `${path}: ${gone}`))).toEqual(
			[],
		)
		const { OfficeMap } = await import('#web/site/contact/office-map.tsx')
		expect(renderToStaticMarkup(<OfficeMap />).split('type="radio"').length - 1, 'a choice of one is none').toBe(
			count > 1 ? count : 0,
		)
	},
)

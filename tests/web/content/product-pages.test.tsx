import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isDemoCompany } from '#tests/support/specification.ts'
import { menuPanels } from '#web/content/navigation.ts'
import { everyProduct } from '#web/content/products/all.ts'
import { type PageSection, pageSections } from '#web/content/products/page-sections.ts'
import { archetypes } from '#web/site/products/archetypes/archetypes.ts'

/** Products whose page is one of the three layouts. The others have a page of their own. */
const laidOut = everyProduct.filter(({ modules }) => modules)

function bodyOf(path: string): string {
	const product = laidOut.find((each) => each.path === path)
	if (!product) throw new Error(`no layout at ${path}`)
	const Layout = archetypes[product.archetype]
	return renderToStaticMarkup(<Layout product={product} />)
}

test('neighbours in a group of the menu have different layouts', () => {
	for (const { heading, links } of menuPanels.flatMap(({ groups }) => groups)) {
		const layouts = links.flatMap(({ href }) => laidOut.find(({ path }) => path === href)?.archetype ?? [])
		for (const [index, layout] of layouts.entries()) expect(layouts[index + 1], heading).not.toBe(layout)
	}
})

test('a page has at least two sections less than its brochure, and no two pages have the same ones in the same order', () => {
	const orders = laidOut.map((product) => {
		expect(pageSections(product).length, product.path).toBeLessThanOrEqual(product.sections.length - 2)
		return product.modules?.map(({ kind }) => kind).join()
	})
	expect(new Set(orders).size).toBe(orders.length)
})

/** Every text of a section that is a heading on the page. */
const headingsOf = ({ section }: PageSection): readonly string[] => {
	if (section.kind === 'steps') return section.steps.map(({ title }) => title)
	if (section.kind === 'features') return section.features.map(({ title }) => title)
	if (section.kind === 'start') return section.stages.map(({ title }) => title)
	return []
}

test('a page shows all headings of its sections', () => {
	for (const product of laidOut) {
		const body = bodyOf(product.path)
		const shown = pageSections(product)
		const headings = shown.flatMap((placed) => [placed.section.heading, ...headingsOf(placed)])
		const missing = headings.filter((heading) => !body.includes(`>${heading}</h`))
		expect(missing, product.path).toEqual([])
	}
})

/** The crops of the product's screens beside the steps of a story. */
const cropsOf = (product: (typeof laidOut)[number]) =>
	pageSections(product).flatMap(({ section }) =>
		section.kind === 'steps' ? section.steps.flatMap(({ shows }) => (typeof shows === 'object' ? [shows] : [])) : [],
	)

test('a step of a story shows its own screen, with two to four rows of which one is marked', () => {
	const stories = laidOut.filter(({ archetype, ownPage }) => archetype === 'story' && !ownPage)
	const screens = stories.flatMap((product) => {
		const crops = cropsOf(product)
		const body = bodyOf(product.path)
		expect(crops.length, product.path).toBeGreaterThan(1)
		for (const { rows, buttons = [], stamp } of crops) {
			expect([2, 3, 4]).toContain(rows.length)
			expect(rows.filter(({ isMarked }) => isMarked).length + (stamp ? 1 : 0)).toBeGreaterThan(0)
			const texts = [...rows.map(({ value }) => value), ...buttons, ...(stamp ? [stamp] : [])]
			expect(texts.filter((text) => !body.includes(`>${text}</span>`))).toEqual([])
		}
		return crops.map(({ rows }) => rows.map(({ name, value }) => `${name} ${value}`).join())
	})
	expect(new Set(screens).size).toBe(screens.length)
})

test.runIf(isDemoCompany)('the specified anchors and claims are on their pages', () => {
	expect(bodyOf('/business-process-management')).toContain('id="bpm"')
	expect(bodyOf('/committee-management')).toContain('id="committeeManagement"')
	const matching = bodyOf('/3-way-matching-solution')
	for (const claim of ['Up to 65%', 'USD 200,000', '10,000 invoices per day', '100%', 'in year one'])
		expect(matching).toContain(claim)
	const note = bodyOf('/office-note')
	for (const role of ['Initiator', 'Recommender', 'Reviewer', 'Approver']) expect(note).toContain(`${role}</h3>`)
	const committee = bodyOf('/committee-management')
	for (const role of ['Convenor', 'Member', 'Chairman']) expect(committee).toContain(`${role}</h3>`)
})

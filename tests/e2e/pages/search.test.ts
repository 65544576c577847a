import { expect, test } from '#tests/support/journey.ts'
import { readPage } from '#tests/support/served-page.ts'
import { company } from '#web/content/company.ts'
import { allPages } from '#web/content/site-map.ts'

const pathOf = (address: unknown) => new URL(String(address)).pathname

test('Every page says what it is to search engines and to those who share it', async ({ page, request }) => {
	const own = { title: new Set(), description: new Set(), picture: new Set() }
	for (const facts of allPages) {
		const { path, description } = facts
		const { title, meta, canonical, lang } = await readPage(page, request, path)
		expect({ lang, title, canonical, ...meta }, path).toMatchObject({
			lang: 'en',
			title: path === '/' ? facts.title : `${facts.title} | ${company.name}`,
			canonical: new URL(path, canonical).href,
			description,
			viewport: 'width=device-width, initial-scale=1',
			'og:site_name': company.name,
			'og:type': 'website',
			'og:url': canonical,
			'og:title': title,
			'og:description': description,
			'og:image:width': '1200',
			'og:image:height': '630',
			'twitter:card': 'summary_large_image',
		})
		expect(meta.robots, `${path} may be listed`).toBeUndefined()
		expect(description.length, `description of ${path}`).toBeGreaterThanOrEqual(70)
		expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160)
		own.title.add(title)
		own.description.add(description)
		own.picture.add(pathOf(meta['og:image']))
	}
	for (const [name, values] of Object.entries(own)) expect(values.size, `each its own ${name}`).toBe(allPages.length)
})

test('Every page has one picture to be shared with, of 1200 by 630 pixels', async ({ page, request }) => {
	const pictures: string[] = []
	for (const { path } of allPages) pictures.push(pathOf((await readPage(page, request, path)).meta['og:image']))
	await page.goto('/')
	const sizes = await page.evaluate(async (sources) => {
		const sizeOf = async (source: string) => {
			const picture = new Image()
			picture.src = source
			await picture.decode()
			return `${picture.naturalWidth}x${picture.naturalHeight}`
		}
		return Promise.all(sources.map(sizeOf))
	}, pictures)
	expect(new Set(sizes)).toEqual(new Set(['1200x630']))
})

test('Every page has one h1, and headings in order', async ({ page, request }) => {
	for (const { path } of allPages) {
		const { headings } = await readPage(page, request, path)
		const [first, ...others] = headings.filter(({ level }) => level === 1)
		expect(first?.text, path).toBeTruthy()
		expect(others, path).toEqual([])
		const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1)
		expect(skipping, path).toEqual([])
	}
})

test('Home tells search engines whose site it is', async ({ page, request }) => {
	const { structuredData, canonical } = await readPage(page, request, '/')
	const objects = structuredData.map((text) => JSON.parse(text))
	for (const type of ['Organization', 'WebSite']) {
		expect(objects).toContainEqual(
			expect.objectContaining({
				'@context': 'https://schema.org',
				'@type': type,
				name: company.name,
				url: canonical,
			}),
		)
	}
	const organization = objects.find((each) => each['@type'] === 'Organization')
	expect((await request.get(pathOf(organization.logo))).status(), 'the logo').toBe(200)
})

test('Every inner page tells search engines the way to it, by addresses that are there', async ({ page, request }) => {
	const known = new Map(allPages.map(({ path, name }) => [path as string, name]))
	for (const { path, name } of allPages.filter((each) => each.path !== '/')) {
		const { structuredData, canonical } = await readPage(page, request, path)
		const lists = structuredData.map((text) => JSON.parse(text)).filter((each) => each['@type'] === 'BreadcrumbList')
		expect(lists.length, path).toBe(1)
		const items: { position: number; name: string; item: string }[] = lists[0].itemListElement
		expect(items.length, path).toBeGreaterThanOrEqual(2)
		expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
		expect(items[0]).toMatchObject({ name: 'Home', item: new URL('/', canonical).href })
		expect(items.at(-1)).toMatchObject({ name, item: canonical })
		for (const { item } of items) expect([...known.keys()], `${path}: ${item}`).toContain(pathOf(item))
	}
})

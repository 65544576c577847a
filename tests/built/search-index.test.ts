import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtIndex, builtIndexPath } from '#contracts/search/built-index.ts'
import { searchIndex } from '#scripts/build/search-index.ts'
import { builtAssets, root } from '#scripts/command/paths.ts'
import { brand } from '#web/content/brand.ts'
import { products } from '#web/content/products/all.ts'
import { brochurePath } from '#web/content/products/product.ts'
import { allPages, prerenderedPages } from '#web/content/site-map.ts'

const file = readFileSync(join(builtAssets, builtIndexPath), 'utf8')
const { pages, documents } = builtIndex.parse(JSON.parse(file))

test('the index of the search has every page of the sitemap once, and products by their kind', () => {
	expect(pages.map(({ path }) => path)).toEqual(allPages.map(({ path }) => path))
	expect(pages.flatMap(({ kind, path }) => (kind === 'products' ? [path] : []))).toEqual(
		products.map(({ path }) => path),
	)
})

const isReference = ({ path }: { path: string }) => path.startsWith('/developers')

test('the reference of the API has words of every subject: its headings and its date lead no search', () => {
	const [reference, ofStaff] = pages.filter(isReference)
	expect(reference).toMatchObject({ headings: [expect.any(String)], changed: null })
	expect(reference?.text).toContain('X-Token')
	expect(ofStaff?.text.length).toBeLessThan(500)
})

test('a rendered page has its heading and text as people read them, and its date', () => {
	for (const { path } of prerenderedPages.filter((page) => !isReference(page))) {
		const page = pages.find((each) => each.path === path)
		expect(page?.text.length, path).toBeGreaterThan(500)
		expect(page?.headings.length, path).toBeGreaterThan(2)
		expect(page?.changed, path).toMatch(/^\d{4}-\d\d-\d\d$/)
	}
	const written = pages.flatMap(({ text, headings }) => [text, ...headings])
	expect(written.filter((text) => /&(?:amp|#x27|quot|lt|nbsp);|<\/|\s\s/.test(text))).toEqual([])
	expect(written.join(' ')).toContain('’s')
})

test('examples of code and drawn screens are not in it', () => {
	const page = pages.find(({ path }) => path === '/trade-finance-solution')
	expect(page?.text).toContain('UCP 600')
	expect(pages.filter(({ text }) => text.includes('curl -X'))).toEqual([])
	const html = readFileSync(join(builtAssets, 'trade-finance-solution.html'), 'utf8')
	const drawn = /role="img" aria-label="([^"]{40})/.exec(html)?.[1] ?? ''
	expect(drawn).not.toBe('')
	expect(page?.text).not.toContain(drawn)
})

test('a page with rows has its description, and contact the offices', () => {
	const lists = allPages.filter((page) => !prerenderedPages.includes(page))
	for (const { path, description, title } of lists)
		expect(pages.find((page) => page.path === path)).toMatchObject({
			text: expect.stringContaining(description),
			headings: [title],
		})
	const contact = pages.find(({ path }) => path === '/contact')?.text
	for (const { place } of brand.offices) expect(contact).toContain(place)
})

test('every brochure and every document of the build has its title and its pages', () => {
	const counts: Record<string, { pages: number }> = JSON.parse(
		readFileSync(join(root, 'web/content/documents.json'), 'utf8'),
	)
	const read = documents.map(({ path, pages: texts }) => [path.split('/').at(-1), texts.length])
	expect(Object.fromEntries(read)).toEqual(
		Object.fromEntries(Object.entries(counts).map(([name, { pages: count }]) => [name, count])),
	)
	expect(documents.filter(({ title, pages: texts }) => title === '' || texts.some((text) => text === ''))).toEqual([])
})

test('words of a brochure are not parted', () => {
	const { brochure } = products.find(({ path }) => path === '/trade-finance-solution') ?? {}
	const texts = documents.find(({ path }) => brochure && path === brochurePath(brochure))?.pages ?? []
	expect(texts[1]).toContain('guarantees and remittances run through one register')
})

test('it is less than 700 KB: the Worker reads it once in each isolate', () => {
	expect(file.length).toBeLessThan(700_000)
})

test('without rendered pages, as in development, pages are found by their descriptions', async () => {
	const { pages: found, documents: listed } = await searchIndex([], async () => [])
	expect(found.map(({ text }) => text)).toEqual(allPages.map(({ description }) => expect.stringContaining(description)))
	expect(listed.map(({ title }) => title)).toEqual(documents.map(({ title }) => title))
})

import { expect, test } from '#tests/support/journey.ts'
import { repeated } from '#tests/support/sentences.ts'
import { readPage } from '#tests/support/served-page.ts'
import { products } from '#web/content/products/all.ts'
import { allPages } from '#web/content/site-map.ts'

test('No sentence of ten words stands on two pages, or twice on one', async ({ page, request }) => {
	const texts = new Map<string, string[]>()
	for (const { path } of allPages) texts.set(path, (await readPage(page, request, path)).texts)
	expect(repeated(texts)).toEqual([])
})

test('Every product page has at least 500 words of its own', async ({ page, request }) => {
	const tooShort: string[] = []
	for (const { path } of products) {
		const { texts } = await readPage(page, request, path)
		const words = texts.join(' ').split(' ').length
		if (words < 500) tooShort.push(`${path}: ${words}`)
	}
	expect(tooShort).toEqual([])
})

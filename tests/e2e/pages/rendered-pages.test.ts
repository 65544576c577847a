import { itemPaths, openJobPath } from '#scripts/demo/pages.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { builtHtml, builtPage } from '#tests/support/pages/built-pages.ts'
import * as facts from '#tests/support/pages/page-facts.ts'
import { longSentences, plain, repeated } from '#tests/support/pages/sentences.ts'
import { mainTextOf, readPage, textsOf } from '#tests/support/pages/served-page.ts'
import { allPages, prerenderedPages } from '#web/content/site-map.ts'

/** Pages that the Worker renders. `tests/built` covers those of the build. */
const pages = allPages.filter((page) => !prerenderedPages.includes(page))

for (const page of pages) {
	test(`${page.path} says what it is, what it should, and the way to it`, async ({ request }) => {
		const served = await readPage(request, page.path)
		expect(facts.saidToOthers(served)).toMatchObject(facts.expectedToOthers(served, page))
		expect(served.meta.robots, 'may be listed').toBeUndefined()
		expect(facts.headingFaults(served)).toEqual([])
		expect(facts.breadcrumbsOf(served)).toEqual(facts.expectedBreadcrumbs(served, page))
		expect(facts.missingInFooter(served)).toEqual([])
		expect(facts.missingFacts(served)).toEqual([])
		expect(facts.repeatedIds(served)).toEqual([])
	})
}

test('What the Worker renders is valid HTML, and every picture has its size', async ({ request }) => {
	const filtered = ['/blog?page=2', '/events?page=2', '/blog?search=zzz', '/careers?location=Kochi&type=1']
	for (const path of [...pages.map((page) => page.path), ...itemPaths, openJobPath, ...filtered]) {
		const html = await (await request.get(path)).text()
		expect(await facts.htmlFaults(html), path).toEqual([])
		expect(facts.unsizedPictures({ html }), path).toEqual([])
	}
})

test('No sentence of ten words is on two of these pages, or on one that the build has rendered', async ({
	request,
}) => {
	const texts = new Map<string, string[]>()
	for (const { path } of pages) texts.set(path, textsOf(await readPage(request, path)))
	expect(repeated(texts)).toEqual([])
	for (const { path } of prerenderedPages) {
		const text = plain(mainTextOf({ html: builtHtml(path) }))
		const own = [...texts.values()].flat()
		// Parse only a page whose text contains a sentence.
		if (longSentences(own).some((sentence) => text.includes(sentence)))
			expect(repeated(new Map([...texts, [path, textsOf(builtPage(path))]]))).toEqual([])
	}
})

import { expect, test } from 'vitest'
import { builtFile, builtPage, builtPages, isBuiltFile } from '#tests/support/pages/built-pages.ts'
import {
	breadcrumbsOf,
	expectedBreadcrumbs,
	expectedToOthers,
	headingFaults,
	pathOf,
	saidToOthers,
} from '#tests/support/pages/page-facts.ts'
import { brand } from '#web/content/brand.ts'
import { slugOf } from '#web/content/pages.ts'
import { allPages, prerenderedPages } from '#web/content/site-map.ts'
import { recognise } from '#worker/files/recognise/recognise.ts'

test('Every document says what it is to search engines and to those who share it', () => {
	for (const facts of prerenderedPages) {
		const page = builtPage(facts.path)
		expect(saidToOthers(page), facts.path).toMatchObject(expectedToOthers(page, facts))
		expect(page.meta.robots, `${facts.path} may be listed`).toBeUndefined()
	}
})

test('Every page has a title, a description of 70 to 160 characters and a picture of its own', () => {
	for (const { path, description } of allPages) {
		expect(description.length, `description of ${path}`).toBeGreaterThanOrEqual(70)
		expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160)
	}
	expect(new Set(allPages.map(({ title }) => title)).size).toBe(allPages.length)
	expect(new Set(allPages.map(({ description }) => description)).size).toBe(allPages.length)
	expect(new Set(allPages.map(slugOf)).size).toBe(allPages.length)
})

test('The picture that a page is shared with has 1200 by 630 pixels', () => {
	for (const page of allPages)
		expect(recognise(builtFile(`share/${slugOf(page)}.jpg`)), page.path).toEqual({
			kind: 'jpeg',
			width: 1200,
			height: 630,
		})
})

test('Every document has one h1, and headings in order', () => {
	for (const page of builtPages()) expect(headingFaults(page), page.path).toEqual([])
})

test('Home tells search engines whose site it is', () => {
	const { structuredData, canonical } = builtPage('/')
	for (const type of ['Organization', 'WebSite']) {
		expect(structuredData).toContainEqual(
			expect.objectContaining({
				'@context': 'https://schema.org',
				'@type': type,
				name: brand.name,
				url: canonical,
			}),
		)
	}
	const organization = structuredData.find((each) => each['@type'] === 'Organization')
	expect(isBuiltFile(pathOf(organization?.logo)), 'the logo').toBe(true)
})

test('Every document but home tells search engines the way to it, by addresses that are there', () => {
	for (const facts of prerenderedPages.filter(({ path }) => path !== '/')) {
		const page = builtPage(facts.path)
		expect(breadcrumbsOf(page), facts.path).toEqual(expectedBreadcrumbs(page, facts))
	}
})

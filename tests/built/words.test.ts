import { expect, test } from 'vitest'
import { builtPage } from '#tests/support/pages/built-pages.ts'
import { oneLine } from '#tests/support/pages/served-page.ts'
import * as homeTexts from '#web/content/home.ts'
import { heroSlides } from '#web/content/home-slides.ts'
import { menuPanels } from '#web/content/navigation.ts'

/** Names of pictures and of parts, and texts that only an attribute holds. */
const unseen = new Set(['id', 'icon', 'scene', 'sceneLabel', 'picture', 'industry', 'short'])
const isAddress = (name: string) => name === 'path' || name === 'href'

type Said = { name: string; text: string }

/** Each text of a content module with the name of its field. */
function said(value: unknown, name = ''): Said[] {
	if (typeof value === 'string') return [{ name, text: value }]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, each]) =>
		unseen.has(key) ? [] : said(each, Array.isArray(value) ? name : key),
	)
}

/** The texts and addresses that a part of the home page lacks in its markup, before any script. */
function missing(content: unknown, selector: string): Said[] {
	const part = builtPage('/').document.querySelector(selector)
	const text = oneLine(part?.textContent)
	const addresses = [...(part?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'))
	const texts = said(content)
	expect(texts.length, selector).toBeGreaterThan(20)
	return texts.filter((each) =>
		isAddress(each.name) ? !addresses.includes(each.text) : !text.includes(oneLine(each.text)),
	)
}

test('Without script, the home page says and links to everything that its content holds', () => {
	expect(missing(homeTexts, 'main')).toEqual([])
	expect(missing(heroSlides, '[data-hero-slides]')).toEqual([])
})

const groups = menuPanels.map(({ label, href, overview, groups }) => ({ label, href, overview, groups }))

test.each(['nav[aria-label="Main"]', '#site-menu'])('Without script, %s has each word and link of the menu', (menu) => {
	expect(missing(groups, menu)).toEqual([])
})

test('Without script, the panels of the bar have their leads and what they show with a drawing', () => {
	expect(missing(menuPanels, 'nav[aria-label="Main"]')).toEqual([])
})

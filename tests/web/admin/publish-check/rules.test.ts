import { expect, test } from 'vitest'
import type { CheckedItem, Hint } from '#web/admin/publish-check/item.ts'
import {
	alternativeTextHints,
	deadLinkHints,
	headingHints,
	hintsFor,
	lengthHints,
	linkHints,
	sharePictureHints,
	structuredDataHints,
	titleWidth,
} from '#web/admin/publish-check/rules.ts'
import { aLink, anItem, aPage, aPicture, headingsOf } from './items.ts'

const texts = (hints: readonly Hint[]) => hints.map(({ text }) => text)

test('an item without a fault gets no hint', () => {
	expect(hintsFor(anItem({ pictures: [aPicture('A full hall')], links: [aLink('/blog')] }), new Set())).toEqual([])
})

test.each([
	'',
	'   ',
	'IMG_2041',
	'DSC 00017',
	'quarterly-report.PNG',
	'Screenshot 2026-03-02',
	'image',
	'Image 3',
	'The picture',
	'photo.',
])('the alternative text “%s” says nothing about a picture', (alt) => {
	expect(texts(alternativeTextHints(anItem({ pictures: [aPicture(alt)] })))).toEqual([
		expect.stringMatching(/ Describe what it shows for people who cannot see it\.$/),
	])
})

test.each(['A full hall', 'Picture of the board in 2019', 'The photo album of the branch', 'Covered market'])(
	'the alternative text “%s” is fine',
	(alt) => {
		expect(alternativeTextHints(anItem({ pictures: [aPicture(alt)] }))).toEqual([])
	},
)

test.each<[string, number, number[], string[]]>([
	['h2, h3, h4, h2', 1, [2, 3, 4, 2], []],
	['h2, h4', 1, [2, 4], ['“B” is a heading 4 and follows a heading 2. Make it a heading 3']],
	['h3 below the title of the page', 1, [3, 3], ['“A” is a heading 3 and opens the text. Make it a heading 2']],
	['h3 below a heading of the page', 2, [3], []],
	['h4 below a heading of the page', 2, [4], ['“A” is a heading 4 and opens the text. Make it a heading 3']],
])('headings go from level to level: %s', (_, below, levels, expected) => {
	const found = headingHints(anItem({ text: { field: 'content', words: 50, below, headings: headingsOf(levels) } }))
	expect(texts(found)).toEqual(expected.map((start) => expect.stringContaining(start)))
})

test.each([
	[600, 0, 0],
	[601, 0, 1],
	[601, 1, 0],
])('a text of %i words with %i headings gets %i hints', (words, count, expected) => {
	const all = headingsOf(Array.from({ length: count }, () => 2))
	expect(headingHints(anItem({ text: { field: 'content', words, below: 1, headings: all } }))).toHaveLength(expected)
})

test.each([
	['', 'The price list', 'The link “The price list” has no address. Enter one, or remove the link.'],
	['#', '', 'The link “#” has no address. Enter one, or remove the link.'],
	[
		'www.example.com',
		'Example',
		'The link to “www.example.com” has no https://, so it opens a page of this site. Put https:// in front of it.',
	],
	['/blog', 'here', 'The text of the link is only “here”. Link words that say where it leads.'],
	[
		'https://a.example',
		'Click here.',
		'The text of the link is only “Click here.”. Link words that say where it leads.',
	],
	['https://a.example', 'this link', 'The text of the link is only “this link”. Link words that say where it leads.'],
])('a link to “%s” with the text “%s” can be better', (href, text, expected) => {
	expect(texts(linkHints(anItem({ links: [aLink(href, text)] })))).toEqual([expected])
})

test.each(['https://a.example', 'mailto:a@b.example', 'tel:+914842555', '/blog', '#on-prices'])(
	'a link to %s is fine',
	(href) => {
		expect(linkHints(anItem({ links: [aLink(href)] }))).toEqual([])
	},
)

test('each dead link is named with what to do', () => {
	const dead = ['/EventsView/9', 'https://www.company.test/BlogView/4', '/nowhere']
	const item = anItem({ links: [...dead, '/blog'].map((href) => aLink(href)) })
	expect(texts(deadLinkHints(item, new Set(dead)))).toEqual([
		'Visitors see no item at /EventsView/9. Publish the item first, or correct the address.',
		'Visitors see no item at https://www.company.test/BlogView/4. Publish the item first, or correct the address.',
		'This site has no page at /nowhere for visitors. Correct the address.',
	])
})

test.each([
	[599, 1],
	[600, 0],
	[0, 0],
])('a picture %i pixels wide gets %i hints about the share card', (width, expected) => {
	const picture = { name: 'The cover', field: 'coverImage', width, height: 400 }
	expect(sharePictureHints(anItem({ page: aPage({ picture }) }))).toHaveLength(expected)
})

test.each([
	['letters that fill the width', 'n'.repeat(52), 0],
	['narrow letters up to the number', 'i'.repeat(60), 0],
	['more letters than Google shows', 'i'.repeat(61), 1],
	['few letters that are wide', 'W'.repeat(40), 1],
])('a title of %s', (_, text, expected) => {
	expect(lengthHints(anItem({ page: aPage({ title: { text, field: 'heading' } }) }))).toHaveLength(expected)
})

test('the width of a title is that of Arial at 20 pixels', () => {
	expect(titleWidth('')).toBe(0)
	expect(titleWidth('Hello')).toBe(46)
	expect(titleWidth('月光')).toBe(24)
})

const described = (source: string, { shown = source, isWhole = true } = {}): CheckedItem =>
	anItem({ page: aPage({ description: { shown, source, isWhole, field: 'subHeading' } }) })

test.each([
	['nothing, which the form asks for', described(''), []],
	['49 characters', described('x'.repeat(49)), ['The description has 49 characters. Write 50 to 160']],
	['50 characters', described('x'.repeat(50)), []],
	['160 characters', described('x'.repeat(160)), []],
	['161 characters', described('x'.repeat(161)), ['The description has 161 characters, and search engines show 160.']],
	[
		'a long text that is cut after a sentence',
		described('x'.repeat(900), { shown: `${'x'.repeat(90)}.`, isWhole: false }),
		[],
	],
	[
		'a long text that is cut in a sentence',
		described('x'.repeat(900), { shown: `${'x'.repeat(150)}…`, isWhole: false }),
		['Search engines show the first 160 characters, which end inside a sentence.'],
	],
])('a description of %s', (_, item, expected) => {
	expect(texts(lengthHints(item))).toEqual(expected.map((start) => expect.stringContaining(start)))
})

test('an item without a page has no title and no description for search engines', () => {
	expect(lengthHints(anItem({ page: null }))).toEqual([])
	expect(sharePictureHints(anItem({ page: null }))).toEqual([])
})

test('what the structured data lacks is named with what to do', () => {
	const lacks = [{ what: 'salary', todo: 'Fill in the lowest or the highest salary.', field: 'salaryMin' }]
	expect(structuredDataHints(anItem({ lacks }))).toEqual([
		{
			text: 'The data for search engines has no salary. Fill in the lowest or the highest salary.',
			target: { field: 'salaryMin' },
		},
	])
})

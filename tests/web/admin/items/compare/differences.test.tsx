// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { Differences } from '#web/admin/items/compare/differences.tsx'
import type { Names } from '#web/admin/items/item-description.ts'
import type { SideContent } from '#web/admin/items/merge/entries.ts'
import { aVersion } from '../merge/versions.ts'
import { rendered, words } from './rendered.ts'

type Shown = { kind?: keyof typeof descriptions; names?: Names }

const show = (before: SideContent, after: SideContent, { kind = 'blogs', names = {} }: Shown = {}) =>
	rendered(
		<Differences
			description={descriptions[kind]}
			names={names}
			before={{ label: 'Version 1', ...before }}
			after={{ label: 'Version 2', ...after }}
		/>,
	)

const marked = (tag: 'del' | 'ins') => [...document.querySelectorAll(tag)].map((each) => each.textContent)

test('only fields that differ are shown, and the equal ones are counted', () => {
	show(aVersion({ heading: 'The slow tide' }), aVersion({ heading: 'The quick tide' }))
	expect(words()).toContain('1 field differs, 17 fields are equal.')
	expect([...document.querySelectorAll('h3')].map((each) => each.textContent)).toEqual(['Heading'])
})

test('two equal versions say so', () => {
	show(aVersion({ heading: 'The tide' }), aVersion({ heading: 'The tide' }))
	expect(words()).toContain('Both versions are equal.')
})

test('words that differ are marked for the eye and for screen readers', () => {
	show(aVersion({ heading: 'The slow tide' }), aVersion({ heading: 'The quick tide' }))
	expect(marked('del')).toEqual([' only here: slow, end '])
	expect(marked('ins')).toEqual([' only here: quick, end '])
})

test('there is nothing to choose', () => {
	show(aVersion({ heading: 'One', tags: '1' }), aVersion({ heading: 'Two', tags: '2' }), {
		names: { tags: { 1: 'Law', 2: 'Tax' } },
	})
	expect(document.querySelectorAll('input')).toHaveLength(0)
	expect(words()).toContain('Version 2: addedTaxVersion 2: removedLaw')
})

test('of a text the blocks that differ are shown, each with its own words', () => {
	show(
		aVersion({ content: '<p>A</p><p>The slow tide</p><p>C</p><p>Gone now</p>' }),
		aVersion({ content: '<p>New</p><p>A</p><p>The quick tide</p><p>C</p>' }),
	)
	expect(marked('del')).toEqual([' only here: slow, end ', ' only here: Gone now, end '])
	expect(marked('ins')).toEqual([' only here: New, end ', ' only here: quick, end '])
	expect(words()).not.toContain('A end')
})

test('another order is told', () => {
	show(aVersion({ challenges: 'Paper///Cost' }), aVersion({ challenges: 'Cost///Paper' }), { kind: 'caseStudies' })
	expect(words()).toContain('Version 2: the order has changed.')
})

test('values are shown in words', () => {
	const before = aVersion({ active: true, date: '2026-03-02', category: 4 })
	show(before, aVersion({ active: false, date: '2026-03-09', category: 5 }), { names: { category: { 4: 'Banking' } } })
	for (const text of ['Version 1Yes', 'Version 2No', '2 Mar 2026', '9 Mar 2026', 'Banking', 'Deleted'])
		expect(words()).toContain(text)
})

test('pictures and files tell their size; files are links', () => {
	const before = aVersion({}, { thumbnailImage: 'one', file: 'paper' })
	show(before, aVersion({}, { thumbnailImage: 'two' }), { kind: 'flyers' })
	expect(words()).toContain('one.webp, 760 × 427 pixels, 2 KB')
	expect(document.querySelector('a[href="/media/paper"]')?.textContent).toBe('paper.webp (opens a new tab)')
	expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/one')
})

test('a placeholder shows the picture of its own version', () => {
	const text = '<p><img src="{{cat}}" alt="A cat"></p><p>End</p>'
	show(aVersion({ content: text }, { 'images.cat': 'old' }), aVersion({ content: text }, { 'images.cat': 'new' }))
	const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
	expect(sources).toEqual(['/media/old', '/media/new'])
})

test('inside a table nothing is marked', () => {
	const table = (cell: string) => aVersion({ content: `<table><tbody><tr><td>${cell}</td></tr></tbody></table>` })
	show(table('Six boats leave'), table('Ten boats leave'))
	expect(document.querySelectorAll('td del, td ins')).toHaveLength(0)
})

test('equal words with other formatting are told', () => {
	show(aVersion({ content: '<p>One</p>' }), aVersion({ content: '<p><strong>One</strong></p>' }))
	expect(words()).toContain('The words are equal.')
})

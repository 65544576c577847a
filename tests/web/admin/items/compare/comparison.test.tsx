// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { Comparison } from '#web/admin/items/compare/comparison.tsx'
import type { SideContent } from '#web/admin/items/compare/sides.ts'
import type { Names } from '#web/admin/items/item-description.ts'
import { button, checkbox, click, control, rendered, words } from './rendered.ts'
import { aSide, aVersion } from './versions.ts'

type Shown = { kind?: keyof typeof descriptions; names?: Names; onChange?: (chosen: SideContent) => void }

const show = (mine: SideContent, theirs: SideContent, { kind = 'blogs', names = {}, onChange }: Shown = {}) =>
	rendered(
		<Comparison
			description={descriptions[kind]}
			names={names}
			mine={aSide('Yours', mine)}
			theirs={aSide('Theirs', theirs)}
			onChange={onChange}
		/>,
	)

test('only fields that differ are shown, and the equal ones are counted', () => {
	show(aVersion({ heading: 'The slow tide' }), aVersion({ heading: 'The quick tide' }))
	expect(words()).toContain('1 field differs. 17 fields are equal.')
	expect([...document.querySelectorAll('h3')].map((each) => each.textContent)).toEqual(['Heading'])
})

test('two equal versions say so', () => {
	show(aVersion({ heading: 'The tide' }), aVersion({ heading: 'The tide' }))
	expect(words()).toContain('Both versions are equal.')
})

test('words that differ are marked for the eye and for screen readers', () => {
	show(aVersion({ heading: 'The slow tide' }), aVersion({ heading: 'The quick tide' }))
	expect(document.querySelector('del')?.textContent).toBe(' only here: slow, end ')
	expect(document.querySelector('ins')?.textContent).toBe(' only here: quick, end ')
})

test('without a listener there is nothing to choose', () => {
	show(aVersion({ heading: 'One', tags: '1' }), aVersion({ heading: 'Two', tags: '2' }), {
		names: { tags: { 1: 'Law', 2: 'Tax' } },
	})
	expect(document.querySelectorAll('input')).toHaveLength(0)
	expect(words()).toContain('LawOnly in Yours')
})

test('mine is chosen at first, and a choice reports the version that it makes', () => {
	const chosen: SideContent[] = []
	show(aVersion({ heading: 'One tide' }), aVersion({ heading: 'Two tides' }), { onChange: (each) => chosen.push(each) })
	expect(control('Use for Heading', 'Yours').checked).toBe(true)
	click(control('Use for Heading', 'Theirs'))
	expect(control('Use for Heading', 'Theirs').checked).toBe(true)
	click(control('Use for Heading', 'Both'))
	expect(chosen.map(({ values }) => values.heading)).toEqual(['Two tides', 'One tide Two tides'])
})

test('a box keeps or drops an item that one version has', () => {
	const chosen: SideContent[] = []
	const names = { tags: { 1: 'Law', 2: 'Tax' } }
	show(aVersion({ tags: '1,9' }), aVersion({ tags: '2,9' }), { names, onChange: (each) => chosen.push(each) })
	const [mine, theirs] = [checkbox('Keep LawOnly in Yours'), checkbox('Keep TaxOnly in Theirs')]
	expect([mine.checked, theirs.checked]).toEqual([true, false])
	click(theirs)
	click(mine)
	expect(chosen.map(({ values }) => values.tags)).toEqual(['2,1,9', '2,9'])
	expect(words(), 'a tag without a name').toContain('Deleted')
})

test('values are shown in words', () => {
	const mine = aVersion({ active: true, date: '2026-03-02', category: 4 })
	show(mine, aVersion({ active: false, date: '2026-03-09', category: 5 }), { names: { category: { 4: 'Banking' } } })
	for (const text of ['YoursYes', 'TheirsNo', '2 Mar 2026', '9 Mar 2026', 'Banking', 'Deleted']) {
		expect(words()).toContain(text)
	}
})

test('pictures and files tell their size; files are links', () => {
	const mine = aVersion({}, { thumbnailImage: 'one', file: 'paper' })
	show(mine, aVersion({}, { thumbnailImage: 'two' }), { kind: 'flyers' })
	expect(words()).toContain('one.webp, 760 × 427 pixels, 2 KB')
	expect(document.querySelector('a[href="/media/paper"]')?.textContent).toBe('paper.webp (opens a new tab)')
	expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/one')
})

test('equal paragraphs are folded, and each change is chosen by itself', () => {
	const chosen: SideContent[] = []
	show(
		aVersion({ content: '<p>A</p><p>B</p><p>The slow tide</p><p>C</p><p>Mine</p>' }),
		aVersion({ content: '<p>A</p><p>B</p><p>The quick tide</p><p>C</p>' }),
		{ onChange: (each) => chosen.push(each) },
	)
	const folded = [...document.querySelectorAll('summary')].map((each) => each.textContent)
	expect(folded).toEqual(['2 equal paragraphs', '1 equal paragraph'])
	expect(document.querySelectorAll('del')).toHaveLength(1)
	expect(button('Copy Yours')).toBeUndefined()
	click(control('Use for change 1 of 2 in Content', 'Theirs'))
	click(control('Use for change 2 of 2 in Content', 'Theirs'))
	expect(chosen.at(-1)?.values.content).toBe('<p>A</p><p>B</p><p>The quick tide</p><p>C</p>')
})

test('texts that share nothing are shown whole and can be copied', () => {
	show(aVersion({ content: '<p>One <em>tide</em></p>' }), aVersion({ content: '<p>Another</p><p>Moon</p>' }), {
		onChange() {},
	})
	expect(button('Copy Yours')).toBeDefined()
	expect(button('Copy Theirs')).toBeDefined()
	expect(control('Use for Content', 'Both').checked).toBe(false)
})

test('a placeholder shows the picture of its own version, and nothing is marked inside a table', () => {
	const text = '<p><img src="{{cat}}" alt="A cat"></p><table><tbody><tr><td>1</td></tr></tbody></table><p>End</p>'
	show(
		aVersion({ content: text }, { 'images.cat': 'old' }),
		aVersion({ content: text.replace('1', '2') }, { 'images.cat': 'new' }),
	)
	const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
	expect(sources).toEqual(['/media/old', '/media/new'])
	expect(document.querySelectorAll('table del, table ins')).toHaveLength(0)
})

test('equal words with other formatting are told', () => {
	show(aVersion({ content: '<p>One</p>' }), aVersion({ content: '<p><strong>One</strong></p>' }))
	expect(words()).toContain('The words are equal.')
})

test('numbered lists show their numbers and their kind, and raised characters are raised', () => {
	show(
		aVersion({ content: '<ol><li>Scan</li></ol><p>10<sup>6</sup></p>' }),
		aVersion({ content: '<ol start="3" type="a"><li>Scan</li></ol><p>106</p>' }),
	)
	expect(words()).toContain(
		'The words are equal. The formatting, the numbers of lists, the links or the pictures differ.',
	)
	const lists = [...document.querySelectorAll('.article ol')].map((list) => [
		list.getAttribute('start'),
		list.getAttribute('type'),
	])
	expect(lists).toEqual([
		[null, null],
		['3', 'a'],
	])
	expect(document.querySelectorAll('.article sup')).toHaveLength(1)
})

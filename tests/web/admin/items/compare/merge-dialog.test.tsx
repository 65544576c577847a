// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Question } from '#contracts/careers/questions.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { aQuestion } from '#tests/support/builders/careers/questions.ts'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { MergeDialog } from '#web/admin/items/compare/merge-dialog.tsx'
import type { SideContent } from '#web/admin/items/merge/entries.ts'
import { aVersion, keysOf } from '../merge/versions.ts'
import { button, click, control, rendered, words } from './rendered.ts'

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

function opened(kind: ItemKindName, base: SideContent | null, mine: SideContent, theirs: SideContent) {
	const calls: (SideContent | 'cancelled')[] = []
	rendered(
		<MergeDialog
			description={descriptions[kind]}
			names={{ tags: { 1: 'Law', 2: 'Tax' } }}
			mine={{ ...mine, label: 'Yours', detail: 'Just now' }}
			theirs={{ ...theirs, label: 'Live', detail: '2 Mar 2026, 10:00' }}
			base={base}
			title="The live version has changed"
			lead="Nothing is lost."
			onCancel={() => calls.push('cancelled')}
			onConfirm={async (merged) => void calls.push(merged)}
		/>,
	)
	return calls
}

const chosen = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
const groups = () =>
	[...document.querySelectorAll('legend')].map((legend) => legend.textContent?.replace(/\s+/g, ' ').trim())
const useThis = () => button('Use this')
const summary = () => document.querySelector('summary')?.textContent

const base = aVersion({ title: 'The tide table', description: 'It rises', isPublished: true })
const mine = aVersion({ title: 'The low tide table', description: 'It falls', isPublished: true })
const theirs = aVersion({ title: 'The high tide table', description: 'It rises', isPublished: false })

test('the dialog tells both versions and when they are from', () => {
	opened('news', base, mine, theirs)
	expect(words()).toContain('YoursJust nowLive2 Mar 2026, 10:00')
	expect(document.querySelector('[role="dialog"]')?.getAttribute('aria-labelledby')).toBeTruthy()
})

test('what both have changed is asked first, with nothing chosen; the rest is taken, folded and told', () => {
	opened('news', base, mine, theirs)
	expect(words()).toContain('1 choice to make')
	expect(groups()).toEqual(['Use for Title'])
	expect(chosen()).toEqual([])
	expect(summary()).toBe('Changed in one version only: 1 in “Yours”, 1 in “Live”')
	expect(document.querySelector('details')?.open).toBe(false)
	expect(document.querySelector('details')?.textContent).toMatch(/Description.*Before.*Yours.*Published.*Before.*Live/)
})

test('the result waits for each choice, says why, and takes the focus to the first one that is left', () => {
	const calls = opened('news', base, mine, theirs)
	const reason = document.getElementById(useThis()?.getAttribute('aria-describedby') ?? '')
	expect(reason?.textContent).toBe('1 choice left.')
	expect(reason?.getAttribute('role')).toBe('status')
	expect(useThis()?.getAttribute('aria-disabled')).toBe('true')
	click(useThis())
	expect(calls).toEqual([])
	expect(document.activeElement).toBe(control('Use for Title', 'Yours'))

	click(control('Use for Title', 'Live'))
	expect(reason?.textContent).toBe('All choices are made.')
	expect(useThis()?.hasAttribute('aria-disabled')).toBe(false)
	click(useThis())
	expect(calls).toEqual([
		{ values: { title: 'The high tide table', description: 'It falls', isPublished: false }, files: {} },
	])
})

test('both versions of a text can follow each other', () => {
	const calls = opened('news', base, mine, theirs)
	click(control('Use for Title', 'Both'))
	click(useThis())
	expect(calls).toMatchObject([{ values: { title: 'The low tide table The high tide table' } }])
})

test('different changes need no choice', () => {
	const calls = opened('news', base, { ...mine, values: { ...mine.values, title: 'The tide table' } }, theirs)
	expect(groups()).toEqual([])
	expect(words()).toContain('There is nothing to choose.')
	click(useThis())
	expect(calls).toMatchObject([{ values: { title: 'The high tide table', description: 'It falls' } }])
})

test('a choice for all changes makes each of them, and can be changed', () => {
	const calls = opened(
		'blogs',
		aVersion({ content: p('The boats leave', 'Tickets at the pier') }),
		aVersion({ content: p('The boats leave, mine', 'Tickets at the pier, mine') }),
		aVersion({ content: p('The boats leave, theirs', 'Tickets at the pier, theirs') }),
	)
	expect(groups()).toEqual(['Use for change 1 of 2 in Content', 'Use for change 2 of 2 in Content'])
	click(button('Take all of theirs'))
	expect(chosen()).toEqual(['theirs', 'theirs'])
	click(button('Keep all of mine'))
	click(control('Use for change 2 of 2 in Content', 'Live'))
	click(useThis())
	expect(calls).toMatchObject([{ values: { content: p('The boats leave, mine', 'Tickets at the pier, theirs') } }])
})

test('Cancel chooses nothing', () => {
	const calls = opened('news', base, mine, theirs)
	click(control('Use for Title', 'Live'))
	click(button('Cancel'))
	expect(calls).toEqual(['cancelled'])
})

test('without a common version each difference is asked about, and both is offered where it makes sense', () => {
	opened('blogs', null, aVersion({ tags: '1', heading: 'One tide' }), aVersion({ tags: '2', heading: 'Two tides' }))
	expect(words()).toContain('The version from which both began is not known')
	expect(groups()).toEqual(['Use for Heading', 'Use for Tags: Law', 'Use for Tags: Tax'])
	expect(() => control('Use for Tags: Law', 'Both')).toThrow()
	expect(chosen()).toEqual([])
	expect(summary()).toBeUndefined()
})

test('two orders are a choice', () => {
	const list = (challenges: string) => aVersion({ challenges })
	const calls = opened('caseStudies', list('A///B///C'), list('B///A///C'), list('A///C///B'))
	expect(groups()).toEqual(['Use for the order of Challenges'])
	expect(words()).toContain('YoursBACLiveACB')
	click(control('Use for the order of Challenges', 'Live'))
	click(useThis())
	expect(calls).toMatchObject([{ values: { challenges: 'A///C///B' } }])
})

test('a picture is chosen by its look', () => {
	const version = (key: string) => aVersion({}, { thumbnailImage: key })
	const calls = opened('news', version('old'), version('mine'), version('theirs'))
	expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
		'/media/mine',
		'/media/theirs',
	])
	click(control('Use for Image', 'Live'))
	click(useThis())
	expect(calls.map((call) => call !== 'cancelled' && keysOf(call))).toEqual([{ thumbnailImage: 'theirs' }])
})

test('questions of a job are merged one by one and shown as words', () => {
	const [sails, rows, dives] = ['1', '2', '3'].map((digit) => aQuestion({ id: digit.repeat(16), words: `${digit}?` }))
	if (!sails || !rows || !dives) throw new Error('There are three')
	const list = (...questions: Question[]) => aVersion({ questions: JSON.stringify(questions) })
	const [mine, theirs] = [
		{ ...sails, kind: 'yes-no' as const, choices: ['Yes', 'No'] },
		{ ...sails, words: 'Can you sail?' },
	]
	const calls = opened('careers', list(sails, rows), list(mine, rows), list(theirs, { ...rows, required: true }, dives))
	expect(groups()).toEqual(['Use for Questions to applicants: 1? · Yes, No'])
	expect(words()).not.toContain('{')
	expect(words()).toContain('only here: · required, end')
	click(control('Use for Questions to applicants: 1? · Yes, No', 'Live'))
	click(useThis())
	const merged = JSON.stringify([theirs, { ...rows, required: true }, dives])
	expect(calls).toMatchObject([{ values: { questions: merged } }])
})

// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { ConflictDialog } from '#web/admin/items/compare/conflict-dialog.tsx'
import type { SideContent } from '#web/admin/items/compare/sides.ts'
import { button, click, control, rendered, words } from './rendered.ts'
import { aSide, aVersion } from './versions.ts'

const mine = aVersion({ title: 'The tide table', isPublished: true })
const theirs = aVersion({ title: 'The tides of May', isPublished: false })

function opened() {
	const calls: (SideContent | 'cancelled')[] = []
	rendered(
		<ConflictDialog
			description={descriptions.news}
			names={{}}
			mine={{ ...aSide('Yours', mine), detail: 'Just now' }}
			theirs={{ ...aSide('Theirs', theirs), detail: '2 Mar 2026, 10:00' }}
			base={mine}
			open
			title="Someone else has saved this news"
			lead="Choose for each field."
			onCancel={() => calls.push('cancelled')}
			onConfirm={async (chosen) => void calls.push(chosen)}
		/>,
	)
	return calls
}

test('the dialog tells both versions and when they are from', () => {
	opened()
	expect(words()).toContain('YoursJust nowTheirs2 Mar 2026, 10:00')
	expect(document.querySelector('[role="dialog"]')?.getAttribute('aria-labelledby')).toBeTruthy()
})

test('a quick choice chooses everywhere; only Use this reports it', () => {
	const calls = opened()
	click(button('Take all of theirs'))
	expect(control('Use for Title', 'Theirs').checked).toBe(true)
	click(control('Use for Title', 'Yours'))
	expect(calls).toEqual([])
	click(button('Use this'))
	expect(calls).toEqual([{ ...theirs, values: { ...theirs.values, title: 'The tide table' } }])
})

test('Keep all of mine takes the other choice back', () => {
	const calls = opened()
	click(button('Take all of theirs'))
	click(button('Keep all of mine'))
	click(button('Use this'))
	expect(calls).toEqual([mine])
})

test('Cancel chooses nothing', () => {
	const calls = opened()
	click(control('Use for Published', 'Theirs'))
	click(button('Cancel'))
	expect(calls).toEqual(['cancelled'])
})

describe('the paragraphs of a text', () => {
	const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
	const blog = (...texts: string[]) => aVersion({ content: p(...texts) })

	/** Opens the choice among two texts that began from a third one. */
	function openedTexts(base: SideContent, own: SideContent, other: SideContent) {
		const chosen: unknown[] = []
		rendered(
			<ConflictDialog
				description={descriptions.blogs}
				names={{}}
				mine={aSide('Yours', own)}
				theirs={aSide('Live', other)}
				base={base}
				open
				title="The live version has changed"
				lead="Choose."
				onCancel={() => {}}
				onConfirm={async ({ values }) => void chosen.push(values.content)}
			/>,
		)
		return chosen
	}
	/** The choice for each change, in the order of the text. */
	const preset = () =>
		[...document.querySelectorAll('fieldset')].map(
			(group) => group.querySelector<HTMLInputElement>('input:checked')?.value ?? 'nothing',
		)

	test('that only the other person changed, added or deleted have no preset; mine is that of the others', () => {
		const base = blog('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven')
		const own = blog('One', 'Two', 'Three', 'Mine', 'Five', 'Six', 'Seven')
		const other = blog('One', 'Theirs', 'Three', 'Theirs too', 'Five', 'Added', 'Six')
		openedTexts(base, own, other)
		expect(preset()).toEqual(['nothing', 'mine', 'nothing', 'nothing'])
		expect(words()).toContain('Only “Live” has changed this. Choose one.')
	})

	test('that I changed, added or deleted are preset to mine', () => {
		const base = blog('One', 'Two', 'Three', 'Four')
		openedTexts(base, blog('One changed', 'Three', 'Added', 'Four'), base)
		expect(preset()).toEqual(['mine', 'mine'])
	})

	test('are preset to mine where nobody knows what they were', () => {
		openedTexts(aVersion({}), blog('One', 'Two'), blog('One', 'Theirs'))
		expect(preset()).toEqual(['mine'])
	})

	test('must be chosen before the choice is used', () => {
		const chosen = openedTexts(blog('One', 'Two', 'Three'), blog('Mine', 'Two', 'Three'), blog('One', 'Two', 'Theirs'))
		click(button('Use this'))
		expect(chosen).toEqual([])
		expect(document.querySelector('[role="alert"]')?.textContent).toBe(
			'Choose a version of the part that only the other side has changed.',
		)
		click(control('Use for change 2 of 2 in Content', 'Live'))
		expect(document.querySelector('[role="alert"]')).toBeNull()
		click(button('Use this'))
		expect(chosen).toEqual([p('Mine', 'Two', 'Theirs')])
	})

	test('are all chosen by a quick choice', () => {
		const chosen = openedTexts(blog('One', 'Two'), blog('One', 'Two'), blog('One', 'Theirs'))
		click(button('Keep all of mine'))
		click(button('Use this'))
		expect(chosen).toEqual([p('One', 'Two')])
	})
})

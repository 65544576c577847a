// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ConflictDialog } from '#web/admin/items/compare/conflict-dialog.tsx'
import type { Content } from '#web/admin/items/compare/sides.ts'
import { descriptions } from '#web/admin/items/descriptions.ts'
import { button, click, control, rendered, words } from './rendered.ts'
import { aSide, aVersion } from './versions.ts'

const mine = aVersion({ title: 'The tide table', isPublished: true })
const theirs = aVersion({ title: 'The tides of May', isPublished: false })

function opened() {
	const calls: (Content | 'cancelled')[] = []
	rendered(
		<ConflictDialog
			description={descriptions.news}
			names={{}}
			mine={{ ...aSide('Yours', mine), detail: 'Just now' }}
			theirs={{ ...aSide('Theirs', theirs), detail: '2 Mar 2026, 10:00' }}
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

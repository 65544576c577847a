import { expect, test } from 'vitest'
import { createComposing } from '#web/admin/desks/conversation/composing.ts'

test('a field opens where the user writes, and a tab changes without opening it', () => {
	const composing = createComposing()
	expect(composing.state()).toEqual({ writing: 'reply', isOpen: false, announced: '', wanted: null, leadsTo: null })
	composing.choose('note')
	expect(composing.state()).toMatchObject({ writing: 'note', isOpen: false })
	composing.open()
	expect(composing.state()).toMatchObject({ writing: 'note', isOpen: true })
	composing.open('reply')
	composing.close()
	expect(composing.state()).toMatchObject({ writing: 'reply', isOpen: false })
})

test('a sent reply and a note close the field, are announced, and take the focus once', () => {
	const composing = createComposing()
	composing.open()
	composing.sent(60)
	expect(composing.state()).toMatchObject({
		...{ isOpen: false, announced: 'Reply sent. Undo takes it back until it leaves.', wanted: 60 },
	})
	composing.reached()
	expect(composing.state().wanted).toBeNull()
	composing.noted(61)
	expect(composing.state()).toMatchObject({ announced: 'Note added.', wanted: 61 })
})

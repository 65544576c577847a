import { expect, test } from 'vitest'
import { suggestedPeople, typedMention, withMention } from '#web/admin/desks/conversation/note/mentions.ts'

const people = [
	{ id: 1, fullName: 'Asha Varma', userName: 'ashav', owns: true },
	{ id: 2, fullName: 'Kofi Amankwah', userName: 'kofi.a', owns: true },
	{ id: 3, fullName: 'Élodie Varlet', userName: 'elodie', owns: true },
]

test('an @ at the beginning of a word suggests, one within an address does not', () => {
	expect(typedMention('Please ask @ko')).toBe('ko')
	expect(typedMention('(@')).toBe('')
	expect(typedMention('@kofi.a')).toBe('kofi.a')
	expect(typedMention('mail to meera@ko')).toBeNull()
	expect(typedMention('@kofi is in')).toBeNull()
})

test('people are found by user name and by each word of their name', () => {
	const found = (typed: string) => suggestedPeople(people, typed).map(({ id }) => id)
	expect(found('')).toEqual([1, 2, 3])
	expect(found('VAR')).toEqual([1, 3])
	expect(found('élo')).toEqual([3])
	expect(found('arma')).toEqual([])
})

test('the user name takes the place of what is typed, and the rest stays', () => {
	expect(withMention('Ask @ko about it', 7, 'kofi.a')).toEqual({ text: 'Ask @kofi.a about it', caret: 12 })
	expect(withMention('@', 1, 'ashav')).toEqual({ text: '@ashav ', caret: 7 })
})

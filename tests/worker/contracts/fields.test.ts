import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { optionalText, personName, requiredText, rowId, searchText } from '#contracts/fields.ts'
import { messagesOf } from '#tests/support/messages.ts'

const unstorable = { field: 'Contains characters that cannot be stored' }
const kinds = {
	'required text': requiredText('Required', 20_000),
	'optional text': optionalText(20_000),
	'search text': searchText(),
}

test.each([
	['NUL', 'a\u0000b'],
	['NUL at the end, which trimming would leave', 'ab\u0000'],
	['the first half of a surrogate pair', 'a\ud83d'],
	['the second half of a surrogate pair', '\ude00b'],
	['a surrogate pair the wrong way round', '\ude00\ud83d'],
])('text with %s is refused everywhere: the database would change it', (_, value) => {
	for (const field of Object.values(kinds))
		expect(messagesOf(z.object({ field }), { field: value })).toEqual(unstorable)
	const name = personName('Required', 'Letters only')
	expect(messagesOf(z.object({ field: name }), { field: value })).toEqual(unstorable)
})

test.each([
	['an override of the writing direction', 'abc\u202edef\u202c'],
	['a thousand combining marks', `a${'\u0301'.repeat(1_000)}`],
	['characters outside the basic plane', 'moon 🌙 and 𝒩'],
	['right-to-left script', 'שלום عالم'],
	['line breaks and tabs', 'one\r\n\ttwo'],
	['markup', '<img src=x onerror=alert(1)>'],
	['SQL', "'; drop table users; --"],
])('text with %s passes unchanged', (_, value) => {
	expect(requiredText('Required', 20_000).parse(value)).toBe(value)
	expect(optionalText(20_000).parse(value)).toBe(value)
})

test('text is trimmed, and its length is counted after that', () => {
	expect(requiredText('Required', 3).parse('  abc  ')).toBe('abc')
	expect(messagesOf(z.object({ a: requiredText('Required', 3) }), { a: 'abcd' })).toEqual({ a: 'At most 3 characters' })
})

test.each([
	[1, 1],
	['1', 1],
	['007', 7],
	[987_654, 987_654],
])('%j is an id', (value, id) => {
	expect(rowId().parse(value)).toBe(id)
})

test.each([
	0,
	-1,
	1.5,
	1e300,
	Number.NaN,
	Number.POSITIVE_INFINITY,
	'',
	' 1',
	'1e3',
	'0x1',
	'-1',
	'1.0',
	true,
	[1],
	null,
	{},
])('%j is not an id', (value) => {
	expect(messagesOf(z.object({ id: rowId('A number is expected') }), { id: value })).toEqual({
		id: 'A number is expected',
	})
})

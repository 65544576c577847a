import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { applicationForm } from '#contracts/careers/applications.ts'
import { jobForm } from '#contracts/careers/careers.ts'
import { eventForm } from '#contracts/content/events.ts'
import { enquiryForm } from '#contracts/enquiries/enquiries.ts'
import { optionalText, personName, requiredText, rowId, searchText, visibleName } from '#contracts/shared/fields.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'

const unstorable = { field: 'Contains characters that cannot be stored' }
const kinds = {
	'required text': requiredText('Required', 20_000),
	'optional text': optionalText(20_000),
	'search text': searchText(),
}

const nameKinds = {
	'a person': personName('Required', 'Letters only'),
	'an applicant': applicationForm.shape.firstName,
	'a job': jobForm.shape.jobPosition,
	'a visitor': enquiryForm.shape.name,
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

test.each(['\v', '\u2028', '\u2029', '\u0085'])('a soft break (%j) in a field of one line is a space', (sign) => {
	const value = `${sign}Navigation${sign}service${sign}`
	const fields = [
		requiredText('Required'),
		optionalText(),
		searchText(),
		visibleName('Required'),
		nameKinds['a visitor'],
	]
	for (const field of [...fields, jobForm.shape.jobLocation, applicationForm.shape.applicantLocation])
		expect(field.parse(value)).toBe('Navigation service')
})

test.each(['\v', '\u2028', '\u2029', '\u0085'])(
	'a soft break (%j) in a field of several lines is a line break',
	(sign) => {
		for (const field of [enquiryForm.shape.message, jobForm.shape.skillsRequired, eventForm.shape.address])
			expect(field.parse(`Navigation${sign}service`)).toBe('Navigation\nservice')
	},
)

test('a soft break in rich text is left to the Worker, and one in an address of a person stays refused', () => {
	expect(jobForm.shape.jobDescription.parse('<p>a\vb</p>')).toBe('<p>a\vb</p>')
	expect(enquiryForm.shape.emailId.safeParse('asha\v@example.com').success).toBe(false)
	expect(enquiryForm.shape.phoneNo.safeParse('98470\v12345').success).toBe(false)
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

const [joiner, nonJoiner] = ['\u200d', '\u200c']

test.each([
	['Sinhala, which joins two letters after a mark', 'ශ්‍රියානි'],
	['Malayalam, which ends a word with a joiner', 'അനില്‍'],
	['Malayalam, with another word behind it', 'അനില്‍ കുമാര്‍'],
	['Bengali, with a joiner between letter and mark', 'র‍্যাব'],
	['Marathi, which joins before another letter', 'रामक्र्‍या'],
	['Persian, with a non-joiner between letters', 'علی\u200cرضا'],
])('a name in %s is a name', (_, name) => {
	for (const [kind, field] of Object.entries(nameKinds)) expect(field.parse(name), kind).toBe(name)
})

test.each([
	['a joiner alone', joiner],
	['a non-joiner alone', nonJoiner],
	['a joiner in front', `${joiner}Asha`],
	['a joiner behind a letter', `Asha${joiner}`],
	['a joiner between words', `Asha ${joiner} Nair`],
	['two joiners in a row', `As${joiner}${nonJoiner}ha`],
	['letters that show nothing', '\u3164\u115f'],
	['marks that show nothing', '\u034f\ufe0f'],
])('%s is no name', (_, value) => {
	for (const [kind, field] of Object.entries(nameKinds)) expect(field.safeParse(value).success, kind).toBe(false)
})

const invisible = { field: 'Contains line breaks or invisible characters' }

test.each([...['ad\u200bmin', '\u202e', '\u00ad', '\u3164', '\u2063', '\ufe0f \u200d', '\u{e0041}']])(
	'%j cannot be seen for what it is',
	(value) => {
		expect(messagesOf(z.object({ field: visibleName('Required') }), { field: value })).toEqual(invisible)
	},
)

test.each(['علی\u200cرضا', 'ශ්‍රියානි', '葛\u{e0100}飾', 'Love ❤\ufe0f'])('%j is visible', (value) => {
	expect(visibleName('Required').parse(value)).toBe(value)
})

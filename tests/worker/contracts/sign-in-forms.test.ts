import { expect, test } from 'vitest'
import { forgotPasswordForm, loginForm } from '#contracts/auth/auth.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'

const noName = { userName: 'Please provide your user name.' }
const noPassword = { password: 'Please provide your password.' }

test.each([
	['both', { userName: 'asha', password: 'x' }, {}],
	['a password of spaces, which is one', { userName: 'asha', password: '  ' }, {}],
	['neither', {}, { ...noName, ...noPassword }],
	['an empty name', { userName: '', password: 'x' }, noName],
	['a name of spaces', { userName: '   ', password: 'x' }, noName],
	['no name', { password: 'x' }, noName],
	['null as name', { userName: null, password: 'x' }, noName],
	['a list as name', { userName: ['asha'], password: 'x' }, noName],
	['an empty password', { userName: 'asha', password: '' }, noPassword],
	['no password', { userName: 'asha' }, noPassword],
	['a number as password', { userName: 'asha', password: 12345678 }, noPassword],
	['a name of 200 characters', { userName: 'a'.repeat(200), password: 'x' }, {}],
	['a name of 201', { userName: 'a'.repeat(201), password: 'x' }, { userName: 'At most 200 characters' }],
	['another field', { userName: 'asha', password: 'x', email: 'a' }, { email: 'Unknown field' }],
])('sign-in with %s', (_, form, messages) => {
	expect(messagesOf(loginForm, form)).toEqual(messages)
})

test('the user name is trimmed, the password is not', () => {
	expect(loginForm.parse({ userName: ' asha ', password: ' Moonlight@1 ' })).toEqual({
		userName: 'asha',
		password: ' Moonlight@1 ',
	})
})

test.each(['asha', 'a', '7', 'asha7', 'Asha', 'asha.nair', 'asha_nair', 'asha|nair', 'a.b_c.d9'])(
	'a new password may be asked for %s',
	(email) => {
		expect(messagesOf(forgotPasswordForm, { email })).toEqual({})
	},
)

test.each([
	['nothing', undefined],
	['null', null],
	['an empty text', ''],
	['spaces', '  '],
	['a list', ['asha']],
	['a list of two', ['asha', 'mallory']],
	['an object', { asha: true }],
	['a number', 7],
	['a dot in front', '.asha'],
	['a dot at the end', 'asha.'],
	['an underscore at the end', 'asha_'],
	['two dots', 'asha..nair'],
	['two kinds of separator together', 'asha._nair'],
	['a hyphen', 'asha-nair'],
	['a space inside', 'asha nair'],
	['a whole address', 'asha@company.example'],
	['a foreign address', 'asha@evil.example'],
	['two names with a comma', 'asha,mallory'],
	['two names with a line break', 'asha\nmallory'],
	['a mail header', 'asha\r\nBcc: mallory'],
	['letters of another script', 'आशा'],
])('a new password cannot be requested for %s', (_, email) => {
	expect(messagesOf(forgotPasswordForm, { email })).toEqual({ email: 'Invalid e-mail format!' })
})

test('a part before the @ has at most 64 characters', () => {
	expect(messagesOf(forgotPasswordForm, { email: 'a'.repeat(64) })).toEqual({})
	expect(messagesOf(forgotPasswordForm, { email: 'a'.repeat(65) })).toEqual({ email: 'At most 64 characters' })
})

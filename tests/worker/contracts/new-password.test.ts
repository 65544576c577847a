import { expect, test } from 'vitest'
import { changePasswordForm, resetPasswordForm } from '#contracts/auth/auth.ts'
import { isCommonPassword } from '#contracts/auth/common-passwords.ts'
import { fieldMessages } from '#contracts/shared/fields.ts'
import { userForm } from '#contracts/users/users.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'
import { brand } from '#web/content/brand.ts'

const rule =
	'Password should contain 8-20 characters, at least one lowercase letter, one uppercase letter, one digit and one special character (@ $ ! % ? &)'
const required = 'Please provide your password.'
const common = 'This password is too common. Please choose another one.'

const cases: [string, unknown, string | undefined][] = [
	['of 8 characters', 'Aa1@aaaa', undefined],
	['of 20 characters', 'Moonlight@1Moonlight', undefined],
	['with @', 'Rivermoon1@', undefined],
	['with $', 'Rivermoon1$', undefined],
	['with !', 'Rivermoon1!', undefined],
	['with %', 'Rivermoon1%', undefined],
	['with ?', 'Rivermoon1?', undefined],
	['with &', 'Rivermoon1&', undefined],
	['with other characters besides', 'Fluß #1 & Mond', undefined],
	['with a space at the end, which is kept', 'Rivermoon1@ ', undefined],
	['of 7 characters', 'Aa1@aaa', rule],
	['of 21 characters', 'Moonlight@1Moonlight2', rule],
	['of a million characters', 'Aa1@'.repeat(250_000), rule],
	['without a lower-case letter', 'RIVERMOON1@', rule],
	['without an upper-case letter', 'rivermoon1@', rule],
	['without a digit', 'Rivermoon@', rule],
	['without a special character', 'Rivermoon1', rule],
	['whose only special character is not of the six', 'Rivermoon1#', rule],
	['whose digits are of another script', 'Rivermoon@१', rule],
	['with a line break', 'Rivermoon\n1@', rule],
	['with NUL', 'Rivermoon\u00001@', rule],
	['with half a surrogate pair', 'Rivermoon1@\ud800', rule],
	['that is empty', '', required],
	['that is missing', undefined, required],
	['that is null', null, required],
	['that is a number', 12345678, required],
	['that is a list', ['Rivermoon1@'], required],
	['that everybody tries first', 'Password1!', common],
]

test.each(cases)('a new password %s', (_, password, message) => {
	const expected = message === undefined ? {} : { password: message }
	expect(messagesOf(resetPasswordForm, { password })).toEqual(expected)
	expect(messagesOf(changePasswordForm, { password })).toEqual(expected)
})

test.each(cases.filter(([, password]) => typeof password === 'string' && password !== ''))(
	'the user form has the same rule: a password %s',
	(_, password, message) => {
		const form = { userName: 'a', fullName: 'A', email: 'a', mobileNumber: brand.staffNumbers.example, active: true }
		expect(messagesOf(userForm, { ...form, enabledPermissions: [], password })).toEqual(
			message === undefined ? {} : { password: message },
		)
	},
)

test('the hint lists exactly the special characters that are enforced', () => {
	expect(fieldMessages.passwordRule).toBe(rule)
	const listed = fieldMessages.passwordRule.match(/\((.*)\)$/)?.[1]?.split(' ')
	const enforced = [...'@$!%?&#*^~+-_=.,:;/\\|(){}[]<>"\'`'].filter(
		(sign) => Object.keys(messagesOf(resetPasswordForm, { password: `Rivermoon1${sign}` })).length === 0,
	)
	expect(listed).toEqual(enforced)
})

test.each([
	...['Password1!', 'P@ssw0rd1', 'Passw0rd!', 'Qwerty123!', 'Admin@123', 'Welcome@1', 'Abcd@1234', 'Test@1234'],
	...['Iloveyou1!', 'Letmein1!', 'Summer2024!', 'Cricket@11', 'India@1947', '1Password!', 'Aa@123456', 'Example@1'],
])('%s is too common', (password) => {
	expect(isCommonPassword(password)).toBe(true)
})

test.each(['Moonlight@1', 'Aa1@aaaa', 'Tr4in&Harbour', 'Passage@Boat7', 'Adminster9&Co'])(
	'%s is not too common',
	(password) => {
		expect(isCommonPassword(password)).toBe(false)
	},
)

test('the current password is optional and at most 200 characters', () => {
	const password = 'Rivermoon1@'
	expect(messagesOf(changePasswordForm, { password, currentPassword: 'x' })).toEqual({})
	expect(messagesOf(changePasswordForm, { password, currentPassword: 'x'.repeat(201) })).toEqual({
		currentPassword: 'Current password is not correct',
	})
	expect(messagesOf(changePasswordForm, { password, userId: 1 })).toEqual({ userId: 'Unknown field' })
})

import { expect, test } from 'vitest'
import { missingIn } from '#web/admin/users/missing-values.ts'
import { newUser } from '#web/admin/users/user-values.ts'
import { brand } from '#web/content/brand.ts'

const filled = {
	...newUser,
	fullName: 'Mira Menon',
	userName: 'mira',
	email: 'mira',
	mobileNumber: brand.staffNumbers.example,
}

test.each([
	['all fields', newUser, 'Enter the full name, the user name, the e-mail and the mobile number.'],
	['a name of spaces', { ...filled, fullName: ' ' }, 'Enter the full name.'],
	['a password or a link', filled, 'Set a password or send a link.'],
	['nothing, with a link', { ...filled, sendPasswordLink: true }, null],
	['nothing, as a stored user', { ...filled, id: 7 }, null],
	['a right number', { ...filled, id: 7, mobileNumber: '1' }, brand.staffNumbers.message],
])('a user lacks %s', (_, values, text) => {
	expect(missingIn(values)).toBe(text)
})

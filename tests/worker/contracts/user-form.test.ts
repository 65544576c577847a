import { describe, expect, test } from 'vitest'
import { userForm, userNameQuestion, usersQuery } from '#contracts/users/users.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'

const form = {
	userName: 'asha',
	fullName: 'Asha Nair',
	email: 'asha.nair',
	mobileNumber: brand.staffNumbers.example,
	active: true,
	enabledPermissions: [2],
	password: 'Rivermoon1@',
}
const emailFormat = 'Invalid e-mail format!'

test('the specified fields are accepted, with an id and without', () => {
	expect(messagesOf(userForm, form)).toEqual({})
	expect(messagesOf(userForm, { ...form, id: 3 })).toEqual({})
	expect(messagesOf(userForm, { ...form, id: '3' })).toEqual({})
	expect(messagesOf(userForm, { ...form, id: 3, version: 2 })).toEqual({})
})

test('all missing fields are named', () => {
	expect(messagesOf(userForm, {})).toEqual({
		userName: 'User Name is required',
		fullName: 'Full Name is required',
		email: 'Email is required',
		mobileNumber: 'Mobile Number is required',
		active: 'Active is required',
		enabledPermissions: 'Permissions are required',
	})
})

test.each([
	['userName', '', 'User Name is required'],
	['userName', '   ', 'User Name is required'],
	['userName', null, 'User Name is required'],
	['userName', 'a'.repeat(201), 'At most 200 characters'],
	['userName', '\u202eadmin', 'Contains line breaks or invisible characters'],
	['userName', 'admin\u202c', 'Contains line breaks or invisible characters'],
	['userName', 'ad\u2066min', 'Contains line breaks or invisible characters'],
	['userName', 'admin\u200e', 'Contains line breaks or invisible characters'],
	['userName', 'admin\u061c', 'Contains line breaks or invisible characters'],
	['fullName', '', 'Full Name is required'],
	['fullName', 'a'.repeat(201), 'At most 200 characters'],
	['email', '', 'Email is required'],
	['email', 'asha@company.example', emailFormat],
	['email', 'asha..nair', emailFormat],
	['email', '_asha', emailFormat],
	['email', 'asha|', emailFormat],
	['email', 'asha-nair', emailFormat],
	['email', 'asha\r\nBcc: x', emailFormat],
	['email', ['asha'], 'Email is required'],
	['mobileNumber', '', 'Mobile Number is required'],
	['mobileNumber', '9', brand.staffNumbers.message],
	['mobileNumber', 9876543210, 'Mobile Number is required'],
	['active', 'true', 'Active is required'],
	['active', null, 'Active is required'],
	['enabledPermissions', '1', 'Permissions are required'],
	['enabledPermissions', ['Admin'], 'A number is expected'],
	['enabledPermissions', [0], 'A number is expected'],
	['enabledPermissions', [1.5], 'A number is expected'],
	['enabledPermissions', Array(201).fill(1), 'At most 200 permissions'],
	['id', 'seven', 'A number is expected'],
	['id', -1, 'A number is expected'],
	['id', [7], 'A number is expected'],
	['version', 0, 'A whole number from 1 is expected'],
	['version', '1', 'A whole number from 1 is expected'],
	['sendPasswordLink', 'yes', 'true or false is expected'],
	['passwordHash', 'x', 'Unknown field'],
	['tokens_valid_after', 0, 'Unknown field'],
	['isAdmin', true, 'Unknown field'],
])('%s = %j is refused', (field, value, message) => {
	expect(messagesOf(userForm, { ...form, [field]: value })).toEqual({ [field]: message })
})

describe.runIf(isDemoCompany)('a mobile number of the demo company', () => {
	test.each([
		'6000000000',
		'7000000000',
		'8999999999',
		'9999999999',
		'९८७६५४३२१०',
		'+919876543210',
		'+123456789012345',
	])('%s is accepted', (mobileNumber) => {
		expect(messagesOf(userForm, { ...form, mobileNumber })).toEqual({})
	})

	test.each(['987654321', '98765432100', '9'.repeat(40), '5876543210', '+9198765', '+98765 43210', '98765 43210'])(
		'%s is refused',
		(mobileNumber) => {
			expect(messagesOf(userForm, { ...form, mobileNumber })).toEqual({
				mobileNumber: 'Mobile Number must be 10 digits and start with 6-9',
			})
		},
	)
})

test.each(['asha', 'a7', 'asha.nair', 'asha_nair', 'asha|nair'])('%s is a local part', (email) => {
	expect(messagesOf(userForm, { ...form, email })).toEqual({})
})

test.each([undefined, null, ''])(
	'a blank password (%j) is right for an old user, and wrong for a new one',
	(password) => {
		expect(messagesOf(userForm, { ...form, id: 7, password })).toEqual({})
		expect(messagesOf(userForm, { ...form, password })).toEqual({ password: 'Password is required' })
		expect(messagesOf(userForm, { ...form, password, sendPasswordLink: false })).toEqual({
			password: 'Password is required',
		})
		expect(messagesOf(userForm, { ...form, password, sendPasswordLink: true })).toEqual({})
	},
)

test.each([undefined, null, '', 0, '0'])('an id of %j means a new user', (id) => {
	expect(userForm.parse({ ...form, id }).id).toBeNull()
})

test('the query of a list has 10 users, of any name and state, by default', () => {
	expect(usersQuery.parse({})).toEqual({ pageNumber: 1, size: 10, userName: null })
	expect(usersQuery.parse({ pageNumber: 2, size: 5, userName: ' nair ', active: false })).toEqual({
		pageNumber: 2,
		size: 5,
		userName: 'nair',
		active: false,
	})
})

test.each([
	['userName', 'a'.repeat(100), {}],
	['userName', 'a'.repeat(101), { userName: 'At most 100 characters' }],
	['userName', '', {}],
	['userName', null, {}],
	['userName', 7, { userName: 'Text is expected' }],
	['active', null, {}],
	['active', 'true', { active: 'true, false or null is expected' }],
	['pageSize', 10, { pageSize: 'Unknown field' }],
])('a list with %s = %j', (field, value, messages) => {
	expect(messagesOf(usersQuery, { [field]: value })).toEqual(messages)
})

test("the live check needs a name, and accepts the user's own id", () => {
	expect(messagesOf(userNameQuestion, { userName: 'asha', id: 7 })).toEqual({})
	expect(messagesOf(userNameQuestion, { userName: 'asha' })).toEqual({})
	expect(messagesOf(userNameQuestion, { userName: '', id: 7 })).toEqual({ userName: 'User Name is required' })
})

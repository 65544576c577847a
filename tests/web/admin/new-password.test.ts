import { expect, test } from 'vitest'
import { changePasswordForm, resetPasswordForm } from '#contracts/auth/auth.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'
import { changePasswordValues, newPasswordForm } from '#web/admin/forms/new-password.ts'

/** `tests/worker/contracts/new-password.test.ts` proves that the server agrees. */
test.each([
	...['Aa1@aaaa', 'Moonlight@1Moonlight', 'Nilā വ 9$x', 'Rivermoon1@ ', 'Fluß #1 & Mond'],
	...['Aa1@aaa', 'Moonlight@1Moonlight2', 'RIVERMOON1@', 'rivermoon1@', 'Rivermoon@', 'Rivermoon1', 'Rivermoon1#'],
	...['Password1!', 'Aa1@\u0000aaaa', ''],
])('both forms say of %j what the server says', (password) => {
	const both = { password, confirmPassword: password }
	const says = messagesOf(resetPasswordForm, { password })
	expect(messagesOf(changePasswordForm, { password })).toEqual(says)
	expect(messagesOf(newPasswordForm, both)).toEqual(says)
	expect(messagesOf(changePasswordValues, { ...both, currentPassword: '', code: '' })).toEqual(says)
})

test('the password is typed twice, alike', () => {
	const different = { password: 'Cedar?Valley8', confirmPassword: 'Cedar?Valley9' }
	const mismatch = { confirmPassword: 'Passwords do not match' }
	expect(messagesOf(newPasswordForm, different)).toEqual(mismatch)
	expect(messagesOf(changePasswordValues, { ...different, currentPassword: '', code: '' })).toEqual(mismatch)
})

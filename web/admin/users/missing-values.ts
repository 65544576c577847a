import { userForm } from '#contracts/users/users.ts'
import type { UserValues } from './user-values.ts'

const names = {
	fullName: 'the full name',
	userName: 'the user name',
	email: 'the e-mail',
	mobileNumber: 'the mobile number',
} as const
const fields = ['fullName', 'userName', 'email', 'mobileNumber'] as const

const listed = new Intl.ListFormat('en-GB')

/** What a user lacks to be saved, in words. null: nothing. */
export function missingIn(values: UserValues): string | null {
	const empty = fields.filter((field) => !values[field].trim())
	if (empty.length > 0) return `Enter ${listed.format(empty.map((field) => names[field]))}.`
	if (!values.id && !values.password && !values.sendPasswordLink) return 'Set a password or send a link.'
	return userForm.safeParse(values).error?.issues[0]?.message ?? null
}

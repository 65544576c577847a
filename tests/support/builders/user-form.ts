import { brand } from '#web/content/brand.ts'
import { findUser } from '#worker/features/users/users.queries.ts'
import { call } from '../worker/app.ts'
import { db } from '../worker/staff.ts'

let made = 0

/** Another mobile number by the company's rule: the example with its last digit moved on. */
export function anotherMobile(steps = 1): string {
	const { example } = brand.staffNumbers
	return `${example.slice(0, -1)}${(Number(example.at(-1)) + steps) % 10}`
}

/** A correct form for a new user, with the values of the test. */
export function newUser(others: object = {}) {
	made += 1
	return {
		userName: `new user ${made}`,
		fullName: `Full Name ${made}`,
		email: `new.user${made}`,
		mobileNumber: brand.staffNumbers.example,
		active: true,
		enabledPermissions: [] as number[],
		password: 'Rivermoon1@',
		...others,
	}
}

/** The form that changes nothing of a user. It has no version, so the last write wins. */
export async function formOf(id: number) {
	const user = await findUser(db, id)
	if (!user) throw new Error('There is no such user')
	const { permissionsList, version: _, reviewLinks: __, ...fields } = user
	return { ...fields, enabledPermissions: permissionsList, password: '' }
}

export const saveUser = (form: object, headers: { Authorization: string }, bindings = {}) =>
	call('/api/usercontroller/saveusers', { json: form, headers, bindings })

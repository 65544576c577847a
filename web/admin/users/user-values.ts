import type { z } from 'zod/mini'
import type { UserDetails, userForm } from '#contracts/users/users.ts'

/** The form's values, and the body of `saveusers`. Checkboxes hold strings. */
export type UserValues = z.input<typeof userForm>

export const newUser: UserValues = {
	id: null,
	userName: '',
	fullName: '',
	email: '',
	mobileNumber: '',
	active: true,
	enabledPermissions: [],
	password: '',
	sendPasswordLink: false,
}

export const valuesOf = ({ permissionsList, reviewLinks: _, ...user }: UserDetails): UserValues => ({
	...user,
	enabledPermissions: permissionsList.map(String),
	password: '',
	sendPasswordLink: false,
})

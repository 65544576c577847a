import { z } from 'zod/mini'
import { brand } from '#web/content/brand.ts'
import { roles } from '../auth/roles.ts'
import { itemKinds } from '../items/kinds.ts'
import { described, moment, named } from '../shared/answers.ts'
import {
	atMost,
	fieldMessages,
	newPassword,
	optionalRowId,
	requiredText,
	rowId,
	searchText,
	staffEmail,
	startedFromVersion,
	visibleName,
} from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { asciiDigits } from '../shared/plain-characters.ts'
import { isOfOneScript } from './one-script.ts'

export const usersPageSize = 10

export const usersQuery = z.strictObject({
	pageNumber: pageNumber(),
	size: pageSize(usersPageSize),
	userName: searchText(),
	/** null: all. */
	active: z.optional(z.nullable(z.boolean({ error: 'true, false or null is expected' }))),
})
export type UsersQuery = z.infer<typeof usersQuery>

const mostPermissions = 200

/** With a + it is an international number (E.164); every other one follows the rule of the company. */
const staffNumber = new RegExp(`^(?:${brand.staffNumbers.pattern}|\\+\\d{8,15})?$`)

/** What a user may change of their own account, too. */
const personFields = {
	fullName: visibleName('Full Name is required'),
	mobileNumber: requiredText('Mobile Number is required').check(
		z.overwrite(asciiDigits),
		z.regex(staffNumber, brand.staffNumbers.message),
	),
}

const userFields = {
	// The audit log identifies people by it. Bidi controls would show its letters in another order.
	userName: visibleName('User Name is required').check(
		z.refine((name) => !/\p{Bidi_Control}/u.test(name), fieldMessages.unfitForNames),
	),
	/** The part before the company's mail domain. */
	email: staffEmail('Email is required'),
	...personFields,
	active: z.boolean({ error: 'Active is required' }),
	enabledPermissions: z
		.array(rowId(), { error: 'Permissions are required' })
		.check(atMost(mostPermissions, `At most ${mostPermissions} permissions`), z.meta({ maxItems: mostPermissions })),
}

/** Returns what is wrong with a new name; null if nothing is. Stored names may break these rules. */
export function faultOfNewName(name: string): string | null {
	// The sign-in tries the user name before the staff address, so a name must not look like an address.
	if (name.normalize('NFKC').includes('@')) return 'Use a name without @: staff can sign in with their address, too'
	return isOfOneScript(name) ? null : 'Use letters of one script only: letters of several scripts look alike'
}

/**
 * The form of `saveusers`. Without an id it adds a user, who needs a password or a link to set one. With an id, a blank
 * password keeps the current one.
 */
export const userForm = z
	.strictObject({
		id: optionalRowId(),
		...userFields,
		password: z.pipe(
			z.transform((value) => value || undefined),
			z.optional(newPassword('Password is required')),
		),
		version: startedFromVersion(),
		sendPasswordLink: z.optional(z.boolean({ error: 'true or false is expected' })),
	})
	.check(
		z.refine((user) => user.id !== null || user.password !== undefined || user.sendPasswordLink === true, {
			error: 'Password is required',
			path: ['password'],
		}),
		// The server applies these rules to a renaming: only it knows the stored name.
		z.superRefine((user, context) => {
			const message = user.id === null ? faultOfNewName(user.userName) : null
			if (message) context.addIssue({ code: 'custom', message, path: ['userName'] })
		}),
	)
export type UserInput = z.infer<typeof userForm>

/** The form of one's own details. */
export const ownDetailsForm = z.strictObject({ ...personFields, version: startedFromVersion() })
export type OwnDetailsInput = z.infer<typeof ownDetailsForm>

export const userNameQuestion = z.strictObject({ userName: requiredText('User Name is required'), id: optionalRowId() })

const userRowFields = {
	id: z.int(),
	userName: z.string(),
	fullName: z.string(),
	email: described("The part before the company's mail domain.", z.string()),
	mobileNumber: z.string(),
	active: z.boolean(),
}
export const userRow = named(
	'UserRow',
	z.object({
		...userRowFields,
		roles: z.array(z.enum(roles)),
		lastSignInAt: z.nullable(moment('null: never.')),
		hasFactor: described('Whether the user has a second factor.', z.boolean()),
	}),
)
export type UserRow = z.infer<typeof userRow>

const reviewLink = z.object({
	id: z.int(),
	kind: z.enum(itemKinds),
	itemId: z.nullable(z.int()),
	expiresAt: moment(),
})

export const userDetails = named(
	'UserDetails',
	z.object({
		...userRowFields,
		permissionsList: z.array(z.int()),
		version: z.int(),
		reviewLinks: described(
			'The preview links that this user made and that hold. They end when the user is deactivated or loses the role.',
			z.array(reviewLink),
		),
	}),
)
export type UserDetails = z.infer<typeof userDetails>

export const permissionOption = named(
	'PermissionOption',
	z.object({ id: z.int(), role: z.enum(roles), description: z.string() }),
)
export type PermissionOption = z.infer<typeof permissionOption>

import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { atMost, fieldMessages, lengths, newPassword, notEmpty, requiredText, staffEmail } from '../shared/fields.ts'
import { messages } from '../shared/messages.ts'
import { typedCode } from './codes.ts'
import { roles } from './roles.ts'

/** The stored token begins with this. Any other value counts as no token. */
export const tokenPrefix = 'Bearer '

export const loginForm = z.strictObject({
	userName: described('The user name or the whole staff address.', requiredText('Please provide your user name.')),
	password: z
		.string({ error: fieldMessages.passwordRequired })
		.check(notEmpty(fieldMessages.passwordRequired), z.meta({ minLength: 1 })),
	code: z.optional(
		described('Of an authenticator app, or a recovery code. For users with a second factor.', typedCode()),
	),
})
export type LoginInput = z.infer<typeof loginForm>

/** The answer to a sign-in and to a refresh. */
export const signedIn = named(
	'SignedIn',
	z.object({
		refresh_token: described(`The session's token. It begins with "${tokenPrefix}".`, z.string()),
		permissions: z.array(z.object({ permission: z.enum(roles) })),
	}),
)
export type SignedIn = z.infer<typeof signedIn>

export const forgotPasswordForm = z.strictObject({ email: staffEmail(fieldMessages.staffEmail) })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordForm>

export const resetPasswordForm = z.strictObject({ password: newPassword() })

/** The answer to a password that was set by a link. */
export const passwordSet = z.object({
	message: described('A sentence for the user.', z.string(), messages.passwordReset),
	session: z.optional(signedIn),
})
export type PasswordSet = z.infer<typeof passwordSet>

const notCurrent = messages.passwordNotCurrent

export const changePasswordForm = z.strictObject({
	password: newPassword(),
	currentPassword: z.optional(
		z.string({ error: notCurrent }).check(atMost(lengths.name, notCurrent), z.meta({ maxLength: lengths.name })),
	),
	code: z.optional(described('With the current password, for users with a second factor.', typedCode())),
})
export type ChangePasswordInput = z.infer<typeof changePasswordForm>

export const account = named(
	'Account',
	z.object({
		userName: z.string(),
		fullName: z.string(),
		mobileNumber: z.string(),
		version: described('For a save of the own details.', z.int()),
		needsCurrentPassword: described('Whether a change of the password needs the current one.', z.boolean()),
		lentJobs: described('The jobs whose applications the user may read without the role.', z.array(z.int())),
		hasFactor: described('Whether the user has a second factor.', z.boolean()),
		factorDueAt: z.nullable(
			moment('From then on the back office asks the user to set up a second factor first. null: it does not.'),
		),
	}),
)
export type Account = z.infer<typeof account>

export const notice = z.object({ message: described('A sentence for the user.', z.string(), messages.passwordChanged) })

export const signedOut = z.object({ loggedOut: z.literal(true) })
export type SignedOut = z.infer<typeof signedOut>

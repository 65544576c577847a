import { z } from 'zod/mini'
import { atMost, fieldMessages, lengths, newPassword, notEmpty, requiredText, staffEmail } from '../shared/fields.ts'
import { messages } from '../shared/messages.ts'
import type { Permission } from './roles.ts'

/** The stored token begins with this. Any other value counts as no token. */
export const tokenPrefix = 'Bearer '

/** The client refreshes a token from this long before it expires. */
export const refreshBeforeExpiryMs = 1_200_000

/** Within this time after signing in, a user may change the password without the current one. */
export const freshSignInMs = 5 * 60_000

export const loginForm = z.strictObject({
	userName: requiredText('Please provide your user name.'),
	password: z.string({ error: fieldMessages.passwordRequired }).check(notEmpty(fieldMessages.passwordRequired)),
})
export type LoginForm = z.infer<typeof loginForm>

/** The answer to a sign-in and to a refresh. */
export type SignedIn = { refresh_token: string; permissions: Permission[] }

export const forgotPasswordForm = z.strictObject({ email: staffEmail(fieldMessages.staffEmail) })
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>

export const resetPasswordForm = z.strictObject({ password: newPassword() })

const notCurrent = messages.passwordNotCurrent

export const changePasswordForm = z.strictObject({
	password: newPassword(),
	currentPassword: z.optional(z.string({ error: notCurrent }).check(atMost(lengths.name, notCurrent))),
})
export type ChangePasswordForm = z.infer<typeof changePasswordForm>

/** The signed-in user. `needsCurrentPassword`: they signed in too long ago to change the password without the current one. */
export type Account = { userName: string; fullName: string; needsCurrentPassword: boolean }

import { z } from 'zod/mini'
import { fieldMessages, newPassword } from '#contracts/shared/fields.ts'

const twice = { password: newPassword(), confirmPassword: z.string() }

const bothEqual = () =>
	z.refine<{ password: string; confirmPassword: string }>(
		({ password, confirmPassword }) => password === confirmPassword,
		{ error: fieldMessages.passwordMismatch, path: ['confirmPassword'] },
	)

export const newPasswordForm = z.object(twice).check(bothEqual())
export type NewPasswordForm = z.infer<typeof newPasswordForm>

/** Adds the current password and a code, which the server may require. */
export const changePasswordValues = z
	.object({ ...twice, currentPassword: z.string(), code: z.string() })
	.check(bothEqual())
export type ChangePasswordValues = z.infer<typeof changePasswordValues>

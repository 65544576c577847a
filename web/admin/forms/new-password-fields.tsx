import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '#web/ui/field.tsx'

export const passwordHint =
	'Password should contain 8-20 characters, at least one lowercase letter, one uppercase letter, one digit and one of @ $ ! % ? &'

/** The two fields of a new password. */
export function NewPasswordFields({
	label,
	password,
	confirmPassword,
	errors,
}: {
	label: string
	password: UseFormRegisterReturn
	confirmPassword: UseFormRegisterReturn
	errors: { password?: FieldError; confirmPassword?: FieldError }
}) {
	return (
		<>
			<PasswordField
				label={label}
				autoComplete="new-password"
				help={passwordHint}
				error={errors.password?.message}
				{...password}
			/>
			<PasswordField
				label="Confirm password"
				autoComplete="new-password"
				error={errors.confirmPassword?.message}
				{...confirmPassword}
			/>
		</>
	)
}

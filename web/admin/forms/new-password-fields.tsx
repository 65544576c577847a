import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { fieldMessages } from '#contracts/shared/fields.ts'
import { PasswordField } from '#web/ui/field.tsx'

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
				help={fieldMessages.passwordRule}
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

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SignedIn, tokenPrefix } from '#contracts/auth/auth.ts'
import { messages } from '#contracts/shared/messages.ts'
import { ApiRefusal, answerOf, authPublic, failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { type NewPasswordForm, newPasswordForm } from '../forms/new-password.ts'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { validationMode } from '../forms/validation-mode.ts'

type Props = {
	token: string
	userName: string
	action: string
	onInvalidLink: () => void
	/** With a session if the user is signed in. */
	onDone: (session?: SignedIn) => void
}

export function ResetPasswordForm({ token, userName, action, onInvalidLink, onDone }: Props) {
	const [failure, setFailure] = useState<string | null>(null)
	const { register, handleSubmit, setError, trigger, formState } = useForm<NewPasswordForm>({
		resolver: standardSchemaResolver(newPasswordForm),
		...validationMode,
	})
	const { errors, isValid, isSubmitting, touchedFields } = formState

	const compareAgain = () => touchedFields.confirmPassword && trigger('confirmPassword')

	async function save({ password }: NewPasswordForm) {
		setFailure(null)
		try {
			const headers = { Authorization: tokenPrefix + token }
			const { session } = await answerOf(authPublic.resetpassword.$post({ json: { password } }, { headers }))
			onDone(session)
		} catch (reason) {
			if (isRefusal(reason, 'reset-link.invalid')) return onInvalidLink()
			if (reason instanceof ApiRefusal && reason.fields.password) {
				return setError('password', { message: reason.fields.password }, { shouldFocus: true })
			}
			setFailure(failureText(reason, messages.passwordResetFailed))
		}
	}

	return (
		<form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
			{failure && <Alert tone="danger">{failure}</Alert>}
			{/* Password managers need the user name. */}
			<input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
			<NewPasswordFields
				label="New password"
				password={register('password', { onChange: compareAgain })}
				confirmPassword={register('confirmPassword')}
				errors={errors}
			/>
			<Button type="submit" busy={isSubmitting} disabled={!isValid}>
				{action}
			</Button>
		</form>
	)
}

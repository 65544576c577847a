import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { messages } from '#contracts/shared/messages.ts'
import { freshSignInMinutes } from '#contracts/shared/periods.ts'
import { ApiRefusal, answerOf, failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CodeField } from '../forms/code-field.tsx'
import { type ChangePasswordValues, changePasswordValues } from '../forms/new-password.ts'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { validationMode } from '../forms/validation-mode.ts'
import { accountApi } from '../staff-api.ts'

const empty: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '', code: '' }

type Props = { labelledBy: string; userName?: string; needsCurrentPassword: boolean }

export function ChangePasswordForm({ labelledBy, userName, needsCurrentPassword }: Props) {
	const toast = useToast()
	const { revalidate } = useRevalidator()
	const [askedForCurrent, setAskedForCurrent] = useState(false)
	const [asksForCode, setAsksForCode] = useState(false)
	const [notice, setNotice] = useState<{ tone: 'success' | 'warning' | 'danger'; text: string } | null>(null)
	const { register, handleSubmit, reset, setError, trigger, watch, formState } = useForm<ChangePasswordValues>({
		resolver: standardSchemaResolver(changePasswordValues),
		defaultValues: empty,
		...validationMode,
	})
	const { errors, isValid, isSubmitting, touchedFields } = formState
	const showCurrent = needsCurrentPassword || askedForCurrent
	const lacksCurrent = showCurrent && !watch('currentPassword')

	const compareAgain = () => touchedFields.confirmPassword && trigger('confirmPassword')

	async function change({ password, currentPassword, code }: ChangePasswordValues) {
		setNotice(null)
		try {
			await answerOf(
				accountApi.changepassword.$post({
					json: { password, ...(currentPassword && { currentPassword }), ...(code && { code }) },
				}),
			)
			reset(empty)
			setAskedForCurrent(false)
			setAsksForCode(false)
			setNotice({ tone: 'success', text: messages.passwordChanged })
			toast({ tone: 'success', text: messages.passwordChanged })
			void revalidate()
		} catch (reason) {
			showRefusal(reason)
		}
	}

	function showRefusal(reason: unknown) {
		const text = failureText(reason, messages.saveFailed)
		const currentIsWrong = isRefusal(reason, 'password.current-wrong')
		if (currentIsWrong && !showCurrent) {
			// The sign-in became too old while the page was open.
			setAskedForCurrent(true)
			setNotice({ tone: 'warning', text: 'Please enter your current password too.' })
			return
		}
		if (isRefusal(reason, 'confirm.code-due')) {
			setAsksForCode(true)
			setNotice({ tone: 'warning', text: reason.fields.code ?? text })
			return
		}
		setNotice({ tone: 'danger', text })
		if (isRefusal(reason, 'confirm.code-wrong')) setError('code', { message: text }, { shouldFocus: true })
		if (currentIsWrong) setError('currentPassword', { message: text }, { shouldFocus: true })
		if (reason instanceof ApiRefusal && reason.fields.password)
			setError('password', { message: reason.fields.password })
	}

	function cancel() {
		reset(empty)
		setNotice(null)
	}

	return (
		<form noValidate aria-labelledby={labelledBy} onSubmit={handleSubmit(change)} className="flex flex-col gap-5">
			{notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
			{/* Password managers need the user name. */}
			<input type="text" name="username" autoComplete="username" value={userName ?? ''} readOnly hidden />
			{showCurrent && (
				<PasswordField
					label="Current password"
					autoComplete="current-password"
					help={`Required because you signed in more than ${freshSignInMinutes} minutes ago.`}
					error={errors.currentPassword?.message}
					{...register('currentPassword')}
				/>
			)}
			{asksForCode && <CodeField error={errors.code?.message} {...register('code')} />}
			<NewPasswordFields
				label="New password"
				password={register('password', { onChange: compareAgain })}
				confirmPassword={register('confirmPassword')}
				errors={errors}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={cancel}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting} disabled={!isValid || lacksCurrent}>
					Change Password
				</Button>
			</div>
		</form>
	)
}

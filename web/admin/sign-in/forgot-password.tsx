import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ForgotPasswordInput, forgotPasswordForm } from '#contracts/auth/auth.ts'
import { messages } from '#contracts/shared/messages.ts'
import { resetLinkMinutes } from '#contracts/shared/periods.ts'
import { answerOf, authPublic, failureText, ServerUnreachable } from '#web/api.ts'
import { BotCheckFailed, freshBotToken } from '#web/bot-check.ts'
import { obstacles } from '#web/obstacles.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'

function textOf(reason: unknown): string {
	if (reason instanceof BotCheckFailed) return reason.message
	if (reason instanceof ServerUnreachable) return `${messages.resetMailFailed}. ${obstacles.connection}`
	return failureText(reason, messages.resetMailFailed)
}

type Props = {
	mailDomain: string | undefined
	open: boolean
	onOpenChange: (open: boolean) => void
	onSent: () => void
}

/** Requests an e-mail with a link to set a new password. */
export function ForgotPassword({ mailDomain, open, onOpenChange, onSent }: Props) {
	const formId = useId()
	const botCheck = useRef<HTMLDivElement>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const { register, handleSubmit, reset, formState } = useForm<ForgotPasswordInput>({
		resolver: standardSchemaResolver(forgotPasswordForm),
		defaultValues: { email: '' },
		mode: 'onChange',
	})
	const { errors, isValid, isSubmitting } = formState

	function changeOpen(opened: boolean) {
		setFailure(null)
		reset()
		onOpenChange(opened)
	}

	async function ask(form: ForgotPasswordInput) {
		setFailure(null)
		try {
			const token = await freshBotToken('forgot-password', botCheck.current ?? undefined)
			await answerOf(authPublic.forgotpassword.$post({ json: form }, { headers: { 'X-Token': token } }))
			reset()
			onSent()
		} catch (reason) {
			console.warn('The reset mail could not be asked for', reason)
			setFailure(textOf(reason))
		}
	}

	return (
		<Dialog
			title="Forgot Password"
			description={`Tell us your staff e-mail address, and we send you a link to set a new password. The link works once, for ${resetLinkMinutes} minutes.`}
			open={open}
			onOpenChange={changeOpen}
			size="small"
			footer={
				<>
					<Button variant="secondary" onClick={() => changeOpen(false)}>
						Cancel
					</Button>
					<Button type="submit" form={formId} busy={isSubmitting} disabled={!isValid}>
						Reset
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={handleSubmit(ask)} className="flex flex-col gap-4">
				{failure && <Alert tone="danger">{failure}</Alert>}
				<TextField
					label="E-mail"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					suffix={`@${mailDomain}`}
					error={errors.email?.message}
					{...register('email')}
				/>
				<div ref={botCheck} className="empty:hidden" />
			</form>
		</Dialog>
	)
}

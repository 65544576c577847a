import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ConfirmInput } from '#contracts/auth/account-security.ts'
import { codeMessages } from '#contracts/auth/code-messages.ts'
import { fieldMessages } from '#contracts/shared/fields.ts'
import { freshSignInMinutes } from '#contracts/shared/periods.ts'
import { answerOf, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { SmallForm } from '../../forms/small-form.tsx'
import { factorsApi } from '../../staff-api.ts'
import { useLoaded } from '../../use-loaded.ts'
import { askPasskey, canUsePasskeys, passkeyFailureText } from '../passkeys.ts'

const confirm = (json: ConfirmInput) => answerOf(factorsApi.confirm.$post({ json }))
const passkeyOptions = () => answerOf(factorsApi.confirmoptions.$post())
const hasPasskeys = async () => canUsePasskeys() && (await passkeyOptions()).allowCredentials.length > 0

type Props = { onConfirmed: () => void; onCancel: () => void; returnTo: () => HTMLElement | null }

/** Asks the signed-in user for the password, and for a code if the server wants one, or for a passkey. */
export function ConfirmDialog({ onConfirmed, onCancel, returnTo }: Props) {
	const { data: offersPasskey } = useLoaded(hasPasskeys)
	const [busyWith, setBusyWith] = useState<'password' | 'passkey' | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [codeHelp, setCodeHelp] = useState<string | null>(null)
	const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '', code: '' } })
	const { errors } = formState

	async function send(by: 'password' | 'passkey', act: () => Promise<unknown>) {
		setFailure(null)
		setBusyWith(by)
		try {
			await act()
			onConfirmed()
		} catch (reason) {
			showRefusal(reason)
			setBusyWith(null)
		}
	}

	function showRefusal(reason: unknown) {
		const text = passkeyFailureText(reason)
		if (isRefusal(reason, 'confirm.code-due')) return setCodeHelp(reason.fields.code ?? codeMessages.ofApp)
		const field = isRefusal(reason, 'password.current-wrong')
			? 'password'
			: isRefusal(reason, 'confirm.code-wrong') && 'code'
		if (!field) return setFailure(text)
		setError(field, { message: text ?? undefined }, { shouldFocus: true })
	}

	const sendPasskey = () =>
		send('passkey', async () => confirm({ credential: await askPasskey(await passkeyOptions()) }))
	const sendPassword = handleSubmit(({ password, code }) =>
		send('password', () => confirm({ password, ...(codeHelp !== null && { code }) })),
	)

	return (
		<SmallForm
			title="Confirm that it is you"
			lead={`Your last sign-in or confirmation was more than ${freshSignInMinutes} minutes ago.`}
			send="Confirm"
			busy={busyWith === 'password'}
			other={
				offersPasskey && (
					<Button
						variant="quiet"
						icon={KeyRound}
						busy={busyWith === 'passkey'}
						className="me-auto"
						onClick={() => void sendPasskey()}
					>
						Use a passkey
					</Button>
				)
			}
			onSend={() => void sendPassword()}
			onClose={onCancel}
			returnTo={returnTo}
		>
			{failure && <Alert tone="danger">{failure}</Alert>}
			<PasswordField
				label="Password"
				autoComplete="current-password"
				error={errors.password?.message}
				{...register('password', { required: fieldMessages.passwordRequired })}
			/>
			{codeHelp !== null && (
				<TextField
					label="Code"
					help={codeHelp}
					autoFocus
					autoComplete="one-time-code"
					autoCapitalize="off"
					spellCheck={false}
					error={errors.code?.message}
					{...register('code', { required: codeMessages.required })}
				/>
			)}
		</SmallForm>
	)
}

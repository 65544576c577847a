import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type { ConfirmInput } from '#contracts/auth/account-security.ts'
import { codeMessages } from '#contracts/auth/code-messages.ts'
import { fieldMessages } from '#contracts/shared/fields.ts'
import { freshSignInMinutes } from '#contracts/shared/periods.ts'
import { answerOf } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { CodeField } from '../../forms/code-field.tsx'
import { SmallForm } from '../../forms/small-form.tsx'
import { factorsApi } from '../../staff-api.ts'
import { useLoaded } from '../../use-loaded.ts'
import { askPasskey, canUsePasskeys } from '../passkeys.ts'
import { type Typed, useProof } from './use-proof.ts'

const passkeyOptions = () => answerOf(factorsApi.confirmoptions.$post())
const hasPasskeys = async () => canUsePasskeys() && (await passkeyOptions()).allowCredentials.length > 0

/** Asks the signed-in user for the password, and for a code if the server wants one, or for a passkey. */
export function ConfirmDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
	const { data: offersPasskey } = useLoaded(hasPasskeys)
	const { register, handleSubmit, setError, formState } = useForm<Typed>()
	const { errors } = formState
	const { way, failure, codeHelp, prove } = useProof(setError)

	async function confirm(proof: ConfirmInput) {
		await answerOf(factorsApi.confirm.$post({ json: proof }))
		onClose(true)
	}
	const byPassword = handleSubmit((typed) => prove('password', () => confirm(typed)))
	const byPasskey = () =>
		prove('passkey', async () => confirm({ credential: await askPasskey(await passkeyOptions()) }))

	return (
		<SmallForm
			title="Confirm that it is you"
			lead={`Your last sign-in or confirmation was more than ${freshSignInMinutes} minutes ago.`}
			send="Confirm"
			busy={way === 'password'}
			other={
				offersPasskey && (
					<Button
						variant="quiet"
						icon={KeyRound}
						busy={way === 'passkey'}
						className="me-auto"
						onClick={() => void byPasskey()}
					>
						Use a passkey
					</Button>
				)
			}
			onSend={() => void byPassword()}
			onClose={() => onClose(false)}
		>
			{failure && <Alert tone="danger">{failure}</Alert>}
			<PasswordField
				label="Password"
				autoComplete="current-password"
				error={errors.password?.message}
				{...register('password', { required: fieldMessages.passwordRequired })}
			/>
			{codeHelp !== null && (
				<CodeField
					help={codeHelp}
					error={errors.code?.message}
					{...register('code', { required: codeMessages.required })}
				/>
			)}
		</SmallForm>
	)
}

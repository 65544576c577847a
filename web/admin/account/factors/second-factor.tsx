import { useState } from 'react'
import type { SignInFactors } from '#contracts/auth/account-security.ts'
import type { FactorSaved } from '#contracts/auth/codes.ts'
import { useToast } from '#web/ui/toast.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { Passkeys } from './passkeys.tsx'
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx'

type Props = { factors: SignInFactors; headingId: string; thisDevice: string; onChanged: () => Promise<void> }

/** How the user signs in besides by password. New recovery codes are shown once, after any of its parts made them. */
export function SecondFactor({ factors, headingId, thisDevice, onChanged }: Props) {
	const { authenticator, passkeys, userHandle, recoveryCodesLeft } = factors
	const [codes, setCodes] = useState<readonly string[]>([])
	const toast = useToast()

	async function keepCodes({ recoveryCodes }: FactorSaved) {
		setCodes(recoveryCodes)
		await onChanged()
	}
	function saved(answer: FactorSaved) {
		toast({ tone: 'success', text: 'Second factor saved' })
		return keepCodes(answer)
	}

	return (
		<>
			<AuthenticatorApp app={authenticator} onSaved={saved} onRemoved={onChanged} />
			<Passkeys
				passkeys={passkeys}
				userHandle={userHandle}
				thisDevice={thisDevice}
				onSaved={saved}
				onRemoved={onChanged}
			/>
			{(authenticator || passkeys.length > 0) && <RecoveryCodes left={recoveryCodesLeft} onSaved={keepCodes} />}
			{codes.length > 0 && (
				<NewRecoveryCodes
					codes={codes}
					onClose={() => setCodes([])}
					returnTo={() => document.getElementById(headingId)}
				/>
			)}
		</>
	)
}

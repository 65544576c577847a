import type { SignInFactors } from '#contracts/auth/account-security.ts'
import type { FactorSaved } from '#contracts/auth/codes.ts'
import { useToast } from '#web/ui/toast.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = {
	factors: SignInFactors
	thisDevice: string
	/** Takes new recovery codes, which are shown this once. */
	onCodes: (codes: readonly string[]) => void
	onChanged: () => Promise<void>
}

/** How the user signs in besides by password. */
export function SecondFactor({ factors, thisDevice, onCodes, onChanged }: Props) {
	const { authenticator, passkeys, userHandle, recoveryCodesLeft } = factors
	const toast = useToast()

	async function keepCodes({ recoveryCodes }: FactorSaved) {
		onCodes(recoveryCodes)
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
		</>
	)
}

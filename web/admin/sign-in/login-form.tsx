import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { type LoginInput as Credentials, loginForm, type SignedIn } from '#contracts/auth/auth.ts'
import { answerOf, authPublic } from '#web/api.ts'
import { obstacles } from '#web/obstacles.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { CodeField } from '../forms/code-field.tsx'
import { validationMode } from '../forms/validation-mode.ts'
import { useProof, type Way } from '../session/confirm/use-proof.ts'
import { askPasskey, canUsePasskeys } from '../session/passkeys.ts'
import { removeSession, storeSession } from '../session/storage.ts'
import { passkeyOptions, signInWith, usePasskeyAutofill } from './passkey-autofill.ts'

type Props = { onSignedIn: () => void; onForgotten: () => Promise<void> }

export function LoginForm({ onSignedIn, onForgotten }: Props) {
	const hydrated = useHydrated()
	// No default values: they would overwrite input from before hydration, such as a password manager's.
	const { register, unregister, handleSubmit, getValues, setError, formState } = useForm<Credentials>({
		resolver: standardSchemaResolver(loginForm),
		...validationMode,
	})
	const { errors } = formState
	const { way, failure, setFailure, codeHelp, setCodeHelp, prove } = useProof(setError)

	const passkeyButton = useRestoredFocus(way === 'passkey')

	const signIn = (by: Way, session: () => Promise<SignedIn>) =>
		prove(by, async () => {
			removeSession()
			storeSession(await session())
			onSignedIn()
		})

	usePasskeyAutofill(way === null && codeHelp === null, (credential) => {
		void signIn('passkey', () => signInWith(credential))
	})

	function goBack() {
		unregister('code')
		setFailure(null)
		setCodeHelp(null)
	}

	function askForMail() {
		setFailure(null)
		onForgotten().catch(() => setFailure(obstacles.connection))
	}

	return (
		// Without script the browser sends the form itself: by POST, so that no address holds a password.
		<form
			method="post"
			noValidate
			onSubmit={handleSubmit((json) => signIn('password', () => answerOf(authPublic.login.$post({ json }))))}
			className="flex flex-col gap-5"
		>
			{failure && <Alert tone="danger">{failure}</Alert>}
			{codeHelp === null ? (
				<>
					<TextField
						id="login-user-name"
						label="User name"
						help="Your staff e-mail address works, too."
						autoFocus
						autoComplete="username webauthn"
						autoCapitalize="off"
						spellCheck={false}
						error={errors.userName?.message}
						{...register('userName')}
					/>
					<PasswordField
						id="login-password"
						label="Password"
						autoComplete="current-password"
						error={errors.password?.message}
						{...register('password')}
					/>
				</>
			) : (
				<>
					<p className="text-base wrap-anywhere">
						<span>Signing in as </span>
						<bdi className="font-semibold">{getValues('userName')}</bdi>
					</p>
					<CodeField id="login-code" help={codeHelp} error={errors.code?.message} {...register('code')} />
				</>
			)}
			<Button type="submit" busy={way === 'password'} disabled={way !== null}>
				{codeHelp === null ? 'Login' : 'Sign in'}
			</Button>
			<Button
				variant="quiet"
				size="small"
				disabled={!hydrated}
				onClick={codeHelp === null ? askForMail : goBack}
				className="self-center"
			>
				{codeHelp === null ? 'Forgot Password' : 'Back'}
			</Button>
			{/* Its place is reserved until the browser says whether it has passkeys. */}
			<div className="grid min-h-11">
				{hydrated && canUsePasskeys() && (
					<Button
						ref={passkeyButton}
						variant="secondary"
						icon={KeyRound}
						busy={way === 'passkey'}
						disabled={way !== null}
						onClick={() => void signIn('passkey', async () => signInWith(await askPasskey(await passkeyOptions())))}
					>
						{codeHelp === null ? 'Sign in with a passkey' : 'Use a passkey instead'}
					</Button>
				)}
			</div>
		</form>
	)
}

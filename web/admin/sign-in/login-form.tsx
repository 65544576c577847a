import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type LoginInput as Credentials, loginForm } from '#contracts/auth/auth.ts'
import { answerOf, authPublic, failureText } from '#web/api.ts'
import { obstacles } from '#web/obstacles.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { validationMode } from '../forms/validation-mode.ts'
import { removeSession, StorageBlocked, storeSession } from '../session/storage.ts'

type Props = { onSignedIn: () => void; onForgotten: () => Promise<void> }

export function LoginForm({ onSignedIn, onForgotten }: Props) {
	const [failure, setFailure] = useState<string | null>(null)
	const [signedIn, setSignedIn] = useState(false)
	const hydrated = useHydrated()
	// No default values: they would overwrite input from before hydration, such as a password manager's.
	const { register, handleSubmit, formState } = useForm<Credentials>({
		resolver: standardSchemaResolver(loginForm),
		...validationMode,
	})
	const { errors, isSubmitting } = formState

	async function signIn(credentials: Credentials) {
		setFailure(null)
		removeSession()
		try {
			storeSession(await answerOf(authPublic.login.$post({ json: credentials })))
			setSignedIn(true)
			onSignedIn()
		} catch (reason) {
			setFailure(reason instanceof StorageBlocked ? obstacles.storage : failureText(reason, obstacles.connection))
		}
	}

	function askForMail() {
		setFailure(null)
		onForgotten().catch(() => setFailure(obstacles.connection))
	}

	return (
		// Without script the browser sends the form itself: by POST, so that no address holds a password.
		<form method="post" noValidate onSubmit={handleSubmit(signIn)} className="flex flex-col gap-5">
			{failure && <Alert tone="danger">{failure}</Alert>}
			<TextField
				id="login-user-name"
				label="User name"
				help="Your staff e-mail address works, too."
				autoFocus
				autoComplete="username"
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
			<Button type="submit" busy={isSubmitting || signedIn}>
				Login
			</Button>
			<Button variant="quiet" size="small" disabled={!hydrated} onClick={askForMail} className="self-center">
				Forgot Password
			</Button>
		</form>
	)
}

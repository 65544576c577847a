import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messages } from '#contracts/messages.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import '../admin.css'
import { hasExpired } from '../session/token.ts'
import { staffHandle, staffHeaders, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/reset-password.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle = staffHandle
export const headers = staffHeaders
export const meta = () => staffMeta('Reset password')

/** Reads the expiry that the token states, by the server's clock. Whether the link still counts is decided when it is used. */
export function loader({ params: { resetToken } }: Route.LoaderArgs) {
	return { stated: resetToken && !hasExpired(resetToken, Date.now()) ? ('open' as const) : ('expired' as const) }
}

export default function ResetPassword({ loaderData: { stated }, params: { resetToken } }: Route.ComponentProps) {
	const navigate = useNavigate()
	const [refused, setRefused] = useState(false)
	const [done, setDone] = useState(false)
	const invalid = stated === 'expired' || refused
	const goToLogin = () => void navigate('/login', { replace: true })

	return (
		<SignInFrame
			title="Reset password"
			lead={invalid ? undefined : 'Choose the password that you sign in with from now on.'}
		>
			{invalid && (
				<Alert tone="danger">
					<p>{messages.invalidResetLink}</p>
					<p className="mt-1 font-normal">
						A link works once and for a limited time, and a newer one takes its place. Ask for a new one with Forgot
						Password on the login page.
					</p>
				</Alert>
			)}
			<ResetPasswordForm
				token={resetToken ?? ''}
				linkIsOpen={!invalid}
				onInvalidLink={() => setRefused(true)}
				onDone={() => setDone(true)}
			/>
			<ButtonLink href="/Login" variant="quiet" size="small" className="self-center">
				Back to login
			</ButtonLink>
			<Dialog
				title={messages.passwordReset}
				open={done}
				onOpenChange={goToLogin}
				size="small"
				footer={<Button onClick={goToLogin}>OK</Button>}
			>
				<p>Sign in with your new password. You have been signed out everywhere else.</p>
			</Dialog>
		</SignInFrame>
	)
}

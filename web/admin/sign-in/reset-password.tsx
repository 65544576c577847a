import { useState } from 'react'
import { messages } from '#contracts/shared/messages.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { userNameOfLink } from '#worker/features/auth/password-reset.ts'
import { pageContext } from '#worker/http/request-context.ts'
import { staffHandle, staffHeaders, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/reset-password.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle = staffHandle
export const headers = staffHeaders
export const meta = () => staffMeta('Reset password')

export async function loader({ context, params: { resetToken = '' } }: Route.LoaderArgs) {
	return { userName: await userNameOfLink(context.get(pageContext).db, resetToken) }
}

/** Without this, a used link would look invalid behind the success dialog. */
export const shouldRevalidate = () => false

export default function ResetPassword({ loaderData: { userName }, params: { resetToken } }: Route.ComponentProps) {
	const [refused, setRefused] = useState(false)
	const [done, setDone] = useState(false)

	if (userName === null || refused) return <InvalidLink takesFocus={refused} />
	return (
		<SignInFrame
			title="Reset password"
			lead={
				<span>
					Your user name is <Name>{userName}</Name>. Choose the password that you sign in with from now on.
				</span>
			}
		>
			<ResetPasswordForm
				token={resetToken ?? ''}
				userName={userName}
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
				<p>
					Sign in as <Name>{userName}</Name> with your new password. You have been signed out everywhere else.
				</p>
			</Dialog>
		</SignInFrame>
	)
}

const Name = ({ children }: { children: string }) => (
	<bdi className="font-semibold text-ink wrap-anywhere">{children}</bdi>
)

const goToLogin = () => window.location.replace('/login')

const focus = (element: HTMLElement | null) => element?.focus()

/** `takesFocus` is set when this replaces the form that had the focus. */
function InvalidLink({ takesFocus }: { takesFocus: boolean }) {
	return (
		<SignInFrame title="Reset password">
			<Alert tone="danger">
				<p>{messages.invalidResetLink}</p>
				<p className="mt-1 font-normal">
					A link works once and for a limited time. Request a new one with Forgot Password on the login page.
				</p>
			</Alert>
			<ButtonLink href="/Login" ref={takesFocus ? focus : undefined}>
				Go to login
			</ButtonLink>
		</SignInFrame>
	)
}

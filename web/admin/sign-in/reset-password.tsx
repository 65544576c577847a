import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SignedIn } from '#contracts/auth/auth.ts'
import { messages } from '#contracts/shared/messages.ts'
import { brand } from '#web/content/brand.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ownerOfLink } from '#worker/features/auth/password-reset.ts'
import { pageContext } from '#worker/http/request-context.ts'
import { firstVisit } from '../session/first-visit.ts'
import { removeSession, storedToken, storeSession } from '../session/storage.ts'
import { staffHandle, staffHeaders, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/reset-password.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle = staffHandle
export const headers = staffHeaders
export const meta = ({ loaderData }: Route.MetaArgs) =>
	staffMeta(loaderData?.owner?.isInvitation ? 'Choose your password' : 'Reset password')

export async function loader({ context, params: { resetToken = '' } }: Route.LoaderArgs) {
	return { owner: await ownerOfLink(context.get(pageContext).db, resetToken) }
}

/** Without this, a used link would look invalid behind the success dialog. */
export const shouldRevalidate = () => false

export default function ResetPassword({ loaderData: { owner }, params: { resetToken } }: Route.ComponentProps) {
	const navigate = useNavigate()
	const [refused, setRefused] = useState(false)
	const [done, setDone] = useState(false)

	if (owner === null || refused) return <InvalidLink takesFocus={refused} />
	const { userName, fullName, isInvitation } = owner

	function finish(session?: SignedIn) {
		if (!session) return setDone(true)
		try {
			removeSession()
			storeSession(session)
		} catch (reason) {
			// The password is set. The login page says what the browser blocks.
			console.warn('The session could not be stored', reason)
			return setDone(true)
		}
		void navigate('/Admin/', { replace: true, state: firstVisit })
	}

	return (
		<SignInFrame
			title={isInvitation ? `Welcome to ${brand.shortName}` : 'Reset password'}
			lead={
				isInvitation ? (
					<>
						<span>This is the account of </span>
						<Name>{fullName}</Name>
						<span> at {brand.name}. Your user name is </span>
						<Name>{userName}</Name>
						<span>. Choose a password, and the back office opens.</span>
					</>
				) : (
					<>
						<span>Your user name is </span>
						<Name>{userName}</Name>
						<span>. Choose the password that you sign in with from now on.</span>
					</>
				)
			}
			foot={
				!isInvitation && (
					<ButtonLink href="/Login" variant="quiet" size="small">
						Back to login
					</ButtonLink>
				)
			}
		>
			{isInvitation && <OtherAccountNotice />}
			<ResetPasswordForm
				token={resetToken ?? ''}
				userName={userName}
				action={isInvitation ? 'Set password and sign in' : 'Reset Password'}
				onInvalidLink={() => setRefused(true)}
				onDone={finish}
			/>
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

/** Says that the new session replaces the one in this browser, which the server cannot see. */
function OtherAccountNotice() {
	const [shown, setShown] = useState(false)
	useEffect(() => setShown(storedToken() !== null), [])
	if (!shown) return null
	return <Alert tone="info">Another account is signed in here. It is signed out of this browser when you go on.</Alert>
}

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

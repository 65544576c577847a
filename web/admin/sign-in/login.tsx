import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { messages } from '#contracts/shared/messages.ts'
import { obstacles } from '#web/obstacles.ts'
import { Alert } from '#web/ui/alert.tsx'
import '../admin.css'
import { safeNextPath } from '../session/next-path.ts'
import { useSignInInOtherTab, wasEndedInOtherTab } from '../session/other-tabs.ts'
import { clearStatus, hasExpiredStatus, storageWorks, storedToken } from '../session/storage.ts'
import { botCheckedHandle, staffHeaders, staffMeta } from '../staff-meta.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { LoginForm } from './login-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle = botCheckedHandle
export const headers = staffHeaders
export const meta = () => staffMeta('Login')

export default function Login() {
	const [params] = useSearchParams()
	const navigate = useNavigate()
	const next = safeNextPath(params.get('next')) ?? '/Admin'
	const goOn = useCallback(() => void navigate(next, { replace: true }), [navigate, next])
	const sessionEnded = useSessionEnded()
	const [mailSent, setMailSent] = useState(false)
	const [asking, setAsking] = useState(false)
	const [isStorageBlocked, setStorageBlocked] = useState(false)

	// A document load instead of a navigation: a page that reloads itself after a deployment must not return here in a loop.
	useEffect(() => {
		if (storedToken()) window.location.replace(next)
	}, [next])
	useEffect(() => setStorageBlocked(!storageWorks()), [])
	useSignInInOtherTab(goOn)

	return (
		<SignInFrame title="Login" lead="For staff. Sign in to manage the website.">
			{isStorageBlocked && <Alert tone="danger">{obstacles.storage}</Alert>}
			{sessionEnded && <Alert tone="danger">{messages.sessionExpired}</Alert>}
			{mailSent && <Alert tone="warning">{messages.resetMailSent}</Alert>}
			<LoginForm onSignedIn={goOn} onForgotten={() => setAsking(true)} />
			<ForgotPassword
				open={asking}
				onOpenChange={setAsking}
				onSent={() => {
					setAsking(false)
					setMailSent(true)
				}}
			/>
		</SignInFrame>
	)
}

/** Whether the user was sent here because the session ended. Clears the mark, so the message appears once. */
function useSessionEnded(): boolean {
	const [ended, setEnded] = useState(false)
	const location = useLocation()
	const navigate = useNavigate()
	useEffect(() => {
		if (ended) return
		if (wasEndedInOtherTab(location.state)) {
			// The tab in which the session expired still needs the status.
			setEnded(true)
			void navigate(location.pathname + location.search, { replace: true, state: null })
			return
		}
		if (!hasExpiredStatus()) return
		setEnded(true)
		clearStatus()
	}, [ended, location, navigate])
	return ended
}

import { useEffect, useState } from 'react'
import { messages } from '#contracts/shared/messages.ts'
import { lendNonceToLibraries } from '#web/document/nonce.ts'
import { sendHeldSubmit } from '#web/document/send-held-submit.ts'
import { obstacles } from '#web/obstacles.ts'
import { Alert } from '#web/ui/alert.tsx'
import { nextPathOf } from '../session/next-path.ts'
import { takeEndedInOtherTab, useSignInInOtherTab } from '../session/other-tabs.ts'
import { clearStatus, hasExpiredStatus, signedInUserId, storageWorks, storedToken } from '../session/storage.ts'
import type { ForgotPassword } from './forgot-password.tsx'
import { LoginForm } from './login-form.tsx'

const goOn = () => window.location.replace(nextPathOf(window.location, signedInUserId()))

type Props = {
	mailDomain: string | undefined
	/** The scripts of the page that a user sees after signing in. */
	nextScripts: readonly string[]
}

export function LoginIsland({ mailDomain, nextScripts }: Props) {
	const sessionEnded = useSessionEnded()
	const [mailSent, setMailSent] = useState(false)
	const [dialog, setDialog] = useState<{ Dialog: typeof ForgotPassword; open: boolean } | null>(null)
	const [isStorageBlocked, setStorageBlocked] = useState(false)

	useEffect(() => {
		if (storedToken()) goOn()
	}, [])
	useEffect(() => setStorageBlocked(!storageWorks()), [])
	useSignInInOtherTab(goOn)
	usePreload(nextScripts)
	// The form has what the user typed before, and its effects have run.
	useEffect(sendHeldSubmit, [])

	/** Most users never open the dialog. Throws if it does not load. */
	async function askForMail() {
		const loaded: typeof import('./forgot-password.tsx') | undefined = await import('./forgot-password.tsx')
		// After a deploy the module is missing, and the page reloads itself.
		if (!loaded) return
		lendNonceToLibraries()
		setDialog({ Dialog: loaded.ForgotPassword, open: true })
	}

	const setOpen = (open: boolean) => setDialog((shown) => shown && { ...shown, open })

	return (
		<>
			{isStorageBlocked && <Alert tone="danger">{obstacles.storage}</Alert>}
			{sessionEnded && <Alert tone="danger">{messages.sessionExpired}</Alert>}
			{mailSent && <Alert tone="warning">{messages.resetMailSent}</Alert>}
			<LoginForm onSignedIn={goOn} onForgotten={askForMail} />
			{dialog && (
				<dialog.Dialog
					mailDomain={mailDomain}
					open={dialog.open}
					onOpenChange={setOpen}
					onSent={() => {
						setOpen(false)
						setMailSent(true)
					}}
				/>
			)}
		</>
	)
}

/** Whether the user was sent here because the session ended. Clears the mark, so the message appears once. */
function useSessionEnded(): boolean {
	const [ended, setEnded] = useState(false)
	useEffect(() => {
		// The tab in which the session expired still needs the status.
		if (takeEndedInOtherTab()) return setEnded(true)
		if (!hasExpiredStatus()) return
		setEnded(true)
		clearStatus()
	}, [])
	return ended
}

/** Loads scripts of the next page once the user types. */
function usePreload(scripts: readonly string[]): void {
	useEffect(() => {
		function preload() {
			for (const href of scripts)
				document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
		}
		window.addEventListener('input', preload, { once: true })
		return () => window.removeEventListener('input', preload)
	}, [scripts])
}

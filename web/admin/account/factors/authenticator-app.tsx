import { type RefObject, useRef, useState } from 'react'
import type { SignInFactors } from '#contracts/auth/account-security.ts'
import type { AuthenticatorStart, FactorSaved } from '#contracts/auth/codes.ts'
import { answerOf } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { CopyText } from '../../copy-text.tsx'
import { DateTime } from '../../date-time.tsx'
import { SmallForm } from '../../forms/small-form.tsx'
import { ConfirmedAct } from '../../session/confirm/confirmed-act.tsx'
import { useConfirmedAct } from '../../session/confirm/use-confirmed-act.ts'
import { factorsApi } from '../../staff-api.ts'
import { QrCode } from './qr-code.tsx'

type Props = {
	app: SignInFactors['authenticator']
	onSaved: (answer: FactorSaved) => Promise<void>
	onRemoved: () => Promise<void>
}

/** The state of the authenticator app, and how to set it up, replace or remove it. */
export function AuthenticatorApp({ app, onSaved, onRemoved }: Props) {
	const button = useRef<HTMLButtonElement>(null)
	const [start, setStart] = useState<AuthenticatorStart | null>(null)
	const { run, busy, failure, question } = useConfirmedAct()
	return (
		<div className="flex flex-col gap-3">
			<h3 className="font-semibold">Authenticator app</h3>
			<p className="text-sm text-muted">
				{app ? (
					<span>
						Set up on <DateTime at={app.addedAt} />.
					</span>
				) : (
					<span>An app on your phone shows a new code every 30 seconds.</span>
				)}
			</p>
			{app?.isReadable === false && (
				<Alert tone="warning">The codes of this app cannot be checked any more. Set the app up again.</Alert>
			)}
			{failure && <Alert tone="danger">{failure}</Alert>}
			<div className="flex flex-wrap gap-3">
				<Button
					ref={button}
					variant="secondary"
					size="small"
					busy={busy}
					onClick={() => void run(() => answerOf(factorsApi.startauthenticator.$post()), setStart)}
				>
					{app ? 'Replace the app' : 'Set up an app'}
				</Button>
				{app && (
					<ConfirmedAct
						label="Remove"
						of="the authenticator app"
						title="Remove the authenticator app?"
						act={() => answerOf(factorsApi.removeauthenticator.$post())}
						doneText="Authenticator app removed"
						onDone={onRemoved}
					>
						Its codes do not work any more. Your other sessions end.
					</ConfirmedAct>
				)}
			</div>
			{start && (
				<SetUp
					start={start}
					button={button}
					onClose={() => setStart(null)}
					onSaved={async (answer) => {
						setStart(null)
						await onSaved(answer)
					}}
				/>
			)}
			{question}
		</div>
	)
}

type SetUpProps = {
	start: AuthenticatorStart
	/** Gets the focus back. It is disabled when the dialog opens. */
	button: RefObject<HTMLButtonElement | null>
	onClose: () => void
	onSaved: Props['onSaved']
}

/** Shows the key to the app, and asks for its first code. */
function SetUp({ start: { setUp, secret, uri }, button, onClose, onSaved }: SetUpProps) {
	const [code, setCode] = useState('')
	const { run, busy, failure, question } = useConfirmedAct()
	const save = () => run(() => answerOf(factorsApi.saveauthenticator.$post({ json: { setUp, code } })), onSaved)
	return (
		<SmallForm
			title="Set up an authenticator app"
			lead="Scan the QR code with the app, or type the key into it. Then enter the code that the app shows."
			send="Save"
			busy={busy}
			onSend={() => void save()}
			onClose={onClose}
			returnTo={() => button.current}
		>
			<QrCode text={uri} label="QR code for the authenticator app" />
			<div>
				<p className="text-sm font-semibold">Key</p>
				<p className="my-2 font-mono wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
				<CopyText text={secret} of="the key" />
			</div>
			<TextField
				label="Code of the app"
				required
				inputMode="numeric"
				autoComplete="one-time-code"
				help="Six digits."
				value={code}
				onChange={({ target }) => setCode(target.value)}
				error={failure ?? undefined}
			/>
			{question}
		</SmallForm>
	)
}

import type { FormEvent } from 'react'
import type { SignInFactors } from '#contracts/auth/account-security.ts'
import type { FactorSaved } from '#contracts/auth/codes.ts'
import { ApiRefusal, answerOf } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { reasonOf } from '../../acts/failure-reason.ts'
import { DateTime } from '../../date-time.tsx'
import { ConfirmedAct } from '../../session/confirm/confirmed-act.tsx'
import { useConfirmedAct } from '../../session/confirm/use-confirmed-act.ts'
import { canUsePasskeys, createPasskey, passkeyFailureText, signalKnownPasskeys } from '../../session/passkeys.ts'
import { factorsApi } from '../../staff-api.ts'

type Props = Pick<SignInFactors, 'passkeys' | 'userHandle'> & {
	/** The suggested name of a new one. */
	thisDevice: string
	onSaved: (answer: FactorSaved) => Promise<void>
	onRemoved: () => Promise<void>
}

const failureOf = (reason: unknown) => (reason instanceof ApiRefusal ? reasonOf(reason) : passkeyFailureText(reason))

async function add(name: string) {
	const credential = await createPasskey(await answerOf(factorsApi.passkeyoptions.$post()))
	return answerOf(factorsApi.savepasskey.$post({ json: { name, credential } }))
}

/** The passkeys of the user, and how to add one of this browser. */
export function Passkeys({ passkeys, userHandle, thisDevice, onSaved, onRemoved }: Props) {
	const { run, busy, failure, question } = useConfirmedAct(failureOf)
	const addButton = useRestoredFocus(busy)

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const name = String(new FormData(event.currentTarget).get('name'))
		void run(() => add(name), onSaved)
	}

	async function removed(id: number) {
		const rest = passkeys.filter((passkey) => passkey.id !== id)
		void signalKnownPasskeys({ userHandle, credentialIds: rest.map(({ credentialId }) => credentialId) })
		await onRemoved()
	}

	return (
		<div className="flex flex-col gap-3">
			<h3 className="font-semibold">Passkeys</h3>
			<p className="text-sm text-muted">
				A passkey signs you in with your fingerprint, your face or the code of your device, without a password.
			</p>
			<ul className="divide-y divide-line empty:hidden">
				{passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<div className="min-w-0">
							<p className="font-semibold wrap-anywhere">
								<bdi>{name}</bdi>
							</p>
							<p className="text-sm text-muted">
								<span>
									Added <DateTime at={addedAt} near />,{' '}
								</span>
								{lastUsedAt ? (
									<span>
										last used <DateTime at={lastUsedAt} near />
									</span>
								) : (
									<span>never used</span>
								)}
							</p>
						</div>
						<ConfirmedAct
							label="Remove"
							of={`the passkey ${name}`}
							title="Remove this passkey?"
							act={() => answerOf(factorsApi.removepasskey[':id'].$post({ param: { id: String(id) } }))}
							doneText="Passkey removed"
							onDone={() => removed(id)}
						>
							<bdi>{name}</bdi> does not sign you in any more. Your other sessions end.
						</ConfirmedAct>
					</li>
				))}
			</ul>
			{canUsePasskeys() ? (
				<form noValidate onSubmit={submit} className="flex flex-col gap-3">
					<TextField
						key={passkeys.length}
						label="Name of the new passkey"
						name="name"
						required
						autoComplete="off"
						defaultValue={thisDevice}
						error={failure ?? undefined}
					/>
					<Button ref={addButton} type="submit" variant="secondary" size="small" busy={busy} className="self-start">
						Add a passkey
					</Button>
				</form>
			) : (
				<p className="text-sm">This browser has no passkeys.</p>
			)}
			{question}
		</div>
	)
}

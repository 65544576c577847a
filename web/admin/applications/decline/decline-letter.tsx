import { type ReactNode, useState } from 'react'
import { filledReply } from '#contracts/desks/replies.ts'
import type { HiringRow } from '#contracts/hiring/desk.ts'
import { undoDeclineMs } from '#contracts/shared/periods.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { reasonOf } from '../../acts/failure-reason.ts'
import { useDesk } from '../../desks/desk-context.ts'
import { useLoaded } from '../../use-loaded.ts'
import { declineByLetter, type InternalReason } from './decline-acts.ts'

type Props = { rows: readonly HiringRow[]; reason: InternalReason; onClose: () => void; besides: ReactNode }

/** The letter to several applicants, and what the first one gets. */
export function DeclineLetter({ rows, reason, onClose, besides }: Props) {
	const { desk, me, people, attempt } = useDesk()
	const { data } = useLoaded(desk.calls.savedReplies.list)
	const [typed, setTyped] = useState<string | null>(null)
	const [failure, setFailure] = useState<string>()
	const [busy, setBusy] = useState(false)
	const text = typed ?? data?.find(({ stage }) => stage === 'declined')?.text ?? ''
	const [first] = rows
	const myName = people.find(({ id }) => id === me)?.fullName ?? ''

	async function send() {
		setBusy(true)
		setFailure(undefined)
		try {
			await attempt(rows, declineByLetter(text, reason))
			return onClose()
		} catch (refused) {
			setFailure(reasonOf(refused))
		}
		setBusy(false)
	}

	return (
		<>
			<TextArea
				label="Letter"
				required
				rows={7}
				help={`${Object.keys(desk.placeholders.meanings)
					.map((each) => `{${each}}`)
					.join(' ')} are filled in for each.`}
				error={failure}
				value={text}
				onChange={({ target }) => setTyped(target.value)}
			/>
			{first && text && (
				<figure className="text-sm">
					<figcaption className="mb-1 text-muted">
						<span>As it leaves to </span>
						<bdi>{first.name}</bdi>
					</figcaption>
					<p dir="auto" className="max-h-40 overflow-y-auto rounded-md bg-sunken p-3 wrap-anywhere whitespace-pre-wrap">
						{filledReply(text, { ...desk.placeholders.of(first), me: myName })}
					</p>
				</figure>
			)}
			<p className="text-sm text-muted">
				{`${rows.length} applicants, each their own mail. It leaves in ${undoDeclineMs / 60_000} minutes, and can be taken back until then.`}
			</p>
			<div className="flex flex-wrap justify-end gap-3">
				{besides}
				<Button busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
					{`Send ${rows.length} letters`}
				</Button>
			</div>
		</>
	)
}

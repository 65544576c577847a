import { type ReactNode, type Ref, useState } from 'react'
import type { Replacement } from '#contracts/items/schedule.ts'
import { Alert, type Tone } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmAct } from '../items/confirm-act.tsx'
import { bothTimesText, sinceText } from './own-time.ts'

type Props = {
	replacement: Replacement
	/** The newest version of the draft in the form; null if there is none. */
	draftVersion: string | null
	/** The newest version of the live item. */
	liveVersion: number
	busy: boolean
	/** Schedules what the form shows now for the same time. */
	onUpdate: () => void
	onChangeTime: () => void
	/** Throws refusals. */
	onCancel: () => Promise<void>
	ref?: Ref<HTMLDivElement>
}

/** Says above the fields which version replaces the live one, and when. */
export function ReplacementNotice({ replacement, draftVersion, liveVersion, ref, ...acts }: Props) {
	const { dueAt, createdBy, triedSince, failedAt, failure } = replacement
	const isThis = draftVersion !== null && draftIn(draftVersion) === draftIn(replacement.draftVersion)
	const hasMoved = replacement.baseVersion !== liveVersion
	const hasChanged = isThis && draftVersion !== replacement.draftVersion
	const which = isThis ? 'This version' : 'A scheduled version'
	const tone: Tone = failedAt !== null ? 'danger' : hasMoved || triedSince !== null ? 'warning' : 'info'

	return (
		<div ref={ref} tabIndex={-1} className="rounded-sm">
			<Alert tone={tone}>
				<p>
					{which} {failedAt !== null ? 'did not replace' : triedSince !== null ? 'was to replace' : 'replaces'} the live
					one on {bothTimesText(dueAt)}. Scheduled by <bdi>{createdBy}</bdi>.
				</p>
				{failedAt === null && triedSince !== null && (
					<p>
						Is being tried again since {sinceText(triedSince)}.
						{!hasMoved && ' Nothing is wrong with the version: it goes live as soon as the site can store it.'}
					</p>
				)}
				{failedAt !== null && (
					<>
						<p>{failure}</p>
						<p>
							{draftVersion !== null
								? 'Change what is named here and schedule it again, or cancel the schedule.'
								: 'Its draft is gone. Cancel the schedule, then change the form and schedule that.'}
						</p>
					</>
				)}
				{failedAt === null && hasMoved && (
					<p>
						{draftVersion !== null
							? 'The live version has changed since. This version will be refused unless you schedule it again.'
							: 'The live version has changed since. The scheduled version will be refused: cancel the schedule.'}
					</p>
				)}
				{failedAt === null && hasChanged && <p>You have typed since. What was scheduled stays until you update it.</p>}
				<NoticeActions
					hasFailed={failedAt !== null}
					hasDraft={draftVersion !== null}
					mayUpdate={draftVersion !== null && (hasChanged || hasMoved || !isThis)}
					{...acts}
				/>
			</Alert>
		</div>
	)
}

const draftIn = (version: string) => version.split('.')[0]

type ActionsProps = Pick<Props, 'busy' | 'onUpdate' | 'onChangeTime' | 'onCancel'> & {
	hasFailed: boolean
	hasDraft: boolean
	mayUpdate: boolean
}

function NoticeActions({ hasFailed, hasDraft, mayUpdate, busy, onUpdate, onChangeTime, onCancel }: ActionsProps) {
	const [asking, setAsking] = useState(false)
	return (
		<div className="mt-2 flex flex-wrap gap-2">
			{mayUpdate && !hasFailed && (
				<SmallButton busy={busy} onClick={onUpdate}>
					Update schedule
				</SmallButton>
			)}
			{hasDraft && <SmallButton onClick={onChangeTime}>{hasFailed ? 'Schedule again' : 'Change time'}</SmallButton>}
			<SmallButton onClick={() => setAsking(true)}>Cancel schedule</SmallButton>
			{asking && <CancelDialog onClose={() => setAsking(false)} onCancel={onCancel} />}
		</div>
	)
}

const SmallButton = (props: { busy?: boolean; onClick: () => void; children: ReactNode }) => (
	<Button size="small" variant="secondary" {...props} />
)

function CancelDialog({ onClose, onCancel }: { onClose: () => void; onCancel: () => Promise<void> }) {
	return (
		<ConfirmAct
			title="Cancel the schedule?"
			confirmLabel="Cancel schedule"
			cancelLabel="Keep it"
			onClose={onClose}
			onConfirm={onCancel}
		>
			The live version stays. The draft stays too.
		</ConfirmAct>
	)
}

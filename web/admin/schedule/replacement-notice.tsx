import { type ReactNode, type Ref, useState } from 'react'
import type { Replacement } from '#contracts/items/schedule.ts'
import { Alert, type Tone } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmAct } from '../acts/confirm-act.tsx'
import { bothTimesText, sinceText } from './own-time.ts'

type Props = {
	replacement: Replacement
	/** The newest version of the draft in the form; null if there is none. */
	draftVersion: string | null
	/** Whether the form shows something else than the live page. */
	hasChanges: boolean
	/** The newest version of the live item. */
	liveVersion: number
	busy: boolean
	/** Schedules what the form shows now for the same time. */
	onUpdate: () => void
	onChangeTime: () => void
	/** Opens the form with the live page. */
	onCorrect: () => void
	/** Opens the form with the scheduled version. */
	onOpenScheduled: () => void
	/** Throws refusals. */
	onCancel: () => Promise<void>
	ref?: Ref<HTMLDivElement>
}

/** Whether a draft is the one that was scheduled, at any of its versions. */
export const isScheduledDraft = (draftVersion: string | null, replacement: Replacement | null) =>
	draftVersion !== null && draftIn(draftVersion) === (replacement && draftIn(replacement.draftVersion))

const draftIn = (version: string) => version.split('.')[0]

/** Says above the fields which version replaces the live one, and when. */
export function ReplacementNotice({ replacement, draftVersion, hasChanges, liveVersion, ref, ...acts }: Props) {
	const { dueAt, createdBy, triedSince, failedAt, failure } = replacement
	const hasFailed = failedAt !== null
	const isThis = isScheduledDraft(draftVersion, replacement)
	const hasMoved = replacement.baseVersion !== liveVersion
	const hasChanged = isThis && draftVersion !== replacement.draftVersion
	const which = isThis ? 'This version' : 'A scheduled version'
	const tone: Tone = hasFailed ? 'danger' : hasMoved || triedSince !== null ? 'warning' : 'info'

	return (
		<div ref={ref} tabIndex={-1} className="rounded-sm">
			<Alert tone={tone}>
				<p>
					{which} {hasFailed ? 'did not replace' : triedSince !== null ? 'was to replace' : 'replaces'} the live one on{' '}
					{bothTimesText(dueAt)}. Scheduled by <bdi>{createdBy}</bdi>.
				</p>
				{!hasFailed && triedSince !== null && (
					<p>
						Is being tried again since {sinceText(triedSince)}.
						{!hasMoved && ' Nothing is wrong with the version: it goes live as soon as the site can store it.'}
					</p>
				)}
				{hasFailed && (
					<>
						<p>{failure}</p>
						<p>
							{isThis ? 'Change' : 'Open it, change'} what is named here and schedule it again, or cancel the schedule.
						</p>
					</>
				)}
				{!hasFailed && hasMoved && (
					<p>
						The live version has changed since. {isThis ? 'This version' : 'The scheduled version'} will be refused
						unless you {isThis ? 'update the schedule' : 'open it and update the schedule'}.
					</p>
				)}
				{!hasFailed && hasChanged && <p>You have typed since. What was scheduled stays until you update it.</p>}
				{!isThis && (
					<p>
						{hasChanges
							? 'The form shows another change. Save or discard it to open the scheduled version.'
							: 'The form shows the live page.'}
					</p>
				)}
				<NoticeActions
					hasFailed={hasFailed}
					isThis={isThis}
					mayUpdate={isThis && (hasChanged || hasMoved)}
					mayOpen={!isThis && !hasChanges}
					{...acts}
				/>
			</Alert>
		</div>
	)
}

type ActionsProps = Omit<Props, 'replacement' | 'draftVersion' | 'hasChanges' | 'liveVersion' | 'ref'> & {
	hasFailed: boolean
	isThis: boolean
	mayUpdate: boolean
	mayOpen: boolean
}

function NoticeActions({ hasFailed, isThis, mayUpdate, mayOpen, busy, onCancel, ...acts }: ActionsProps) {
	const [asking, setAsking] = useState(false)
	return (
		<div className="mt-2 flex flex-wrap gap-2">
			{mayUpdate && !hasFailed && (
				<SmallButton busy={busy} onClick={acts.onUpdate}>
					Update schedule
				</SmallButton>
			)}
			{isThis && !hasFailed && (
				<SmallButton busy={busy} onClick={acts.onCorrect}>
					Correct the live page
				</SmallButton>
			)}
			{mayOpen && (
				<SmallButton busy={busy} onClick={acts.onOpenScheduled}>
					Open the scheduled version
				</SmallButton>
			)}
			{isThis && <SmallButton onClick={acts.onChangeTime}>{hasFailed ? 'Schedule again' : 'Change time'}</SmallButton>}
			<SmallButton onClick={() => setAsking(true)}>Cancel schedule</SmallButton>
			{asking && <CancelDialog isThis={isThis} onClose={() => setAsking(false)} onCancel={onCancel} />}
		</div>
	)
}

const SmallButton = (props: { busy?: boolean; onClick: () => void; children: ReactNode }) => (
	<Button size="small" variant="secondary" {...props} />
)

type CancelProps = { isThis: boolean; onClose: () => void; onCancel: () => Promise<void> }

function CancelDialog({ isThis, onClose, onCancel }: CancelProps) {
	return (
		<ConfirmAct
			title="Cancel the schedule?"
			confirmLabel="Cancel schedule"
			cancelLabel="Keep it"
			onClose={onClose}
			onConfirm={onCancel}
		>
			{isThis
				? 'The live version stays. The draft stays too.'
				: 'The live version stays. The scheduled version is deleted: the form shows another one.'}
		</ConfirmAct>
	)
}

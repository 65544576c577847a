import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PublishState } from '#contracts/content/schedule.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { ApiRefusal, answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { ItemDraft } from '../items/drafts/use-item-draft.ts'
import { scheduleApi } from '../staff-api.ts'
import { bothTimesText } from './own-time.ts'
import { ReplacementNotice } from './replacement-notice.tsx'
import { type Problem, ScheduleDialog } from './schedule-dialog.tsx'
import { useStoredReplacement } from './use-stored-replacement.ts'

type Options = {
	kind: ItemKindName
	/** Without a state: its kind has no schedule. */
	item: { id: number; version: number; state?: PublishState } | null
	/** The newest version of the live item that is known. */
	liveVersion: number | null
	draft: ItemDraft
	form: RefObject<HTMLFormElement | null>
	/** Takes the last refusal away before another attempt. */
	forgetRefusal: () => void
	/** Shows a refusal as that of a save. */
	onRefused: (reason: unknown) => Promise<void>
}

/**
 * Schedules the draft of a visible item to replace its live version: a button for the form's bar, and a notice above its
 * fields.
 */
export function useReplacement({ kind, item, liveVersion, draft, form, forgetRefusal, onRefused }: Options) {
	const toast = useToast()
	const itemId = item?.state ? item.id : null
	const { stored, hasFailed, reload } = useStoredReplacement(kind, itemId, liveVersion)
	const [asking, setAsking] = useState<{ dueAt: string; problem: Problem | null } | null>(null)
	const [busy, setBusy] = useState(false)
	const [save, setSave] = useState<{ now: () => void } | null>(null)
	const notice = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const wasRefused = useRef(false)
	const isCancelled = useRef(false)

	/** Stores what the form shows and freezes it. Returns what is wrong with the time, or why nothing reached the server. */
	async function schedule(dueAt: string): Promise<Problem | null> {
		wasRefused.current = false
		forgetRefusal()
		if (!(await draft.flush()))
			return { whole: 'Your last changes could not be stored, so nothing is scheduled. Try again.' }
		const draftVersion = draft.newestVersion()
		if (draftVersion === null) return { whole: 'Nothing differs from the live version. Change something first.' }
		try {
			const json = { draftVersion, dueAt }
			await answerOf(scheduleApi[':kind'].schedulereplacement.$post({ param: { kind }, json }))
		} catch (reason) {
			return refused(reason)
		}
		await reload()
		toast({ tone: 'success', text: 'This version is scheduled.' })
		return null
	}

	async function refused(reason: unknown): Promise<Problem | null> {
		if (!(reason instanceof ApiRefusal) || reason.status >= 500)
			return { whole: failureText(reason, 'The server did not answer. Check your connection and try again.') }
		const { dueAt } = reason.fields
		if (dueAt) return { dueAt }
		wasRefused.current = true
		setAsking(null)
		await onRefused(reason)
		return null
	}

	async function update(dueAt: string) {
		setBusy(true)
		const problem = await schedule(dueAt)
		setBusy(false)
		if (problem) setAsking({ dueAt, problem })
	}

	async function cancel() {
		if (itemId === null) return
		await answerOf(scheduleApi[':kind'].cancelreplacement.$post({ param: { kind }, json: { itemId } }))
		isCancelled.current = true
		await reload()
		toast({ tone: 'success', text: 'The schedule is cancelled.' })
	}

	useEffect(() => {
		// The button that cancelled went with its notice.
		const fallback = form.current
		if (isCancelled.current && !stored) (button.current ?? fallback?.querySelector('input'))?.focus()
		isCancelled.current = false
	}, [stored, form])

	const hasDraft = draft.draftVersion !== null || ['waiting', 'saving', 'failed'].includes(draft.state.status)

	return {
		/** Saves. If a version is scheduled, the user confirms first. */
		confirmSave(now: () => void) {
			if (stored && stored.failedAt === null) setSave({ now })
			else now()
		},
		button: item?.state === 'published' && !stored && hasDraft && (
			<Button ref={button} size="small" variant="secondary" onClick={() => setAsking({ dueAt: '', problem: null })}>
				Schedule this version
			</Button>
		),
		notice: (
			<>
				{hasFailed && (
					<Alert tone="info" action={{ label: 'Try again', onClick: () => void reload() }}>
						Whether a version is scheduled could not be loaded.
					</Alert>
				)}
				{item && stored && (
					<ReplacementNotice
						ref={notice}
						replacement={stored}
						draftVersion={draft.draftVersion}
						liveVersion={liveVersion ?? item.version}
						busy={busy}
						onUpdate={() => void update(stored.dueAt)}
						onChangeTime={() => setAsking({ dueAt: stored.dueAt, problem: null })}
						onCancel={cancel}
					/>
				)}
				{stored && save && (
					<ConfirmDialog
						title={
							stored.triedSince === null ? 'Save before the scheduled time?' : 'Save instead of the scheduled version?'
						}
						confirmLabel="Save now"
						open
						onOpenChange={(open) => !open && setSave(null)}
						onConfirm={() => {
							setSave(null)
							save.now()
						}}
					>
						A version {stored.triedSince === null ? 'is' : 'was'} scheduled for {bothTimesText(stored.dueAt)}. Save
						makes what is in the form live now, and the scheduled version will not follow.
					</ConfirmDialog>
				)}
				{asking && (
					<ScheduleDialog
						{...asking}
						onSchedule={schedule}
						onClose={() => setAsking(null)}
						returnTo={() =>
							wasRefused.current
								? (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null)
								: notice.current
						}
					/>
				)}
			</>
		),
	}
}

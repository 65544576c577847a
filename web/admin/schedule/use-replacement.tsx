import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiRefusal, answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { FormEditor } from '../publishing/form/form-editor.ts'
import { scheduleApi } from '../staff-api.ts'
import { bothTimesText } from './own-time.ts'
import { ReplacementNotice } from './replacement-notice.tsx'
import { type Problem, ScheduleDialog } from './schedule-dialog.tsx'
import { useStoredReplacement } from './use-stored-replacement.ts'

/**
 * Schedules the draft of a visible item to replace its live version: a button for the form's bar, and a notice above its
 * fields.
 */
export function useReplacement(form: FormEditor) {
	const { editor, state, description, item, others, element } = form
	const { kind } = description
	/** The newest version of the live item that is known. */
	const liveVersion = others?.version ?? item?.version ?? null
	const toast = useToast()
	const itemId = item?.state ? item.id : null
	const { stored, hasFailed, reload } = useStoredReplacement(kind, itemId, liveVersion)
	const [asking, setAsking] = useState<{ dueAt: string; problem: Problem | null } | null>(null)
	const [busy, setBusy] = useState(false)
	const [save, setSave] = useState<{ now: () => void } | null>(null)
	const notice = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const wasRefused = useRef(false)
	const focusAfterCancel = useFocusAfterCancel(stored !== null, { button, form: element })

	/** Stores what the form shows and freezes it. Returns what is wrong with the time, or why nothing reached the server. */
	async function schedule(dueAt: string): Promise<Problem | null> {
		wasRefused.current = false
		form.forgetRefusal()
		if (!(await editor.flush()))
			return { whole: 'Your last changes could not be stored, so nothing is scheduled. Try again.' }
		const { draftVersion } = editor.state()
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

	function refused(reason: unknown): Problem | null {
		if (!(reason instanceof ApiRefusal) || reason.status >= 500)
			return { whole: failureText(reason, 'The server did not answer. Check your connection and try again.') }
		const { dueAt } = reason.fields
		if (dueAt) return { dueAt }
		wasRefused.current = true
		setAsking(null)
		form.showRefusal(reason)
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
		focusAfterCancel()
		await reload()
		toast({ tone: 'success', text: 'The schedule is cancelled.' })
	}

	const hasDraft = state.draftVersion !== null || ['waiting', 'saving', 'failed'].includes(state.draft.status)

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
						draftVersion={state.draftVersion}
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
								? (element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null)
								: notice.current
						}
					/>
				)}
			</>
		),
	}
}

type Targets = { button: RefObject<HTMLButtonElement | null>; form: RefObject<HTMLFormElement | null> }

/** Moves the focus on when the notice with the button that cancelled has gone. Call what it returns before. */
function useFocusAfterCancel(isStored: boolean, { button, form }: Targets): () => void {
	const isCancelled = useRef(false)
	useEffect(() => {
		if (isCancelled.current && !isStored) (button.current ?? form.current?.querySelector('input'))?.focus()
		isCancelled.current = false
	}, [isStored, button, form])
	return () => {
		isCancelled.current = true
	}
}

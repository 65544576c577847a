import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiRefusal, answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ConfirmAct } from '../acts/confirm-act.tsx'
import { hasChanges } from '../items/editor/item-editor.ts'
import type { FormEditor } from '../publishing/form/form-editor.ts'
import { scheduleApi } from '../staff-api.ts'
import { isScheduledDraft, ReplacementNotice } from './replacement-notice.tsx'
import { useSaveQuestions } from './save-questions.tsx'
import { type Problem, ScheduleDialog } from './schedule-dialog.tsx'
import { SchedulePanel } from './schedule-panel.tsx'
import { useScheduledDraft } from './use-scheduled-draft.ts'
import { useStoredReplacement } from './use-stored-replacement.ts'

/**
 * Schedules the draft of a visible item to replace its live version: a panel for the settings, a notice above the fields,
 * and the questions before a save.
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
	const [updating, setUpdating] = useState(false)
	const scheduledDraft = useScheduledDraft(form)
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
		toast({ tone: 'success', text: 'The change is scheduled.' })
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

	/** Opens the form with the live page. What was typed since the version was scheduled is scheduled first. */
	async function correct() {
		// Those forms would go on with a draft that is gone.
		if (others && others.others.length + others.ownTabs > 0)
			return toast({
				tone: 'warning',
				text: 'The scheduled version is open elsewhere too. Correct the live page once that form is closed.',
			})
		setBusy(true)
		const isStored = await editor.flush()
		setBusy(false)
		const { draftVersion } = editor.state()
		if (!stored || draftVersion === null) return
		if (isStored && draftVersion === stored.draftVersion) await scheduledDraft.correctLive(draftVersion)
		else setUpdating(true)
	}

	async function updateAndCorrect() {
		if (!stored) return
		const problem = await schedule(stored.dueAt)
		const { draftVersion } = editor.state()
		if (problem) setAsking({ dueAt: stored.dueAt, problem })
		else if (draftVersion !== null && !wasRefused.current) await scheduledDraft.correctLive(draftVersion)
	}

	const isThis = isScheduledDraft(state.draftVersion, stored)
	const waiting = stored?.failedAt === null ? stored : null
	const { confirmSave, questions } = useSaveQuestions(form, { waiting, isThis, reload })

	return {
		/** Asks what must be asked before a save, then saves. */
		confirmSave,
		/** When a scheduled version replaces the live one; null: none does. */
		changesAt: waiting?.dueAt ?? null,
		/** The first of the settings. */
		panel: item?.state === 'published' && (
			<SchedulePanel
				ref={button}
				replacement={stored}
				hasChanges={hasChanges(state)}
				onSchedule={() => setAsking({ dueAt: '', problem: null })}
			/>
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
						hasChanges={hasChanges(state)}
						liveVersion={liveVersion ?? item.version}
						busy={busy || scheduledDraft.busy}
						onUpdate={() => void update(stored.dueAt)}
						onChangeTime={() => setAsking({ dueAt: stored.dueAt, problem: null })}
						onCorrect={() => void correct()}
						onOpenScheduled={() => void scheduledDraft.openScheduled(item.id)}
						onCancel={cancel}
					/>
				)}
				{questions}
				{updating && (
					<ConfirmAct
						title="Schedule what you typed since?"
						confirmLabel="Schedule it and go on"
						tone="primary"
						onClose={() => setUpdating(false)}
						onConfirm={updateAndCorrect}
					>
						The form then shows the live page. What you typed since the version was scheduled goes into the scheduled
						version first, so that nothing is lost.
					</ConfirmAct>
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

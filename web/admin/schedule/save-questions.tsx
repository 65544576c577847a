import { type ReactNode, useState } from 'react'
import type { Replacement } from '#contracts/items/schedule.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { hasChanges, type SaveDraftBy } from '../items/editor/item-editor.ts'
import type { FormEditor } from '../publishing/form/form-editor.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { bothTimesText } from './own-time.ts'

type Send = (by?: SaveDraftBy) => void
type Question = { about: 'hiding' | 'replacing' | 'correcting'; send: Send }

type Stored = {
	/** A version that waits for its time, or is tried again. */
	waiting: Replacement | null
	/** Whether the form shows that version. */
	isThis: boolean
	reload: () => Promise<void>
}

/** Asks before a save that takes the page offline, or while another version is scheduled. */
export function useSaveQuestions(
	form: FormEditor,
	{ waiting, isThis, reload }: Stored,
): { confirmSave: (send: Send) => void; questions: ReactNode } {
	const { editor, state, description, item, saved, next } = form
	const [question, setQuestion] = useState<Question | null>(null)
	const hidesUntil = saved?.state === 'published' && next.state === 'scheduled' ? next.publishAt : null

	function askAboutReplacement(send: Send) {
		// A form without changes leaves the scheduled version as it is, so there is nothing to ask.
		const isCorrection = !isThis && hasChanges(state)
		if (waiting && (isThis || isCorrection)) setQuestion({ about: isThis ? 'replacing' : 'correcting', send })
		else send()
	}

	function close() {
		setQuestion(null)
	}

	function confirmed({ about, send }: Question) {
		close()
		if (about === 'hiding') askAboutReplacement(send)
		else send()
	}

	return {
		confirmSave(send) {
			if (hidesUntil !== null) setQuestion({ about: 'hiding', send })
			else askAboutReplacement(send)
		},
		questions: (
			<>
				{question?.about === 'hiding' && hidesUntil !== null && (
					<ConfirmDialog
						title="Hide this page?"
						confirmLabel="Save and hide"
						open
						onOpenChange={(open) => !open && close()}
						onConfirm={() => confirmed(question)}
					>
						The page is offline from now until {bothTimesText(hidesUntil)}. To change it at that time instead, clear
						“Hide until” and choose “Schedule this change”.
					</ConfirmDialog>
				)}
				{question?.about === 'replacing' && waiting && (
					<ConfirmDialog
						title={waiting.triedSince === null ? 'Publish the scheduled version now?' : 'Save it by hand?'}
						confirmLabel="Save now"
						tone="primary"
						open
						onOpenChange={(open) => !open && close()}
						onConfirm={() => confirmed(question)}
					>
						What this form shows goes live now instead of on {bothTimesText(waiting.dueAt)}, and its schedule ends. For
						a small correction of the page that visitors see, cancel and choose “Correct the live page”.
					</ConfirmDialog>
				)}
				{question?.about === 'correcting' && waiting && item && (
					<CorrectionDialog
						description={description}
						itemId={item.id}
						replacement={waiting}
						flush={editor.flush}
						onSave={question.send}
						onClose={close}
						onStale={() => void reload()}
					/>
				)}
			</>
		),
	}
}

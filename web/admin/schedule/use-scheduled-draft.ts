import { useState } from 'react'
import { answerOf, failureText } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { FormEditor } from '../publishing/form/form-editor.ts'
import { scheduleApi } from '../staff-api.ts'

/** Changes between the live page and the scheduled version in a form. The schedule keeps its version either way. */
export function useScheduledDraft({ description: { kind }, startOver }: FormEditor) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)

	async function change(act: () => Promise<unknown>, done: string) {
		setBusy(true)
		try {
			await act()
			toast({ tone: 'info', text: done })
			startOver()
		} catch (failure) {
			toast({ tone: 'danger', text: failureText(failure, 'Nothing was changed. Check your connection and try again.') })
		}
		setBusy(false)
	}

	return {
		busy,
		/** Opens the form with the live page. The draft must be scheduled as it is. */
		correctLive: (draftVersion: string) =>
			change(
				() => answerOf(scheduleApi[':kind'].setdraftaside.$post({ param: { kind }, json: { draftVersion } })),
				'The form shows the live page. The scheduled version stays scheduled.',
			),
		/** Opens the form with the scheduled version. */
		openScheduled: (itemId: number) =>
			change(
				() => answerOf(scheduleApi[':kind'].openscheduled.$post({ param: { kind }, json: { itemId } })),
				'The form shows the scheduled version.',
			),
	}
}

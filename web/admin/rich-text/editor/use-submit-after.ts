import type { LexicalEditor } from 'lexical'
import { useEffect, useRef } from 'react'

/** Delays the submission of the editor's form until the editor is ready. */
export function useSubmitAfter(editor: LexicalEditor, isReady: boolean): void {
	const delayed = useRef<{ submitter: HTMLElement | null } | null>(null)

	useEffect(() => {
		const form = editor.getRootElement()?.closest('form')
		if (!form) return
		if (isReady) {
			const submission = delayed.current
			delayed.current = null
			if (submission) form.requestSubmit(submission.submitter)
			return
		}
		function delay(event: SubmitEvent) {
			event.preventDefault()
			event.stopImmediatePropagation()
			delayed.current = { submitter: event.submitter }
		}
		form.addEventListener('submit', delay)
		return () => form.removeEventListener('submit', delay)
	}, [editor, isReady])
}

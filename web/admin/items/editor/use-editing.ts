import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ItemEditor } from './item-editor.ts'

/** Opens the form with its draft, and tells the editor of each change, of a hidden page and of a new connection. */
export function useEditing<Values extends FieldValues>(
	editor: ItemEditor<Values>,
	{ reset, subscribe }: UseFormReturn<Values>,
) {
	useEffect(() => {
		const opening = editor.opening()
		if (opening) reset(opening, { keepDefaultValues: true })
		editor.start()
		const unsubscribe = subscribe({ formState: { values: true }, callback: editor.noteChange })
		const hidden = () => document.visibilityState === 'hidden' && editor.hidden()
		document.addEventListener('visibilitychange', hidden)
		window.addEventListener('online', editor.online)
		return () => {
			unsubscribe()
			document.removeEventListener('visibilitychange', hidden)
			window.removeEventListener('online', editor.online)
			void editor.pause()
		}
	}, [editor, reset, subscribe])
}

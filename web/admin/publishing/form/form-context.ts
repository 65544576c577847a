import { createContext, use } from 'react'
import type { LivePreviewState } from '../../preview/use-live-preview.ts'
import type { FormEditor } from './form-editor.ts'
import type { Settings } from './use-settings.ts'

/** The same with what its page adds. */
type FormParts = FormEditor & {
	settings: Settings
	preview: LivePreviewState
	/** Why visitors do not see the item after a save; null: they do, or the label says it. */
	remark: string | null
	/** When a scheduled version replaces the live one; null: none does. */
	changesAt: string | null
	/** Asks whether to discard the changes. Absent without changes. */
	askToDiscard: (() => void) | undefined
	/** Compares the draft with the live version. Absent for an item that was never saved. */
	compareWithLive: (() => void) | undefined
}

export const FormContext = createContext<FormParts | null>(null)

/** The form around a part of its page. */
export function useFormParts(): FormParts {
	const parts = use(FormContext)
	if (!parts) throw new Error('This part belongs into a FormPage')
	return parts
}

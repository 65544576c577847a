import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, saveDraft } from '../session/drafts.ts'
import { signedInUserId } from '../session/storage.ts'

/** Saves a form's input as a draft and restores it when the same user reopens the form, because a session may end at any time. */
export function useDraft<Values extends FieldValues, Output>(
	form: UseFormReturn<Values, unknown, Output>,
	path: string,
	/** Fields that drafts leave out. */
	secret: readonly (keyof Values)[] = [],
) {
	const [restored, setRestored] = useState(false)
	const kept = useRef(true)
	const { reset, subscribe, formState } = form
	const defaults = formState.defaultValues

	// biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, on mount
	useEffect(() => {
		const userId = signedInUserId()
		if (userId === null) return
		const draft = matchingValues(readDraft(path, userId), defaults ?? {})
		if (draft) {
			reset({ ...defaults, ...draft } as Values, { keepDefaultValues: true })
			setRestored(true)
		}
		return subscribe({
			formState: { values: true, isDirty: true },
			callback: ({ values, isDirty }) => {
				if (!kept.current) return
				if (isDirty) saveDraft(path, userId, withoutFields(values, secret))
				else forgetDraft(path)
			},
		})
	}, [])

	return {
		/** Whether a draft was restored. */
		restored,
		/** Deletes the draft and stops saving it. */
		forget() {
			kept.current = false
			setRestored(false)
			forgetDraft(path)
		},
	}
}

const withoutFields = <Values extends FieldValues>(values: Values, names: readonly (keyof Values)[]) =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** The draft's values that still match the form's fields and types, or null. */
function matchingValues<Values extends FieldValues>(
	draft: unknown,
	defaults: DefaultValues<Values>,
): Partial<Values> | null {
	if (typeof draft !== 'object' || draft === null) return null
	const fields = Object.entries(draft).filter(([name, value]) => {
		const model: unknown = defaults[name]
		return typeof value === typeof model && Array.isArray(value) === Array.isArray(model)
	})
	return fields.length > 0 ? (Object.fromEntries(fields) as Partial<Values>) : null
}

import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, saveDraft } from '../session/drafts.ts'
import { signedInUserId } from '../session/storage.ts'

/**
 * Keeps what is typed into a form until it is saved, and brings it back when the form is opened again by the same person: a session may
 * end in the middle of a form. `secret` names the fields that are never kept.
 */
export function useDraft<Values extends FieldValues, Output>(
	form: UseFormReturn<Values, unknown, Output>,
	path: string,
	secret: readonly (keyof Values)[] = [],
) {
	const [restored, setRestored] = useState(false)
	const kept = useRef(true)
	const { reset, subscribe, formState } = form
	const defaults = formState.defaultValues

	// biome-ignore lint/correctness/useExhaustiveDependencies: a draft is brought back once, when the form is opened
	useEffect(() => {
		const userId = signedInUserId()
		if (userId === null) return
		const draft = fitting(readDraft(path, userId), defaults ?? {})
		if (draft) {
			reset({ ...defaults, ...draft } as Values, { keepDefaultValues: true })
			setRestored(true)
		}
		return subscribe({
			formState: { values: true, isDirty: true },
			callback: ({ values, isDirty }) => {
				if (!kept.current) return
				if (isDirty) saveDraft(path, userId, withoutSecrets(values, secret))
				else forgetDraft(path)
			},
		})
	}, [])

	return {
		/** Whether the form shows what was typed earlier. */
		restored,
		/** Forgets the draft for good: what was typed has been saved, or is not wanted. */
		forget() {
			kept.current = false
			setRestored(false)
			forgetDraft(path)
		},
	}
}

function withoutSecrets<Values extends FieldValues>(
	values: Values,
	secret: readonly (keyof Values)[],
): Partial<Values> {
	const rest: Partial<Values> = { ...values }
	for (const field of secret) delete rest[field]
	return rest
}

/** The draft's values that the form still has, of the kind it has them; null when there are none. */
function fitting<Values extends FieldValues>(draft: unknown, defaults: DefaultValues<Values>): Partial<Values> | null {
	if (typeof draft !== 'object' || draft === null) return null
	const fields = Object.entries(draft).filter(([name, value]) => {
		const model: unknown = defaults[name]
		return typeof value === typeof model && Array.isArray(value) === Array.isArray(model)
	})
	return fields.length > 0 ? (Object.fromEntries(fields) as Partial<Values>) : null
}

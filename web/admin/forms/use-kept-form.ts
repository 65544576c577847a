import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetKeptForm, keepForm, readKeptForm } from '../session/kept-forms.ts'
import { signedInUserId } from '../session/storage.ts'

/** Keeps a form's input in the tab and restores it when the same user reopens the form: a session may end at any time. */
export function useKeptForm<Values extends FieldValues, Output>(
	form: UseFormReturn<Values, unknown, Output>,
	path: string,
	/** Fields that are not kept. */
	secret: readonly (keyof Values)[] = [],
) {
	const [restored, setRestored] = useState(false)
	const keeping = useRef(true)
	const { reset, subscribe, formState } = form
	const defaults = formState.defaultValues

	/** Restores the input. Returns how to stop keeping it. */
	const restore = useEffectEvent(() => {
		const userId = signedInUserId()
		if (userId === null) return
		const values = matchingValues(readKeptForm(path, userId), defaults ?? {})
		if (values) {
			reset({ ...defaults, ...values } as Values, { keepDefaultValues: true })
			setRestored(true)
		}
		return subscribe({
			formState: { values: true, isDirty: true },
			callback: ({ values, isDirty }) => {
				if (!keeping.current) return
				if (isDirty) keepForm(path, userId, withoutFields(values, secret))
				else forgetKeptForm(path)
			},
		})
	})
	useEffect(() => restore(), [])

	return {
		/** Whether kept input was restored. */
		restored,
		/** Deletes the kept input and keeps no more. */
		forget() {
			keeping.current = false
			setRestored(false)
			forgetKeptForm(path)
		},
	}
}

const withoutFields = <Values extends FieldValues>(values: Values, names: readonly (keyof Values)[]) =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** The kept values that still match the form's fields and types, or null. */
function matchingValues<Values extends FieldValues>(
	kept: unknown,
	defaults: DefaultValues<Values>,
): Partial<Values> | null {
	if (typeof kept !== 'object' || kept === null) return null
	const fields = Object.entries(kept).filter(([name, value]) => {
		const model: unknown = defaults[name]
		return typeof value === typeof model && Array.isArray(value) === Array.isArray(model)
	})
	return fields.length > 0 ? (Object.fromEntries(fields) as Partial<Values>) : null
}

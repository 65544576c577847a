import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, saveDraft } from '../session/drafts.ts'
import { signedInUserId } from '../session/storage.ts'
import { draftValues, type FileField, holdsFile, missingFilesIn } from './file-fields.ts'

type NotKept<Values> = {
	/** Fields that no draft keeps. */
	secret?: readonly (keyof Values)[]
	/** Fields of which it keeps no more than that something was chosen. */
	files?: readonly FileField<Values>[]
}

/**
 * Keeps what is typed into a form until it is saved, and brings it back when the form is opened again by the same person: a session may
 * end in the middle of a form.
 */
export function useDraft<Values extends FieldValues, Output>(
	form: UseFormReturn<Values, unknown, Output>,
	path: string,
	{ secret = [], files = [] }: NotKept<Values> = {},
) {
	const [restored, setRestored] = useState(false)
	const [missingFiles, setMissingFiles] = useState<readonly FileField<Values>[]>([])
	const kept = useRef(true)
	const { reset, subscribe, formState } = form
	const defaults = formState.defaultValues

	// biome-ignore lint/correctness/useExhaustiveDependencies: a draft is brought back once, when the form is opened
	useEffect(() => {
		const userId = signedInUserId()
		if (userId === null) return
		const stored = readDraft(path, userId)
		const draft = matchingValues(stored, defaults ?? {})
		let missing = missingFilesIn(stored, files)
		if (draft) {
			reset({ ...defaults, ...draft } as Values, { keepDefaultValues: true })
			setRestored(true)
			setMissingFiles(missing)
		}
		return subscribe({
			formState: { values: true, isDirty: true },
			callback: ({ values, isDirty }) => {
				if (!kept.current) return
				const left = missing.filter(({ field }) => !holdsFile(values[field]))
				if (left.length < missing.length) {
					missing = left
					setMissingFiles(left)
				}
				if (isDirty || left.length > 0) saveDraft(path, userId, draftValues(values, secret, files, left))
				else forgetDraft(path)
			},
		})
	}, [])

	return {
		/** Whether the form shows what was typed earlier. */
		restored,
		/** What the form calls the fields whose new files did not come back and were not chosen again. */
		chooseAgain: missingFiles.map(({ label }) => label),
		/** Forgets the draft for good: what was typed has been saved, or is not wanted. */
		forget() {
			kept.current = false
			setRestored(false)
			forgetDraft(path)
		},
	}
}

/** The draft's values that the form still has, of the kind it has them; null when there are none. */
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

import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, saveDraft } from '../session/drafts.ts'
import { signedInUserId } from '../session/storage.ts'
import { draftValues, type FileField, holdsFile, missingFilesIn } from './file-fields.ts'

type NotKept<Values> = {
	/** Fields that drafts leave out. */
	secret?: readonly (keyof Values)[]
	/** Fields whose files drafts cannot keep. */
	files?: readonly FileField<Values>[]
}

/** Saves a form's input as a draft and restores it when the same user reopens the form, because a session may end at any time. */
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

	// biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, on mount
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
		/** Whether a draft was restored. */
		restored,
		/** Labels of fields whose files must be chosen again. */
		chooseAgain: missingFiles.map(({ label }) => label),
		/** Deletes the draft and stops saving it. */
		forget() {
			kept.current = false
			setRestored(false)
			forgetDraft(path)
		},
	}
}

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

/** A field of a form that holds files. */
export type FileField<Values> = {
	field: keyof Values & string
	/** The field that says whether a file was chosen anew. */
	changed?: keyof Values & string
	/** What the form calls it. */
	label: string
}

/** Whether a field's value has a file in it that was chosen anew. */
export function holdsFile(value: unknown): boolean {
	if (value instanceof File) return true
	return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile)
}

/** What a draft keeps of a form's values: nothing that is secret, and of a new file only that there was one. */
export function draftValues<Values extends object>(
	values: Values,
	secret: readonly (keyof Values)[],
	files: readonly FileField<Values>[],
	/** Those whose file is still to be chosen again. */
	missing: readonly FileField<Values>[],
): Record<string, unknown> {
	const kept = new Map<PropertyKey, unknown>(Object.entries(values))
	for (const name of secret) kept.delete(name)
	for (const file of files) {
		if (file.changed) kept.delete(file.changed)
		kept.set(file.field, missing.includes(file) || holdsFile(values[file.field]))
	}
	return Object.fromEntries(kept)
}

/** The fields that had a new file when the draft was kept. */
export const missingFilesIn = <Values>(draft: unknown, files: readonly FileField<Values>[]): FileField<Values>[] => {
	const kept = new Map<string, unknown>(Object.entries(draft ?? {}))
	return files.filter(({ field }) => kept.get(field) === true)
}

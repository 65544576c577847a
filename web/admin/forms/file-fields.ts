/** A form field with files. */
export type FileField<Values> = {
	field: keyof Values & string
	/** The flag field for a newly chosen file. */
	changed?: keyof Values & string
	/** The field's label. */
	label: string
}

/** Whether a field's value contains a newly chosen file. */
export function holdsFile(value: unknown): boolean {
	if (value instanceof File) return true
	return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile)
}

/** The values for a draft: nothing secret, and for a new file only a mark. */
export function draftValues<Values extends object>(
	values: Values,
	secret: readonly (keyof Values)[],
	files: readonly FileField<Values>[],
	/** Fields whose file must be chosen again. */
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

/** The fields that had a new file when the draft was saved. */
export const missingFilesIn = <Values>(draft: unknown, files: readonly FileField<Values>[]): FileField<Values>[] => {
	const kept = new Map<string, unknown>(Object.entries(draft ?? {}))
	return files.filter(({ field }) => kept.get(field) === true)
}

import { z } from 'zod/mini'
import { lengths, optionalRowId, optionalText, requiredText, rowId } from '../shared/fields.ts'
import { flag } from '../shared/uploads.ts'

/** A filter by status: null is "All". */
export const statusFilter = () => z.optional(z.nullable(z.boolean({ error: 'true, false or null is expected' })))

/** The version that an edit started from, as a number or text. Absent: the last write wins. */
export const startedFrom = () =>
	z.pipe(
		z.transform((value: string | number | null | undefined) => (value === '' || value === null ? undefined : value)),
		z.optional(rowId('A whole number from 1 is expected')),
	)

export const publishableFields = {
	id: optionalRowId(),
	title: requiredText('Title is required'),
	description: requiredText('Description is required', lengths.description),
	isPublished: flag(),
	version: startedFrom(),
}

/** The alternative text of a picture. Empty: the title is used. */
export const alternativeText = () => optionalText()

type WithId = { id?: number | null | undefined }

/**
 * A rule about several fields. It runs even when another field is invalid, so that one answer names every mistake: `form` may be
 * incomplete.
 */
export const unless = <Form extends object>(wrong: (form: Partial<Form>) => boolean, path: string, error: string) =>
	z.refine<Form>((form) => !wrong(form), {
		error,
		path: [path],
		when: ({ value }) => typeof value === 'object' && value !== null,
	})

/** Requires the file for a new row, and for an edit whose flag says that the file has changed. */
export const needsFile = <Form extends WithId>(
	file: keyof Form & string,
	changed: keyof Form & string,
	error: string,
) => unless<Form>((form) => form[file] === undefined && (!form.id || form[changed] === true), file, error)

export type Picture = { url: string; alt: string; width: number; height: number }

/** The version that an edit starts from, and the last change. */
export type Edited = { version: number; updatedAt: string; updatedBy: string | null }

import { z } from 'zod/mini'
import { lengths, optionalRowId, optionalText, requiredText, rowId } from '../shared/fields.ts'
import { flag } from '../shared/uploads.ts'

/** A filter by status: null is "All". */
export const statusFilter = () => z.optional(z.nullable(z.boolean({ error: 'true, false or null is expected' })))

/** The version that an edit started from, as a multipart body carries it; absent: the last write wins. */
export const startedFrom = () =>
	z.pipe(
		z.transform((value: string | number | null | undefined) => (value === '' || value === null ? undefined : value)),
		z.optional(rowId('A whole number from 1 is expected')),
	)

/** What all publishable forms share. */
export const publishableFields = {
	id: optionalRowId(),
	title: requiredText('Title is required'),
	description: requiredText('Description is required', lengths.description),
	isPublished: flag(),
	version: startedFrom(),
}

/** What stands for a picture where it cannot be seen; the title where it is empty. */
export const alternativeText = () => optionalText()

type WithId = { id?: number | null | undefined }

/**
 * A rule about several fields, asked even where another field is wrong, so that a form hears of everything at once. `form` may therefore
 * be incomplete.
 */
export const unless = <Form extends object>(wrong: (form: Partial<Form>) => boolean, path: string, error: string) =>
	z.refine<Form>((form) => !wrong(form), {
		error,
		path: [path],
		when: ({ value }) => typeof value === 'object' && value !== null,
	})

/** A new row needs the file; an edit only where its flag says that it has changed. */
export const needsFile = <Form extends WithId>(
	file: keyof Form & string,
	changed: keyof Form & string,
	error: string,
) => unless<Form>((form) => form[file] === undefined && (!form.id || form[changed] === true), file, error)

/** A picture as lists and details carry it. */
export type Picture = { url: string; alt: string; width: number; height: number }

/** What an edit needs besides the fields: where it started from, and who changed the row last. */
export type Edited = { version: number; updatedAt: string; updatedBy: string | null }

import { z } from 'zod/mini'
import { draftVersion } from '../items/items.ts'
import { described, moment, named } from '../shared/answers.ts'
import { lengths, optionalRowId, optionalText, requiredText, rowId } from '../shared/fields.ts'
import { flag } from '../shared/uploads.ts'
import { endsBeforeStart, type Schedule, scheduleFormFields, scheduleMessages } from './schedule.ts'

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
	description: requiredText('Description is required', lengths.description, 'several'),
	isPublished: flag(),
	...scheduleFormFields,
	version: startedFrom(),
	draftVersion: draftVersion(),
}

/** The alternative text of a picture. Empty: the title is used. */
export const alternativeText = () => optionalText()

type WithId = { id?: number | null | undefined }

/**
 * A rule about several fields. It runs even when another field is invalid, so that one answer names every mistake: `form`
 * may be incomplete.
 */
export const unless = <Form extends object>(wrong: (form: Partial<Form>) => boolean, path: string, error: string) =>
	z.refine<Form>((form) => !wrong(form), {
		error,
		path: [path],
		when: ({ value }) => typeof value === 'object' && value !== null,
	})

/** Refuses a schedule that ends before it begins. */
export const scheduleRule = () =>
	unless<Partial<Schedule>>((form) => endsBeforeStart(form), 'unpublishAt', scheduleMessages.endsTooSoon)

/** Requires the file for a new row, and for an edit whose flag says that the file has changed. */
export const needsFile = <Form extends WithId>(
	file: keyof Form & string,
	changed: keyof Form & string,
	error: string,
) => unless<Form>((form) => form[file] === undefined && (!form.id || form[changed] === true), file, error)

/** A picture with its address. The size is in pixels. */
export const pictureFields = { url: z.string(), alt: z.string(), width: z.int(), height: z.int() }
export const picture = named('Picture', z.object(pictureFields))
export type Picture = z.infer<typeof picture>

/** The address of a row's picture, and the fields that describe it. The size is in pixels. */
export const thumbnailFields = {
	thumbnailImage: described('The address of the picture.', z.string()),
	thumbnailAlt: z.string(),
	thumbnailWidth: z.int(),
	thumbnailHeight: z.int(),
}

/** The version that an edit starts from, and the last change. */
export const editedFields = {
	version: z.int(),
	updatedAt: moment(),
	updatedBy: z.nullable(described('The full name of the user.', z.string())),
}
export type Edited = z.infer<z.ZodMiniObject<typeof editedFields>>

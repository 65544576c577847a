import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { atMost, notEmpty, rowId, searchText } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { itemFile, itemValues } from './drafts.ts'
import { draftVersion, revisionActs } from './items.ts'

export const revisionsPageSize = 20
export const mostInBulk = 50

export const revisionsQuery = z.strictObject({
	id: rowId(),
	pageNumber: pageNumber(),
	size: pageSize(revisionsPageSize),
})
export type RevisionsQuery = z.infer<typeof revisionsQuery>

const revisionFields = {
	revisionId: z.int(),
	number: described('Counts the revisions of the item from 1.', z.int()),
	version: z.int(),
	act: z.enum(revisionActs),
	at: moment(),
	by: z.nullable(described('The full name of the user.', z.string())),
	fields: described('The fields that changed.', z.array(z.string())),
}
export const revisionRow = named('RevisionRow', z.object(revisionFields))
export type RevisionRow = z.infer<typeof revisionRow>

export const revisionDetails = named(
	'RevisionDetails',
	z.object({ ...revisionFields, itemId: z.int(), values: itemValues, files: z.record(z.string(), itemFile) }),
)
export type RevisionDetails = z.infer<typeof revisionDetails>

/** Makes a revision the draft of its item. `draftVersion` names the draft that it replaces. */
export const revisionToRestore = z.strictObject({
	revisionId: rowId(),
	draftVersion: draftVersion(),
	/** Whether the draft gets the schedule of the revision, too. Absent: it has that of the live version. */
	withTimes: z.optional(z.boolean({ error: 'true or false is expected' })),
})
export type RevisionToRestore = z.output<typeof revisionToRestore>

export const restoredRevision = named(
	'RestoredRevision',
	z.object({
		draftVersion: z.nullable(z.string()),
		lost: described('The fields whose category, tag or type does not exist any more.', z.array(z.string())),
	}),
)
export type RestoredRevision = z.infer<typeof restoredRevision>

export const trashQuery = z.strictObject({
	pageNumber: pageNumber(),
	size: pageSize(revisionsPageSize),
	title: searchText(),
})
export type TrashQuery = z.infer<typeof trashQuery>

export const trashRow = named(
	'TrashRow',
	z.object({
		trashId: z.int(),
		itemId: z.int(),
		title: z.string(),
		deletedAt: moment(),
		deletedBy: z.string(),
		dueAt: moment('When it is deleted for good. UTC.'),
	}),
)
export type TrashRow = z.infer<typeof trashRow>

const missingLabel = z.object({
	field: described('The field of the form.', z.string(), 'category'),
	names: described('The last names of what it named, as far as they are known.', z.array(z.string())),
})
export type MissingLabel = z.infer<typeof missingLabel>

export const restoredAsDraft = named(
	'RestoredAsDraft',
	z.object({
		id: described('The id that the item had. Its first save gives it a new one.', z.int()),
		title: z.string(),
		draftVersion: described('The draft of a new item and its version.', z.string(), '17.1'),
		missing: described('The categories, tags and types that do not exist any more.', z.array(missingLabel)),
	}),
)
export type RestoredAsDraft = z.infer<typeof restoredAsDraft>

export const inTrash = z.strictObject({ trashId: rowId() })

export const bulkActions = ['publish', 'unpublish', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

const ids = () => {
	const message = `1 to ${mostInBulk} ids are expected`
	return z
		.array(rowId(), { error: message })
		.check(notEmpty(message), atMost(mostInBulk, message), z.meta({ minItems: 1, maxItems: mostInBulk }))
}

/** Several items of one kind, each by its own rules. */
export const bulkForm = z.strictObject({
	action: z.enum(bulkActions, { error: 'publish, unpublish or delete is expected' }),
	ids: ids(),
})
export type BulkInput = z.infer<typeof bulkForm>

const refusal = z.object({
	id: z.int(),
	title: z.string(),
	reason: described('A sentence for the user.', z.string()),
	code: described('The code of the refusal, as in an error.', z.string()),
})
export const bulkResult = named(
	'BulkResult',
	z.object({
		batch: described('For Undo; null where nothing was done.', z.nullable(z.string())),
		done: described('The ids of the items that were changed.', z.array(z.int())),
		refused: z.array(refusal),
		drafts: described(
			'The items that Undo could restore as drafts only. Absent where there are none.',
			z.optional(z.array(restoredAsDraft)),
		),
	}),
)
export type BulkResult = z.infer<typeof bulkResult>

export const batchToUndo = z.strictObject({ batch: z.uuid({ error: 'A UUID is expected' }) })

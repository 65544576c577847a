import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { atMost, fieldMessages, formId, isStorable, optionalRowId, rowId, searchText } from '../shared/fields.ts'
import { paged, pageNumber, pageSize } from '../shared/paging.ts'
import { draftVersion, neededDraftVersion } from './items.ts'

const scalar = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const mostListed = 200
const listed = z
	.array(scalar)
	.check(atMost(mostListed, `At most ${mostListed} are expected`), z.meta({ maxItems: mostListed }))

const valuesMessage = 'The values of the form as JSON are expected'

/** The values of an item's form without its files, by field. Lists are those of the item's pictures. */
export const itemValues = z.record(z.string(), z.union([scalar, listed], valuesMessage), valuesMessage)
export type ItemValues = z.infer<typeof itemValues>

/** In characters: twice the longest rich text, since JSON may double each character, and the other fields. */
const longestValues = 1_200_000

const areStorable = (values: ItemValues) =>
	Object.values(values)
		.flat()
		.every((value) => typeof value !== 'string' || isStorable(value))

export const storableValues = () => itemValues.check(z.refine(areStorable, fieldMessages.unstorable))

const valuesText = () => {
	const parsed = z.transform((text: string, context): unknown => {
		try {
			return JSON.parse(text)
		} catch {
			context.issues.push({ code: 'custom', message: valuesMessage, input: text })
			return z.NEVER
		}
	})
	return z.pipe(
		z.pipe(
			z.string(valuesMessage).check(atMost(longestValues, valuesMessage), z.meta({ maxLength: longestValues })),
			parsed,
		),
		storableValues(),
	)
}

/** A draft that its item or an earlier state of it exceeds already may stay as large. */
export const mostDraftFiles = 100
export const mostDraftBytes = 60 * 1024 * 1024

export const draftMessages = {
	tooLarge: `A draft holds at most ${mostDraftFiles} files and 60 MB. Remove some of its files.`,
	lostFile: 'This file is not stored any more. Choose it again.',
} as const

const filesMessage = 'Files by field are expected'
const keptMessage = 'Keys of files by field are expected'

const newFile = () => z.instanceof(File, { error: filesMessage }).check(z.refine(({ size }) => size > 0, filesMessage))

/** An autosave. The save of an item by its own call does not depend on it. */
export const draftForm = z.strictObject({
	itemId: optionalRowId(),
	/** The draft that the form has open; absent at its first autosave. */
	draftVersion: draftVersion(),
	formId: formId(),
	/** The version of the live item from which the form began. */
	baseVersion: optionalRowId(),
	values: valuesText(),
	/** New files by field: `files[images.cat]` is the picture `cat` of the field `images`. */
	files: z.optional(z.record(z.string(), newFile(), { error: filesMessage })),
	/**
	 * The keys of files that the draft, or the item in any version, has already, or that `storedfile` answers: the draft
	 * takes those over from another item.
	 */
	kept: z.optional(z.record(z.string(), z.string({ error: keptMessage }), { error: keptMessage })),
})
export type DraftInput = z.infer<typeof draftForm>

export const savedDraft = named(
	'SavedDraft',
	z.object({
		draftVersion: described(
			'The draft and its version. null: the draft equals the live version, and is gone.',
			z.nullable(z.string()),
			'17.4',
		),
		savedAt: moment(),
		files: described('The keys of the files, by field.', z.record(z.string(), z.string())),
	}),
)
export type SavedDraft = z.infer<typeof savedDraft>

export const fileFacts = {
	key: z.string(),
	url: z.string(),
	name: z.string(),
	size: described('In bytes.', z.int()),
}

export const itemFile = named(
	'ItemFile',
	z.object({ ...fileFacts, width: z.nullable(z.int()), height: z.nullable(z.int()) }),
)
export type ItemFile = z.infer<typeof itemFile>

const contentFields = { values: itemValues, files: z.record(z.string(), itemFile) }

/** The live version of an item, as its form shows it. */
export const liveItem = named(
	'LiveItem',
	z.object({
		version: z.int(),
		title: z.string(),
		at: moment(),
		by: z.nullable(described('The full name of the user.', z.string())),
		...contentFields,
	}),
)
export type LiveItem = z.infer<typeof liveItem>

const draftFields = {
	draftVersion: z.string(),
	itemId: z.nullable(z.int()),
	title: z.string(),
	createdAt: moment(),
	createdBy: z.string(),
	updatedAt: moment(),
	updatedBy: z.string(),
}
export const draftRow = named(
	'DraftRow',
	z.object({ ...draftFields, own: described('Whether the caller began it.', z.boolean()) }),
)
export type DraftRow = z.infer<typeof draftRow>

/** A page of drafts, and what is scheduled for the items that the query names. */
export const listedDrafts = z.extend(paged(draftRow), {
	scheduled: described(
		'When scheduled versions replace the live ones of these items. Absent without `itemIds`.',
		z.optional(z.array(z.object({ itemId: z.int(), dueAt: moment() }))),
	),
})
export type ListedDrafts = z.infer<typeof listedDrafts>

export const draftDetails = named(
	'DraftDetails',
	z.object({
		...draftFields,
		formId: described('The open form that wrote it last.', z.string()),
		baseVersion: described('The version of the live item from which it began.', z.nullable(z.int())),
		...contentFields,
	}),
)
export type DraftDetails = z.infer<typeof draftDetails>

const fileKeyMessage = 'The key of a file is expected'

/** The key of a file, which is the second part of its address. */
export const fileKey = () => z.string({ error: fileKeyMessage }).check(z.regex(/^[\w.-]{1,100}$/, fileKeyMessage))

export const fileToUse = z.strictObject({ key: fileKey() })

export const draftsPageSize = 20

/** The items of the largest page. */
const mostItemIds = 100
const tooManyItems = `At most ${mostItemIds} ids are expected`

export const draftsQuery = z.strictObject({
	pageNumber: pageNumber(),
	size: pageSize(draftsPageSize),
	/** true: drafts of items that were never saved; false: those of saved ones; null: all. */
	isNew: z.optional(z.nullable(z.boolean({ error: 'true, false or null is expected' }))),
	/** Only those whose title holds each of these words, among the newest 500. */
	title: z.optional(searchText()),
	/** Only the drafts of these items. */
	itemIds: z.optional(
		z.nullable(
			z
				.array(rowId(), { error: tooManyItems })
				.check(atMost(mostItemIds, tooManyItems), z.meta({ maxItems: mostItemIds })),
		),
	),
})
export type DraftsQuery = z.infer<typeof draftsQuery>

/** Names a draft at one of its versions. */
export const draftToChange = z.strictObject({ draftVersion: neededDraftVersion() })

export const itemToDuplicate = z.strictObject({ id: rowId() })

export const duplicatedItem = named(
	'DuplicatedItem',
	z.object({ draftVersion: described('The draft of the copy and its version.', z.string(), '17.1') }),
)
export type DuplicatedItem = z.infer<typeof duplicatedItem>

/** An open form. It repeats the call every 15 seconds. */
export const openForm = z.strictObject({ formId: formId(), itemId: optionalRowId(), draftId: optionalRowId() })
export type OpenForm = z.infer<typeof openForm>

export const othersInForm = named(
	'OthersInForm',
	z.object({
		others: described('The full names of the people who have the same form open.', z.array(z.string())),
		ownTabs: described('Other tabs of the same person.', z.int()),
		draftVersion: described('The newest version of the draft.', z.nullable(z.string())),
		version: described('The newest version of the live item.', z.nullable(z.int())),
	}),
)
export type OthersInForm = z.infer<typeof othersInForm>

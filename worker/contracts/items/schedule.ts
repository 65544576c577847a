import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { optionalMoment } from '../shared/calendar.ts'
import { rowId } from '../shared/fields.ts'
import { itemFile, itemValues, storableValues } from './drafts.ts'
import { neededDraftVersion } from './items.ts'
import { itemKinds } from './kinds.ts'

export const replacementMessages = {
	noTime: 'Choose a date and a time',
	past: 'Choose a time in the future',
	neverSaved: 'An item that was never saved has nothing to replace. Save it with a time in Publish at.',
} as const

/** Freezes a draft at one of its versions, to replace the live version at a time. */
export const replacementForm = z.strictObject({
	draftVersion: neededDraftVersion(),
	dueAt: z.pipe(
		optionalMoment(),
		z.string({ error: ({ input }) => (input === null ? replacementMessages.noTime : undefined) }),
	),
})

/** The item whose replacement is cancelled. */
export const replacementToCancel = z.strictObject({ itemId: rowId() })

export const replacement = named(
	'Replacement',
	z.object({
		dueAt: moment(),
		draftVersion: described('The draft at the version that was frozen.', z.string(), '17.4'),
		baseVersion: described('The version of the live item that it replaces. A newer one stays.', z.int()),
		createdAt: moment(),
		createdBy: z.string(),
		triedSince: z.nullable(moment('When the first try to make it live failed; null: none has.')),
		failedAt: z.nullable(moment('When it was refused; null while it waits or is tried again.')),
		failure: z.nullable(described('Why, in a sentence.', z.string())),
	}),
)
export type Replacement = z.infer<typeof replacement>

/** The content of a scheduled replacement, to merge a correction of the live version into it. */
export const scheduledVersion = named(
	'ScheduledVersion',
	z.object({
		draftVersion: z.string(),
		baseVersion: z.int(),
		values: itemValues,
		files: z.record(z.string(), itemFile),
	}),
)
export type ScheduledVersion = z.infer<typeof scheduledVersion>

/** The scheduled replacement whose content becomes the draft of its item again. */
export const scheduledToOpen = z.strictObject({ itemId: rowId() })

export const openedDraft = named('OpenedDraft', z.object({ draftVersion: z.string() }))

const contentMessage = 'Values and files are expected, or null'
const filesMessage = 'Keys of files by field are expected'

/** Makes a draft live while another version is scheduled. */
export const correctionForm = z.strictObject({
	draftVersion: neededDraftVersion(),
	/** The scheduled version and the live version from which it began, as the caller has read them. */
	scheduledVersion: neededDraftVersion(),
	baseVersion: rowId(),
	/** What the scheduled version holds from now on. null: what it holds now. */
	content: z.nullable(
		z.strictObject(
			{
				values: storableValues(),
				files: z.record(z.string(), z.string({ error: filesMessage }), { error: filesMessage }),
			},
			{ error: contentMessage },
		),
	),
})
export type CorrectionInput = z.infer<typeof correctionForm>

/** The change that a schedule makes to an item. `refused`: a replacement that did not become live. */
export const scheduledActs = ['publish', 'unpublish', 'replace', 'refused'] as const

export const comingUpRow = named(
	'ComingUpRow',
	z.object({
		kind: z.enum(itemKinds),
		itemId: z.int(),
		title: z.string(),
		act: z.enum(scheduledActs),
		at: moment(),
		triedSince: z.nullable(moment('Since when every try to replace it fails; null in the first hour.')),
		failure: z.nullable(z.string()),
	}),
)
export type ComingUpRow = z.infer<typeof comingUpRow>

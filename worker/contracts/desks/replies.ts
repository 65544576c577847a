import { z } from 'zod/mini'
import { brand } from '#web/content/brand.ts'
import { described, moment, named } from '../shared/answers.ts'
import { lengths, optionalRowId, optionalText, requiredText, rowId, startedFromVersion } from '../shared/fields.ts'
import { type FileRule, fileRules } from '../shared/uploads.ts'
import { copiedTo } from './conversation.ts'

const longestReply = 20_000

/** The name from which the mails of a department leave. */
export const senderName = (department: string) => `${brand.shortName} ${department}`

/** Of the last save of a reply; null: the reply is new. */
const draftVersion = () => z.nullable(z.int('A version is expected').check(z.minimum(1, 'A version is expected')))

/** The text of a reply that is being written. */
export const replyDraftForm = z.strictObject({
	subjectId: rowId(),
	text: optionalText(longestReply, 'several'),
	version: draftVersion(),
	copied: copiedTo(),
})
export type ReplyDraftForm = z.infer<typeof replyDraftForm>

export const subjectOfDraft = z.strictObject({ subjectId: rowId() })

export const attachmentForm = z.strictObject({
	subjectId: rowId(),
	file: z.file({ error: 'Choose a file' }).check(z.refine(({ size }) => size > 0, 'The file is empty')),
})
export type AttachmentForm = z.infer<typeof attachmentForm>

const pictureOfReply: FileRule = { ...fileRules.picture, wrongType: 'Attach a PDF or a picture, such as JPG or PNG.' }

/** The rule for a file of a reply: that of PDFs or that of pictures. */
export const attachmentRule = ({ name, type }: Pick<File, 'name' | 'type'>): FileRule =>
	type === 'application/pdf' || /\.pdf$/i.test(name) ? fileRules.pdf : pictureOfReply

export const attachmentToRemove = z.strictObject({ subjectId: rowId(), key: requiredText('A key is expected') })

/** A file in a conversation. */
export const byAttachment = z.strictObject({ messageId: rowId(), key: requiredText('A key is expected') })

export const savedReplyDraft = named(
	'SavedReplyDraft',
	z.object({ id: z.int(), version: z.int(), updatedAt: moment() }),
)
export type SavedReplyDraft = z.infer<typeof savedReplyDraft>

/** `newestMessage`: the id of the newest reply or received mail that its writer has seen. `states`: where a reply can lead. */
export const sendReplyFormTo = <State extends string>(states: readonly [State, ...State[]]) =>
	z.strictObject({
		subjectId: rowId(),
		text: requiredText('Write the reply first.', longestReply, 'several'),
		version: draftVersion(),
		newestMessage: z.nullable(rowId()),
		state: z.enum(states, { error: 'Choose a state' }),
		copied: copiedTo(),
		/** Whether the message that is answered stands below, which it does unless this is false. */
		quotes: z.optional(z.boolean({ error: 'true or false is expected' })),
	})
export type SendReplyForm<State extends string = string> = Omit<
	z.infer<ReturnType<typeof sendReplyFormTo<string>>>,
	'state'
> & { state: State }

export const sentReply = named(
	'SentReply',
	z.object({ id: z.int(), leavesAt: moment('Until when it can be taken back.') }),
)
export type SentReply = z.infer<typeof sentReply>

/** The reply that is taken back. */
export const replyToUndo = z.strictObject({ id: rowId() })

export const savedReplyFields = {
	id: optionalRowId(),
	title: requiredText('Give the reply a title.'),
	text: requiredText('Write the text of the reply.', lengths.message, 'several'),
	version: startedFromVersion(),
}
export const savedReplyForm = z.strictObject(savedReplyFields)
/** `stage`: of desks whose replies name one. */
export type SavedReplyInput = z.infer<typeof savedReplyForm> & { stage?: string | null | undefined }

export const savedReply = named(
	'SavedReply',
	z.object({
		id: z.int(),
		title: z.string(),
		text: described('May hold words in braces, which are filled in when it is put into a reply.', z.string()),
		stage: described('The state of a subject in which it is offered first.', z.nullable(z.string())),
		version: z.int(),
	}),
)
export type SavedReply = z.infer<typeof savedReply>

/** Fills the placeholders of a saved reply in. Unknown words in braces stay. */
export const filledReply = (text: string, values: Readonly<Record<string, string>>): string =>
	text.replace(/\{(\w+)\}/g, (whole, word: string) => (Object.hasOwn(values, word) ? (values[word] ?? whole) : whole))

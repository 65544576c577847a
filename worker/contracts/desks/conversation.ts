import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { formId, requiredText, rowId } from '../shared/fields.ts'
import { person } from './desk.ts'

export const messageKinds = ['received', 'reply', 'note', 'receipt', 'event'] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * What staff should know of a received mail. `forged`: our mail server found that it is not of the domain that it names.
 * `same-id`: another mail with its Message-ID arrived before. `cut`: a part of it is only in the raw mail.
 */
export const messageMarks = ['automatic', 'other-sender', 'forged', 'same-id', 'cut', 'unreadable'] as const
export type MessageMark = (typeof messageMarks)[number]

/** `handed-over`: the mail service has taken it. The later states need its events. */
export const deliveries = ['draft', 'queued', 'handed-over', 'deferred', 'delivered', 'bounced', 'failed'] as const
export type Delivery = (typeof deliveries)[number]

/** What staff did with a subject, or its clock. */
export const deskActs = ['assigned', 'moved', 'state', 'snoozed', 'woken', 'told'] as const
export type DeskAct = (typeof deskActs)[number]

export const deskAct = named(
	'DeskAct',
	z.object({
		act: z.enum(deskActs),
		before: described('The owner, group, state or time before.', z.nullable(z.string())),
		after: z.nullable(z.string()),
	}),
)

export const attachment = named(
	'DeskAttachment',
	z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.int() }),
)
export type Attachment = z.infer<typeof attachment>

export const deskMessage = named(
	'DeskMessage',
	z.object({
		id: z.int(),
		kind: z.enum(messageKinds),
		at: moment(),
		author: described('The member of staff; null for the visitor and the site.', z.nullable(person)),
		sender: described('The address that a received mail came from, or a receipt went to.', z.string()),
		text: z.string(),
		marks: described('Of a received mail.', z.array(z.enum(messageMarks))),
		event: z.nullable(deskAct),
		delivery: z.nullable(z.enum(deliveries)),
		leavesAt: z.nullable(moment('Until when a reply can be taken back.')),
		deliveryNote: described('What the mail service said of a reply that did not arrive.', z.string()),
		attachments: z.array(attachment),
	}),
)
export type DeskMessage = z.infer<typeof deskMessage>

/** An own reply that is being written. */
export const replyDraft = named(
	'ReplyDraft',
	z.object({ id: z.int(), version: z.int(), text: z.string(), updatedAt: moment(), attachments: z.array(attachment) }),
)
export type ReplyDraft = z.infer<typeof replyDraft>

/** The fields of every conversation. `row`: the subject, as the list shows it. */
export const conversationFields = <Row extends z.ZodMiniType>(row: Row) => ({
	subject: row,
	messages: described('After what the subject began with, the oldest first.', z.array(deskMessage)),
	newestMessage: described('The id of the newest reply or received mail; null: there is none.', z.nullable(z.int())),
	draft: z.nullable(replyDraft),
	answersArrive: described('Where the answer of the visitor arrives.', z.enum(['here', 'mailbox'])),
})

const anyConversation = z.object(conversationFields(z.unknown()))
/** What every desk reads of a conversation. */
export type Conversation = Omit<z.infer<typeof anyConversation>, 'subject'>

const longestText = 10_000

export const noteForm = z.strictObject({
	subjectId: rowId(),
	text: requiredText('Write the note first.', longestText, 'several'),
})
export type NoteForm = z.infer<typeof noteForm>

/** A conversation that somebody has open. `formId` names the tab. */
export const openConversation = z.strictObject({ formId: formId(), subjectId: rowId() })
export type OpenConversation = z.infer<typeof openConversation>

export const othersInConversation = named(
	'OthersInConversation',
	z.object({
		others: described('The full names of the colleagues who have it open.', z.array(z.string())),
		version: described('null: it was erased.', z.nullable(z.int())),
		newestMessage: described('The id of the newest reply or received mail.', z.nullable(z.int())),
	}),
)
export type OthersInConversation = z.infer<typeof othersInConversation>

import { z } from 'zod/mini'
import { deskRow, person } from '../enquiries/desk.ts'
import { described, moment, named } from '../shared/answers.ts'
import { formId, requiredText, rowId } from '../shared/fields.ts'
import { origin } from '../shared/origin.ts'

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

/** What staff did with an enquiry, or its clock. */
export const enquiryEvents = ['assigned', 'moved', 'state', 'snoozed', 'woken', 'told'] as const
export type EnquiryEvent = (typeof enquiryEvents)[number]

export const enquiryEvent = named(
	'EnquiryEvent',
	z.object({
		act: z.enum(enquiryEvents),
		before: described('The owner, department, state or time before.', z.nullable(z.string())),
		after: z.nullable(z.string()),
	}),
)

export const attachment = named(
	'EnquiryAttachment',
	z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.int() }),
)
export type Attachment = z.infer<typeof attachment>

export const enquiryMessage = named(
	'EnquiryMessage',
	z.object({
		id: z.int(),
		kind: z.enum(messageKinds),
		at: moment(),
		author: described('The member of staff; null for the visitor and the site.', z.nullable(person)),
		sender: described('The address that a received mail came from, or a receipt went to.', z.string()),
		text: z.string(),
		marks: described('Of a received mail.', z.array(z.enum(messageMarks))),
		event: z.nullable(enquiryEvent),
		delivery: z.nullable(z.enum(deliveries)),
		leavesAt: z.nullable(moment('Until when a reply can be taken back.')),
		deliveryNote: described('What the mail service said of a reply that did not arrive.', z.string()),
		attachments: z.array(attachment),
	}),
)
export type EnquiryMessage = z.infer<typeof enquiryMessage>

/** An own reply that is being written. */
export const replyDraft = named(
	'ReplyDraft',
	z.object({ id: z.int(), version: z.int(), text: z.string(), updatedAt: moment(), attachments: z.array(attachment) }),
)
export type ReplyDraft = z.infer<typeof replyDraft>

export const conversation = named(
	'Conversation',
	z.object({
		enquiry: deskRow,
		phoneNo: z.string(),
		message: described('What the visitor wrote in the form.', z.string()),
		origin: z.nullable(origin),
		messages: described('After the form, the oldest first.', z.array(enquiryMessage)),
		newestWord: described('The id of the newest reply or received mail; null: there is none.', z.nullable(z.int())),
		draft: z.nullable(replyDraft),
		answersArrive: described('Where the answer of the visitor arrives.', z.enum(['here', 'mailbox'])),
	}),
)
export type Conversation = z.infer<typeof conversation>

const longestText = 10_000

export const noteForm = z.strictObject({
	enquiryId: rowId(),
	text: requiredText('Write the note first.', longestText, 'several'),
})
export type NoteForm = z.infer<typeof noteForm>

/** A conversation that somebody has open. `formId` names the tab. */
export const openConversation = z.strictObject({ formId: formId(), enquiryId: rowId() })
export type OpenConversation = z.infer<typeof openConversation>

export const othersInConversation = named(
	'OthersInConversation',
	z.object({
		others: described('The full names of the colleagues who have it open.', z.array(z.string())),
		version: described('null: it was erased.', z.nullable(z.int())),
		newestWord: described('The id of the newest reply or received mail.', z.nullable(z.int())),
	}),
)
export type OthersInConversation = z.infer<typeof othersInConversation>

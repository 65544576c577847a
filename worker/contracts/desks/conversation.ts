import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { atMost, emailAddress, formId, requiredText, rowId } from '../shared/fields.ts'
import { person } from './desk.ts'

export const messageKinds = ['received', 'reply', 'note', 'receipt', 'event'] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * What staff should know of a received mail. `forged`: our mail server found that it is not of the domain that it names.
 * `unproven`: nothing proves the address that is shown. `same-id`: another mail with its Message-ID arrived before. `cut`: a
 * part of it is only in the raw mail. `letters`: some letters could not be read. `winmail`, `sealed`: what was written is in a
 * file of Outlook, or encrypted.
 */
export const messageMarks = [
	'automatic',
	'other-sender',
	'forged',
	'unproven',
	'same-id',
	'cut',
	'unreadable',
	'letters',
	'winmail',
	'sealed',
] as const
export type MessageMark = (typeof messageMarks)[number]

/** `handed-over`: the mail service has taken it. The later states need its events. */
export const deliveries = ['draft', 'queued', 'handed-over', 'deferred', 'delivered', 'bounced', 'failed'] as const
export type Delivery = (typeof deliveries)[number]

/**
 * What staff did with a subject, or its clock. `answered`: elsewhere, such as by telephone. `written`: moved with a reply.
 * `unreached`: a reply did not arrive. `withdrawn`, `cv-replaced` and `erasure-asked`: by the applicant, on their page.
 * `interview-...`: their values are times, and what the applicant has answered.
 */
export const deskActs = [
	'assigned',
	'moved',
	'state',
	'snoozed',
	'woken',
	'told',
	'automatic',
	'address',
	'answered',
	'merged',
	'written',
	'unreached',
	'withdrawn',
	'cv-replaced',
	'erasure-asked',
	'interview-planned',
	'interview-moved',
	'interview-cancelled',
	'interview-answered',
] as const
export type DeskAct = (typeof deskActs)[number]

export const deskAct = named(
	'DeskAct',
	z.object({
		act: z.enum(deskActs),
		before: described('The owner, group, state, time, address or reference before.', z.nullable(z.string())),
		after: z.nullable(z.string()),
	}),
)

export const attachment = named(
	'DeskAttachment',
	z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.int() }),
)
export type Attachment = z.infer<typeof attachment>

/** Somebody whom a mail names. `name`: '' without one. */
export const mailPerson = named('MailPerson', z.object({ name: z.string(), address: z.string() }))
export type MailPerson = z.infer<typeof mailPerson>

/** Of an invitation that came with a mail. `when`: in words, with its zone. */
export const invitation = named(
	'MailInvitation',
	z.object({ method: z.string(), what: z.string(), when: z.string(), where: z.string() }),
)
export type Invitation = z.infer<typeof invitation>

/** So many addresses of a mail are kept, and so many may get a copy of a reply. */
export const mostCopied = 20

/** Who gets a copy of a reply. */
export const copiedTo = () =>
	z.optional(
		z
			.array(emailAddress('An address is expected', 'Invalid email format'), { error: 'A list is expected' })
			.check(atMost(mostCopied, `At most ${mostCopied} addresses get a copy`)),
	)

export const deskMessage = named(
	'DeskMessage',
	z.object({
		id: z.int(),
		kind: z.enum(messageKinds),
		at: moment(),
		author: described('The member of staff; null for the visitor and the site.', z.nullable(person)),
		sender: described('The address that a received mail came from, or a receipt went to.', z.string()),
		subject: described('Of a mail, if it is another one than before; else empty.', z.string()),
		copied: described('Who else got the mail, and whom it asks to answer.', z.array(mailPerson)),
		failed: described('Addresses that a copy of a reply did not reach.', z.array(z.string())),
		invitation: z.nullable(invitation),
		isFormatted: described('Whether the mail came as HTML, which another call answers.', z.boolean()),
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
	z.object({
		id: z.int(),
		version: z.int(),
		text: z.string(),
		copied: described('Who gets a copy; null: nobody has chosen.', z.nullable(z.array(z.string()))),
		updatedAt: moment(),
		attachments: z.array(attachment),
	}),
)
export type ReplyDraft = z.infer<typeof replyDraft>

/** Another subject of the same person. */
const otherSubject = named(
	'OtherSubject',
	z.object({ id: z.int(), reference: z.string(), state: z.string(), createdAt: moment(), beginning: z.string() }),
)
export type OtherSubject = z.infer<typeof otherSubject>

/** A subject that was merged into the one that is read, and what it began with. */
const mergedSubject = named(
	'MergedSubject',
	z.object({
		id: z.int(),
		reference: z.string(),
		name: z.string(),
		emailId: z.string(),
		createdAt: moment(),
		beginning: z.string(),
	}),
)
export type MergedSubject = z.infer<typeof mergedSubject>

/** So many messages are read at once. */
export const messagesPerPage = 50

const messagesFields = {
	messages: described(
		`The newest ${messagesPerPage} after what the subject began with, the oldest first.`,
		z.array(deskMessage),
	),
	hasOlder: described('Whether older messages can be asked for.', z.boolean()),
}

export const olderMessages = named('OlderMessages', z.object(messagesFields))
export type OlderMessages = z.infer<typeof olderMessages>

/** Asks for what was said before a message. */
export const olderMessagesQuery = z.strictObject({ subjectId: rowId(), before: rowId() })
export type OlderMessagesQuery = z.infer<typeof olderMessagesQuery>

/** A mail as it was formatted. */
export const byMessage = z.strictObject({ messageId: rowId() })
export const formattedMail = named(
	'FormattedMail',
	z.object({ html: described('By the contract of rich text, without pictures.', z.string()) }),
)
export type FormattedMail = z.infer<typeof formattedMail>

/** The fields of every conversation. `row`: the subject, as the list shows it; the one that a merged one leads to. */
export const conversationFields = <Row extends z.ZodMiniType>(row: Row) => ({
	subject: row,
	...messagesFields,
	merged: z.array(mergedSubject),
	others: described('Other subjects of the same person, the newest first.', z.array(otherSubject)),
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

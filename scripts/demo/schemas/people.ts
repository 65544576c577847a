import { z } from 'zod/mini'
import { roles } from '#contracts/auth/roles.ts'
import { deliveries, invitation, mailPerson } from '#contracts/desks/conversation.ts'
import { enquiryStates } from '#contracts/enquiries/desk-states.ts'
import { campaignWords } from '#contracts/shared/origin.ts'
import { text } from './text.ts'

/** Staff without a password. `email` is the part before the company's mail domain. */
export const staffList = z.array(
	z.strictObject({
		userName: text(),
		fullName: text(),
		email: text(),
		active: z.optional(z.literal(false)),
		roles: z.readonly(z.array(z.enum(roles))),
	}),
)
export type DemoStaff = z.infer<typeof staffList>[number]

/**
 * A message of a conversation. `by` is the user name of its author; the visitor has none. `hours`: after what was before. `merged`: the
 * enquiry before this one in the list was merged into it.
 */
const message = z.strictObject({
	kind: z.enum(['reply', 'note', 'received', 'merged']),
	by: z.optional(text()),
	hours: z.number(),
	text: z.optional(text()),
	/** Of a mail that came as HTML, by the contract of rich text. */
	html: z.optional(text()),
	delivery: z.optional(z.enum(deliveries)),
	/** Of a mail, if it is another one than before. */
	subject: z.optional(text()),
	/** Who else got the mail. */
	copied: z.optional(z.array(mailPerson)),
	invitation: z.optional(invitation),
})
export type DemoMessage = z.infer<typeof message>

/** What the desk did with an enquiry. Without it, an enquiry was answered and is done. */
const desk = z.strictObject({
	state: z.enum(enquiryStates),
	owner: z.optional(text()),
	wakesInDays: z.optional(z.int()),
	conversation: z.optional(z.array(message)),
})

const origin = z.strictObject({
	landingPage: text(),
	referrer: z.optional(text()),
	campaign: z.optional(z.partialRecord(z.enum(campaignWords), text())),
	pages: z.int(),
	language: text(),
	country: text(),
})

/** Enquiries, newest first. Use telephone numbers of ranges that are reserved for fiction. */
export const enquiryList = z.array(
	z.strictObject({
		name: text(),
		organization: z.string(),
		department: z.enum(['Sales', 'Support', 'Careers', 'Investors', 'Partners', 'Others']),
		emailId: text(),
		phoneNo: z.string(),
		message: z.string(),
		arrivedBy: z.optional(z.literal('mail')),
		automatic: z.optional(z.literal(true)),
		origin: z.optional(origin),
		desk: z.optional(desk),
	}),
)
export type DemoEnquiry = z.infer<typeof enquiryList>[number]

/** `{name}` and the other placeholders stay: they are filled in when a reply is written. */
export const savedReplyList = z.array(z.strictObject({ title: text(), text: text() }))
export type DemoSavedReply = z.infer<typeof savedReplyList>[number]

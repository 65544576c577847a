import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { atMost, formId, notEmpty, optionalRowId, requiredText, rowId, searchText } from '../shared/fields.ts'
import { origin } from '../shared/origin.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import {
	deskTabs,
	type EnquiryState,
	enquiryStateNames,
	enquiryStates,
	mostCountedOnTab,
	searchedMonths,
} from './desk-tabs.ts'

export type { EnquiryState }
export { deskTabs, enquiryStateNames, enquiryStates, mostCountedOnTab, searchedMonths }

export const deskPageSize = 25

/** Whose enquiries: the user's own, those without an owner, or those of a user. */
const owner = () =>
	z.pipe(
		z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
		z.nullable(
			z.union([z.enum(['mine', 'nobody']), rowId()], { error: 'mine, nobody or the id of a user is expected' }),
		),
	)

const deskFilters = {
	tab: z.enum(deskTabs, { error: 'Choose a tab of the desk' }),
	owner: owner(),
	departmentId: optionalRowId(),
	text: searchText(),
	/** Whether the texts of all messages are searched, not those of the last `searchedMonths`. */
	allTime: z.optional(z.boolean({ error: 'true or false is expected' })),
}

export const deskFilter = z.strictObject(deskFilters)
export type DeskFilter = z.infer<typeof deskFilter>

export const deskQuery = z.strictObject({ ...deskFilters, pageNumber: pageNumber(), size: pageSize(deskPageSize) })
export type DeskQuery = z.infer<typeof deskQuery>

const person = named('DeskPerson', z.object({ id: z.int(), fullName: z.string() }))

/** An enquiry in the list of the desk. */
export const deskRow = named(
	'DeskRow',
	z.object({
		id: z.int(),
		reference: described('What visitors and staff call it.', z.string(), 'K7M-4QX'),
		version: z.int(),
		state: z.enum(enquiryStates),
		owner: z.nullable(person),
		departmentId: z.int(),
		department: z.string(),
		name: z.string(),
		organization: z.string(),
		emailId: z.string(),
		/** The beginning of the newest message of the visitor. */
		excerpt: z.string(),
		arrivedBy: z.enum(['form', 'mail']),
		createdAt: moment('When it arrived. UTC.'),
		updatedAt: moment(),
		waitingSince: z.nullable(moment('Since when the visitor waits for an answer; null: we have answered.')),
		dueAt: z.nullable(moment('When the answer is due by the hours of the department.')),
		wakesAt: z.nullable(moment('Until when it sleeps.')),
	}),
)
export type DeskRow = z.infer<typeof deskRow>

const count = () => described(`At most ${mostCountedOnTab}, which means more.`, z.int())

export const deskPage = named(
	'DeskPage',
	z.object({
		content: z.array(deskRow),
		totalElements: z.int(),
		totalPages: z.int(),
		counts: z.object({ new: count(), open: count(), waiting: count(), done: count(), spam: count(), all: count() }),
		searchedSince: z.nullable(moment('Texts of older messages were not searched.')),
	}),
)
export type DeskPage = z.infer<typeof deskPage>

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

const enquiryEvent = named(
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
		sender: described('The address of a received mail.', z.string()),
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

const version = () => z.int('A version is expected').check(z.minimum(1, 'A version is expected'))

/** Whether a text is a moment whose year has four digits in UTC, which texts of the database are ordered by. */
const isMoment = (text: string) => {
	const time = Date.parse(text)
	return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(time) && /^\d{4}-/.test(new Date(time).toISOString())
}

/** When a snooze ends. */
const futureMoment = () =>
	z.nullable(z.string({ error: 'A time is expected' }).check(z.refine(isMoment, 'A time is expected')))

/** Several enquiries are placed at once up to this number. */
const mostPlaced = 100
const enquiriesExpected = 'A list of enquiries is expected'

/**
 * Changes where enquiries stand. A field that is left out stays. `wakesAt` sends an enquiry to sleep. An undo sends the
 * values before.
 */
export const placeForm = z.strictObject({
	enquiries: z
		.array(
			z.strictObject(
				{
					id: rowId(),
					version: version(),
					state: z.optional(z.enum(enquiryStates, { error: 'Choose a state' })),
					ownerId: z.optional(z.nullable(rowId())),
					departmentId: z.optional(rowId()),
					wakesAt: z.optional(futureMoment()),
				},
				{ error: (issue) => (issue.code === 'invalid_type' ? enquiriesExpected : undefined) },
			),
			{ error: enquiriesExpected },
		)
		.check(
			notEmpty('Choose an enquiry'),
			atMost(mostPlaced, `At most ${mostPlaced} enquiries`),
			z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Name each enquiry once'),
			z.meta({ minItems: 1, maxItems: mostPlaced }),
		),
})
export type PlaceForm = z.infer<typeof placeForm>
export type Placing = PlaceForm['enquiries'][number]

/** The enquiries with their new versions, and the values that an undo sends. */
export const placed = z.array(
	named(
		'PlacedEnquiry',
		z.object({
			id: z.int(),
			version: z.int(),
			state: z.enum(enquiryStates),
			ownerId: z.nullable(z.int()),
			departmentId: z.int(),
			wakesAt: z.nullable(moment()),
		}),
	),
)
export type Placed = z.infer<typeof placed>

const longestText = 10_000

export const noteForm = z.strictObject({
	enquiryId: rowId(),
	text: requiredText('Write the note first.', longestText, 'several'),
})
export type NoteForm = z.infer<typeof noteForm>

/** People who can own an enquiry or be told of a note: those who may open the desk. */
export const deskPeople = z.array(
	named('DeskColleague', z.object({ id: z.int(), fullName: z.string(), userName: z.string() })),
)
export type DeskPeople = z.infer<typeof deskPeople>

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

export const newEnquiriesCount = described(
	`Contact requests that nobody has taken up, at most ${mostCountedOnTab}.`,
	z.int(),
)

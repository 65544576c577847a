import { z } from 'zod/mini'
import { conversationFields } from '../desks/conversation.ts'
import { deskFilters, deskPageFields, deskPageSize, deskRowFields } from '../desks/desk.ts'
import { sendReplyFormTo } from '../desks/replies.ts'
import { triagedOf, triageFormOf } from '../desks/triage.ts'
import { described, named } from '../shared/answers.ts'
import { objectExpected, optionalRowId, rowId } from '../shared/fields.ts'
import { origin } from '../shared/origin.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { deskTabs, type EnquiryState, enquiryStates } from './desk-states.ts'

const filters = { ...deskFilters(deskTabs), departmentId: optionalRowId() }

export const enquiryFilter = z.strictObject(filters, objectExpected('Filters are expected'))
export type EnquiryFilter = z.infer<typeof enquiryFilter>

export const enquiryDeskQuery = z.strictObject({ ...filters, pageNumber: pageNumber(), size: pageSize(deskPageSize) })
export type EnquiryDeskQuery = z.infer<typeof enquiryDeskQuery>

/** An enquiry in the list of the desk. */
export const enquiryRow = named(
	'EnquiryRow',
	z.object({
		...deskRowFields(enquiryStates),
		departmentId: z.int(),
		department: z.string(),
		organization: z.string(),
		arrivedBy: z.enum(['form', 'mail']),
	}),
)
export type EnquiryRow = z.infer<typeof enquiryRow>

export const enquiryDeskPage = named('EnquiryDeskPage', z.object(deskPageFields(enquiryRow, deskTabs)))
export type EnquiryDeskPage = z.infer<typeof enquiryDeskPage>

export const enquiryConversation = named(
	'EnquiryConversation',
	z.object({
		...conversationFields(enquiryRow),
		phoneNo: z.string(),
		message: described('What the visitor wrote in the form.', z.string()),
		origin: z.nullable(origin),
	}),
)
export type EnquiryConversation = z.infer<typeof enquiryConversation>

const moving = { departmentId: z.optional(rowId()) }

export const enquiryTriageForm = triageFormOf(enquiryStates, moving)
export type EnquiryTriageForm = z.infer<typeof enquiryTriageForm>
export type EnquiryTriage = EnquiryTriageForm['subjects'][number]

export const triagedEnquiries = triagedOf('TriagedEnquiry', enquiryStates, { departmentId: z.int() })
export type TriagedEnquiries = z.infer<typeof triagedEnquiries>

/** Where a reply can lead. */
const statesAfterReply = ['open', 'waiting', 'done'] as const satisfies readonly EnquiryState[]

export const sendEnquiryReplyForm = sendReplyFormTo(statesAfterReply)
export type SendEnquiryReplyForm = z.infer<typeof sendEnquiryReplyForm>

/** Words in braces that a saved reply may hold. They are filled in when it is put into a reply. */
export const enquiryPlaceholders = ['name', 'reference', 'department', 'me'] as const

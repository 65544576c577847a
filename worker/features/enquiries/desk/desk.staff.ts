import { Hono } from 'hono'
import { sentReply } from '#contracts/desks/replies.ts'
import {
	enquiryConversation,
	enquiryDeskPage,
	enquiryDeskQuery,
	enquiryTriageForm,
	sendEnquiryReplyForm,
	triagedEnquiries,
} from '#contracts/enquiries/desk.ts'
import { conversationCalls } from '#worker/desks/conversation-calls.ts'
import { sendReply } from '#worker/desks/replies/send-reply.ts'
import { replyCalls } from '#worker/desks/reply-calls.ts'
import { mergeCalls, subjectCalls } from '#worker/desks/subject-calls.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { enquiryDesk } from '../enquiry-desk.ts'
import { listEnquiryDesk, readEnquiry, triageEnquiries } from './enquiry-desk.queries.ts'

const asked = requireRole('enquiries')
const guards = { asked, quiet: requireRole('enquiries', { extendsSession: false }) }

/** The enquiry desk: ContactRequests or Admin. */
export const deskStaff = new Hono<AppEnv>()
	.post(
		'/list',
		asked,
		validate('json', enquiryDeskQuery),
		answers(enquiryDeskPage, {
			summary: 'List enquiries with their state and owner',
			description: 'Where we owe an answer, who waits longest comes first; elsewhere what moved last.',
		}),
		async (c) => c.json(await listEnquiryDesk(c.var.db, c.req.valid('json'), c.var.staff.id)),
	)
	.get(
		'/conversation/:id',
		asked,
		validate('param', byId),
		answers(enquiryConversation, {
			summary: 'Read an enquiry with its conversation',
			errors: ['enquiry.not-found'],
		}),
		async (c) => {
			const { db, staff } = c.var
			const arrive = c.env.REPLY_DOMAIN ? 'here' : 'mailbox'
			const { id } = c.req.valid('param')
			return c.json(await readEnquiry(db, { id, staffId: staff.id, answersArrive: arrive }))
		},
	)
	.post(
		'/triage',
		asked,
		validate('json', enquiryTriageForm),
		answers(triagedEnquiries, {
			summary: 'Change owner, department, state or snooze of enquiries',
			description: 'All of them or none. Answers where they stood before, which undoes the change if it is sent.',
			errors: ['enquiry.not-found', 'enquiry.changed', 'department.not-found'],
		}),
		async (c) => c.json(await triageEnquiries(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/sendreply',
		asked,
		validate('json', sendEnquiryReplyForm),
		answers(sentReply, {
			summary: 'Send a reply',
			description: 'It can be taken back until `leavesAt`.',
			errors: ['enquiry.not-found', 'enquiry.answered', 'enquiry.without-address', 'reply.stale'],
		}),
		async (c) => c.json(await sendReply(c.var.db, c.env, enquiryDesk, c.req.valid('json'), c.var.editor)),
	)
	.route('/', conversationCalls(enquiryDesk, guards))
	.route('/', replyCalls(enquiryDesk, guards))
	.route('/', subjectCalls(enquiryDesk, guards))
	.route('/', mergeCalls(enquiryDesk, guards))
export type DeskStaffApi = typeof deskStaff

import { type Context, Hono } from 'hono'
import { holdsSection } from '#contracts/auth/roles.ts'
import { sentReply } from '#contracts/desks/replies.ts'
import {
	hiringConversation,
	hiringFilter,
	hiringPage,
	hiringQuery,
	hiringTriageForm,
	opinionForm,
	sendHiringReplyForm,
	triagedApplications,
} from '#contracts/hiring/desk.ts'
import { declined, declineForm, declineToUndo, hiringSavedReplyForm } from '#contracts/hiring/telling.ts'
import { done } from '#contracts/shared/answers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { conversationCalls } from '#worker/desks/conversation-calls.ts'
import { sendReply } from '#worker/desks/replies/send-reply.ts'
import { replyCalls } from '#worker/desks/reply-calls.ts'
import { subjectCalls } from '#worker/desks/subject-calls.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { savedReplyCalls } from '#worker/features/enquiries/saved-replies.staff.ts'
import { answers } from '#worker/http/answers.ts'
import { csvHeaders } from '#worker/http/csv.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { retentionDays } from '#worker/set-up/setting-rules.ts'
import { csvOfHiring, exportedChanges } from '../export-applications.ts'
import { declineSeveral } from './decline-several.ts'
import { type Asker, listHiringDesk, readHiring, selectHiringIds, triageApplications } from './hiring-desk.queries.ts'
import { hiringDesk, hiringDeskSeenBy } from './hiring-desk.ts'
import { hasLentJobs } from './lent-jobs.queries.ts'
import { giveOpinion } from './opinions.ts'
import { undoDecline } from './undo-decline.ts'

const asked = requireRole('applications')
const guards = { asked, quiet: requireRole('applications', { extendsSession: false }) }

/** Also for users without the role, for the applications for the jobs that are lent to them. */
const reads = requireRole('applications', { also: hasLentJobs })
const readers = { asked: reads, quiet: requireRole('applications', { extendsSession: false, also: hasLentJobs }) }

/** A setting that is none keeps applications, so that none is erased soon. */
const withoutEnd = 36_500

const askerOf = (c: Context<AppEnv>): Asker => ({
	staff: c.var.staff,
	retentionDays: retentionDays(c.env.APPLICATION_RETENTION_DAYS) ?? withoutEnd,
})

/** The hiring desk: JobApplicants or Admin. Reading, notes and opinions: users to whom a job is lent, too. */
export const hiringStaff = new Hono<AppEnv>()
	.post(
		'/list',
		reads,
		validate('json', hiringQuery),
		answers(hiringPage, { summary: 'List applications with their stage and owner' }),
		async (c) => c.json(await listHiringDesk(c.var.db, c.req.valid('json'), askerOf(c))),
	)
	.get(
		'/conversation/:id',
		reads,
		validate('param', byId),
		answers(hiringConversation, {
			summary: 'Read an application with its conversation',
			errors: ['application.not-found'],
		}),
		async (c) => {
			const answersArrive = c.env.REPLY_DOMAIN ? 'here' : 'mailbox'
			const mayOpenEnquiries = holdsSection(c.var.staff.permissions, 'enquiries')
			const { id } = c.req.valid('param')
			return c.json(await readHiring(c.var.db, { ...askerOf(c), id, mayOpenEnquiries, answersArrive }))
		},
	)
	.post(
		'/triage',
		asked,
		validate('json', hiringTriageForm),
		answers(triagedApplications, {
			summary: 'Change stage, owner or snooze of applications',
			description: 'All of them or none. Answers where they stood before, which undoes the change if it is sent.',
			errors: ['application.not-found', 'application.changed'],
		}),
		async (c) => c.json(await triageApplications(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/opinion',
		reads,
		validate('json', opinionForm),
		answers(done, {
			summary: 'Give an opinion about an application, change it or take it back',
			description: 'Nobody sees the opinions of others before they have given their own.',
			errors: ['application.not-found'],
		}),
		async (c) => {
			await giveOpinion(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
	.post(
		'/sendreply',
		asked,
		validate('json', sendHiringReplyForm),
		answers(sentReply, {
			summary: 'Write to an applicant, and move the application',
			description: 'It can be taken back until `leavesAt`.',
			errors: ['application.not-found', 'application.answered', 'application.without-address', 'reply.stale'],
		}),
		async (c) => c.json(await sendReply(c.var.db, c.env, hiringDesk, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/declineseveral',
		asked,
		validate('json', declineForm),
		answers(declined, {
			summary: 'Decline applications with a letter to each applicant',
			description: 'All of them or none. The letters can be taken back until `leavesAt`.',
			errors: ['application.not-found', 'application.changed', 'application.without-address'],
		}),
		async (c) => c.json(await declineSeveral(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/undodecline',
		asked,
		validate('json', declineToUndo),
		answers(done, { summary: 'Take letters back that have not left', errors: ['reply.left'] }),
		async (c) => {
			await undoDecline(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
	.post(
		'/export',
		asked,
		validate('json', hiringFilter),
		answers(['text/csv'], {
			summary: 'Export applications with their stage and owner as CSV',
			description: 'Without opinions and reasons.',
		}),
		async (c) => {
			const { db, editor } = c.var
			const [filter, asker] = [c.req.valid('json'), askerOf(c)]
			const ids = (await selectHiringIds(db, filter, asker)).map(({ id }) => id)
			const changes = exportedChanges(filter, ids.length)
			await recordEdit(db, editor, { section: 'applications', action: 'exported', changes })
			return c.body(csvOfHiring(db, ids, asker), 200, csvHeaders(`applications-${companyToday()}.csv`))
		},
	)
	.route('/', savedReplyCalls('applicationMessage', hiringSavedReplyForm))
	.route('/', conversationCalls(hiringDesk, readers, hiringDeskSeenBy))
	.route('/', replyCalls(hiringDesk, guards))
	.route('/', subjectCalls(hiringDesk, guards))
export type HiringStaffApi = typeof hiringStaff

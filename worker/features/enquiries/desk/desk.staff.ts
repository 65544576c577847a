import { Hono } from 'hono'
import { conversation, noteForm, openConversation, othersInConversation } from '#contracts/desks/conversation.ts'
import { placed, placeForm } from '#contracts/desks/triage.ts'
import { deskPage, deskPeople, deskQuery } from '#contracts/enquiries/desk.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { readConversation } from './conversation.queries.ts'
import { listDesk } from './desk.queries.ts'
import { selectDeskPeople } from './desk-people.ts'
import { closeConversation, noteOpenConversation } from './desk-presence.ts'
import { addNote } from './notes.ts'
import { placeEnquiries } from './place-enquiries.ts'

/** Calls that an open desk sends by itself. They do not keep a session alive. */
const quiet = requireRole('enquiries', { extendsSession: false })
const asked = requireRole('enquiries')

/** The enquiry desk: ContactRequests or Admin. */
export const deskStaff = new Hono<AppEnv>()
	.post(
		'/list',
		asked,
		validate('json', deskQuery),
		answers(deskPage, {
			summary: 'List contact requests with their state and owner',
			description: 'Where we owe an answer, who waits longest comes first; elsewhere what moved last.',
		}),
		async (c) => c.json(await listDesk(c.var.db, c.req.valid('json'), c.var.staff.id)),
	)
	.get(
		'/conversation/:id',
		asked,
		validate('param', byId),
		answers(conversation, { summary: 'Read a contact request with its conversation', errors: ['enquiry.not-found'] }),
		async (c) => {
			const { db, staff } = c.var
			const arrive = c.env.REPLY_DOMAIN ? 'here' : 'mailbox'
			return c.json(await readConversation(db, c.req.valid('param').id, staff.id, arrive))
		},
	)
	.post(
		'/place',
		asked,
		validate('json', placeForm),
		answers(placed, {
			summary: 'Change owner, department, state or snooze of contact requests',
			description: 'All of them or none. Answers where they stood before, which undoes the change if it is sent.',
			errors: ['enquiry.not-found', 'enquiry.changed', 'department.not-found'],
		}),
		async (c) => c.json(await placeEnquiries(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/note',
		asked,
		validate('json', noteForm),
		answers(savedId, {
			summary: 'Add a note to a contact request',
			description: '`@` and a user name tells that colleague by mail.',
			errors: ['enquiry.not-found'],
		}),
		async (c) => c.json(await addNote(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.get('/people', asked, answers(deskPeople, { summary: 'List who can own a contact request' }), async (c) =>
		c.json(await selectDeskPeople(c.var.db)),
	)
	.post(
		'/openconversation',
		quiet,
		validate('json', openConversation),
		answers(othersInConversation, { summary: 'Note an open conversation and tell who else has it open' }),
		async (c) => c.json(await noteOpenConversation(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/closeconversation',
		quiet,
		validate('json', openConversation),
		answers(done, { summary: 'Forget an open conversation' }),
		async (c) => {
			await closeConversation(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
export type DeskStaffApi = typeof deskStaff

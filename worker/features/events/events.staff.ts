import { Hono } from 'hono'
import { z } from 'zod/mini'
import { eventDetails, eventForm, eventRow, eventsQuery } from '#contracts/content/events.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { paged } from '#contracts/shared/paging.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { deleteEvent } from './delete-event.ts'
import { deletePicture } from './delete-picture.ts'
import { findEvent, listEvents } from './events.queries.ts'
import { saveEvent } from './save-event.ts'

/** Events: EventsAdmin or Admin. */
export const eventsStaff = new Hono<AppEnv>()
	.use(requireRole('events'))
	.post(
		'/fetchAllEvents',
		validate('json', eventsQuery),
		answers(paged(eventRow), { summary: 'List events' }),
		async (c) => c.json(await listEvents(c.var.db, signedMedia(c.env), c.req.valid('json'))),
	)
	.post(
		'/fetcheventsbyid',
		validate('query', byId),
		answers(eventDetails, { summary: 'Get an event', errors: ['event.not-found'] }),
		async (c) => {
			const found = await findEvent(c.var.db, signedMedia(c.env), c.req.valid('query').id)
			if (!found) throw new AppError('event.not-found')
			return c.json(found)
		},
	)
	.post(
		'/saveevent',
		validateForm(eventForm),
		answers(savedId, {
			summary: 'Add or change an event',
			errors: ['event.not-found', 'write.stale', 'draft.not-found'],
		}),
		async (c) => c.json(await saveEvent(c.var.db, c.env, c.req.valid('form'), c.var.editor)),
	)
	.delete(
		'/deleteevents/:id',
		validate('param', byId),
		answers(done, { summary: 'Delete an event', errors: ['event.not-found', 'write.stale'] }),
		async (c) => {
			await deleteEvent(c.var.db, c.req.valid('param').id, c.var.editor)
			return c.json(true)
		},
	)
	.delete(
		'/deleteimage/:id',
		validate('param', byId),
		answers(z.object({ version: z.int() }), {
			summary: 'Delete an additional picture of an event',
			errors: ['event-picture.not-found', 'event-picture.last', 'event-picture.thumbnail', 'write.stale'],
			description: 'The answer has the new version of the event.',
		}),
		async (c) => {
			// The new version of the event: an open form continues from it.
			return c.json({ version: await deletePicture(c.var.db, c.req.valid('param').id, c.var.editor) })
		},
	)
export type EventsStaffApi = typeof eventsStaff

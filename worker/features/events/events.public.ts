import { Hono } from 'hono'
import { listedEvent, publicEvent, publicEventsQuery } from '#contracts/content/events.ts'
import { paged } from '#contracts/shared/paging.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { findPublishedEvent, listPublishedEvents } from './published-events.queries.ts'

/** Published events: visitors who passed the bot check. */
export const eventsPublic = new Hono<AppEnv>().post(
	'/fetchAllEventsforPublic',
	requireClearance,
	validate('json', publicEventsQuery),
	answers(paged(listedEvent), { summary: 'List published events' }),
	async (c) => c.json(await listPublishedEvents(c.var.db, mediaPath, c.req.valid('json'))),
)

// The specification has three names for this call.
const names = [
	{ path: '/fetcheventsbyid/:id', summary: 'Get a published event' },
	{ path: '/fetcheventsbyidpublic/:id', summary: 'Get a published event, as fetcheventsbyidpublic' },
	{ path: '/fetchEventById/:id', summary: 'Get a published event, as fetchEventById' },
] as const

for (const { path, summary } of names)
	eventsPublic.get(
		path,
		requireClearance,
		validate('param', byId),
		answers(publicEvent, { summary, errors: ['event.not-found'] }),
		async (c) => {
			const found = await findPublishedEvent(c.var.db, mediaPath, c.req.valid('param').id)
			if (!found) throw new AppError('event.not-found')
			return c.json(found)
		},
	)

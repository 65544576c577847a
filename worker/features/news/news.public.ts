import { Hono } from 'hono'
import { publicNewsQuery } from '#contracts/news.ts'
import type { AppEnv } from '#worker/context.ts'
import { requireClearance } from '#worker/platform/bot-check.ts'
import { mediaPath } from '#worker/platform/media.ts'
import { validate } from '#worker/platform/validate.ts'
import { listPublishedNews } from './news.queries.ts'

/** News for any visitor who passed the bot check. */
export const newsPublic = new Hono<AppEnv>().post(
	'/getNewsByIsPublished',
	requireClearance,
	validate('json', publicNewsQuery),
	async (c) => c.json(await listPublishedNews(c.var.db, mediaPath, c.req.valid('json'))),
)
export type NewsPublicApi = typeof newsPublic

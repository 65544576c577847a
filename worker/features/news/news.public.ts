import { Hono } from 'hono'
import { newsItem, publicNewsQuery } from '#contracts/content/news.ts'
import { paged } from '#contracts/shared/paging.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { listPublishedNews } from './published-news.queries.ts'

/** Published news: visitors who passed the bot check. */
export const newsPublic = new Hono<AppEnv>().post(
	'/getNewsByIsPublished',
	requireClearance,
	validate('json', publicNewsQuery),
	answers(paged(newsItem), { summary: 'List published news, the newest first' }),
	async (c) => c.json(await listPublishedNews(c.var.db, mediaPath, c.req.valid('json'))),
)

import { Hono } from 'hono'
import { newsDetails, newsForm, newsQuery, newsRow } from '#contracts/content/news.ts'
import { savedId } from '#contracts/shared/answers.ts'
import { paged } from '#contracts/shared/paging.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { findNews, listNews } from './news.queries.ts'
import { saveNews } from './save-news.ts'

/** News: NewsAdmin or Admin. */
export const newsStaff = new Hono<AppEnv>()
	.use(requireRole('news'))
	.post(
		'/listnewsdetails',
		validate('json', newsQuery),
		answers(paged(newsRow), { summary: 'List news, the newest first' }),
		async (c) => c.json(await listNews(c.var.db, signedMedia(c.env), c.req.valid('json'))),
	)
	.post(
		'/fetchnewsdetailsbyid',
		validate('query', byId),
		answers(newsDetails, { summary: 'Get a piece of news', errors: ['news.not-found'] }),
		async (c) => {
			const found = await findNews(c.var.db, signedMedia(c.env), c.req.valid('query').id)
			if (!found) throw new AppError('news.not-found')
			return c.json(found)
		},
	)
	.post(
		'/savenewsdetails',
		validateForm(newsForm),
		answers(savedId, {
			summary: 'Add or change a piece of news',
			errors: ['news.not-found', 'write.stale', 'draft.not-found'],
		}),
		async (c) => c.json(await saveNews(c.var.db, c.env, c.req.valid('form'), c.var.editor)),
	)
export type NewsStaffApi = typeof newsStaff

import { Hono } from 'hono'
import { paperDownload } from '#contracts/papers.ts'
import type { AppEnv } from '#worker/context.ts'
import { requireClearance } from '#worker/platform/bot-check.ts'
import { AppError } from '#worker/platform/errors.ts'
import { mediaPath } from '#worker/platform/media.ts'
import { validate } from '#worker/platform/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
import { findPublishedPaperFile, listPublishedPapers } from './papers.queries.ts'
import { flyers } from './papers.table.ts'

/** Published flyers, for any visitor who passed the bot check. */
export const flyersPublic = new Hono<AppEnv>()
	.get('/listAllPublishedFlyers', requireClearance, async (c) =>
		c.json(await listPublishedPapers(c.var.db, flyers, mediaPath)),
	)
	.post('/downloadfile', requireClearance, validate('json', paperDownload), async (c) => {
		const file = await findPublishedPaperFile(c.var.db, flyers, c.req.valid('json').id)
		if (!file) throw new AppError('flyer.not-found')
		return answerDownload(c, file)
	})
export type FlyersPublicApi = typeof flyersPublic

import { Hono } from 'hono'
import { paperDownload } from '#contracts/content/papers.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
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

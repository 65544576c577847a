import { Hono } from 'hono'
import { paperDownload } from '#contracts/content/papers.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { findPublishedPaperFile, listPublishedPapers } from './papers.queries.ts'
import { whitepapers } from './papers.table.ts'

/** Published whitepapers, for any visitor who passed the bot check. */
export const whitepapersPublic = new Hono<AppEnv>()
	.get('/listAllPublishedWhitePapers', requireClearance, async (c) =>
		c.json(await listPublishedPapers(c.var.db, whitepapers, mediaPath)),
	)
	.post('/downloadfile', requireClearance, validate('json', paperDownload), async (c) => {
		const file = await findPublishedPaperFile(c.var.db, whitepapers, c.req.valid('json').id)
		if (!file) throw new AppError('whitepaper.not-found')
		return answerDownload(c, file)
	})

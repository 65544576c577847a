import { Hono } from 'hono'
import { paperDownload } from '#contracts/papers.ts'
import type { AppEnv } from '#worker/context.ts'
import { requireClearance } from '#worker/platform/bot-check.ts'
import { AppError } from '#worker/platform/errors.ts'
import { mediaPath } from '#worker/platform/media.ts'
import { validate } from '#worker/platform/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
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
export type WhitepapersPublicApi = typeof whitepapersPublic

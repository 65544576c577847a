import { Hono } from 'hono'
import { documentDownload } from '#contracts/content/documents.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { findPublishedDocumentFile, listPublishedDocuments } from './documents.queries.ts'
import { flyers } from './documents.table.ts'

/** Published flyers: visitors who passed the bot check. */
export const flyersPublic = new Hono<AppEnv>()
	.get('/listAllPublishedFlyers', requireClearance, async (c) =>
		c.json(await listPublishedDocuments(c.var.db, flyers, mediaPath)),
	)
	.post('/downloadfile', requireClearance, validate('json', documentDownload), async (c) => {
		const file = await findPublishedDocumentFile(c.var.db, flyers, c.req.valid('json').id)
		if (!file) throw new AppError('flyer.not-found')
		return answerDownload(c, file)
	})

import { Hono } from 'hono'
import { z } from 'zod/mini'
import { documentDownload, documentItem } from '#contracts/content/documents.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { whitepapers } from './documents.table.ts'
import { findPublishedDocumentFile, listPublishedDocuments } from './published-documents.queries.ts'

/** Published whitepapers: visitors who passed the bot check. */
export const whitepapersPublic = new Hono<AppEnv>()
	.get(
		'/listAllPublishedWhitePapers',
		requireClearance,
		answers(z.array(documentItem), { summary: 'List all published whitepapers' }),
		async (c) => c.json(await listPublishedDocuments(c.var.db, whitepapers, mediaPath)),
	)
	.post(
		'/downloadfile',
		requireClearance,
		validate('json', documentDownload),
		answers([mediaTypes.pdf], {
			summary: 'Download the PDF of a published whitepaper',
			errors: ['whitepaper.not-found', 'file.not-found'],
		}),
		async (c) => {
			const file = await findPublishedDocumentFile(c.var.db, whitepapers, c.req.valid('json').id)
			if (!file) throw new AppError('whitepaper.not-found')
			return answerDownload(c, file)
		},
	)

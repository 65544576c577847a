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
import { flyers } from './documents.table.ts'
import { findPublishedDocumentFile, listPublishedDocuments } from './published-documents.queries.ts'

/** Published flyers: visitors who passed the bot check. */
export const flyersPublic = new Hono<AppEnv>()
	.get(
		'/listAllPublishedFlyers',
		requireClearance,
		answers(z.array(documentItem), { summary: 'List all published flyers' }),
		async (c) => c.json(await listPublishedDocuments(c.var.db, flyers, mediaPath)),
	)
	.post(
		'/downloadfile',
		requireClearance,
		validate('json', documentDownload),
		answers([mediaTypes.pdf], {
			summary: 'Download the PDF of a published flyer',
			errors: ['flyer.not-found', 'file.not-found'],
		}),
		async (c) => {
			const file = await findPublishedDocumentFile(c.var.db, flyers, c.req.valid('json').id)
			if (!file) throw new AppError('flyer.not-found')
			return answerDownload(c, file)
		},
	)

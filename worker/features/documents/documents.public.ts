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
import { type DocumentKind, flyerKind, whitepaperKind } from './document-kinds.ts'
import { findPublishedDocumentFile, listPublishedDocuments } from './published-documents.queries.ts'

/** The published flyers or whitepapers: visitors who passed the bot check. */
const documentsPublic = ({ table, section, noun, notFound }: DocumentKind, listPath: string) =>
	new Hono<AppEnv>()
		.get(
			listPath,
			requireClearance,
			answers(z.array(documentItem), { summary: `List all published ${section}` }),
			async (c) => c.json(await listPublishedDocuments(c.var.db, table, mediaPath)),
		)
		.post(
			'/downloadfile',
			requireClearance,
			validate('json', documentDownload),
			answers([mediaTypes.pdf], {
				summary: `Download the PDF of a published ${noun}`,
				errors: [notFound, 'file.not-found'],
			}),
			async (c) => {
				const file = await findPublishedDocumentFile(c.var.db, table, c.req.valid('json').id)
				if (!file) throw new AppError(notFound)
				return answerDownload(c, file)
			},
		)

export const flyersPublic = documentsPublic(flyerKind, '/listAllPublishedFlyers')
export const whitepapersPublic = documentsPublic(whitepaperKind, '/listAllPublishedWhitePapers')

import { Hono } from 'hono'
import {
	documentDetails,
	documentDownload,
	documentForm,
	documentRow,
	documentsQuery,
	whitepapersPageSize,
} from '#contracts/content/documents.ts'
import { savedId } from '#contracts/shared/answers.ts'
import { paged } from '#contracts/shared/paging.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
import { whitepaperKind } from './document-kinds.ts'
import { findDocument, findDocumentFile, listDocuments } from './documents.queries.ts'
import { whitepapers } from './documents.table.ts'
import { saveDocument } from './save-document.ts'

/** Whitepapers: WhitePapers or Admin. */
export const whitepapersStaff = new Hono<AppEnv>()
	.use(requireRole('whitepapers'))
	.post(
		'/listallwhitepapers',
		validate('json', documentsQuery(whitepapersPageSize)),
		answers(paged(documentRow), { summary: 'List whitepapers, the newest first' }),
		async (c) => c.json(await listDocuments(c.var.db, whitepapers, signedMedia(c.env), c.req.valid('json'))),
	)
	.get(
		'/fetchwhitepapersbyid/:id',
		validate('param', byId),
		answers(documentDetails, { summary: 'Get a whitepaper', errors: ['whitepaper.not-found'] }),
		async (c) => {
			const found = await findDocument(c.var.db, whitepapers, signedMedia(c.env), c.req.valid('param').id)
			if (!found) throw new AppError('whitepaper.not-found')
			return c.json(found)
		},
	)
	.post(
		'/savewhitepaper',
		validateForm(documentForm),
		answers(savedId, {
			summary: 'Add or change a whitepaper',
			errors: ['whitepaper.not-found', 'write.stale', 'draft.not-found'],
		}),
		async (c) => c.json(await saveDocument(c.var.db, c.env, whitepaperKind, c.req.valid('form'), c.var.editor)),
	)
	.post(
		'/downloadfile',
		validate('json', documentDownload),
		answers([mediaTypes.pdf], {
			summary: 'Download the PDF of a whitepaper',
			errors: ['whitepaper.not-found', 'file.not-found'],
		}),
		async (c) => {
			const file = await findDocumentFile(c.var.db, whitepapers, c.req.valid('json').id)
			if (!file) throw new AppError('whitepaper.not-found')
			return answerDownload(c, file)
		},
	)
export type WhitepapersStaffApi = typeof whitepapersStaff

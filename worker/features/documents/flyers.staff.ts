import { Hono } from 'hono'
import {
	documentDetails,
	documentDownload,
	documentForm,
	documentRow,
	documentsQuery,
	flyersPageSize,
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
import { flyerKind } from './document-kinds.ts'
import { findDocument, findDocumentFile, listDocuments } from './documents.queries.ts'
import { flyers } from './documents.table.ts'
import { saveDocument } from './save-document.ts'

/** Flyers: Flyers or Admin. */
export const flyersStaff = new Hono<AppEnv>()
	.use(requireRole('flyers'))
	.post(
		'/listallflyers',
		validate('json', documentsQuery(flyersPageSize)),
		answers(paged(documentRow), { summary: 'List flyers, the newest first' }),
		async (c) => c.json(await listDocuments(c.var.db, flyers, signedMedia(c.env), c.req.valid('json'))),
	)
	.get(
		'/fetchflyersbyid/:id',
		validate('param', byId),
		answers(documentDetails, { summary: 'Get a flyer', errors: ['flyer.not-found'] }),
		async (c) => {
			const found = await findDocument(c.var.db, flyers, signedMedia(c.env), c.req.valid('param').id)
			if (!found) throw new AppError('flyer.not-found')
			return c.json(found)
		},
	)
	.post(
		'/saveflyer',
		validateForm(documentForm),
		answers(savedId, {
			summary: 'Add or change a flyer',
			errors: ['flyer.not-found', 'write.stale', 'draft.not-found'],
		}),
		async (c) => c.json(await saveDocument(c.var.db, c.env, flyerKind, c.req.valid('form'), c.var.editor)),
	)
	.post(
		'/downloadfile',
		validate('json', documentDownload),
		answers([mediaTypes.pdf], {
			summary: 'Download the PDF of a flyer',
			errors: ['flyer.not-found', 'file.not-found'],
		}),
		async (c) => {
			const file = await findDocumentFile(c.var.db, flyers, c.req.valid('json').id)
			if (!file) throw new AppError('flyer.not-found')
			return answerDownload(c, file)
		},
	)
export type FlyersStaffApi = typeof flyersStaff

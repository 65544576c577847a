import { Hono } from 'hono'
import {
	documentDetails,
	documentDownload,
	documentForm,
	documentRow,
	documentsQuery,
	flyersPageSize,
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
import { type DocumentKind, flyerKind, whitepaperKind } from './document-kinds.ts'
import { findDocument, findDocumentFile, listDocuments } from './documents.queries.ts'
import { saveDocument } from './save-document.ts'

/** The endpoints of flyers or of whitepapers, for their role or Admin. Only the paths differ. */
const documentsStaff = <List extends string, Find extends string, Save extends string>(
	kind: DocumentKind,
	{ pageSize, ...paths }: { pageSize: number; list: List; find: Find; save: Save },
) =>
	new Hono<AppEnv>()
		.use(requireRole(kind.section))
		.post(
			paths.list,
			validate('json', documentsQuery(pageSize)),
			answers(paged(documentRow), { summary: `List ${kind.section}, the newest first` }),
			async (c) => c.json(await listDocuments(c.var.db, kind.table, signedMedia(c.env), c.req.valid('json'))),
		)
		.get(
			paths.find,
			validate('param', byId),
			answers(documentDetails, { summary: `Get a ${kind.noun}`, errors: [kind.notFound] }),
			async (c) => {
				const found = await findDocument(c.var.db, kind.table, signedMedia(c.env), c.req.valid('param').id)
				if (!found) throw new AppError(kind.notFound)
				return c.json(found)
			},
		)
		.post(
			paths.save,
			validateForm(documentForm),
			answers(savedId, {
				summary: `Add or change a ${kind.noun}`,
				errors: [kind.notFound, 'write.stale', 'draft.not-found'],
			}),
			async (c) => c.json(await saveDocument(c.var.db, c.env, kind, c.req.valid('form'), c.var.editor)),
		)
		.post(
			'/downloadfile',
			validate('json', documentDownload),
			answers([mediaTypes.pdf], {
				summary: `Download the PDF of a ${kind.noun}`,
				errors: [kind.notFound, 'file.not-found'],
			}),
			async (c) => {
				const file = await findDocumentFile(c.var.db, kind.table, c.req.valid('json').id)
				if (!file) throw new AppError(kind.notFound)
				return answerDownload(c, file)
			},
		)

export const flyersStaff = documentsStaff(flyerKind, {
	pageSize: flyersPageSize,
	list: '/listallflyers',
	find: '/fetchflyersbyid/:id',
	save: '/saveflyer',
})
export type FlyersStaffApi = typeof flyersStaff

export const whitepapersStaff = documentsStaff(whitepaperKind, {
	pageSize: whitepapersPageSize,
	list: '/listallwhitepapers',
	find: '/fetchwhitepapersbyid/:id',
	save: '/savewhitepaper',
})
export type WhitepapersStaffApi = typeof whitepapersStaff

import { Hono } from 'hono'
import { paperDownload, paperForm, papersQuery, whitepapersPageSize } from '#contracts/content/papers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
import { previewLink } from '#worker/publishing/preview.ts'
import { findPaper, findPaperFile, listPapers } from './papers.queries.ts'
import { whitepapers } from './papers.table.ts'
import { savePaper, whitepaperKind } from './save-paper.ts'

/** Whitepapers: the role WhitePapers or Admin. */
export const whitepapersStaff = new Hono<AppEnv>()
	.use(requireRole('whitepapers'))
	.post('/listallwhitepapers', validate('json', papersQuery(whitepapersPageSize)), async (c) =>
		c.json(await listPapers(c.var.db, whitepapers, signedMedia(c.env), c.req.valid('json'))),
	)
	.get('/fetchwhitepapersbyid/:id', validate('param', byId), async (c) => {
		const found = await findPaper(c.var.db, whitepapers, signedMedia(c.env), c.req.valid('param').id)
		if (!found) throw new AppError('whitepaper.not-found')
		return c.json(found)
	})
	.post('/savewhitepaper', validateForm(paperForm), async (c) => {
		const editor = { staff: c.var.staff, requestId: c.var.requestId }
		return c.json(await savePaper(c.var.db, c.env, whitepaperKind, c.req.valid('form'), editor))
	})
	.post('/downloadfile', validate('json', paperDownload), async (c) => {
		const file = await findPaperFile(c.var.db, whitepapers, c.req.valid('json').id)
		if (!file) throw new AppError('whitepaper.not-found')
		return answerDownload(c, file)
	})
	.get('/previewlink/:id', validate('param', byId), async (c) => {
		const { id } = c.req.valid('param')
		const link = await previewLink(c.var.db, c.env, { kind: 'whitepaper', table: whitepapers, id }, '/resources')
		return c.json(`${link}#whitepaper-${id}`)
	})
export type WhitepapersStaffApi = typeof whitepapersStaff

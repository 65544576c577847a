import { Hono } from 'hono'
import { caseStudiesQuery, caseStudyDetails, caseStudyForm, caseStudyListed } from '#contracts/content/case-studies.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { paged } from '#contracts/shared/paging.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { findCaseStudy, listCaseStudies } from './case-studies.queries.ts'
import { deleteCaseStudy } from './delete-case-study.ts'
import { saveCaseStudy } from './save-case-study.ts'

/** Case studies: CaseStudies or Admin. */
export const caseStudiesStaff = new Hono<AppEnv>()
	.use(requireRole('caseStudies'))
	.post(
		'/listcasestudies',
		validate('json', caseStudiesQuery),
		answers(paged(caseStudyListed), { summary: 'List case studies, the newest first' }),
		async (c) => c.json(await listCaseStudies(c.var.db, signedMedia(c.env), c.req.valid('json'))),
	)
	.get(
		'/fetchcasestudy/:id',
		validate('param', byId),
		answers(caseStudyDetails, { summary: 'Get a case study', errors: ['case-study.not-found'] }),
		async (c) => {
			const found = await findCaseStudy(c.var.db, signedMedia(c.env), c.req.valid('param').id)
			if (!found) throw new AppError('case-study.not-found')
			return c.json(found)
		},
	)
	.post(
		'/savecasestudy',
		validateForm(caseStudyForm),
		answers(savedId, {
			summary: 'Add or change a case study',
			errors: ['case-study.not-found', 'write.stale', 'draft.not-found'],
		}),
		async (c) => c.json(await saveCaseStudy(c.var.db, c.env, c.req.valid('form'), c.var.editor)),
	)
	.delete(
		'/deletecasestudy/:id',
		validate('param', byId),
		answers(done, { summary: 'Delete a case study', errors: ['case-study.not-found', 'write.stale'] }),
		async (c) => {
			await deleteCaseStudy(c.var.db, c.req.valid('param').id, c.var.editor)
			return c.json(true)
		},
	)
export type CaseStudiesStaffApi = typeof caseStudiesStaff

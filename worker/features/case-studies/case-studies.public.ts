import { type Context, Hono } from 'hono'
import { caseStudyDownload, caseStudyQuestion, publicCaseStudiesQuery } from '#contracts/content/case-studies.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { answerDownload } from '#worker/publishing/download-file.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import {
	findPublishedCaseStudy,
	findPublishedPdf,
	listCategoryNames,
	listPublishedCaseStudies,
} from './published-case-studies.queries.ts'

/** Published case studies: visitors who passed the bot check. */
export const caseStudiesPublic = new Hono<AppEnv>()
	.get('/fetchpublishedcasestudiesbyid', requireClearance, validate('query', caseStudyQuestion), (c) =>
		answerCaseStudy(c, c.req.valid('query')),
	)
	.get('/fetchpublishedcasestudiesbyid/:id', requireClearance, validate('param', byId), (c) =>
		answerCaseStudy(c, { id: c.req.valid('param').id, title: null }),
	)
	.post('/listcasestudiesbyfilter', requireClearance, validate('json', publicCaseStudiesQuery), async (c) =>
		c.json(await listPublishedCaseStudies(c.var.db, mediaPath, c.req.valid('json'))),
	)
	.get('/getCaseStudyCategory', requireClearance, async (c) => c.json(await listCategoryNames(c.var.db)))
	.post('/downloadpdf', requireClearance, validate('json', caseStudyDownload), async (c) => {
		const pdf = await findPublishedPdf(c.var.db, c.req.valid('json').id)
		if (!pdf) throw new AppError('case-study.not-found')
		return answerDownload(c, pdf)
	})

async function answerCaseStudy(c: Context<AppEnv>, asked: { id: number | null; title: string | null }) {
	const found = await findPublishedCaseStudy(c.var.db, mediaPath, asked)
	if (!found) throw new AppError('case-study.not-found')
	return c.json(found)
}

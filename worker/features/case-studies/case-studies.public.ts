import { type Context, Hono } from 'hono'
import { z } from 'zod/mini'
import {
	caseStudy,
	caseStudyCategoryName,
	caseStudyDownload,
	caseStudyQuestion,
	caseStudyRow,
	publicCaseStudiesQuery,
} from '#contracts/content/case-studies.ts'
import { paged } from '#contracts/shared/paging.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'
import { answers } from '#worker/http/answers.ts'
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
	.get(
		'/fetchpublishedcasestudiesbyid',
		requireClearance,
		validate('query', caseStudyQuestion),
		answers(caseStudy, { summary: 'Get a published case study by its id or title', errors: ['case-study.not-found'] }),
		(c) => answerCaseStudy(c, c.req.valid('query')),
	)
	.get(
		'/fetchpublishedcasestudiesbyid/:id',
		requireClearance,
		validate('param', byId),
		answers(caseStudy, { summary: 'Get a published case study', errors: ['case-study.not-found'] }),
		(c) => answerCaseStudy(c, { id: c.req.valid('param').id, title: null }),
	)
	.post(
		'/listcasestudiesbyfilter',
		requireClearance,
		validate('json', publicCaseStudiesQuery),
		answers(paged(caseStudyRow), { summary: 'List published case studies, the newest first' }),
		async (c) => c.json(await listPublishedCaseStudies(c.var.db, mediaPath, c.req.valid('json'))),
	)
	.get(
		'/getCaseStudyCategory',
		requireClearance,
		answers(z.array(caseStudyCategoryName), { summary: 'List the categories of published case studies' }),
		async (c) => c.json(await listCategoryNames(c.var.db)),
	)
	.post(
		'/downloadpdf',
		requireClearance,
		validate('json', caseStudyDownload),
		answers([mediaTypes.pdf], {
			summary: 'Download the PDF of a published case study',
			errors: ['case-study.not-found', 'file.not-found'],
		}),
		async (c) => {
			const pdf = await findPublishedPdf(c.var.db, c.req.valid('json').id)
			if (!pdf) throw new AppError('case-study.not-found')
			return answerDownload(c, pdf)
		},
	)

async function answerCaseStudy(c: Context<AppEnv>, asked: { id: number | null; title: string | null }) {
	const found = await findPublishedCaseStudy(c.var.db, mediaPath, asked)
	if (!found) throw new AppError('case-study.not-found')
	return c.json(found)
}

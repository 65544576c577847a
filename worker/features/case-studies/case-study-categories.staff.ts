import { Hono } from 'hono'
import { z } from 'zod/mini'
import {
	caseStudyCategory,
	caseStudyCategoryForm,
	caseStudyCategoryQuestion,
	categoriesQuery,
} from '#contracts/content/case-studies.ts'
import { paged } from '#contracts/shared/paging.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import {
	allCategories,
	deleteCategory,
	findCategory,
	isCategoryNameTaken,
	listCategories,
	saveCategory,
} from './categories.ts'

/** The categories of case studies: CaseStudies or Admin. */
export const caseStudyCategoriesStaff = new Hono<AppEnv>()
	.use(requireRole('caseStudies'))
	.post(
		'/listcategories',
		validate('json', categoriesQuery),
		answers(paged(caseStudyCategory), { summary: 'List case study categories by page' }),
		async (c) => c.json(await listCategories(c.var.db, c.req.valid('json'))),
	)
	.get(
		'/listcategoriesforselection',
		answers(z.array(caseStudyCategory), { summary: 'List all case study categories' }),
		async (c) => c.json(await allCategories(c.var.db)),
	)
	.get(
		'/fetchdetails/:id',
		validate('param', byId),
		answers(caseStudyCategory, { summary: 'Get a case study category', errors: ['case-study-category.not-found'] }),
		async (c) => c.json(await findCategory(c.var.db, c.req.valid('param').id)),
	)
	.post(
		'/checkIfCategoryNameExists',
		validate('json', caseStudyCategoryQuestion),
		answers(z.boolean(), { summary: 'Check whether another category has this name' }),
		async (c) => {
			const { categoryName, categoryId } = c.req.valid('json')
			return c.json(await isCategoryNameTaken(c.var.db, categoryName, categoryId))
		},
	)
	// "POST savecategory (categoryId, categoryName) returns the new item or false."
	.post(
		'/savecategory',
		validate('json', caseStudyCategoryForm),
		answers(z.union([caseStudyCategory, z.literal(false)]), {
			summary: 'Add or rename a case study category',
			errors: ['case-study-category.not-found', 'write.stale'],
			description: 'The answer is the category, or false where another one has the name.',
		}),
		async (c) => c.json(await saveCategory(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	// "DELETE deletecategory/{id} (returns false when referenced)."
	.delete(
		'/deletecategory/:id',
		validate('param', byId),
		answers(z.boolean(), {
			summary: 'Delete a case study category',
			errors: ['case-study-category.not-found', 'write.stale'],
			description: 'The answer is false where a case study has the category.',
		}),
		async (c) => c.json(await deleteCategory(c.var.db, c.req.valid('param').id, c.var.editor)),
	)
export type CaseStudyCategoriesStaffApi = typeof caseStudyCategoriesStaff

import { Hono } from 'hono'
import { caseStudyCategoryForm, caseStudyCategoryQuestion, categoriesQuery } from '#contracts/content/case-studies.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
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
	.post('/listcategories', validate('json', categoriesQuery), async (c) =>
		c.json(await listCategories(c.var.db, c.req.valid('json'))),
	)
	.get('/listcategoriesforselection', async (c) => c.json(await allCategories(c.var.db)))
	.get('/fetchdetails/:id', validate('param', byId), async (c) =>
		c.json(await findCategory(c.var.db, c.req.valid('param').id)),
	)
	.post('/checkIfCategoryNameExists', validate('json', caseStudyCategoryQuestion), async (c) => {
		const { categoryName, categoryId } = c.req.valid('json')
		return c.json(await isCategoryNameTaken(c.var.db, categoryName, categoryId))
	})
	// "POST savecategory (categoryId, categoryName) returns the new item or false."
	.post('/savecategory', validate('json', caseStudyCategoryForm), async (c) =>
		c.json(await saveCategory(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	// "DELETE deletecategory/{id} (returns false when referenced)."
	.delete('/deletecategory/:id', validate('param', byId), async (c) =>
		c.json(await deleteCategory(c.var.db, c.req.valid('param').id, c.var.editor)),
	)
export type CaseStudyCategoriesStaffApi = typeof caseStudyCategoriesStaff

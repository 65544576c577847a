import { expect, test } from 'vitest'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import type { Database } from '#worker/data/db.ts'
import { findCaseStudy, listCaseStudies } from '#worker/features/case-studies/case-studies.queries.ts'
import { allCategories, isCategoryNameTaken } from '#worker/features/case-studies/categories.ts'
import {
	findCaseStudyPage,
	findPublishedPdf,
	listCaseStudyAddresses,
	listNewestCaseStudies,
	listPublishedCaseStudies,
	readCaseStudiesPage,
} from '#worker/features/case-studies/published-case-studies.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

type Act = (db: Database) => Promise<unknown>

const page = { pageNumber: 1, pageSize: 10 }
const staff = (categoryId: number | null, isPublished: boolean | null) => (db: Database) =>
	listCaseStudies(db, mediaPath, { ...page, categoryId, isPublished, title: null })
const visitors = (categoryId: number | null, title: string | null) => (db: Database) =>
	listPublishedCaseStudies(db, mediaPath, { ...page, categoryId, title })

const newest = 'SCAN case_studies USING INDEX case_studies_newest'
const byStatus = 'SEARCH case_studies USING INDEX case_studies_published (is_published=?)'
const byCategory = 'SEARCH case_studies USING INDEX case_studies_category (category_id=? AND is_published=?)'

test.each<[string, Act, string]>([
	['all', staff(null, null), newest],
	['published ones', staff(null, true), byStatus],
	['unpublished ones', staff(null, false), byStatus],
	['published ones of a category', staff(1, true), byCategory],
	['what visitors see', visitors(null, null), byStatus],
	['what they see of a category', visitors(1, null), byCategory],
	// A search reads every title of the list, in the order of the list.
	['what they see by a part of the title', visitors(null, 'bank'), byStatus],
	['the newest', (db) => listNewestCaseStudies(db, mediaPath, 3), byStatus],
	['the sitemap', listCaseStudyAddresses, byStatus],
])('a list of %s reads as far as its page, by an index and in its order', async (_, act, plan) => {
	const plans = await plansOf(act)
	expect(plans).toContain(plan)
	expect(plans.filter((each) => each.includes('TEMP B-TREE'))).toEqual([])
})

test('a category with every status is sorted: no more than its own case studies are read', async () => {
	expect(await plansOf(staff(1, null))).toContain(
		'SEARCH case_studies USING INDEX case_studies_category (category_id=?)',
	)
})

test.each<[string, Act]>([
	['one for staff', (db) => findCaseStudy(db, mediaPath, 1)],
	['one with its neighbours and relations', (db) => findCaseStudyPage(db, mediaPath, 1)],
	['a PDF', (db) => findPublishedPdf(db, 1)],
	['a category by its name', (db) => isCategoryNameTaken(db, 'banking', 1)],
])('%s is found by an index, whatever the size of the table', async (_, act) => {
	expect(unindexed(await plansOf(act))).toEqual([])
})

test('categories are read in the order of their names; whether one is used, by an index', async () => {
	const byName = 'SCAN case_study_categories USING INDEX case_study_categories_name_key_unique'
	expect(await plansOf(allCategories)).toEqual([byName])
	const plans = await plansOf((db) => readCaseStudiesPage(db, mediaPath, { ...page, categoryId: null, title: null }))
	expect(plans).toContain(byName)
	expect(plans.filter((plan) => /TEMP B-TREE|SCAN case_studies/.test(plan))).toEqual([])
})

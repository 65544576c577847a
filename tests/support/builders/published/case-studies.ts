import { normalised } from '#worker/data/normalise.ts'
import { caseStudyCategories } from '#worker/features/case-studies/case-studies.table.ts'
import { asFile, pdfOf } from '../../files/sample-files.ts'
import { call } from '../../worker/app.ts'
import { dummyToken } from '../../worker/siteverify.ts'
import { db } from '../../worker/staff.ts'
import { aPicture, callsOf, type Publishable } from './publishable.ts'

/** A category for the forms of these tests. Its id is far from the ids of case studies. */
export const someCategory = { id: 5_001, name: 'Banking' }

export const addCategory = (id: number, name: string) =>
	db.insert(caseStudyCategories).values({
		id,
		name,
		nameKey: normalised(name),
		createdAt: '2026-01-01T00:00:00.000Z',
		updatedAt: '2026-01-01T00:00:00.000Z',
	})

export const aPdf = (text = 'What the bank did') => asFile(pdfOf(text), 'study.pdf', 'application/pdf')

/** The calls of case studies, with a category for their forms. */
export const caseStudyCalls: Publishable = {
	role: 'CaseStudies',
	table: 'case_studies',
	section: 'caseStudies',
	base: '/api/casestudiescontroller',
	save: 'savecasestudy',
	list: 'listcasestudies',
	paging: 'pageSize',
	filter: 'isPublished',
	flag: 'isPublished',
	search: 'title',
	id: 'id',
	title: 'title',
	details: (id) => ({ path: `fetchcasestudy/${id}`, method: 'GET' }),
	notFound: 'case-study.not-found',
	publicBase: '/api/public/casestudiescontroller',
	publicList: { path: 'listcasestudiesbyfilter', method: 'POST', body: { pageSize: 100 } },
	form: () => ({
		title: 'Accounts opened in eleven minutes',
		description: 'A cooperative bank put onboarding on 43 counters in ten weeks.',
		categoryId: String(someCategory.id),
		challenges: 'Forms of eight pages, typed twice///One proof in six was missing',
		benefits: 'Eleven minutes for an account',
		publishedDate: '2026-03-02',
		isPublished: 'true',
		thumbnailImage: aPicture(),
		pdfAttachment: aPdf(),
	}),
	picture: {
		part: 'thumbnailImage',
		changed: 'hasThumbnailImageChanged',
		wrongType: 'Please upload only image files (e.g., JPG, PNG).',
		width: 800,
		height: 450,
	},
}

/** The calls of case studies, with a category that their forms can name. */
export async function caseStudiesWith(...categories: { id: number; name: string }[]) {
	for (const { id, name } of [someCategory, ...categories]) await addCategory(id, name)
	return callsOf(caseStudyCalls)
}

/** The calls of visitors. */
export const askPublicly = (path: string, json?: unknown) =>
	call(`${caseStudyCalls.publicBase}/${path}`, { headers: { 'X-Token': dummyToken }, json })

/** The calls of staff for categories. */
export const askForCategories = (
	headers: Record<string, string>,
	path: string,
	{ json, method }: { json?: unknown; method?: string } = {},
) => call(`/api/casestudycategoriescontroller/${path}`, { headers, json, method })

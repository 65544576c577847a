import { answerOf } from '#web/api.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'
import { caseStudiesApi, caseStudyCategoriesApi } from '../staff-api.ts'
import { caseStudiesDescription } from './case-studies-description.ts'
import { CaseStudyForm } from './case-study-form.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'
export { formHandle as handle } from '../staff-meta.ts'

export const meta = formMeta(caseStudiesDescription)
export const clientLoader = formLoader(
	caseStudiesDescription,
	(id) => answerOf(caseStudiesApi.fetchcasestudy[':id'].$get({ param: { id } })),
	async () => ({ categories: await answerOf(caseStudyCategoriesApi.listcategoriesforselection.$get()) }),
)
export default formPage<typeof clientLoader>(caseStudiesDescription, CaseStudyForm)

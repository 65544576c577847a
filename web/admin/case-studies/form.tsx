import { answerOf } from '#web/api.ts'
import { loadForm, UnknownItem } from '../publishing/load-item.tsx'
import { useStartOver } from '../publishing/use-start-over.ts'
import { requireSection } from '../session/guards.ts'
import { caseStudiesApi, caseStudyCategoriesApi } from '../staff-api.ts'
import { formHandle, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/form.ts'
import { caseStudiesListPath } from './case-studies-list.ts'
import { CaseStudyForm } from './case-study-form.tsx'

/** The form shows its page in a frame. */
export const handle = formHandle

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = ({ params }: Route.MetaArgs) =>
	staffMeta(params.id === undefined ? 'Add case study' : 'Edit case study')

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	requireSection('caseStudies', request)
	const [loaded, categories] = await Promise.all([
		loadForm(
			{ kind: 'caseStudies', id: params.id, request },
			(id) => answerOf(caseStudiesApi.fetchcasestudy[':id'].$get({ param: { id } })),
			'case-study.not-found',
		),
		answerOf(caseStudyCategoriesApi.listcategoriesforselection.$get()),
	])
	return { ...loaded, categories }
}

export default function CaseStudyFormPage({ loaderData: { item, draft, failure, categories } }: Route.ComponentProps) {
	const { key, startOver } = useStartOver(item?.id, item?.version, item ?? draft)
	if (failure) return <UnknownItem failure={failure} backTo={caseStudiesListPath} />
	return <CaseStudyForm key={key} caseStudy={item} categories={categories} draft={draft} onStartOver={startOver} />
}

import { data, type MetaDescriptor } from 'react-router'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { metaTags, originIn } from '#web/site/page-meta.ts'
import { readingFor } from '#web/site/publishing/preview.ts'
import { listNewestCaseStudies, readCaseStudy } from '#worker/features/case-studies/published-case-studies.queries.ts'
import type { Route } from './+types/detail.ts'
import { Around } from './around.tsx'
import { caseStudyArticle, factsOf, shareCardOf } from './case-study-facts.ts'
import { ChallengesAndBenefits } from './challenges-and-benefits.tsx'
import { Cover } from './cover.tsx'
import { Gone } from './gone.tsx'
import { Story } from './story.tsx'

export const handle = { shared: true } satisfies PageHandle

const offeredInstead = 3

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { db, urlOf, alsoId } = await readingFor(context, request, 'case-study')
	const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null
	const found = id === null ? null : await readCaseStudy(db, urlOf, id, alsoId)
	if (found) return { found, preview: alsoId !== null, newest: [] }
	const newest = await listNewestCaseStudies(db, urlOf, offeredInstead)
	return data({ found: null, preview: false, newest }, { status: 404 })
}

export function meta({ loaderData: { found, preview }, matches }: Route.MetaArgs): MetaDescriptor[] {
	const origin = originIn(matches)
	if (!found) return metaTags({ ...pages.caseStudies, title: 'This case study is not here' }, origin, { hidden: true })
	return metaTags(factsOf(found.caseStudy), origin, {
		data: [caseStudyArticle(found.caseStudy, origin)],
		card: shareCardOf(found.caseStudy),
		type: 'article',
		hidden: preview,
	})
}

/** One case study: what the matter was, what stood in the way, and what was gained. */
export default function CaseStudyPage({ loaderData: { found, newest } }: Route.ComponentProps) {
	if (!found) return <Gone newest={newest} />
	const { caseStudy } = found
	return (
		<>
			<article aria-labelledby="title">
				<Cover caseStudy={caseStudy} />
				<Story caseStudy={caseStudy} />
				<ChallengesAndBenefits caseStudy={caseStudy} />
			</article>
			<Around {...found} />
		</>
	)
}

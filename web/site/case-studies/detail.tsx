import { data, type MetaDescriptor } from 'react-router'
import type { CaseStudyRow } from '#contracts/content/case-studies.ts'
import { messages } from '#contracts/shared/messages.ts'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { MissingItem } from '#web/site/publishing/missing-item.tsx'
import { parseId } from '#web/site/publishing/parse-id.ts'
import { openReading } from '#web/site/publishing/preview.ts'
import { readableCard } from '#web/site/publishing/share-card.ts'
import { metaTags, originIn, scalesPicturesIn } from '#web/site/seo/page-meta.ts'
import {
	findCaseStudyPage,
	listNewestCaseStudies,
} from '#worker/features/case-studies/published-case-studies.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/detail.ts'
import { Around } from './around.tsx'
import { CaseStudyCards } from './case-study-cards.tsx'
import {
	caseStudyArticle,
	caseStudyCard,
	caseStudyFactsOf,
	caseStudyPath,
	caseStudyPicture,
} from './case-study-facts.ts'
import { ChallengesAndBenefits } from './challenges-and-benefits.tsx'
import { CaseStudyCover } from './cover.tsx'
import { CaseStudyStory } from './story.tsx'

export const handle = { shared: true } satisfies PageHandle

const newestCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, urlOf, preview, now } = openReading(context, 'caseStudies')
	const id = parseId(params.id)
	const found = id === null ? null : await findCaseStudyPage(db, urlOf, id, now)
	if (!found) return data({ found, newest: await listNewestCaseStudies(db, urlOf, newestCount, now) }, { status: 404 })
	const url = new URL(caseStudyPath(found.caseStudy.id), context.get(pageContext).bindings.ORIGIN).href
	return data({ found, url, preview })
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	if (!loaderData.found)
		return [{ title: `This case study is not here | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
	const { found, preview } = loaderData
	const { caseStudy } = found
	const origin = originIn(matches)
	return metaTags(caseStudyFactsOf(caseStudy), origin, {
		data: [caseStudyArticle(caseStudy, origin)],
		card: readableCard(
			caseStudyCard(caseStudyPicture(caseStudy), caseStudy.title),
			pages.caseStudies,
			scalesPicturesIn(matches),
		),
		type: 'article',
		hidden: preview !== null,
	})
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
	if (!loaderData.found) return <Missing newest={loaderData.newest} />
	const { found, url, preview } = loaderData
	const { caseStudy } = found
	return (
		<>
			<article aria-labelledby="title">
				<CaseStudyCover caseStudy={caseStudy} preview={preview} />
				<CaseStudyStory caseStudy={caseStudy} url={url} />
				<ChallengesAndBenefits caseStudy={caseStudy} />
			</article>
			<Around {...found} />
		</>
	)
}

const Missing = ({ newest }: { newest: readonly CaseStudyRow[] }) => (
	<MissingItem
		page={pages.caseStudies}
		title="This case study is not here"
		action="See all case studies"
		newest="The newest case studies"
	>
		{newest.length > 0 ? <CaseStudyCards caseStudies={newest} /> : <EmptyList text={messages.noCaseStudies} />}
	</MissingItem>
)

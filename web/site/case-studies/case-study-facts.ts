import type { Article, Organization } from 'schema-dts'
import type { CaseStudy, CaseStudyRow } from '#contracts/content/case-studies.ts'
import type { Picture } from '#contracts/content/publishable.ts'
import { itemPagePath } from '#contracts/items/kinds.ts'
import { brand } from '#web/content/brand.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'
import { shareCardOf } from '#web/site/publishing/share-card.ts'
import { summaryOf } from '#web/site/publishing/summary.ts'

export const caseStudyPath = (id: number) => itemPagePath('caseStudies', id)

/** Splits a text at empty lines. */
export const paragraphsOf = (text: string) =>
	text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter((paragraph) => paragraph !== '')

/** The head data of its page. */
export const caseStudyFactsOf = ({
	id,
	title,
	description,
}: Pick<CaseStudy, 'id' | 'title' | 'description'>): PageFacts => ({
	path: caseStudyPath(id),
	name: title,
	title: `${title} | ${pages.caseStudies.name}`,
	description: summaryOf(description),
	parent: pages.caseStudies,
})

/** The title is the alternative text if an editor has given none. */
export const caseStudyPicture = (caseStudy: CaseStudyRow): Picture => ({
	url: caseStudy.thumbnailImage,
	alt: caseStudy.thumbnailAlt || caseStudy.title,
	width: caseStudy.thumbnailWidth,
	height: caseStudy.thumbnailHeight,
})

export const caseStudyCard = (picture: Picture | undefined, title: string) =>
	shareCardOf(picture, title, pages.caseStudies)

type Told = Pick<
	CaseStudy,
	'id' | 'title' | 'description' | 'categoryName' | 'publishedDate' | 'updatedAt' | 'thumbnailImage'
>

export function caseStudyArticle(caseStudy: Told, origin: string): Article {
	const { id, title, description, categoryName, publishedDate, updatedAt, thumbnailImage } = caseStudy
	const publisher: Organization = { '@type': 'Organization', name: brand.name, url: origin }
	return {
		'@type': 'Article',
		headline: title,
		description: summaryOf(description),
		articleSection: categoryName,
		...(publishedDate && { datePublished: publishedDate }),
		dateModified: updatedAt,
		...(thumbnailImage && { image: new URL(thumbnailImage, origin).href }),
		mainEntityOfPage: new URL(caseStudyPath(id), origin).href,
		author: publisher,
		publisher,
	}
}

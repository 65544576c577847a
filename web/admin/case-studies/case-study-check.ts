import type { CaseStudyDetails } from '#contracts/content/case-studies.ts'
import { caseStudyArticle, caseStudyCard, caseStudyFactsOf } from '#web/site/case-studies/case-study-facts.ts'
import { checkedPicture, lacking, shownPicture, titleOr } from '../publish-check/checked-parts.ts'
import type { CheckedItem, PictureOf } from '../publish-check/item.ts'
import { storedThumbnail } from '../publishing/item-picture-field.tsx'
import type { CaseStudyValues } from './case-study-values.ts'

const wanted = {
	datePublished: { what: 'date', todo: 'Fill in the date.', field: 'publishedDate' },
	image: { what: 'picture', todo: 'Choose an image.', field: 'thumbnailImage' },
}

/** Describes the form of a case study for the rules. */
export function describeCaseStudy(
	values: CaseStudyValues,
	caseStudy: CaseStudyDetails | null,
	pictureOf: PictureOf,
): CheckedItem {
	const told = { id: caseStudy?.id ?? 0, title: values.title.trim(), description: values.description }
	const picture = shownPicture(values.thumbnailImage, storedThumbnail(caseStudy), pictureOf)
	const alt = values.thumbnailAlt ?? ''
	const facts = caseStudyFactsOf({ ...told, title: titleOr(told.title) })
	const article = caseStudyArticle(
		{
			...told,
			categoryName: '',
			publishedDate: values.publishedDate ?? '',
			updatedAt: '',
			thumbnailImage: picture?.url ?? '',
		},
		window.location.origin,
	)
	return {
		kind: 'caseStudies',
		page: {
			facts,
			isSaved: caseStudy !== null,
			title: { text: told.title, field: 'title' },
			description: { shown: facts.description, source: told.description, isWhole: false, field: 'description' },
			card: caseStudyCard(picture ? { ...picture, alt } : undefined, told.title),
			picture: picture && { name: 'The image', field: 'thumbnailImage', width: picture.width, height: picture.height },
		},
		text: null,
		links: [],
		pictures: checkedPicture(picture, { name: 'The image', alt, field: 'thumbnailAlt' }),
		lacks: lacking(article, wanted),
	}
}

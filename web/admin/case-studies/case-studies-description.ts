import { caseStudyFields } from '#contracts/content/case-studies.ts'
import { answerOf } from '#web/api.ts'
import { describeItem, namesBy, publishableLabels } from '../items/item-description.ts'
import { caseStudyCategoriesApi } from '../staff-api.ts'
import { caseStudiesList } from './case-studies-list.ts'

const labels = {
	...publishableLabels,
	challenges: 'Challenges',
	benefits: 'Benefits',
	publishedDate: 'Date',
	categoryId: 'Category',
	thumbnailImage: 'Image',
	thumbnailAlt: 'Alternative text of the image',
	pdfAttachment: 'PDF',
}

export const caseStudiesDescription = describeItem('caseStudies', caseStudyFields, labels, {
	belongings: 'its picture and its PDF',
	listName: caseStudiesList.name,
	async loadNames() {
		const categories = await answerOf(caseStudyCategoriesApi.listcategoriesforselection.$get())
		return { categoryId: namesBy(categories, 'categoryId', 'categoryName') }
	},
})

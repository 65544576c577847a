import { answerOf } from '#web/api.ts'
import { type ItemDescription, namesBy } from '../items/item-description.ts'
import { description, published, schedule, thumbnail, title } from '../items/shared-fields.ts'
import { caseStudyCategoriesApi } from '../staff-api.ts'
import { caseStudiesList } from './case-studies-list.ts'

export const caseStudiesDescription: ItemDescription = {
	kind: 'caseStudies',
	noun: 'case study',
	belongings: 'its picture and its PDF',
	listPath: '/Admin/Casestudies',
	listName: caseStudiesList.name,
	addPath: '/Admin/casestudies/addcasestudy',
	editPath: (id) => `/Admin/casestudies/addcasestudy/${id}`,
	published: 'isPublished',
	fields: [
		title,
		description,
		{ name: 'challenges', label: 'Challenges', look: 'list' },
		{ name: 'benefits', label: 'Benefits', look: 'list' },
		published,
		...schedule,
		{ name: 'publishedDate', label: 'Date', look: 'date' },
		{ name: 'categoryId', label: 'Category', look: 'choice' },
		...thumbnail,
		{ name: 'pdfAttachment', label: 'PDF', look: 'file' },
	],
	async loadNames() {
		const categories = await answerOf(caseStudyCategoriesApi.listcategoriesforselection.$get())
		return {
			categoryId: namesBy(categories, 'categoryId', 'categoryName'),
		}
	},
}

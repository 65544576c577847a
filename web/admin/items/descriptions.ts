import type { ItemKindName } from '#contracts/items/items.ts'
import { answerOf } from '#web/api.ts'
import { blogsList } from '../blogs/blogs-list.ts'
import { loadLabels } from '../blogs/load-labels.ts'
import { jobsList } from '../careers/jobs-list.ts'
import { loadJobTypes } from '../careers/load-job-types.ts'
import { caseStudiesList } from '../case-studies/case-studies-list.ts'
import { flyersList, whitepapersList } from '../documents/documents-lists.ts'
import { eventsList } from '../events/events-list.ts'
import { newsList } from '../news/news-list.ts'
import { caseStudyCategoriesApi } from '../staff-api.ts'
import type { ItemDescription, ItemField } from './item-description.ts'

const thumbnail: readonly ItemField[] = [
	{ name: 'thumbnailImage', label: 'Thumbnail', look: 'picture' },
	{ name: 'thumbnailAlt', label: 'Alternative text of the thumbnail', look: 'text' },
]
const published: ItemField = { name: 'isPublished', label: 'Published', look: 'flag' }
const schedule: readonly ItemField[] = [
	{ name: 'publishAt', label: 'Publish at', look: 'moment' },
	{ name: 'unpublishAt', label: 'Unpublish at', look: 'moment' },
]
const title: ItemField = { name: 'title', label: 'Title', look: 'text' }
const description: ItemField = { name: 'description', label: 'Description', look: 'paragraphs' }

const namesBy = <Row>(rows: readonly Row[], id: keyof Row, name: keyof Row) =>
	Object.fromEntries(rows.map((row) => [String(row[id]), String(row[name])]))

const blogs: ItemDescription = {
	kind: 'blogs',
	noun: 'blog',
	belongings: 'its pictures',
	listPath: '/Admin/Blogs',
	listName: blogsList.name,
	addPath: '/Admin/Blogs/Add',
	editPath: (id) => `/Admin/Blogs/Edit/${id}`,
	published: 'active',
	fields: [
		{ name: 'heading', label: 'Heading', look: 'text' },
		{ name: 'subHeading', label: 'Sub heading', look: 'text' },
		{ name: 'content', label: 'Content', look: 'html' },
		{ name: 'images', label: 'Pictures in the content', look: 'pictures' },
		{ name: 'active', label: 'Active', look: 'flag' },
		...schedule,
		{ name: 'date', label: 'Date', look: 'date' },
		{ name: 'category', label: 'Category', look: 'choice' },
		{ name: 'tags', label: 'Tags', look: 'choices' },
		{ name: 'priorityBlog', label: 'Priority', look: 'text' },
		{ name: 'authorName', label: 'Author name', look: 'text' },
		{ name: 'profileImage', label: 'Profile image', look: 'picture' },
		{ name: 'profileAlt', label: 'Alternative text of the profile image', look: 'text' },
		{ name: 'coverImage', label: 'Cover', look: 'picture' },
		{ name: 'coverAlt', label: 'Alternative text of the cover', look: 'text' },
		...thumbnail,
		{ name: 'shareImage', label: 'Share card', look: 'picture' },
	],
	async loadNames() {
		const { categories, tags } = await loadLabels()
		return {
			category: namesBy(categories, 'categoryId', 'categoryName'),
			tags: namesBy(tags, 'tagsId', 'tagsName'),
		}
	},
}

const caseStudies: ItemDescription = {
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

const news: ItemDescription = {
	kind: 'news',
	noun: 'news',
	belongings: 'its picture',
	listPath: '/Admin/NewsAdmin',
	listName: newsList.name,
	addPath: '/Admin/NewsAdmin/AddNewsPage',
	editPath: (id) => `/Admin/NewsAdmin/AddNewsPage/${id}`,
	published: 'isPublished',
	fields: [
		title,
		description,
		{ name: 'url', label: 'Url', look: 'text' },
		published,
		...schedule,
		{ name: 'publishedDate', label: 'Date', look: 'date' },
		...thumbnail,
	],
}

const documents = (
	kind: 'flyers' | 'whitepapers',
	noun: string,
	listPath: string,
	listName: string,
	form: string,
): ItemDescription => ({
	kind,
	noun,
	belongings: 'its picture and its PDF',
	listPath,
	listName,
	addPath: `${listPath}/${form}`,
	editPath: (id) => `${listPath}/${form}/${id}`,
	published: 'isPublished',
	fields: [title, description, published, ...schedule, ...thumbnail, { name: 'file', label: 'PDF', look: 'file' }],
})

const events: ItemDescription = {
	kind: 'events',
	noun: 'event',
	belongings: 'its pictures',
	listPath: '/Admin/EventsAdmin',
	listName: eventsList.name,
	addPath: '/Admin/EventsAdmin/AddEventsPage',
	editPath: (id) => `/Admin/EventsAdmin/AddEventsPage/${id}`,
	published: 'isPublished',
	fields: [
		title,
		description,
		{ name: 'startsAt', label: 'Start', look: 'moment' },
		{ name: 'endsAt', label: 'End', look: 'moment' },
		{ name: 'timeZone', label: 'Time zone', look: 'text' },
		{ name: 'venue', label: 'Venue', look: 'text' },
		{ name: 'address', label: 'Address', look: 'paragraphs' },
		published,
		...schedule,
		...thumbnail,
		{ name: 'gallery', label: 'Additional images', look: 'pictures', alts: 'galleryAlts' },
	],
}

const careers: ItemDescription = {
	kind: 'careers',
	noun: 'job post',
	listPath: '/Admin/CareersAdmin',
	listName: jobsList.name,
	addPath: '/Admin/CareersAdmin/AddJobPage',
	editPath: (id) => `/Admin/CareersAdmin/AddJobPage/${id}`,
	published: null,
	fields: [
		{ name: 'jobPosition', label: 'Job position', look: 'text' },
		{ name: 'experience', label: 'Experience', look: 'text' },
		{ name: 'skillsRequired', label: 'Skills required', look: 'paragraphs' },
		{ name: 'jobQualification', label: 'Job qualification', look: 'paragraphs' },
		{ name: 'jobDescription', label: 'Job description', look: 'html' },
		{ name: 'jobTypeId', label: 'Job type', look: 'choice' },
		{ name: 'startDate', label: 'Start date', look: 'date' },
		{ name: 'dueDate', label: 'Due date', look: 'date' },
		{ name: 'jobLocation', label: 'Job location', look: 'text' },
		{ name: 'country', label: 'Country', look: 'text' },
		{ name: 'city', label: 'City', look: 'text' },
		{ name: 'remote', label: 'Remote', look: 'flag' },
		{ name: 'salaryMin', label: 'Lowest salary', look: 'text' },
		{ name: 'salaryMax', label: 'Highest salary', look: 'text' },
		{ name: 'salaryCurrency', label: 'Currency', look: 'text' },
		{ name: 'salaryUnit', label: 'Salary for each', look: 'text' },
	],
	loadNames: async () => ({ jobTypeId: await loadJobTypes() }),
	// The specification shows the refusal for 2 seconds.
	undeletable: { code: 'job.has-applicants', shownMs: 2000 },
}

export const descriptions: Readonly<Record<ItemKindName, ItemDescription>> = {
	blogs,
	caseStudies,
	news,
	flyers: documents('flyers', 'flyer', '/Admin/FlyersAdmin', flyersList.name, 'AddFlyersPage'),
	whitepapers: documents(
		'whitepapers',
		'whitepaper',
		'/Admin/WhitepaperAdmin',
		whitepapersList.name,
		'AddWhitepaperPage',
	),
	events,
	careers,
}

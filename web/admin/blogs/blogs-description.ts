import { type ItemDescription, namesBy } from '../items/item-description.ts'
import { schedule, thumbnail } from '../items/shared-fields.ts'
import { blogsList } from './blogs-list.ts'
import { loadLabels } from './load-labels.ts'

export const blogsDescription: ItemDescription = {
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

import { blogFields } from '#contracts/content/blog-form.ts'
import { describeItem, namesBy, scheduledLabels } from '../items/item-description.ts'
import { blogsList } from './blogs-list.ts'
import { loadLabels } from './load-labels.ts'

const labels = {
	...scheduledLabels,
	heading: 'Heading',
	subHeading: 'Sub heading',
	content: 'Content',
	images: 'Pictures in the content',
	active: 'Active',
	date: 'Date',
	category: 'Category',
	tags: 'Tags',
	priorityBlog: 'Priority',
	authorName: 'Author name',
	profileImage: 'Profile image',
	profileAlt: 'Alternative text of the profile image',
	coverImage: 'Cover',
	coverAlt: 'Alternative text of the cover',
	thumbnailImage: 'Thumbnail',
	shareImage: 'Share card',
}

export const blogsDescription = describeItem('blogs', blogFields, labels, {
	belongings: 'its pictures',
	listName: blogsList.name,
	async loadNames() {
		const { categories, tags } = await loadLabels()
		return {
			category: namesBy(categories, 'categoryId', 'categoryName'),
			tags: namesBy(tags, 'tagsId', 'tagsName'),
		}
	},
})

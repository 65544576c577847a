import type { BlogCategory, BlogTag } from '#contracts/content/blog-labels.ts'
import { useAdded } from '../publishing/use-added.ts'
import { labelCalls } from './label-calls.ts'
import type { BlogLabels } from './load-labels.ts'

/** The labels of the form, with those that the user adds in it. */
export function useBlogLabels(loaded: BlogLabels) {
	const [categories, addCategory] = useAdded(loaded.categories, ({ categoryId }) => categoryId)
	const [tags, addTag] = useAdded(loaded.tags, ({ tagsId }) => tagsId)
	return {
		categories,
		tags,
		async createCategory(categoryName: string): Promise<BlogCategory> {
			const category = { categoryId: await labelCalls.categories.save({ id: null, name: categoryName }), categoryName }
			addCategory(category)
			return category
		},
		async createTag(tagsName: string): Promise<BlogTag> {
			const tag = { tagsId: await labelCalls.tags.save({ id: null, name: tagsName }), tagsName }
			addTag(tag)
			return tag
		},
	}
}

import type { BlogCategory, BlogTag } from '#contracts/content/blog-labels.ts'
import { answerOf } from '#web/api.ts'
import { blogsApi } from '../staff-api.ts'

export type BlogLabels = { categories: BlogCategory[]; tags: BlogTag[] }

/** Loads all categories and tags. */
export async function loadLabels(): Promise<BlogLabels> {
	const [categories, tags] = await Promise.all([
		answerOf(blogsApi.getBlogsCategoryForEdit.$get()),
		answerOf(blogsApi.getBlogsTagsForEdit.$get()),
	])
	return { categories, tags }
}

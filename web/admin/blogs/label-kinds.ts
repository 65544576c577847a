import { blogLabelsPageSize } from '#contracts/content/blogs.ts'
import type { ErrorCode } from '#contracts/shared/errors.ts'
import { messages } from '#contracts/shared/messages.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { answerOf } from '#web/api.ts'
import { blogsApi } from '../staff-api.ts'

export type LabelKind = 'categories' | 'tags'
type Label = { id: number; name: string }

/** What differs between the two lists of labels that blogs have. */
export type LabelCalls = {
	title: string
	description: string
	/** One of them. */
	what: string
	/** The field that the server's refusals name. */
	field: string
	required: string
	empty: string
	unknown: ErrorCode
	/** What happens to it, after its name. */
	afterDelete: string
	page: (pageNumber: number) => Promise<Paged<Label>>
	save: (label: { id: number | null; name: string }) => Promise<unknown>
	erase: (id: number) => Promise<unknown>
}

const pageSize = blogLabelsPageSize

export const labelKinds: Record<LabelKind, LabelCalls> = {
	categories: {
		title: 'Categories',
		description: 'Each blog has one. Visitors choose from those with an active blog.',
		what: 'category',
		field: 'categoryName',
		required: 'Category name is required',
		empty: messages.noCategories,
		unknown: 'blog-category.not-found',
		afterDelete: 'will no longer be offered to blogs.',
		page: async (pageNumber) => {
			const page = await answerOf(blogsApi.getBlogsCategory.$post({ json: { pageNumber, pageSize } }))
			return {
				...page,
				content: page.content.map(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName })),
			}
		},
		save: ({ id, name }) =>
			answerOf(blogsApi.saveBlogsCategories.$post({ json: { categoryId: id, categoryName: name } })),
		erase: (id) => answerOf(blogsApi.deletecategory[':id'].$delete({ param: { id: String(id) } })),
	},
	tags: {
		title: 'Tags',
		description: 'Each blog has any number of them. Visitors choose from those of active blogs.',
		what: 'tag',
		field: 'tagsName',
		required: 'Tag name is required',
		empty: messages.noTags,
		unknown: 'blog-tag.not-found',
		afterDelete: 'will be taken off its blogs.',
		page: async (pageNumber) => {
			const page = await answerOf(blogsApi.getBlogsTags.$post({ json: { pageNumber, pageSize } }))
			return { ...page, content: page.content.map(({ tagsId, tagsName }) => ({ id: tagsId, name: tagsName })) }
		},
		save: ({ id, name }) => answerOf(blogsApi.saveBlogsTags.$post({ json: { tagsId: id, tagsName: name } })),
		erase: (id) => answerOf(blogsApi.deletetag[':id'].$delete({ param: { id: String(id) } })),
	},
}

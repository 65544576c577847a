import { blogLabelsPageSize } from '#contracts/content/blog-labels.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { messages } from '#contracts/shared/messages.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { answerOf } from '#web/api.ts'
import { blogsApi } from '../staff-api.ts'

export type LabelKind = 'categories' | 'tags'
type Label = { id: number; name: string }

/** The differences between categories and tags. */
export type LabelCalls = {
	title: string
	description: string
	/** One of the labels, for example "tag". */
	noun: string
	/** The field in the server's refusals. */
	field: string
	required: string
	empty: string
	notFoundCode: ErrorCode
	/** Says what happens to the label. Follows its name. */
	afterDelete: string
	page: (pageNumber: number) => Promise<Paged<Label>>
	/** Returns the id. */
	save: (label: { id: number | null; name: string }) => Promise<number>
	erase: (id: number) => Promise<unknown>
}

const pageSize = blogLabelsPageSize

export const labelCalls: Record<LabelKind, LabelCalls> = {
	categories: {
		title: 'Categories',
		description: 'Each blog has one. Visitors choose from those with a live blog.',
		noun: 'category',
		field: 'categoryName',
		required: 'Category name is required',
		empty: messages.noCategories,
		notFoundCode: 'blog-category.not-found',
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
		description: 'Each blog has any number of them. Visitors choose from those of live blogs.',
		noun: 'tag',
		field: 'tagsName',
		required: 'Tag name is required',
		empty: messages.noTags,
		notFoundCode: 'blog-tag.not-found',
		afterDelete: 'will be removed from its blogs.',
		page: async (pageNumber) => {
			const page = await answerOf(blogsApi.getBlogsTags.$post({ json: { pageNumber, pageSize } }))
			return { ...page, content: page.content.map(({ tagsId, tagsName }) => ({ id: tagsId, name: tagsName })) }
		},
		save: ({ id, name }) => answerOf(blogsApi.saveBlogsTags.$post({ json: { tagsId: id, tagsName: name } })),
		erase: (id) => answerOf(blogsApi.deletetag[':id'].$delete({ param: { id: String(id) } })),
	},
}

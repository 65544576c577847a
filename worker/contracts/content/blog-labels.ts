import { z } from 'zod/mini'
import { named } from '../shared/answers.ts'
import { optionalRowId, visibleName } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'

export const blogLabelsPageSize = 10

export const blogCategory = named('BlogCategory', z.object({ categoryId: z.int(), categoryName: z.string() }))
export type BlogCategory = z.infer<typeof blogCategory>
export const blogTag = named('BlogTag', z.object({ tagsId: z.int(), tagsName: z.string() }))
export type BlogTag = z.infer<typeof blogTag>

export const blogLabelsQuery = z.strictObject({ pageNumber: pageNumber(), pageSize: pageSize(blogLabelsPageSize) })
export const blogCategoryForm = z.strictObject({
	categoryId: optionalRowId(),
	categoryName: visibleName('Category name is required'),
})
export const blogTagForm = z.strictObject({
	tagsId: optionalRowId(),
	tagsName: visibleName('Tag name is required'),
})

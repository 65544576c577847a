import { Hono } from 'hono'
import { z } from 'zod/mini'
import { blogForm } from '#contracts/content/blog-form.ts'
import {
	blogCategory,
	blogCategoryForm,
	blogLabelsQuery,
	blogTag,
	blogTagForm,
} from '#contracts/content/blog-labels.ts'
import { blogAuthor, blogDetails, blogListed, blogsQuery, blogToDelete } from '#contracts/content/blogs.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { paged } from '#contracts/shared/paging.ts'
import { allNames, findName, listNames } from '#worker/editing/rows/named-row.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { listAuthors } from './authors.queries.ts'
import { findBlog, listBlogs } from './blogs.queries.ts'
import { blogCategories, blogTags } from './blogs.table.ts'
import { deleteBlog } from './delete-blog.ts'
import { asCategory, asTag, deleteBlogCategory, deleteBlogTag, labelKinds, saveLabel } from './labels.ts'
import { missingPicturesOf } from './read-blog.ts'
import { saveBlog } from './save-blog.ts'

/** Blogs with their categories and tags: Blogs or Admin. */
export const blogsStaff = new Hono<AppEnv>()
	.use(requireRole('blogs'))
	.post(
		'/fetchAllBlogs',
		validate('json', blogsQuery),
		answers(paged(blogListed), { summary: 'List blogs, the newest first' }),
		async (c) => c.json(await listBlogs(c.var.db, signedMedia(c.env), c.req.valid('json'))),
	)
	.get(
		'/fetchblogsbyid/:id',
		validate('param', byId),
		answers(blogDetails, { summary: 'Get a blog', errors: ['blog.not-found'] }),
		async (c) => {
			const found = await findBlog(c.var.db, signedMedia(c.env), c.req.valid('param').id)
			if (!found) throw new AppError('blog.not-found')
			return c.json(found)
		},
	)
	.post(
		'/saveblog',
		validateForm(blogForm, { alsoWrong: missingPicturesOf }),
		answers(savedId, { summary: 'Add or change a blog', errors: ['blog.not-found', 'write.stale', 'draft.not-found'] }),
		async (c) => c.json(await saveBlog(c.var.db, c.env, c.req.valid('form'), c.var.editor)),
	)
	.post(
		'/deleteBlogs',
		validate('json', blogToDelete),
		answers(done, { summary: 'Delete a blog', errors: ['blog.not-found', 'write.stale'] }),
		async (c) => {
			await deleteBlog(c.var.db, c.req.valid('json').blogsId, c.var.editor)
			return c.json(true)
		},
	)
	.post(
		'/getBlogsCategory',
		validate('json', blogLabelsQuery),
		answers(paged(blogCategory), { summary: 'List blog categories by page' }),
		async (c) => {
			const { pageNumber, pageSize: size } = c.req.valid('json')
			const page = await listNames(c.var.db, blogCategories, { pageNumber, size })
			return c.json({ ...page, content: page.content.map(asCategory) })
		},
	)
	.post(
		'/getBlogsTags',
		validate('json', blogLabelsQuery),
		answers(paged(blogTag), { summary: 'List blog tags by page' }),
		async (c) => {
			const { pageNumber, pageSize: size } = c.req.valid('json')
			const page = await listNames(c.var.db, blogTags, { pageNumber, size })
			return c.json({ ...page, content: page.content.map(asTag) })
		},
	)
	.get('/getBlogsCategoryForEdit', answers(z.array(blogCategory), { summary: 'List all blog categories' }), async (c) =>
		c.json((await allNames(c.var.db, blogCategories)).map(asCategory)),
	)
	.get('/getBlogsTagsForEdit', answers(z.array(blogTag), { summary: 'List all blog tags' }), async (c) =>
		c.json((await allNames(c.var.db, blogTags)).map(asTag)),
	)
	.get('/authors', answers(z.array(blogAuthor), { summary: 'List authors of blogs with their portraits' }), async (c) =>
		c.json(await listAuthors(c.var.db, signedMedia(c.env))),
	)
	.get(
		'/fetchBlogsCategories/:id',
		validate('param', byId),
		answers(blogCategory, { summary: 'Get a blog category', errors: ['blog-category.not-found'] }),
		async (c) => c.json(asCategory(await findName(c.var.db, labelKinds.category, c.req.valid('param').id))),
	)
	.get(
		'/fetchBlogsTags/:id',
		validate('param', byId),
		answers(blogTag, { summary: 'Get a blog tag', errors: ['blog-tag.not-found'] }),
		async (c) => c.json(asTag(await findName(c.var.db, labelKinds.tag, c.req.valid('param').id))),
	)
	.post(
		'/saveBlogsCategories',
		validate('json', blogCategoryForm),
		answers(savedId, {
			summary: 'Add or rename a blog category',
			errors: ['blog-category.not-found', 'blog-category.name-taken'],
		}),
		async (c) => {
			const { categoryId: id, categoryName: name } = c.req.valid('json')
			return c.json(await saveLabel(c.var.db, 'category', { id, name }, c.var.editor))
		},
	)
	.post(
		'/saveBlogsTags',
		validate('json', blogTagForm),
		answers(savedId, { summary: 'Add or rename a blog tag', errors: ['blog-tag.not-found', 'blog-tag.name-taken'] }),
		async (c) => {
			const { tagsId: id, tagsName: name } = c.req.valid('json')
			return c.json(await saveLabel(c.var.db, 'tag', { id, name }, c.var.editor))
		},
	)
	.delete(
		'/deletecategory/:id',
		validate('param', byId),
		answers(done, {
			summary: 'Delete a blog category',
			errors: ['blog-category.not-found', 'blog-category.in-use', 'write.stale'],
		}),
		async (c) => {
			await deleteBlogCategory(c.var.db, c.req.valid('param').id, c.var.editor)
			return c.json(true)
		},
	)
	.delete(
		'/deletetag/:id',
		validate('param', byId),
		answers(done, { summary: 'Delete a blog tag, also from its blogs', errors: ['blog-tag.not-found', 'write.stale'] }),
		async (c) => {
			await deleteBlogTag(c.var.db, c.req.valid('param').id, c.var.editor)
			return c.json(true)
		},
	)
export type BlogsStaffApi = typeof blogsStaff

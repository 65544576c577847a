import { Hono } from 'hono'
import {
	blogCategoryForm,
	blogForm,
	blogLabelsQuery,
	blogsQuery,
	blogTagForm,
	blogToDelete,
} from '#contracts/content/blogs.ts'
import { allNames, findName, listNames } from '#worker/editing/named-row.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { previewLink } from '#worker/publishing/preview.ts'
import { findBlog, listBlogs } from './blogs.queries.ts'
import { blogCategories, blogs, blogTags } from './blogs.table.ts'
import { deleteBlog } from './delete-blog.ts'
import { asCategory, asTag, deleteBlogCategory, deleteBlogTag, labelKinds, saveLabel } from './labels.ts'
import { saveBlog } from './save-blog.ts'
import { missingPicturesOf } from './stored-blog.ts'

/** Blogs with their categories and tags: Blogs or Admin. */
export const blogsStaff = new Hono<AppEnv>()
	.use(requireRole('blogs'))
	.post('/fetchAllBlogs', validate('json', blogsQuery), async (c) =>
		c.json(await listBlogs(c.var.db, signedMedia(c.env), c.req.valid('json'))),
	)
	.get('/fetchblogsbyid/:id', validate('param', byId), async (c) => {
		const found = await findBlog(c.var.db, signedMedia(c.env), c.req.valid('param').id)
		if (!found) throw new AppError('blog.not-found')
		return c.json(found)
	})
	.post('/saveblog', validateForm(blogForm, { alsoWrong: missingPicturesOf }), async (c) =>
		c.json(await saveBlog(c.var.db, c.env, c.req.valid('form'), c.var.editor)),
	)
	.post('/deleteBlogs', validate('json', blogToDelete), async (c) => {
		await deleteBlog(c.var.db, c.req.valid('json').blogsId, c.var.editor)
		return c.json(true)
	})
	.get('/previewlink/:id', validate('param', byId), async (c) => {
		const { id } = c.req.valid('param')
		return c.json(await previewLink(c.var.db, c.env, { kind: 'blog', table: blogs, id }, `/BlogView/${id}`))
	})
	.post('/getBlogsCategory', validate('json', blogLabelsQuery), async (c) => {
		const { pageNumber, pageSize: size } = c.req.valid('json')
		const page = await listNames(c.var.db, blogCategories, { pageNumber, size })
		return c.json({ ...page, content: page.content.map(asCategory) })
	})
	.post('/getBlogsTags', validate('json', blogLabelsQuery), async (c) => {
		const { pageNumber, pageSize: size } = c.req.valid('json')
		const page = await listNames(c.var.db, blogTags, { pageNumber, size })
		return c.json({ ...page, content: page.content.map(asTag) })
	})
	.get('/getBlogsCategoryForEdit', async (c) => c.json((await allNames(c.var.db, blogCategories)).map(asCategory)))
	.get('/getBlogsTagsForEdit', async (c) => c.json((await allNames(c.var.db, blogTags)).map(asTag)))
	.get('/fetchBlogsCategories/:id', validate('param', byId), async (c) =>
		c.json(asCategory(await findName(c.var.db, labelKinds.category, c.req.valid('param').id))),
	)
	.get('/fetchBlogsTags/:id', validate('param', byId), async (c) =>
		c.json(asTag(await findName(c.var.db, labelKinds.tag, c.req.valid('param').id))),
	)
	.post('/saveBlogsCategories', validate('json', blogCategoryForm), async (c) => {
		const { categoryId: id, categoryName: name } = c.req.valid('json')
		return c.json(await saveLabel(c.var.db, 'category', { id, name }, c.var.editor))
	})
	.post('/saveBlogsTags', validate('json', blogTagForm), async (c) => {
		const { tagsId: id, tagsName: name } = c.req.valid('json')
		return c.json(await saveLabel(c.var.db, 'tag', { id, name }, c.var.editor))
	})
	.delete('/deletecategory/:id', validate('param', byId), async (c) => {
		await deleteBlogCategory(c.var.db, c.req.valid('param').id, c.var.editor)
		return c.json(true)
	})
	.delete('/deletetag/:id', validate('param', byId), async (c) => {
		await deleteBlogTag(c.var.db, c.req.valid('param').id, c.var.editor)
		return c.json(true)
	})
export type BlogsStaffApi = typeof blogsStaff

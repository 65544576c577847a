import { Hono } from 'hono'
import { z } from 'zod/mini'
import { blogCategory, blogTag } from '#contracts/content/blog-labels.ts'
import { blog, blogRow, publicBlogsQuery } from '#contracts/content/blogs.ts'
import { paged } from '#contracts/shared/paging.ts'
import { allNames } from '#worker/editing/rows/named-row.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { blogCategories, blogTags } from './blogs.table.ts'
import { asCategory, asTag } from './labels.ts'
import { findActiveBlog, listActiveBlogs, listPriorityBlogs } from './published-blogs.queries.ts'

/** Active blogs: visitors who passed the bot check. */
export const blogsPublic = new Hono<AppEnv>()
	.use(requireClearance)
	.post(
		'/fetchAllBlogs',
		validate('json', publicBlogsQuery),
		answers(paged(blogRow), { summary: 'List active blogs, the newest first' }),
		async (c) => c.json(await listActiveBlogs(c.var.db, mediaPath, c.req.valid('json'))),
	)
	.get('/getPriorityBlogs', answers(z.array(blogRow), { summary: 'List the blogs of the slideshow' }), async (c) =>
		c.json(await listPriorityBlogs(c.var.db, mediaPath)),
	)
	.get(
		'/fetchblogsbyid/:id',
		validate('param', byId),
		answers(blog, { summary: 'Get an active blog', errors: ['blog.not-found'] }),
		async (c) => {
			const found = await findActiveBlog(c.var.db, mediaPath, c.req.valid('param').id)
			if (!found) throw new AppError('blog.not-found')
			return c.json(found)
		},
	)
	.get('/getBlogsCategory', answers(z.array(blogCategory), { summary: 'List blog categories' }), async (c) =>
		c.json((await allNames(c.var.db, blogCategories)).map(asCategory)),
	)
	.get('/getBlogsTags', answers(z.array(blogTag), { summary: 'List blog tags' }), async (c) =>
		c.json((await allNames(c.var.db, blogTags)).map(asTag)),
	)

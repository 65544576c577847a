import { Hono } from 'hono'
import { publicBlogsQuery } from '#contracts/content/blogs.ts'
import { allNames } from '#worker/editing/named-row.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { findActiveBlog, listActiveBlogs, listPriorityBlogs } from './blogs.queries.ts'
import { blogCategories, blogTags } from './blogs.table.ts'
import { asCategory, asTag } from './labels.ts'

/** Active blogs: visitors who passed the bot check. */
export const blogsPublic = new Hono<AppEnv>()
	.use(requireClearance)
	.post('/fetchAllBlogs', validate('json', publicBlogsQuery), async (c) =>
		c.json(await listActiveBlogs(c.var.db, mediaPath, c.req.valid('json'))),
	)
	.get('/getPriorityBlogs', async (c) => c.json(await listPriorityBlogs(c.var.db, mediaPath)))
	.get('/fetchblogsbyid/:id', validate('param', byId), async (c) => {
		const found = await findActiveBlog(c.var.db, mediaPath, c.req.valid('param').id)
		if (!found) throw new AppError('blog.not-found')
		return c.json(found)
	})
	.get('/getBlogsCategory', async (c) => c.json((await allNames(c.var.db, blogCategories)).map(asCategory)))
	.get('/getBlogsTags', async (c) => c.json((await allNames(c.var.db, blogTags)).map(asTag)))

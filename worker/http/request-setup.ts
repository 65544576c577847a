import type { Context, HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'
import { openDatabase } from '../data/db.ts'
import type { AppEnv } from './request-context.ts'
import { secure } from './security-headers.ts'

/**
 * Gives each request its id, database and task list, and each answer its common headers. `afterAnswer` runs once the answer
 * is ready; the client does not wait for it.
 */
export const requestSetup = (afterAnswer: (c: Context<AppEnv>) => Promise<void>) =>
	createMiddleware<AppEnv>(async (c, next) => {
		c.set('requestId', crypto.randomUUID())
		c.set('startedAt', Date.now())
		c.set('db', openDatabase(c.env.DB, isVisitorReading(c.req) ? 'nearest' : 'primary'))
		c.set('afterwards', [])
		await next()
		c.header('X-Request-Id', c.var.requestId)
		if (c.res.headers.get('Content-Type') === 'application/json')
			c.header('Content-Type', 'application/json; charset=utf-8')
		secure(c.res.headers, { https: new URL(c.req.url).protocol === 'https:' })
		c.executionCtx.waitUntil(afterAnswer(c))
	})

const isVisitorReading = ({ method, path }: HonoRequest) => method === 'GET' && path.startsWith('/api/public/')

import { type Context, Hono, type HonoRequest } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorBody, errors } from '#contracts/shared/errors.ts'
import { edgeCacheOf, purgeDue } from './cache/edge-cache.ts'
import { openDatabase } from './data/db.ts'
import { devMail } from './dev-mail.ts'
import { applicationsPublic } from './features/applications/applications.public.ts'
import { applicationsStaff } from './features/applications/applications.staff.ts'
import { auditStaff } from './features/audit/audit.staff.ts'
import { accountStaff } from './features/auth/account.staff.ts'
import { authPublic } from './features/auth/auth.public.ts'
import { authStaff } from './features/auth/auth.staff.ts'
import { blogsPublic } from './features/blogs/blogs.public.ts'
import { blogsStaff } from './features/blogs/blogs.staff.ts'
import { careersPublic } from './features/careers/careers.public.ts'
import { careersStaff } from './features/careers/careers.staff.ts'
import { caseStudiesPublic } from './features/case-studies/case-studies.public.ts'
import { caseStudiesStaff } from './features/case-studies/case-studies.staff.ts'
import { caseStudyCategoriesStaff } from './features/case-studies/case-study-categories.staff.ts'
import { dashboardStaff } from './features/dashboard/dashboard.staff.ts'
import { flyersPublic } from './features/documents/flyers.public.ts'
import { flyersStaff } from './features/documents/flyers.staff.ts'
import { whitepapersPublic } from './features/documents/whitepapers.public.ts'
import { whitepapersStaff } from './features/documents/whitepapers.staff.ts'
import { enquiriesPublic } from './features/enquiries/enquiries.public.ts'
import { enquiriesStaff } from './features/enquiries/enquiries.staff.ts'
import { attachmentPublic } from './features/events/attachment.public.ts'
import { eventsPublic } from './features/events/events.public.ts'
import { eventsStaff } from './features/events/events.staff.ts'
import { health } from './features/health/health.public.ts'
import { media } from './features/media/media.public.ts'
import { newsPublic } from './features/news/news.public.ts'
import { newsStaff } from './features/news/news.staff.ts'
import { operationsStaff } from './features/operations/operations.staff.ts'
import { usersStaff } from './features/users/users.staff.ts'
import { strictBody } from './http/body.ts'
import { AppError, isTransient, rootMessage } from './http/errors.ts'
import { log, whereThrown } from './http/log.ts'
import type { AppEnv } from './http/request-context.ts'
import { secure } from './http/security-headers.ts'
import { sendDueMail } from './jobs/mail.ts'

/** The API: what every call passes, then one line a feature, then the one door for errors. */
export const api = new Hono<AppEnv>()

api.use(async (c, next) => {
	c.set('requestId', crypto.randomUUID())
	c.set('db', openDatabase(c.env.DB, isVisitorReading(c.req) ? 'nearest' : 'primary'))
	c.set('afterwards', [])
	await next()
	c.header('X-Request-Id', c.var.requestId)
	if (c.res.headers.get('Content-Type') === 'application/json')
		c.header('Content-Type', 'application/json; charset=utf-8')
	secure(c.res.headers, { https: new URL(c.req.url).protocol === 'https:' })
	c.executionCtx.waitUntil(finish(c))
})

const isVisitorReading = ({ method, path }: HonoRequest) => method === 'GET' && path.startsWith('/api/public/')

api.use('/api/*', strictBody)
api.route('/api/authcontroller', authPublic)
api.route('/api/authcontroller', authStaff)
api.route('/api', accountStaff)
api.route('/api/public/contactuscontroller', enquiriesPublic)
api.route('/api/contactuscontroller', enquiriesStaff)
api.route('/api/usercontroller', usersStaff)
api.route('/api/public/newscontroller', newsPublic)
api.route('/api/newscontroller', newsStaff)
api.route('/api/public/flyerscontroller', flyersPublic)
api.route('/api/flyerscontroller', flyersStaff)
api.route('/api/public/whitepaperscontroller', whitepapersPublic)
api.route('/api/whitepaperscontroller', whitepapersStaff)
api.route('/api/public/blogscontroller', blogsPublic)
api.route('/api/blogscontroller', blogsStaff)
api.route('/api/public/eventscontroller', eventsPublic)
api.route('/api/public/attachment', attachmentPublic)
api.route('/api/eventscontroller', eventsStaff)
api.route('/api/public/casestudiescontroller', caseStudiesPublic)
api.route('/api/casestudiescontroller', caseStudiesStaff)
api.route('/api/casestudycategoriescontroller', caseStudyCategoriesStaff)
api.route('/api/public/careerscontroller', careersPublic)
api.route('/api/careerscontroller', careersStaff)
api.route('/api/public/careerscontroller', applicationsPublic)
api.route('/api/careerscontroller', applicationsStaff)
api.route('/api/auditcontroller', auditStaff)
api.route('/api/dashboardcontroller', dashboardStaff)
api.route('/api/operationscontroller', operationsStaff)
api.route('/media', media)
api.route('/health', health)
api.route('/dev/mail', devMail)

api.notFound((c) => {
	const methods = methodsAt(c.req.path)
	if (methods.length > 0) c.header('Allow', methods.join(', '))
	return refuse(c, new AppError(methods.length > 0 ? 'request.method' : 'request.not-found'))
})

api.onError((error, c) => {
	if (error instanceof AppError) return refuse(c, error)
	// What Hono itself refuses: a body that is announced and is not there, or that it cannot read.
	if (error instanceof HTTPException && error.status < 500) return refuse(c, new AppError('request.malformed'))
	if (isTransient(error)) return refuse(c, new AppError('service.busy', { retryAfterSeconds: 2 }))
	// Only the code of a database error: its text may quote what somebody typed.
	const database = rootMessage(error).match(/SQLITE_\w+/)?.[0]
	log('error', 'unexpected', { requestId: c.var.requestId, kind: error.name, database, at: whereThrown(error) })
	return refuse(c, new AppError('unexpected'))
})

function refuse(c: Context<AppEnv>, { code, message, details }: AppError) {
	if (details.retryAfterSeconds !== undefined) c.header('Retry-After', String(details.retryAfterSeconds))
	const body: ErrorBody = { code, errorMsg: message, requestId: c.var.requestId }
	if (details.fields) body.fields = details.fields
	return c.json(body, errors[code].status satisfies ContentfulStatusCode)
}

/** The methods that some route takes at this path. */
const methodsAt = (path: string) =>
	['GET', 'POST', 'DELETE'].filter((method) =>
		api.router.match(method, path)[0].some(([[, route]]) => route.method === method),
	)

/** What follows an answer: its log line, what the route has put off, and the mails that are due now. */
async function finish(c: Context<AppEnv>): Promise<void> {
	const { requestId, afterwards, db } = c.var
	const staffId = c.var.staff?.id
	log('info', 'request', { requestId, method: c.req.method, route: routePath(c, -1), status: c.res.status, staffId })
	if (c.req.method !== 'GET' && c.res.ok) {
		afterwards.push(() => purgeDue(db, edgeCacheOf(c.executionCtx)))
		afterwards.push(() => sendDueMail(db, c.env))
	}
	for (const task of afterwards) {
		try {
			await task()
		} catch (error) {
			if (error instanceof AppError) continue
			log('error', 'afterwards', { requestId, kind: (error as Error).name, at: whereThrown(error) })
		}
	}
}

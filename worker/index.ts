import { api } from './api.ts'
import { edgeCacheOf } from './cache/edge-cache.ts'
import { openDatabase } from './data/db.ts'
import { noteDeliveries } from './desks/inbound/delivery-events.ts'
import { desks, mailReader } from './features/desks.ts'
import { readToEnd } from './http/read-body.ts'
import { type Bindings, isLocal } from './http/request-context.ts'
import { runJobs } from './jobs/run.ts'
import { receiveMail } from './mail/inbound/receive-mail.ts'
import { answerPage, withMissingFilePage } from './pages.ts'
import { answerStaticFile, answersRanges } from './static-files.ts'

/** Paths of the API, media included. Every other path is a page; so is local mail on a deployed Worker. */
const isApi = (pathname: string, bindings: Bindings) =>
	/^\/(api|health|media)(\/|$)/i.test(pathname) ||
	/^\/(openapi\.json|\.well-known\/api-catalog)$/.test(pathname) ||
	(pathname === '/dev/mail' && isLocal(bindings))

/** Drains the body of a GET or HEAD: an unread body blocks the next request on a keep-alive connection. */
async function withoutUnusedBody(request: Request): Promise<Request> {
	if (request.body === null || !['GET', 'HEAD'].includes(request.method)) return request
	await readToEnd(request.body)
	const headers = new Headers(request.headers)
	headers.delete('Content-Length')
	return new Request(request.url, { method: request.method, headers })
}

/** The Worker: API, range requests for files, pages, the jobs once a minute, received mails, and events about sent ones. */
export default {
	async fetch(received, bindings, context) {
		return answerTo(await withoutUnusedBody(received), bindings, context)
	},
	async email(message, bindings) {
		await receiveMail(bindings, mailReader, message)
	},
	async queue(batch, bindings) {
		await noteDeliveries(openDatabase(bindings.DB, 'primary'), desks, batch)
	},
	async scheduled(event, bindings, context) {
		context.waitUntil(runJobs(bindings, new Date(event.scheduledTime), edgeCacheOf(context)))
	},
} satisfies ExportedHandler<Bindings>

async function answerTo(request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
	const { pathname } = new URL(request.url)
	if (isApi(pathname, bindings)) {
		const answer = await api.fetch(request, bindings, context)
		return /^\/media\//i.test(pathname) ? withMissingFilePage(answer, request, bindings) : answer
	}
	const file = answersRanges(pathname) ? await answerStaticFile(request, bindings.ASSETS) : null
	return file ?? answerPage(request, bindings)
}

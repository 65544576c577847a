import { api } from './api.ts'
import type { Bindings } from './context.ts'
import { runJobs } from './jobs/run.ts'
import { answerPage } from './pages.ts'

const isApi = (pathname: string) => pathname.startsWith('/api/') || pathname === '/health'

/** The Worker: the API, the pages, and once a minute the jobs. */
export default {
	fetch(request, bindings, context) {
		if (isApi(new URL(request.url).pathname)) return api.fetch(request, bindings, context)
		return answerPage(request, bindings)
	},
	async scheduled(event, bindings, context) {
		context.waitUntil(runJobs(bindings, new Date(event.scheduledTime)))
	},
} satisfies ExportedHandler<Bindings>

import { data, redirect } from 'react-router'
import { isAt } from '#web/content/products/product.ts'
import { switchedOffPages } from '#web/content/site-map.ts'
import { prefersPage } from '#worker/http/prefers-page.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/unknown-path.ts'
import { endedPreview } from './error-page.tsx'
import { errorResponse } from './error-response.ts'

const noStore = { 'Cache-Control': 'no-store' }

const fileFolders = /^\/(?:assets|media|documents|video|\.well-known)(?:\/|$)/i

/** Whether an address names a file: a dot in the last segment, or a folder of files. */
const namesFile = (url: string) => {
	const { pathname } = new URL(url)
	return fileFolders.test(pathname) || pathname.slice(pathname.lastIndexOf('/')).includes('.')
}

/** A missing file is a 404: a page for browsers, JSON for programs. */
export const middleware: Route.MiddlewareFunction[] = [
	async ({ request, context }, next) => {
		if (!namesFile(request.url)) return next()
		const { requestId } = context.get(pageContext)
		const answer = prefersPage(request) ? await next() : errorResponse('request.not-found', requestId, noStore)
		answer.headers.append('Vary', 'Accept')
		return answer
	},
]

/**
 * Redirects visitors of an unknown path to the home page. A page that is switched off is known to be missing, as is an
 * ended preview.
 */
export function loader({ request, context }: Route.LoaderArgs) {
	const { pathname } = new URL(request.url)
	if (context.get(pageContext).endedPreview) throw data(endedPreview, { status: 404, headers: noStore })
	if (namesFile(request.url) || switchedOffPages.some((page) => isAt(page, pathname)))
		throw data(null, { status: 404, headers: noStore })
	return redirect('/', { headers: noStore })
}

/** Never rendered: the loader redirects, or the layout shows the error. */
export default function UnknownPath() {
	return null
}

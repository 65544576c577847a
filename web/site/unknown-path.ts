import { redirect } from 'react-router'
import { errors } from '#contracts/errors.ts'
import type { Route } from './+types/unknown-path.ts'

const noStore = { 'Cache-Control': 'no-store' }

const fileFolders = /^\/(?:assets|media|documents|video|\.well-known)(?:\/|$)/i

/** What asks for a file (a dot in the last segment, or a folder of files) is no page. */
const asksForFile = (pathname: string) =>
	fileFolders.test(pathname) || pathname.slice(pathname.lastIndexOf('/')).includes('.')

/** Any path that no page has: visitors go home; whoever asked for a file is told that there is none. */
export function loader({ request }: Route.LoaderArgs) {
	if (!asksForFile(new URL(request.url).pathname)) return redirect('/', { headers: noStore })
	const code = 'request.not-found'
	const body = { code, errorMsg: errors[code].message, requestId: crypto.randomUUID() }
	return Response.json(body, {
		status: 404,
		headers: { ...noStore, 'Content-Type': 'application/json; charset=utf-8' },
	})
}

import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/robots.ts'

/** Crawlers may read everything but the back office and the API. */
export function loader({ context }: Route.LoaderArgs) {
	const { ORIGIN } = context.get(pageContext).bindings
	const lines = [
		'User-agent: *',
		...['/Admin', '/Login', '/ResetPassword', '/api/'].map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${new URL('/sitemap.xml', ORIGIN).href}`,
		'',
	]
	return new Response(lines.join('\n'), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate' },
	})
}

import { builtFor } from '#worker/http/built-for.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/robots.ts'

const closed = ['/Admin', '/Login', '/ResetPassword', '/api/']

/** Crawlers may read everything but the back office and the API; nothing of a site that is not production. */
export function robotsText(environment: string, origin: string): string {
	if (environment !== 'production') return 'User-agent: *\nDisallow: /\n'
	const sitemap = `Sitemap: ${new URL('/sitemap.xml', origin).href}`
	return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', sitemap, ''].join('\n')
}

export function loader({ context }: Route.LoaderArgs) {
	return new Response(robotsText(builtFor, context.get(pageContext).bindings.ORIGIN), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate' },
	})
}

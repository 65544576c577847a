import dates from '#web/content/page-dates.json'
import { allPages } from '#web/content/site-map.ts'
import { pageContext } from '#worker/context.ts'
import type { Route } from './+types/sitemap.ts'

const changedOn: Record<string, { changed: string } | undefined> = dates

/** Every public page with the day on which its text last changed: https://www.sitemaps.org/protocol.html */
export function loader({ context }: Route.LoaderArgs) {
	const { ORIGIN } = context.get(pageContext).bindings
	const entries = allPages.map(({ path }) => {
		const changed = changedOn[path]?.changed
		return `<url><loc>${new URL(path, ORIGIN).href}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
	})
	const sitemap = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...entries,
		'</urlset>',
		'',
	]
	return new Response(sitemap.join('\n'), {
		headers: {
			'Content-Type': 'application/xml; charset=utf-8',
			'Cache-Control': 'public, max-age=0, must-revalidate',
		},
	})
}

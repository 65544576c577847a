import { prerenderedPages } from '../content/site-map.ts'

/** Neither what one must be known for, nor what is a download, nor what is read by programs. */
const notAhead = [
	...['/Admin*', '/Admin/*', '/Login*', '/ResetPassword*', '/api/*'],
	...['/media/*', '/documents/*', '/video/*', '/*.ics', '/*.xml'],
]

const links = {
	and: [
		{ href_matches: '/*' },
		{ not: { href_matches: notAhead } },
		{ not: { selector_matches: '[download], [target="_blank"]' } },
	],
}

/**
 * What a browser may do once somebody rests on a link: render the page where the build has rendered it already, fetch it where it shows
 * rows of the database, which may have changed when he goes there (`enhance/shown-again.ts` asks).
 *
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
	prerender: [{ where: { href_matches: prerenderedPages.map(({ path }) => path) }, eagerness: 'moderate' }],
	prefetch: [{ where: links, eagerness: 'moderate' }],
})

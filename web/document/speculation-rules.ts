import { prerenderedPages } from '../content/site-map.ts'

/** Pages with a session or a secret link, downloads, files for programs, and the search, which a flood limit counts. */
const excluded = [
	...['/Admin*', '/Admin/*', '/Login*', '/ResetPassword*', '/application/*', '/api/*', '/search*'],
	...['/media/*', '/documents/*', '/video/*', '/*.ics', '/*.xml'],
]

const links = {
	and: [
		{ href_matches: '/*' },
		{ not: { href_matches: excluded } },
		{ not: { selector_matches: '[download], [target="_blank"]' } },
	],
}

/**
 * Rules for a link that the pointer rests on. Prerender pages that the build has rendered. Only prefetch those that show
 * rows of D1, which may have changed by the time of the click (`enhance/reload.ts` checks).
 *
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
	prerender: [{ where: { href_matches: prerenderedPages.map(({ path }) => path) }, eagerness: 'moderate' }],
	prefetch: [{ where: links, eagerness: 'moderate' }],
})

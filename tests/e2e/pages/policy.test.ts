import { createHash } from 'node:crypto'
import { expect, test } from '#tests/support/journey.ts'
import { documents } from '#web/content/site-map.ts'
import { speculationRules } from '#web/speculation-rules.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The contents of the elements that a pattern finds in a page, as its policy names them. */
const hashesOf = (html: string, element: RegExp) =>
	[...html.matchAll(element)].map(([, content = '']) => hashOf(content))

/** Of the rules that the page's script puts in. */
const rulesHash = hashOf(speculationRules)

/** What stands in a directive besides the site itself. */
const allowed = (policy: string, directive: string) =>
	policy
		.split('; ')
		.find((each) => each.startsWith(`${directive} `))
		?.split(' ')
		.slice(1)
		.filter((source) => source !== "'self'")

test('The policy of a document allows exactly the style and the script that stand in it', async ({ request }) => {
	for (const { path } of documents) {
		const answer = await request.get(path)
		const html = await answer.text()
		const policy = answer.headers()['content-security-policy'] ?? ''
		const scripts = hashesOf(html, /<script(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)
		const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
		expect(styles.length, path).toBe(1)
		expect(scripts.length, path).toBe(1)
		expect(allowed(policy, 'style-src'), path).toEqual(styles)
		expect(allowed(policy, 'script-src'), path).toEqual([...scripts, rulesHash])
		expect(html, `${path}: styles of single elements`).not.toMatch(/<[^>]+ style="/)
		expect(answer.headers(), path).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'public, max-age=0, must-revalidate',
			'x-content-type-options': 'nosniff',
		})
	}
})

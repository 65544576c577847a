import { itemPaths } from '#scripts/demo/pages.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { observe } from '#tests/support/pages/observatory.ts'
import { serveOverHttps } from '#tests/support/server/https-server.ts'
import { products } from '#web/content/products/all.ts'
import { brochurePath } from '#web/content/products/product.ts'

test.use({ ignoreHTTPSErrors: true })

/** The minimum score: an A+ with a margin for one mistake. */
const enough = 130

test('Mozilla’s Observatory gives the site an A+, on every kind of page and file', async ({ request }) => {
	test.setTimeout(120_000)
	const { origin, stop } = await serveOverHttps(request)
	try {
		const [article = ''] = itemPaths
		const html = await (await request.get(origin + article)).text()
		const [picture = ''] = /\/media\/[\da-f-]{36}\/[\w.-]+/.exec(html) ?? []
		const brochure = products.flatMap((product) => (product.brochure ? [brochurePath(product.brochure)] : []))[0] ?? ''
		const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
		const answers: [string, string, number][] = [
			['the home page', '/', 200],
			['a blog', article, 200],
			['sign-in', '/Login', 200],
			['the back office', '/Admin', 200],
			['a page with a form', '/contact', 200],
			['a script', asset, 200],
			['a picture', picture, 200],
			['a brochure', brochure, 200],
			['a page that is gone', '/BlogView/987654', 404],
			['a file that is gone', '/assets/gone-12345678.js', 404],
			['a refusal of the API', '/api/fetchusername', 401],
			['a way elsewhere', '/nothing', 302],
		]
		for (const [what, path, status] of answers) {
			const answer = await request.get(origin + path, { maxRedirects: 0 })
			expect(answer.status(), what).toBe(status)
			const headers = answer.headers()
			const body = headers['content-type']?.startsWith('text/html') ? await answer.text() : ''
			// The domain's settings decide about plain http: see tests/README.md.
			const report = observe({ url: answer.url(), headers, body, http: 'redirects to https' })
			expect(report.grade, `${what}: ${JSON.stringify(report.modifiers)}`).toBe('A+')
			expect(report.score, what).toBeGreaterThanOrEqual(enough)
			expect(Object.values(report.modifiers).filter((modifier) => modifier < 0)).toEqual([])
			expect(headers['strict-transport-security'], what).toBe('max-age=63072000; includeSubDomains')
		}
		for (const path of [article, '/Login', '/Admin', '/contact']) {
			const policy = (await request.get(origin + path)).headers()['content-security-policy']
			expect(policy, path).toMatch(/; upgrade-insecure-requests$/)
		}
	} finally {
		await stop()
	}
})

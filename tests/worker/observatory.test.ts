import { expect, test } from 'vitest'
import { pngOf } from '#tests/support/files/sample-files.ts'
import { type Captured, observe } from '#tests/support/pages/observatory.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { filesGoLive } from '#worker/files/file-states.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { pagePolicy, secure } from '#worker/http/security-headers.ts'

/** A page like an answer of `pages.ts` over https. */
function pageWith(policy: string, changes: Record<string, string | null> = {}, body = '<p>text</p>'): Captured {
	const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
	secure(headers, { https: true })
	for (const [name, value] of Object.entries(changes)) {
		if (value === null) headers.delete(name)
		else headers.set(name, value)
	}
	return { url: 'https://www.company.test/', headers: Object.fromEntries(headers), body, http: 'redirects to https' }
}

const document = pagePolicy({ https: true })
const hydrated = pagePolicy({ https: true, nonce: 'abcdefghijklmnopqrstuv' })
const withHash = pagePolicy({ https: false, scripts: ['sha256-abc='] })
const withFrames = pagePolicy({ https: true, nonce: 'abc', frames: ['https://challenges.cloudflare.com'] })

test.each([
	['a document', document],
	['a document of the build', withHash],
	['a page that hydrates', hydrated],
	['a page with frames', withFrames],
])('%s: A+ with 140', (_, policy) => {
	expect(observe(pageWith(policy))).toMatchObject({ score: 140, grade: 'A+' })
})

test.each<[string, Captured, number, string]>([
	['without a policy', pageWith('', { 'Content-Security-Policy': null }), 75, 'B'],
	['with a directive twice', pageWith(`${document}; script-src 'self'`), 75, 'B'],
	['with scripts in the page', pageWith(document.replace("script-src 'self'", "script-src 'unsafe-inline'")), 80, 'B+'],
	['with scripts from anywhere', pageWith(document.replace("script-src 'self'", 'script-src https:')), 80, 'B+'],
	[
		'with strict-dynamic alone',
		pageWith(document.replace("script-src 'self'", "script-src 'strict-dynamic'")),
		75,
		'B',
	],
	['with objects from anywhere', pageWith(document.replace("object-src 'none'", 'object-src *')), 80, 'B+'],
	['with eval', pageWith(document.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")), 120, 'A+'],
	['with styles in the page', pageWith(document.replace("style-src 'self'", "style-src 'unsafe-inline'")), 130, 'A+'],
	['with a looser default', pageWith(document.replace("default-src 'none'", "default-src 'self'")), 135, 'A+'],
	['with pictures over http', pageWith(document.replace("img-src 'self'", 'img-src http:')), 120, 'A+'],
	['with a frame over http', pageWith(document.replace("frame-src 'none'", 'frame-src http://a.example')), 80, 'B+'],
	['with a cookie', pageWith(document, { 'Set-Cookie': 'a=b' }), 135, 'A+'],
	['with a good one', pageWith(document, { 'Set-Cookie': 'a=b; Secure; HttpOnly; SameSite=Lax' }), 145, 'A+'],
	['with a session that scripts read', pageWith(document, { 'Set-Cookie': 'session=b; Secure' }), 70, 'B'],
	['shared with every origin', pageWith(document, { 'Access-Control-Allow-Origin': '*' }), 140, 'A+'],
	[
		'shared with any origin, with credentials',
		pageWith(document, {
			'Access-Control-Allow-Origin': 'https://evil.example',
			'Access-Control-Allow-Credentials': 'true',
		}),
		50,
		'C',
	],
	['on a domain that answers http', { ...pageWith(document), http: 'stays http' }, 80, 'B+'],
	['over http', { ...pageWith(document), url: 'http://www.company.test/' }, 80, 'B+'],
	['without a referrer policy', pageWith(document, { 'Referrer-Policy': null }), 135, 'A+'],
	['with a referrer for everybody', pageWith(document, { 'Referrer-Policy': 'unsafe-url' }), 130, 'A+'],
	['without transport security', pageWith(document, { 'Strict-Transport-Security': null }), 80, 'B+'],
	['with a short one', pageWith(document, { 'Strict-Transport-Security': 'max-age=86400' }), 130, 'A+'],
	['without nosniff', pageWith(document, { 'X-Content-Type-Options': null }), 135, 'A+'],
	[
		'in anybody’s frame',
		pageWith(document.replace("; frame-ancestors 'none'", ''), { 'X-Frame-Options': null }),
		80,
		'B+',
	],
	['with its resources for all', pageWith(document, { 'Cross-Origin-Resource-Policy': 'cross-origin' }), 130, 'A+'],
	['with an embedder policy', pageWith(document, { 'Cross-Origin-Embedder-Policy': 'credentialless' }), 150, 'A+'],
	['without an opener policy', pageWith(document, { 'Cross-Origin-Opener-Policy': null }), 130, 'A+'],
	['with a misspelt opener policy', pageWith(document, { 'Cross-Origin-Opener-Policy': 'same' }), 125, 'A+'],
	['with a script of its own', pageWith(document, {}, '<script src="/assets/a.js"></script>'), 140, 'A+'],
	['with its integrity', pageWith(document, {}, '<script src="/a.js" integrity="sha384-x"></script>'), 145, 'A+'],
	['with a foreign script', pageWith(document, {}, '<script src="https://evil.example/x.js"></script>'), 135, 'A+'],
	['with one over http', pageWith(document, {}, '<script src="http://evil.example/x.js"></script>'), 50, 'C'],
	[
		'with a foreign script and its integrity',
		pageWith(document, {}, '<script src="https://cdn.example/x.js" integrity="sha384-x"></script>'),
		145,
		'A+',
	],
])('a page %s is judged as the Observatory does', (_, answer, score, grade) => {
	expect(observe(answer)).toMatchObject({ score, grade })
})

async function judged(path: string) {
	const answer = await call(path)
	const headers = Object.fromEntries(answer.headers)
	const body = headers['content-type']?.startsWith('image/') ? '' : await answer.text()
	return { status: answer.status, ...observe({ url: answer.url || bindings.ORIGIN, headers, body, http: 'is closed' }) }
}

test('answers of the API get A+, refusals and staff files too', async () => {
	for (const [path, status] of [
		['/health', 200],
		['/api/nothing', 404],
		['/api/authcontroller/login', 405],
		['/api/fetchusername', 401],
	] as const)
		expect(await judged(path), path).toMatchObject({ status, score: 140, grade: 'A+' })
	const name = 'moon.png'
	const key = await keepFile(db, bindings, 'media', { name, type: 'image/png', bytes: pngOf(9, 9) })
	await filesGoLive(db, [key], true)
	// Other sites may embed it: share cards and feeds do.
	expect(await judged(mediaPath({ key, name }))).toMatchObject({ status: 200, score: 130, grade: 'A+' })
})

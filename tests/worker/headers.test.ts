import { beforeAll, describe, expect, test } from 'vitest'
import { enquiryLimit } from '#contracts/shared/periods.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { pngOf } from '#tests/support/files/sample-files.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { addressOf, routes } from '#tests/support/worker/routes.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { newAddress } from '#tests/support/worker/visitor.ts'
import { counters } from '#worker/data/counters.table.ts'
import { filesGoLive } from '#worker/files/file-states.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { answerPage } from '#worker/pages.ts'
import { counterKey } from '#worker/visitors/rate-limit.ts'

const everyAnswerHas = {
	'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy':
		'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
		'midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), ' +
		'fullscreen=(self), clipboard-write=(self), autoplay=(self), ' +
		'publickey-credentials-get=(self), publickey-credentials-create=(self)',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Cache-Control': 'no-store',
	'Content-Type': 'application/json; charset=utf-8',
}

const noAnswerHas = [
	...['Set-Cookie', 'Server', 'X-Powered-By', 'Via', 'ETag'],
	...['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials'],
]

/** The checked headers of an answer. */
function headersOf(answer: Response): Record<string, string | null> {
	const names = [...Object.keys(everyAnswerHas), ...noAnswerHas]
	return Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]))
}

const complete = { ...everyAnswerHas, ...Object.fromEntries(noAnswerHas.map((name) => [name, null])) }

const paths = [...new Set(routes.map(({ path }) => addressOf(path))), '/api/nothing', '/api/public/nothing']
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The only answer that is a page. It exists on a local machine only, and has its own policy. */
const mailPage = '/dev/mail'
/** Answers that differ from all others in these headers. Without a body the export has everything. */
const differing: Record<string, Record<string, string>> = {
	'/api/careerscontroller/exportapplications': { 'Content-Type': 'text/csv; charset=utf-8; header=present' },
	'/openapi.json': { 'Cache-Control': 'public, max-age=300' },
	'/.well-known/api-catalog': {
		'Cache-Control': 'public, max-age=300',
		'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
	},
}

test.each(paths)('%s: every answer has all headers, whatever the method', async (path) => {
	const headers = await signedInAs(['Admin'])
	for (const method of someOf(methods, { usual: 3, turn: paths.indexOf(path) })) {
		for (const each of [{}, headers]) {
			const answer = await call(path, { method, headers: each })
			const isPage = path === mailPage && answer.ok
			const expected = isPage
				? {
						...complete,
						'Content-Type': 'text/html; charset=UTF-8',
						'Content-Security-Policy': expect.stringMatching(
							/^default-src 'none'; style-src 'nonce-[\da-f-]{36}'; style-src-attr 'unsafe-inline'; img-src \S+ 'self'; base-uri/,
						),
					}
				: { ...complete, ...(answer.ok ? differing[path] : {}) }
			expect({ method, ...headersOf(answer) }).toEqual({ method, ...expected })
			expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
			expect(answer.status).toBeLessThan(500)
			const body = await answer.text()
			if (answer.status >= 400 && body !== '') {
				expect(JSON.parse(body).requestId).toBe(answer.headers.get('X-Request-Id'))
			}
		}
	}
})

async function tooMany(): Promise<Response> {
	const address = newAddress()
	const key = await counterKey(bindings.TOKEN_SECRET, enquiryLimit, address)
	await db.insert(counters).values({ key, count: 60, resetsAt: new Date(Date.now() + 60_000).toISOString() })
	return sendEnquiry(anEnquiry(), { address })
}

const save = '/api/public/contactuscontroller/saveContactUs'
const list = '/api/contactuscontroller/getContactUsRequests'
const broken = databaseThatFails(new Error('D1_ERROR: no such table: enquiries: SQLITE_ERROR'))
const overloaded = databaseThatFails(new Error('D1 DB is overloaded. Too many requests queued.'))

const answers: Record<number, () => Promise<Response>> = {
	200: () => sendEnquiry(anEnquiry()),
	400: () => sendEnquiry(anEnquiry({ name: '' })),
	401: () => call(list, { json: {} }),
	403: () => call(save, { json: anEnquiry() }),
	404: async () =>
		call('/api/contactuscontroller/eraseContactUsRequest/987654', {
			method: 'DELETE',
			headers: await signedInAs(['Admin']),
		}),
	405: () => call(save),
	409: async () => {
		const sending = { key: crypto.randomUUID(), address: newAddress() }
		await sendEnquiry(anEnquiry(), sending)
		return sendEnquiry(anEnquiry({ message: 'Another one' }), sending)
	},
	413: () => sendEnquiry(anEnquiry({ message: 'm'.repeat(70_000) })),
	415: () => call(save, { body: 'name=Meera', headers: { 'X-Token': dummyToken, 'Content-Type': 'text/plain' } }),
	429: tooMany,
	500: () => sendEnquiry(anEnquiry(), { key: crypto.randomUUID(), bindings: { DB: broken } }),
	503: () => sendEnquiry(anEnquiry(), { key: crypto.randomUUID(), bindings: { DB: overloaded } }),
}

test.each(Object.entries(answers))('an answer of status %s has all headers', async (status, answerOf) => {
	const answer = await answerOf()
	logged('error')
	expect(answer.status).toBe(Number(status))
	expect(headersOf(answer)).toEqual(complete)
})

const anyTag = expect.stringMatching(/^"[\da-f]{32}"$/)
/** The only answers of the API that the edge may cache. */
const aShownPicture = {
	...complete,
	'Content-Security-Policy': "default-src 'none'; sandbox",
	'Cross-Origin-Resource-Policy': 'cross-origin',
	'Cache-Control': 'public, max-age=0, must-revalidate',
	'Content-Type': 'image/png',
	ETag: anyTag,
}

describe('a file that something published shows', () => {
	let key: string
	beforeAll(async () => {
		key = await keepFile(db, bindings, 'media', { name: 'moon.png', type: 'image/png', bytes: pngOf(9, 9) })
		await filesGoLive(db, [key], true)
	})
	const ask = (headers: Record<string, string> = {}, method = 'GET') =>
		call(mediaPath({ key, name: 'moon.png' }), { method, headers })
	const edge = ({ headers }: Response) => ['Cloudflare-CDN-Cache-Control', 'Cache-Tag'].map((name) => headers.get(name))
	const kept = () => ['public, max-age=30, stale-while-revalidate=30, stale-if-error=3600', `file-${key}`]

	test('has all headers: whole, as a range, for HEAD and for 304', async () => {
		const whole = await ask()
		const etag = whole.headers.get('ETag') ?? ''
		for (const [answer, status, changed] of [
			[whole, 200, {}],
			[await ask({ Range: 'bytes=0-3' }), 206, {}],
			[await ask({}, 'HEAD'), 200, {}],
			[await ask({ 'If-None-Match': etag }), 304, { 'Content-Type': null }],
		] as const) {
			expect({ status: answer.status, ...headersOf(answer) }).toEqual({ status, ...aShownPicture, ...changed })
			expect(edge(answer)).toEqual(kept())
		}
	})

	test('is not cached for an unsatisfiable range, or when it is missing', async () => {
		const beyond = await ask({ Range: 'bytes=999999-' })
		expect({ status: beyond.status, ...headersOf(beyond) }).toEqual({ status: 416, ...complete })
		const gone = await call('/media/987654/moon.png')
		expect({ status: gone.status, ...headersOf(gone) }).toEqual({ status: 404, ...complete })
		for (const answer of [beyond, gone]) expect(edge(answer)).toEqual([null, null])
	})
})

test('a page that fails, and one that is requested by another method, have all headers', async () => {
	const asPage = { ...complete, 'Content-Type': 'text/plain;charset=UTF-8' }
	// This test has no page build, so the error page itself fails.
	const failed = await answerPage(new Request(`${bindings.ORIGIN}/news`), bindings)
	expect({ status: failed.status, ...headersOf(failed) }).toEqual({ status: 500, ...asPage })
	expect(logged('error').join()).toContain('"event":"page"')
	expect(await failed.text()).toBe('Something went wrong on our side. Please try again.')
	for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
		const refused = await answerPage(new Request(`${bindings.ORIGIN}/news`, { method }), bindings)
		expect({ status: refused.status, ...headersOf(refused) }).toEqual({ status: 405, ...asPage })
		expect(refused.headers.get('Allow')).toBe('GET, HEAD')
	}
})

test('temporary refusals have Retry-After', async () => {
	for (const status of [429, 503]) {
		const answer = await answers[status]?.()
		expect(Number(answer?.headers.get('Retry-After'))).toBeGreaterThan(0)
	}
})

test('over plain http only Strict-Transport-Security is absent', async () => {
	const answer = await call('/health', { origin: 'http://localhost:8787' })
	expect(headersOf(answer)).toEqual({ ...complete, 'Strict-Transport-Security': null })
})

test("each answer has a new request id, never the client's", async () => {
	const id = crypto.randomUUID()
	const ask = async () => (await call('/health', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id')
	const [first, second] = [await ask(), await ask()]
	expect(new Set([id, first, second]).size).toBe(3)
})

test('headers that proxies and frameworks trust change nothing in an answer', async () => {
	const ask = async (odd: Record<string, string> = {}) => {
		const answer = await call('/api/public/contactuscontroller/viewDepartments', {
			headers: { 'X-Token': dummyToken, ...odd },
		})
		return { status: answer.status, headers: headersOf(answer), body: await answer.text() }
	}
	const odd = {
		'X-Forwarded-Host': 'evil.example',
		'X-Forwarded-Proto': 'http',
		'X-Forwarded-Prefix': '/evil',
		'X-Original-URL': '/api/authcontroller/logout',
		'X-HTTP-Method-Override': 'DELETE',
		'X-React-Router-SPA-Mode': 'yes',
		'X-React-Router-Prerender-Data': 'evil',
		Origin: 'https://evil.example',
		'Accept-Encoding': 'identity',
	}
	expect(await ask(odd)).toEqual(await ask())
})

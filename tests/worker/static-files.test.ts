import { expect, test } from 'vitest'
import { answerStaticFile, answersRanges } from '#worker/static-files.ts'

const content = 'abcdefghij'
const tag = '"of-this-content"'
const address = 'https://www.company.test/documents/brochures/a.pdf'

/** The asset folder with one file. It ignores ranges, and answers 304 to a current ETag. */
const assets = {
	async fetch(asked: RequestInfo | URL): Promise<Response> {
		const request = new Request(asked)
		if (request.url !== address) return new Response(null, { status: 404 })
		if (request.headers.has('Range')) throw new Error('the folder was asked for a range')
		const headers = { ETag: tag, 'Cache-Control': 'public, max-age=0, must-revalidate' }
		if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
		const body = request.method === 'HEAD' ? null : content
		const length = { 'Content-Length': String(content.length), 'Content-Type': 'application/pdf' }
		return new Response(body, { headers: { ...headers, ...length } })
	},
}

async function ask(headers: HeadersInit, { method = 'GET', url = address } = {}) {
	const answer = await answerStaticFile(new Request(url, { method, headers }), assets)
	if (!answer) throw new Error('no answer')
	return { status: answer.status, headers: answer.headers, body: new TextDecoder().decode(await answer.arrayBuffer()) }
}

test.each([
	['bytes=0-3', 'bytes 0-3/10', 'abcd'],
	['bytes=4-4', 'bytes 4-4/10', 'e'],
	['bytes=7-', 'bytes 7-9/10', 'hij'],
	['bytes=0-', 'bytes 0-9/10', content],
	['bytes=8-99', 'bytes 8-9/10', 'ij'],
	['bytes=-3', 'bytes 7-9/10', 'hij'],
	['bytes=-99', 'bytes 0-9/10', content],
])('%s is answered with that part', async (range, contentRange, part) => {
	const { status, headers, body } = await ask({ Range: range })
	expect([status, headers.get('Content-Range'), body]).toEqual([206, contentRange, part])
	expect(headers.get('Content-Type')).toBe('application/pdf')
	expect(headers.get('ETag')).toBe(tag)
})

test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-'])(
	'%s lies outside of the file',
	async (range) => {
		const { status, headers, body } = await ask({ Range: range })
		expect([status, headers.get('Content-Range'), body]).toEqual([416, 'bytes */10', ''])
		expect(headers.get('Cache-Control')).toBe('no-store')
		for (const name of ['ETag', 'Content-Type', 'Content-Length']) expect(headers.get(name), name).toBeNull()
	},
)

test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes', 'pages=1-2', 'bytes=a-b', ''])(
	'what is no single range of bytes gets the whole file: "%s"',
	async (range) => {
		const { status, headers, body } = await ask({ Range: range })
		expect([status, headers.get('Content-Range'), body]).toEqual([200, null, content])
	},
)

test('If-Range gets the range of this version, and the whole file for another one', async () => {
	expect(await ask({ Range: 'bytes=0-1', 'If-Range': tag })).toMatchObject({ status: 206, body: 'ab' })
	for (const other of ['"of-another-content"', `W/${tag}`, 'Wed, 21 Oct 2015 07:28:00 GMT'])
		expect(await ask({ Range: 'bytes=0-1', 'If-Range': other }), other).toMatchObject({ status: 200, body: content })
})

test('a current ETag gets 304, also with a range', async () => {
	expect(await ask({ 'If-None-Match': tag })).toMatchObject({ status: 304, body: '' })
	expect(await ask({ 'If-None-Match': tag, Range: 'bytes=0-1' })).toMatchObject({ status: 304, body: '' })
})

test('HEAD gets the whole size and Accept-Ranges, whatever its range', async () => {
	for (const Range of ['', 'bytes=0-1']) {
		const { status, headers, body } = await ask({ Range }, { method: 'HEAD' })
		expect([status, headers.get('Accept-Ranges'), body]).toEqual([200, 'bytes', ''])
		expect(headers.get('Content-Range')).toBeNull()
	}
})

test('every answer has the security headers, and keeps those of the folder', async () => {
	for (const Range of ['', 'bytes=0-1', 'bytes=99-']) {
		const { headers } = await ask({ Range })
		expect(headers.get('Accept-Ranges')).toBe('bytes')
		expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
		expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
		expect(headers.get('Strict-Transport-Security')).toContain('max-age=')
	}
	expect((await ask({})).headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
})

test('a missing file and another method are left to the page', async () => {
	expect(await answerStaticFile(new Request('https://www.company.test/documents/b.pdf'), assets)).toBeNull()
	for (const method of ['POST', 'PUT', 'DELETE'])
		expect(await answerStaticFile(new Request(address, { method }), assets)).toBeNull()
})

test.each([
	['/documents/brochures/a.pdf', true],
	['/video/intro.mp4', true],
	['/VIDEO/intro.MP4', true],
	['/video/intro', false],
	['/documents/', false],
	['/assets/a.pdf', false],
	['/resources', false],
])('%s supports ranges: %s', (path, expected) => {
	expect(answersRanges(path)).toBe(expected)
})

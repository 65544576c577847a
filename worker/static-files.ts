import { byteRange, contentRange, rangeAsked } from './http/byte-range.ts'
import { secure } from './http/security-headers.ts'

/** Files with range requests: players seek in videos, and readers open long PDFs page by page. */
export const answersRanges = (pathname: string) => /^\/(video|documents)\/.*\.[a-z0-9]+$/i.test(pathname)

/** Answers a file of the asset folder, or the requested range of it; null if the file does not exist. */
export async function answerStaticFile(request: Request, assets: Pick<Fetcher, 'fetch'>): Promise<Response | null> {
	if (request.method !== 'GET' && request.method !== 'HEAD') return null
	const headers = new Headers(request.headers)
	for (const name of ['Range', 'If-Range']) headers.delete(name)
	const whole = await assets.fetch(new Request(request.url, { method: request.method, headers }))
	if (whole.status === 404) return null
	const answer = await inPart(request, whole)
	answer.headers.set('Accept-Ranges', 'bytes')
	secure(answer.headers, { https: new URL(request.url).protocol === 'https:' })
	return answer
}

async function inPart(request: Request, whole: Response): Promise<Response> {
	const asked = whole.status === 200 ? rangeAsked(request, whole.headers.get('ETag')) : null
	if (asked === null) return new Response(whole.body, whole)
	const file = await whole.arrayBuffer()
	const range = byteRange(asked, file.byteLength)
	if (range === null) return new Response(file, whole)
	const headers = new Headers(whole.headers)
	headers.delete('Content-Length')
	if (range === 'unsatisfiable') {
		headers.set('Content-Range', `bytes */${file.byteLength}`)
		headers.set('Cache-Control', 'no-store')
		for (const name of ['ETag', 'Content-Type']) headers.delete(name)
		return new Response(null, { status: 416, headers })
	}
	headers.set('Content-Range', contentRange(range, file.byteLength))
	return new Response(file.slice(range.offset, range.offset + range.length), { status: 206, headers })
}

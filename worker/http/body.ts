import type { Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { GrowingBytes } from '../files/growing-bytes.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './request-context.ts'

const jsonLimitBytes = 64 * 1024
const deepest = 32
/** Nobody's line is silent for longer and comes back. */
const patienceMs = 30_000

/** Handlers that read a form with files themselves; see `validateForm`. */
export const readsForm = new WeakSet<object>()

/**
 * Reads the body of a JSON call once, within its limit, and refuses what two parsers could read differently: broken UTF-8, keys given
 * twice, `__proto__`. Forms with files are left to `validateForm`. What is too large is read to its end unparsed: answering earlier resets the client's connection.
 */
export const strictBody = createMiddleware<AppEnv>(async (c, next) => {
	if (c.req.raw.body === null) return next()
	if (matchedRoutes(c).some(({ handler }) => readsForm.has(handler))) return leaveToForm(c.req.raw, next)
	const bytes = await readWithin(c.req.raw.body, jsonLimitBytes)
	// A body means nothing there, and a new Request with one cannot even be made.
	if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
	if (bytes.byteLength > 0) {
		if (!isJson(c.req.header('Content-Type') ?? '')) throw new AppError('request.wrong-type')
		readJson(bytes)
	}
	c.req.raw = new Request(c.req.raw, { body: bytes.byteLength > 0 ? bytes : null })
	return next()
})

/** Whoever refuses a form before it is read, such as a guard, leaves it lying there. */
async function leaveToForm(request: Request, next: Next): Promise<void> {
	await next()
	if (!request.bodyUsed) await readToEnd(request.body)
}

/** Where a body is kept while it comes, and what is asked of each piece before that. */
export type Room = { bytes: GrowingBytes; hasRoom: (bytes: number) => boolean }

/**
 * Throws `request.too-large` when the body has more bytes, and `service.busy` when there is no room for them, after it has come to its
 * end; `request.malformed` when it stops coming.
 */
export async function readWithin(
	body: ReadableStream<Uint8Array>,
	limit: number,
	{ bytes, hasRoom }: Room = { bytes: new GrowingBytes(), hasRoom: () => true },
): Promise<Uint8Array<ArrayBuffer>> {
	let size = 0
	let isBusy = false
	try {
		for await (const chunk of piecesOf(body)) {
			size += chunk.byteLength
			isBusy ||= size <= limit && !hasRoom(chunk.byteLength)
			if (size > limit || isBusy) bytes.forget()
			else bytes.add(chunk)
		}
	} catch {
		throw new AppError('request.malformed')
	}
	if (size > limit) throw new AppError('request.too-large')
	// Less is there than came where it gave way to others after its last piece.
	if (isBusy || bytes.size < size) throw new AppError('service.busy', { retryAfterSeconds: 2 })
	return bytes.take()
}

/** The pieces of a body as they come. Throws when the next one keeps us waiting for too long. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	const reader = body.getReader()
	let timer: ReturnType<typeof setTimeout> | undefined
	try {
		for (;;) {
			const tooLong = new Promise<never>((_, reject) => {
				timer = setTimeout(() => reject(new Error('The body has stopped coming')), patienceMs)
			})
			const { done, value } = await Promise.race([reader.read(), tooLong])
			clearTimeout(timer)
			if (done) return
			yield value
		}
	} finally {
		clearTimeout(timer)
		// Whoever has stopped sending hears nothing of it.
		reader.cancel().catch(() => undefined)
	}
}

/** Reads a body that means nothing and forgets it: one that is left unread holds up the connection for whoever asks next. */
export async function readToEnd(body: ReadableStream<Uint8Array> | null): Promise<void> {
	if (body === null) return
	try {
		for await (const _ of piecesOf(body));
	} catch {
		// Whoever sent it has left.
	}
}

export const isJson = (contentType: string) => /^application\/json\s*(;|$)/i.test(contentType)

function decode(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		throw new AppError('request.malformed')
	}
}

/** What a JSON body says. Throws `request.malformed` unless it is one object, nested at most 32 deep, without a key given twice. */
export function readJson(bytes: Uint8Array): object {
	const text = decode(bytes)
	let parsed: unknown
	try {
		parsed = JSON.parse(text)
	} catch {
		throw new AppError('request.malformed')
	}
	if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new AppError('request.malformed')
	const open: (Set<string> | null)[] = []
	// The text is known to be valid here, so a string is a key exactly when a colon follows it.
	for (const [token, key] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
		if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null)
		if (token === '}' || token === ']') open.pop()
		if (open.length > deepest) throw new AppError('request.malformed')
		if (key === undefined) continue
		const name: string = JSON.parse(key)
		const names = open.at(-1)
		if (name === '__proto__' || names?.has(name)) throw new AppError('request.malformed')
		names?.add(name)
	}
	return parsed
}

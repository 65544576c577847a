import type { Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { AppError } from './errors.ts'
import { readToEnd, readWithin } from './read-body.ts'
import type { AppEnv } from './request-context.ts'

const jsonLimitBytes = 64 * 1024
const deepest = 32
/** Handlers that read their form themselves: see `worker/files/multipart.ts`. */
export const readsForm = new WeakSet<object>()

/**
 * Reads the body of a JSON call within its limit, and refuses one that two parsers could read differently: broken UTF-8,
 * repeated keys, `__proto__`. A body that is too large is still read to its end: an earlier answer resets the client's
 * connection.
 */
export const strictBody = createMiddleware<AppEnv>(async (c, next) => {
	if (c.req.raw.body === null) return next()
	if (matchedRoutes(c).some(({ handler }) => readsForm.has(handler))) return leaveToForm(c.req.raw, next)
	const bytes = await readWithin(c.req.raw.body, jsonLimitBytes)
	// Ignore such a body. A Request of these methods cannot have one.
	if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
	if (bytes.byteLength > 0) {
		if (!isJson(c.req.header('Content-Type') ?? '')) throw new AppError('request.wrong-type')
		readJson(bytes)
	}
	c.req.raw = new Request(c.req.raw, { body: bytes.byteLength > 0 ? bytes : null })
	return next()
})

/** Drains the form if a guard refuses the call before its handler reads it. */
async function leaveToForm(request: Request, next: Next): Promise<void> {
	await next()
	if (!request.bodyUsed) await readToEnd(request.body)
}

export const isJson = (contentType: string) => /^application\/json\s*(;|$)/i.test(contentType)

function decode(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		throw new AppError('request.malformed')
	}
}

/** Parses a JSON body. Throws `request.malformed` unless it is one object, at most 32 deep, without repeated keys. */
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
	// In valid JSON a string is a key exactly when a colon follows it.
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

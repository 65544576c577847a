import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { edgeHeaders, fileTag } from '#worker/cache/edge-cache.ts'
import { downloadHeaders } from '#worker/files/download.ts'
import { files } from '#worker/files/files.table.ts'
import { isSigned } from '#worker/files/media-address.ts'
import { storedObject } from '#worker/files/stored-object.ts'
import { byteRange, contentRange, rangeAsked } from '#worker/http/byte-range.ts'
import { AppError } from '#worker/http/errors.ts'
import { isCurrent } from '#worker/http/etag.ts'
import type { AppEnv } from '#worker/http/request-context.ts'

/** Pictures and PDFs under `/media/<id>/<name>`. Visitors read the files of published items; staff read all files by signed addresses. */
export const media = new Hono<AppEnv>().get('/:key/:name?', async (c) => {
	const key = c.req.param('key')
	const [file] = await c.var.db
		.select()
		.from(files)
		.where(and(eq(files.key, key), eq(files.bucket, 'media'), eq(files.state, 'live')))
	const signed = await isSigned(c.env, key, c.req.query())
	if (!file || !(file.shown || signed)) throw new AppError('file.not-found')
	const etag = `"${file.sha256.slice(0, 32)}"`
	const headers = {
		// Browsers revalidate each time, so that a picture disappears together with its item.
		'Cache-Control': signed ? 'private, no-store' : 'public, max-age=0, must-revalidate',
		'Cross-Origin-Resource-Policy': signed ? 'same-origin' : 'cross-origin',
		'Content-Security-Policy': "default-src 'none'; sandbox",
		'Accept-Ranges': 'bytes',
		ETag: etag,
		...(signed ? {} : edgeHeaders([fileTag(key)], null)),
	}
	if (isCurrent(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
	const range = byteRange(rangeAsked(c.req.raw, etag), file.size)
	if (range === 'unsatisfiable') {
		c.header('Content-Range', `bytes */${file.size}`)
		throw new AppError('file.range')
	}
	const object = await storedObject(c.env.MEDIA, key, range ? { range } : {})
	const length = range ? range.length : file.size
	const whole = {
		...headers,
		...(file.type.startsWith('image/') ? {} : downloadHeaders(file.name)),
		...(range ? { 'Content-Range': contentRange(range, file.size) } : {}),
		'Content-Type': file.type,
		'Content-Length': String(length),
	}
	// Hono removes the body from the response to a HEAD.
	return c.body(object.body, range ? 206 : 200, whole)
})

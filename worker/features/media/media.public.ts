import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { z } from 'zod/mini'
import {
	type PictureFormat,
	type PictureSize,
	pictureFormats,
	pictureWidths,
	sharePicture,
} from '#contracts/content/picture-sizes.ts'
import { edgeHeaders, fileTag } from '#worker/cache/edge-cache.ts'
import type { Database } from '#worker/data/db.ts'
import { previewShowsFile, readPreviewToken } from '#worker/features/previews/preview-access.ts'
import { momentShowsFile, readMomentToken } from '#worker/features/previews/site-at.ts'
import { storedObject } from '#worker/files/bucket.ts'
import { downloadHeaders } from '#worker/files/download.ts'
import { firstHiddenAt, isShownAt } from '#worker/files/file-states.ts'
import { files } from '#worker/files/files.table.ts'
import { isSigned } from '#worker/files/media-address.ts'
import { pictureVariant } from '#worker/files/picture-variant.ts'
import { pictureVariants } from '#worker/files/picture-variants.table.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'
import type { Sent } from '#worker/files/scale-picture.ts'
import { pictureToShare } from '#worker/files/share-picture.ts'
import { answers } from '#worker/http/answers.ts'
import { byteRange, contentRange, rangeAsked } from '#worker/http/byte-range.ts'
import { AppError } from '#worker/http/errors.ts'
import { isCurrent } from '#worker/http/etag.ts'
import type { AppEnv } from '#worker/http/request-context.ts'

/** The query of an address with a size: the size, and the signature of staff or the token of a preview. */
const known = new Set(['w', 'f', 'expires', 'signature', 'preview', 'at'])

/** Parses the size in an address; null without one. Only one spelling of each size is known, so that it is cached once. */
function sizeAsked(query: URLSearchParams): PictureSize | 'unknown' | null {
	if (!query.has('w') && !query.has('f')) return null
	if ([...query.keys()].some((name) => !known.has(name))) return 'unknown'
	const [w, ...moreWidths] = query.getAll('w')
	const [f = '', ...moreFormats] = query.getAll('f')
	const width = pictureWidths.find((each) => String(each) === w)
	if (!width || !isFormat(f) || moreWidths.length + moreFormats.length > 0) return 'unknown'
	return { width, format: f }
}

const isFormat = (name: string): name is PictureFormat => Object.hasOwn(pictureFormats, name)

const { docx: _, ...shown } = mediaTypes
const shownTypes = Object.values(shown)

const requestHeaders = z.object({
	Range: z.optional(z.string()),
	'If-Range': z.optional(z.string()),
	'If-None-Match': z.optional(z.string()),
})

/** Link previews show the card of the site, of the same size and type, instead of a picture that cannot be scaled. */
const siteCard = '/share/home.jpg'

/** Pictures and PDFs under `/media/<id>/<name>`. Visitors read those of published items, staff all by signed addresses. */
export const media = new Hono<AppEnv>()
	.get(
		'/:key/:name?',
		answers(shownTypes, {
			summary: 'Get a picture or a PDF',
			errors: ['file.not-found', 'file.range'],
			description: `Files of published items. Staff calls answer signed addresses for the others, and previews have addresses with their own token. \`?w=640&f=webp\` asks for a picture in a width of ${pictureWidths.join(', ')} pixels; one that is smaller, or cannot be scaled, keeps its own.`,
			statuses: [200, 206, 304],
			headers: requestHeaders,
		}),
		async (c) => {
			const key = c.req.param('key')
			const size = sizeAsked(new URL(c.req.url).searchParams)
			if (size === 'unknown') throw new AppError('file.not-found')
			const [[live], made] = await c.var.db.batch([
				liveFile(c.var.db, key),
				c.var.db.select().from(pictureVariants).where(eq(pictureVariants.fileKey, key)),
			])
			const { file, signed } = await opened(c, live)
			if (size === null) return send(c, file, file, signed)
			if (!file.type.startsWith('image/')) throw new AppError('file.not-found')
			const variant = await pictureVariant(c.var.db, c.env, file, size, made)
			if (!variant) return send(c, file, file, signed)
			return send(c, file, variant, signed).catch(async (error: unknown) => {
				if (!(error instanceof AppError) || error.code !== 'file.not-found') throw error
				// The bucket has lost the object. Without its row, the next request makes it again.
				await c.var.db.delete(pictureVariants).where(eq(pictureVariants.fileKey, key))
				return send(c, file, file, signed)
			})
		},
	)
	.get(
		`/:key/${sharePicture.path}`,
		answers([sharePicture.type], {
			summary: 'Get a picture for link previews',
			errors: ['file.not-found', 'file.range'],
			description: `A JPEG of ${sharePicture.width} by ${sharePicture.height} pixels, which the middle of the picture covers. 302 leads to the card of the site where the picture cannot be scaled.`,
			statuses: [200, 206, 302, 304],
			headers: requestHeaders,
		}),
		async (c) => {
			const [live] = await liveFile(c.var.db, c.req.param('key'))
			const { file, signed } = await opened(c, live)
			if (!file.type.startsWith('image/')) throw new AppError('file.not-found')
			const picture = await pictureToShare(c.env, file)
			if (picture) return send(c, file, picture, signed)
			c.header('Cache-Control', 'no-store')
			return c.redirect(siteCard)
		},
	)

type File = Awaited<ReturnType<typeof liveFile>>[number]

/** `isShown`: whether visitors may get it now; `hiddenAt`: until when, at least. */
const liveFile = (db: Database, key: string, now = new Date()) =>
	db
		.select({
			...getTableColumns(files),
			isShown: sql<0 | 1>`${isShownAt(now)}`,
			hiddenAt: firstHiddenAt(now),
		})
		.from(files)
		.where(and(eq(files.key, key), eq(files.bucket, 'media'), eq(files.state, 'live')))

/** Throws `file.not-found` for a file that the address may not open. `signed`: by a signature or a token in the address. */
async function opened(c: Context<AppEnv>, file: File | undefined) {
	if (!file) throw new AppError('file.not-found')
	const isShown = file.isShown === 1
	const signed = (await isSigned(c.env, file.key, c.req.query())) || (!isShown && (await isPreviewed(c, file)))
	if (!(signed || isShown)) throw new AppError('file.not-found')
	return { file, signed }
}

/** Whether the token in the address shows the file, and still holds. */
async function isPreviewed({ var: { db }, env, req }: Context<AppEnv>, file: File): Promise<boolean> {
	const now = new Date()
	const { preview, at } = req.query()
	const previewed = preview ? await readPreviewToken(env, preview, now) : null
	if (previewed) return previewShowsFile(db, previewed, file.key, now)
	const moment = at ? await readMomentToken(env, at, now) : null
	return moment !== null && momentShowsFile(db, moment, file.key, now)
}

/** Answers with an object: the file's own, or that of one of its sizes. */
async function send(c: Context<AppEnv>, file: File, sent: Sent, signed: boolean) {
	const etag = `"${sent.sha256.slice(0, 32)}"`
	const headers = {
		// Browsers revalidate each time, so that a picture disappears together with its item.
		'Cache-Control': signed ? 'private, no-store' : 'public, max-age=0, must-revalidate',
		'Cross-Origin-Resource-Policy': signed ? 'same-origin' : 'cross-origin',
		'Content-Security-Policy': "default-src 'none'; sandbox",
		'Accept-Ranges': 'bytes',
		ETag: etag,
		...(signed ? {} : edgeHeaders([fileTag(file.key)], file.hiddenAt === null ? null : Date.parse(file.hiddenAt))),
	}
	if (isCurrent(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
	const range = byteRange(rangeAsked(c.req.raw, etag), sent.size)
	if (range === 'unsatisfiable') {
		c.header('Content-Range', `bytes */${sent.size}`)
		throw new AppError('file.range')
	}
	const object = await storedObject(c.env.MEDIA, sent.key, range ? { range } : {})
	const length = range ? range.length : sent.size
	const whole = {
		...headers,
		...(file.type.startsWith('image/') ? {} : downloadHeaders(file.name)),
		...(range ? { 'Content-Range': contentRange(range, sent.size) } : {}),
		'Content-Type': sent.type,
		'Content-Length': String(length),
	}
	// Hono removes the body from the response to a HEAD.
	return c.body(object.body, range ? 206 : 200, whole)
}

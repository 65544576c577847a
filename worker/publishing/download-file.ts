import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { storedObject } from '#worker/files/bucket.ts'
import { downloadHeaders } from '#worker/files/download.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import type { filesAs } from './publishable.ts'

/** The data of a file in the public bucket for a download. */
export type DownloadedFile = { key: string; name: string; type: string; size: number }

/** The same as columns. D1 returns a batch by column names, which the picture and the file of a row would share. */
export const downloadColumns = (file: ReturnType<typeof filesAs>) => ({
	key: sql<string>`${file.key}`.as('download_key'),
	name: sql<string>`${file.name}`.as('download_name'),
	type: sql<string>`${file.type}`.as('download_type'),
	size: sql<number>`${file.size}`.as('download_size'),
})

/** Responds with a file of the public bucket. The caller has checked the right to it. */
export async function answerDownload(c: Context<AppEnv>, file: DownloadedFile) {
	return answerFile(c, file, (await storedObject(c.env.MEDIA, file.key)).body)
}

/** Responds with these bytes as a download. */
export const answerFile = (
	c: Context<AppEnv>,
	{ name, type, size }: Omit<DownloadedFile, 'key'>,
	body: ReadableStream<Uint8Array>,
) => c.body(body, 200, { ...downloadHeaders(name), 'Content-Type': type, 'Content-Length': String(size) })

import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { downloadHeaders } from '#worker/files/download.ts'
import { storedObject } from '#worker/files/stored-object.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import type { filesAs } from './publishable.ts'

/** What a download needs to know of a file of the public bucket. */
export type DownloadedFile = { key: string; name: string; type: string; size: number }

/** The same, for a select. D1 answers a batch by column names, of which a row's picture and its file would have the same. */
export const downloadColumns = (file: ReturnType<typeof filesAs>) => ({
	key: sql<string>`${file.key}`.as('download_key'),
	name: sql<string>`${file.name}`.as('download_name'),
	type: sql<string>`${file.type}`.as('download_type'),
	size: sql<number>`${file.size}`.as('download_size'),
})

/** A file of the public bucket as a blob. Who may have it was asked before. */
export async function answerDownload(c: Context<AppEnv>, file: DownloadedFile) {
	return answerFile(c, file, (await storedObject(c.env.MEDIA, file.key)).body)
}

/** The same where its bytes are at hand: under the name that a client keeps it by. */
export const answerFile = (
	c: Context<AppEnv>,
	{ name, type, size }: Omit<DownloadedFile, 'key'>,
	body: ReadableStream<Uint8Array>,
) => c.body(body, 200, { ...downloadHeaders(name), 'Content-Type': type, 'Content-Length': String(size) })

import { and, eq, isNotNull } from 'drizzle-orm'
import { minuteMs } from '#contracts/shared/periods.ts'
import { sha256 } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { type Buckets, bucketOf } from '#worker/files/bucket.ts'
import { files } from '#worker/files/files.table.ts'
import { failureOf, log } from '#worker/http/log.ts'
import { startOfMail } from './start-of-mail.ts'

/** A mail as Email Routing hands it over. */
export type ArrivingMail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'raw' | 'rawSize'>

/** A kept mail. `from`: the envelope sender; '' of a bounce. `sha256`: of the whole mail without its envelope. */
export type KeptMail = { to: string; from: string; sha256: string; bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }

const bucket = 'private'

/** Of a larger mail only the words are read: an isolate has 128 MB, and each attachment is copied in it. */
const mostReadBytes = 10 * 1024 * 1024

/** Of a header that a mail server puts before a mail. */
const headerValue = (address: string) => address.replace(/[\p{Cc}\s<>]/gu, '').slice(0, 320)

const envelopeOf = ({ to, from }: Pick<ArrivingMail, 'to' | 'from'>) =>
	new TextEncoder().encode(`Delivered-To: ${headerValue(to)}\r\nReturn-Path: <${headerValue(from)}>\r\n`)

/**
 * Keeps a mail as it came, with its envelope in front, and returns its key. The row comes first: what a crash leaves behind
 * is taken up by the cron. Throws if the database or the bucket takes nothing.
 */
export async function keepMail(db: Database, bindings: Buckets, mail: ArrivingMail, now: Date): Promise<string> {
	const key = crypto.randomUUID()
	const envelope = envelopeOf(mail)
	const size = envelope.byteLength + mail.rawSize
	await db.insert(files).values({
		key,
		bucket,
		state: 'pending',
		name: 'mail.eml',
		type: 'message/rfc822',
		size,
		sha256: '',
		createdAt: now.toISOString(),
		// The first try follows at once.
		mailTries: 1,
		mailDueAt: new Date(now.getTime() + minuteMs).toISOString(),
	})
	try {
		const { readable, writable } = new FixedLengthStream(size)
		const stored = bucketOf(bindings, bucket).put(key, readable, { httpMetadata: { contentType: 'message/rfc822' } })
		await Promise.all([stored, pour(envelope, mail.raw, writable)])
	} catch (error) {
		await retireMail(db, key, now).catch((failure: unknown) => log('warn', 'mail.row-left', failureOf(failure)))
		throw error
	}
	return key
}

async function pour(envelope: Uint8Array, raw: ReadableStream, writable: WritableStream): Promise<void> {
	const writer = writable.getWriter()
	await writer.write(envelope)
	writer.releaseLock()
	await raw.pipeTo(writable)
}

/** Whether nobody has read the mail of this file yet: the guard of each batch that settles it. */
export const isUnread = (key: string) => and(eq(files.key, key), isNotNull(files.mailDueAt))

/** Gives up a mail that is here already, or whose object never arrived. */
export const retireMail = (db: Database, key: string, now: Date) =>
	db.update(files).set({ state: 'retired', dueAt: now.toISOString(), mailDueAt: null }).where(isUnread(key))

/** Longer than any envelope. */
const mostEnvelope = 4_096

/** Reads a kept mail; null: its object is not there. */
export async function readKeptMail(bindings: Buckets, key: string): Promise<KeptMail | null> {
	const stored = bucketOf(bindings, bucket)
	const start = await stored.get(key, { range: { offset: 0, length: mostEnvelope } })
	if (!start) return null
	const [whole = '', to = '', from = ''] =
		/^Delivered-To: (.*)\r\nReturn-Path: <(.*)>\r\n/.exec(await start.text()) ?? []
	const offset = new TextEncoder().encode(whole).byteLength
	const size = start.size - offset
	// R2 refuses a range that begins at the end.
	const mail = size === 0 ? new Response(new Uint8Array()) : await stored.get(key, { range: { offset } })
	if (!mail?.body) return null
	const isWhole = size <= mostReadBytes
	if (!isWhole) return { to, from, isWhole, ...(await startOfMail(mail.body)) }
	const bytes = new Uint8Array(await mail.arrayBuffer())
	return { to, from, isWhole, bytes, sha256: await sha256(bytes) }
}

import { sql } from 'drizzle-orm'
import { uuidOf } from '#worker/crypto/hashes.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import type { Buckets } from '#worker/files/bucket.ts'
import { safeFileName } from '#worker/files/download.ts'
import { filesStay } from '#worker/files/file-states.ts'
import { fileHolders } from '#worker/files/files.table.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import type { MailFile } from '#worker/mail/inbound/parse-mail.ts'
import type { Desk } from '../desk.ts'

/** Keeps the files of a mail. Their keys follow from that of the mail: another try stores none twice. */
export async function keepMailFiles(
	db: Database,
	bindings: Buckets,
	key: string,
	attached: readonly MailFile[],
	now: Date,
): Promise<string[]> {
	const keys: string[] = []
	for (const [index, { name, type, bytes }] of attached.entries()) {
		const own = await uuidOf(`${key} ${index}`)
		// Files stand in the order of their times.
		const at = new Date(now.getTime() + index)
		keys.push(await keepFile(db, bindings, 'private', { ...namesOf(name, type), bytes }, at, own))
	}
	return keys
}

const extensions: Readonly<Record<string, string>> = {
	'message/rfc822': 'eml',
	'text/calendar': 'ics',
	'text/plain': 'txt',
}

/** A name that file systems accept, and a type that is one. Downloads never use the type. */
function namesOf(name: string | null, type: string): { name: string; type: string } {
	const [, stem = name ?? '', written] = /^(.*)\.([a-z\d]{1,10})$/is.exec(name ?? '') ?? []
	const extension = written ?? extensions[type] ?? /^[a-z]+\/([a-z]{2,5})$/.exec(type)?.[1] ?? 'bin'
	const isType = /^[a-z\d]+\/[a-z\d.+-]{1,100}$/.test(type)
	return { name: safeFileName(stem, extension.toLowerCase()), type: isType ? type : 'application/octet-stream' }
}

/** The statements that make the message which was just written hold these files. */
export const holdMailFiles = (db: Database, { holder, messages }: Desk, keys: readonly string[]): Statement[] => [
	db
		.insert(fileHolders)
		.select(
			sql`select ${holder}, ${newestIn(messages)}, value, 0, null, null, '' from json_each(${JSON.stringify(keys)})`,
		),
	filesStay(db, keys),
]

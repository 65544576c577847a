import { sql } from 'drizzle-orm'
import { uuidOf } from '#worker/crypto/hashes.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import type { Buckets } from '#worker/files/bucket.ts'
import { filesStay } from '#worker/files/file-states.ts'
import { fileHolders } from '#worker/files/files.table.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import type { MailFile } from '#worker/mail/inbound/content/files.ts'
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
		keys.push(await keepFile(db, bindings, 'private', { name, type, bytes }, at, own))
	}
	return keys
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

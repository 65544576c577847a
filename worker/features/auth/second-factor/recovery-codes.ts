import { eq } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { sha256 } from '#worker/crypto/hashes.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { recoveryCodes } from './factors.table.ts'

const howMany = 10
/** 128 bits: nobody guesses them, so a plain hash protects them. */
const codeBytes = 16

/** Ten codes, in groups of letters and digits, and the statements that store their hashes in the place of the older ones. */
export async function newRecoveryCodes(
	db: Database,
	userId: number,
): Promise<{ codes: string[]; statements: Statement[] }> {
	const plain = Array.from({ length: howMany }, () => new Secret({ size: codeBytes }).base32)
	const rows = await Promise.all(plain.map(async (code) => ({ codeHash: await sha256(code), userId })))
	return {
		codes: plain.map((code) => code.match(/.{1,5}/g)?.join('-') ?? code),
		statements: [
			db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
			db.insert(recoveryCodes).values(rows),
		],
	}
}

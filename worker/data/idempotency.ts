import { eq, type SQL } from 'drizzle-orm'
import { z } from 'zod/mini'
import { savedId } from '#contracts/shared/answers.ts'
import { jsonOf } from '#contracts/shared/json.ts'
import { sha256 } from '../crypto/hashes.ts'
import { AppError } from '../http/errors.ts'
import type { Database } from './db.ts'
import { idempotencyKeys } from './idempotency.table.ts'

/** A form's idempotency key with the hash of its content. */
export type Submission = { key: string; requestHash: string }

/** The header of a form that a client may repeat. */
export const idempotencyKey = z.object({
	'Idempotency-Key': z.optional(
		z.string().check(
			z.meta({
				format: 'uuid',
				description: 'Names the submission: a retry with the same key and content gets the first answer again.',
			}),
		),
	),
})

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/**
 * The submission's key: its `Idempotency-Key`, or its single-use bot token. null without either: two equal forms then count
 * as two. Throws `request.invalid` for a key that is no UUID.
 */
export async function submissionOf(
	form: { route: string; body: unknown },
	sent: { key: string | undefined; botToken: string | null },
): Promise<Submission | null> {
	if (sent.key !== undefined && !uuid.test(sent.key)) {
		throw new AppError('request.invalid', { fields: { 'Idempotency-Key': 'A UUID is expected' } })
	}
	const key = sent.key?.toLowerCase() ?? (sent.botToken !== null ? `token:${await sha256(sent.botToken)}` : null)
	return key === null ? null : { key, requestHash: await sha256(JSON.stringify([form.route, form.body])) }
}

/**
 * The earlier answer to this submission, or null. Throws `request.repeated` if its key came with other content.
 */
export async function earlierAnswer(db: Database, submission: Submission | null): Promise<number | null> {
	if (!submission) return null
	const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, submission.key))
	if (!row) return null
	if (row.requestHash !== submission.requestHash) throw new AppError('request.repeated')
	return savedId.parse(jsonOf(row.answer))
}

/** The statement that stores the answer, for the batch that stores the form. It refuses the batch if the key exists. */
export const keepAnswer = (db: Database, submission: Submission, answer: SQL<string> | string, now = new Date()) =>
	db.insert(idempotencyKeys).values({ ...submission, answer, createdAt: now.toISOString() })

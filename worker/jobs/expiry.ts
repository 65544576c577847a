import { and, inArray, lt, lte } from 'drizzle-orm'
import { counters } from '#worker/data/counters.table.ts'
import type { Database } from '#worker/data/db.ts'
import { idempotencyKeys } from '#worker/data/idempotency.table.ts'
import { openForms } from '#worker/editing/drafts.table.ts'
import { previewLinks } from '#worker/editing/preview-links.table.ts'
import { passwordResets, sessions, signInThrottles } from '#worker/features/auth/auth.table.ts'
import { freedUserNames } from '#worker/features/users/freed-names.table.ts'
import { keepFreedNamesMs } from '#worker/features/users/user-names.ts'
import { storeChecks } from '#worker/files/store-checks.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { keepSettledMs } from '#worker/mail/outbox.ts'

const day = 24 * 60 * 60_000
/** For records of the site's health. */
const keepRecordsMs = 30 * day

/** Deletes expired rows. It runs once a minute, so each delete stays small. */
export async function deleteExpired(db: Database, now = new Date()): Promise<void> {
	const moment = now.toISOString()
	const dayAgo = new Date(now.getTime() - day).toISOString()
	const freedBefore = new Date(now.getTime() - keepFreedNamesMs).toISOString()
	const recordedBefore = new Date(now.getTime() - keepRecordsMs).toISOString()
	const settledBefore = new Date(now.getTime() - keepSettledMs).toISOString()
	await db.batch([
		db.delete(sessions).where(lt(sessions.expiresAt, dayAgo)),
		db.delete(passwordResets).where(lt(passwordResets.expiresAt, dayAgo)),
		db.delete(signInThrottles).where(lte(signInThrottles.forgetAt, moment)),
		db.delete(freedUserNames).where(lt(freedUserNames.freedAt, freedBefore)),
		db.delete(openForms).where(lt(openForms.seenAt, dayAgo)),
		db.delete(previewLinks).where(lt(previewLinks.expiresAt, dayAgo)),
		db.delete(counters).where(lte(counters.resetsAt, moment)),
		db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo)),
		// `next_attempt_at` is indexed, and at most an hour after the last try.
		db.delete(outbox).where(and(inArray(outbox.status, ['sent', 'dropped']), lt(outbox.nextAttemptAt, settledBefore))),
		db.delete(storeChecks).where(lt(storeChecks.startedAt, recordedBefore)),
	])
}

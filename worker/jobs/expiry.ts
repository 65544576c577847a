import { and, inArray, lt, lte } from 'drizzle-orm'
import {
	dayMs,
	keepAnswerMs,
	keepDeviceDays,
	keepEndedMs,
	keepFreedNameDays,
	keepHealthRecordsMs,
	keepMailDays,
} from '#contracts/shared/periods.ts'
import { counters } from '#worker/data/counters.table.ts'
import type { Database } from '#worker/data/db.ts'
import { idempotencyKeys } from '#worker/data/idempotency.table.ts'
import { openForms } from '#worker/editing/drafts/drafts.table.ts'
import { previewLinks } from '#worker/editing/drafts/preview-links.table.ts'
import { knownDevices, passwordResets, sessions, signInThrottles } from '#worker/features/auth/auth.table.ts'
import { usedChallenges } from '#worker/features/auth/second-factor/factors.table.ts'
import { freedUserNames } from '#worker/features/users/freed-names.table.ts'
import { storeChecks } from '#worker/files/store-checks.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'

/** Deletes expired rows. It runs once a minute, so each delete stays small. */
export async function deleteExpired(db: Database, now = new Date()): Promise<void> {
	const moment = now.toISOString()
	const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
	const endedBefore = before(keepEndedMs)
	const settledBefore = before(keepMailDays * dayMs)
	await db.batch([
		db.delete(sessions).where(lt(sessions.expiresAt, endedBefore)),
		db.delete(passwordResets).where(lt(passwordResets.expiresAt, endedBefore)),
		db.delete(signInThrottles).where(lte(signInThrottles.forgetAt, moment)),
		db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, moment)),
		db.delete(knownDevices).where(lt(knownDevices.lastDay, before(keepDeviceDays * dayMs).slice(0, 10))),
		db.delete(freedUserNames).where(lt(freedUserNames.freedAt, before(keepFreedNameDays * dayMs))),
		db.delete(openForms).where(lt(openForms.seenAt, endedBefore)),
		db.delete(previewLinks).where(lt(previewLinks.expiresAt, endedBefore)),
		db.delete(counters).where(lte(counters.resetsAt, moment)),
		db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(keepAnswerMs))),
		// `next_attempt_at` is indexed, and at most an hour after the last try.
		db.delete(outbox).where(and(inArray(outbox.status, ['sent', 'dropped']), lt(outbox.nextAttemptAt, settledBefore))),
		db.delete(storeChecks).where(lt(storeChecks.startedAt, before(keepHealthRecordsMs))),
	])
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import { draftVersionText } from '#contracts/items/items.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { dropReplacement } from '#worker/editing/drafts/drop-replacement.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { AppError, refusalReasonOf } from '#worker/http/errors.ts'
import { failureOf, log } from '#worker/http/log.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { kinds } from '../item-kinds.ts'
import { formOfDraft } from '../items/form-of-draft.ts'
import { claimReplacement, type StoredReplacement } from './claim-replacement.ts'

const perRun = 20

/**
 * Makes the replacements live whose time has come. One that fails for a fault of its own is refused: it stays with the
 * reason, and its owner gets a mail. The cron tries any other one again. `untried`: leaves those that have failed to the
 * cron.
 */
export async function applyDueReplacements(
	db: Database,
	bindings: Bindings,
	now = new Date(),
	{ untried = false } = {},
): Promise<void> {
	for (let claimed = 0; claimed < perRun; claimed += 1) {
		const replacement = await claimReplacement(db, now, { untried })
		if (!replacement) return
		const { id, attempts } = replacement
		try {
			await apply(db, bindings, replacement, now)
		} catch (error) {
			log('error', 'replacement', { replacement: id, attempts, ...failureOf(error) })
			if (isOwnFault(error)) await refuse(db, replacement, reasonFor(error), now)
		}
	}
}

/** Whether the replacement itself is at fault, so that every other try would fail too. */
const isOwnFault = (error: unknown): error is AppError =>
	error instanceof AppError &&
	(error.code === 'request.invalid' || error.code === 'write.stale' || errors[error.code].status === 404)

/** Saves the snapshot as its form would. The batch of the save deletes the replacement, so that it is applied once. */
async function apply(
	db: Database,
	bindings: Bindings,
	{ id, itemId, baseVersion, draftId, draftVersion, createdBy, ...stored }: StoredReplacement,
	now: Date,
): Promise<void> {
	const kind = kinds[stored.kind]
	const live = await kind.read(db, itemId)
	if (!live) throw new AppError(kind.notFound)
	const form = {
		...(await formOfDraft(db, bindings, kind, readSnapshot(stored), live, { holder: 'replacement', id })),
		[kind.idField]: itemId,
		version: baseVersion,
		draftVersion: draftVersionText({ id: draftId, version: draftVersion }),
	}
	const isWaiting = sql`exists (select 1 from ${replacements} where ${replacements.id} = ${id})`
	const also = [
		refuseUnless(db, isWaiting),
		...dropReplacement(db, stored.kind, itemId, now),
		// Input since then continues from the version that goes live.
		db
			.update(drafts)
			.set({ baseVersion: live.row.version + 1 })
			.where(eq(drafts.id, draftId)),
	]
	const staff = await ownerOf(db, createdBy, now)
	await kind.save(db, bindings, form, { staff, requestId: crypto.randomUUID(), now, also })
}

/** The owner of a replacement, as the editor who saves it. */
async function ownerOf(db: Database, id: number, now: Date): Promise<Editor['staff']> {
	const [owner] = await db
		.select({ id: users.id, userName: users.userName, fullName: users.fullName })
		.from(users)
		.where(eq(users.id, id))
	if (!owner) throw new Error('A replacement without an owner')
	return { ...owner, permissions: [], sessionId: '', signedInAt: now }
}

const reasonFor = (error: AppError): string =>
	error.code === 'write.stale' ? 'The live version has changed since it was scheduled.' : refusalReasonOf(error)

/**
 * Keeps the live version. Does nothing if another request has applied the replacement meanwhile, or a correction of the
 * live version has given it another beginning.
 */
async function refuse(db: Database, { id, baseVersion }: StoredReplacement, failure: string, now: Date): Promise<void> {
	try {
		await db.batch([
			db
				.update(replacements)
				.set({ failedAt: now.toISOString(), failure })
				.where(and(eq(replacements.id, id), eq(replacements.baseVersion, baseVersion), isNull(replacements.failedAt))),
			refuseUnlessChanged(db),
			queueMail(db, 'replacement-refused', id, now),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
	}
}

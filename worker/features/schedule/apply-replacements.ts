import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { draftVersionText } from '#contracts/items/items.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { drafts } from '#worker/editing/drafts.table.ts'
import { dropReplacement } from '#worker/editing/drop-replacement.ts'
import { replacements } from '#worker/editing/replacements.table.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { AppError, isTransient } from '#worker/http/errors.ts'
import { failureOf, log } from '#worker/http/log.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { formOfDraft } from '../items/form-of-draft.ts'
import { kinds } from '../items/kinds.ts'
import { reasonOf } from '../items/refusal-reason.ts'

const perRun = 20

/** Makes the replacements live whose time has come. A refused one stays, with the reason, and its owner gets a mail. */
export async function applyDueReplacements(db: Database, bindings: Bindings, now = new Date()): Promise<void> {
	const due = await db
		.select({ replacement: replacements, owner: { id: users.id, userName: users.userName, fullName: users.fullName } })
		.from(replacements)
		.innerJoin(users, eq(users.id, replacements.createdBy))
		.where(and(isNull(replacements.failedAt), lte(replacements.dueAt, now.toISOString())))
		.orderBy(asc(replacements.dueAt), asc(replacements.id))
		.limit(perRun)
	for (const { replacement, owner } of due) {
		const staff = { ...owner, permissions: [], sessionId: '', signedInAt: now }
		try {
			await apply(db, bindings, replacement, { staff, requestId: crypto.randomUUID(), now })
		} catch (error) {
			log('error', 'replacement', { replacement: replacement.id, ...failureOf(error) })
			if (!isTransient(error)) await refuse(db, replacement.id, reasonFor(error), now)
		}
	}
}

type StoredReplacement = typeof replacements.$inferSelect

/** Saves the snapshot as its form would. The batch of the save deletes the replacement, so that it is applied once. */
async function apply(
	db: Database,
	bindings: Bindings,
	{ id, itemId, baseVersion, draftId, draftVersion, ...stored }: StoredReplacement,
	editor: Editor & { now: Date },
): Promise<void> {
	const kind = kinds[stored.kind]
	const live = await kind.read(db, itemId)
	if (!live) throw new AppError(kind.notFound)
	const form = {
		...(await formOfDraft(db, bindings, kind, readSnapshot(stored), live)),
		[kind.idField]: itemId,
		version: baseVersion,
		draftVersion: draftVersionText({ id: draftId, version: draftVersion }),
	}
	const isWaiting = sql`exists (select 1 from ${replacements} where ${replacements.id} = ${id})`
	const also = [
		refuseUnless(db, isWaiting),
		...dropReplacement(db, stored.kind, itemId, editor.now),
		// What was typed since goes on from the version that goes live now.
		db
			.update(drafts)
			.set({ baseVersion: live.row.version + 1 })
			.where(eq(drafts.id, draftId)),
	]
	await kind.save(db, bindings, form, { ...editor, also })
}

function reasonFor(error: unknown): string {
	if (!(error instanceof AppError)) return 'It could not be saved. Open it and publish it by hand.'
	return error.code === 'write.stale' ? 'The live version has changed since it was scheduled.' : reasonOf(error)
}

/** Keeps the live version. Does nothing where another request has applied the replacement meanwhile. */
async function refuse(db: Database, id: number, failure: string, now: Date): Promise<void> {
	try {
		await db.batch([
			db
				.update(replacements)
				.set({ failedAt: now.toISOString(), failure })
				.where(and(eq(replacements.id, id), isNull(replacements.failedAt))),
			refuseUnlessChanged(db),
			queueMail(db, 'replacement-refused', id, now),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
	}
}

import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { kindFacts } from '#contracts/items/kinds.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { dayMs, draftNoticeDays, untouchedDraftDays } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { dropDraft } from '#worker/editing/drafts/drop-draft.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import type { Letter } from '#worker/mail/send-letter.ts'

const perRun = 20

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString()

/** Announces drafts that nobody touches to their author, and deletes them after the notice. */
export async function expireDrafts(db: Database, now = new Date()): Promise<void> {
	const untouched = await db
		.select({ id: drafts.id })
		.from(drafts)
		.where(and(lt(drafts.updatedAt, before(now, untouchedDraftDays)), isNull(drafts.announcedAt)))
		.orderBy(asc(drafts.updatedAt))
		.limit(perRun)
	for (const { id } of untouched) {
		const isQuiet = and(eq(drafts.id, id), isNull(drafts.announcedAt))
		try {
			await db.batch([
				db.update(drafts).set({ announcedAt: now.toISOString() }).where(isQuiet),
				refuseUnlessChanged(db),
				queueMail(db, 'draft-expires', id, now),
			])
		} catch (error) {
			// A concurrent run has announced it.
			if (!isRefusedByGuard(error)) throw error
		}
	}
	const due = await db
		.select({ id: drafts.id, version: drafts.version, kind: drafts.kind, itemId: drafts.itemId })
		.from(drafts)
		.where(and(isNotNull(drafts.announcedAt), lt(drafts.announcedAt, before(now, draftNoticeDays))))
		.limit(perRun)
	for (const draft of due) await db.batch(dropDraft(db, draft.kind, draft, draft.itemId, now))
}

/** Tells the author of a draft when it will be deleted. */
export async function draftExpiresMail(db: Database, bindings: Bindings, draftId: number): Promise<Letter | null> {
	const [draft] = await db
		.select({
			kind: drafts.kind,
			itemId: drafts.itemId,
			title: drafts.title,
			announcedAt: drafts.announcedAt,
			email: users.email,
			active: users.active,
		})
		.from(drafts)
		.innerJoin(users, eq(users.id, drafts.createdBy))
		.where(eq(drafts.id, draftId))
	if (!draft?.announcedAt || !draft.active) return null
	const { noun, addPath, editPath } = kindFacts[draft.kind]
	const path = draft.itemId === null ? `${addPath}?draft=${draftId}` : `${editPath}/${draft.itemId}`
	const due = new Date(Date.parse(draft.announcedAt) + draftNoticeDays * dayMs).toISOString()
	return composeLetter(
		{
			to: `${draft.email}@${bindings.MAIL_DOMAIN}`,
			subject: 'A draft of yours will be deleted',
			opening: [`Nobody has worked on your draft for ${untouchedDraftDays} days. To keep it, open it and change it.`],
			facts: [
				{ label: capitalised(noun), value: draft.title || 'Without a title' },
				{ label: 'Deleted on', value: letterMoment(due) },
			],
			button: { label: 'Open the draft', address: `${bindings.ORIGIN}${path}` },
		},
		bindings.ORIGIN,
	)
}

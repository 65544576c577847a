import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { OpenForm, OthersInForm } from '#contracts/items/drafts.ts'
import { draftVersionText } from '#contracts/items/items.ts'
import { reportFormMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { drafts, openForms } from '#worker/editing/drafts/drafts.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import type { Editor } from '#worker/http/request-context.ts'

/** A form that misses two reports counts as closed. */
const openForMs = 2 * reportFormMs

/** Notes that a form is open, and tells who else has it open and what is newest. */
export async function noteOpenForm(
	db: Database,
	kind: ItemKind,
	{ formId, itemId, draftId }: OpenForm,
	{ staff, now = new Date() }: Editor,
): Promise<OthersInForm> {
	const seen = {
		kind: kind.name,
		itemId,
		draftId: itemId === null ? draftId : null,
		userId: staff.id,
		seenAt: now.toISOString(),
	}
	const sameForm = and(
		eq(openForms.kind, kind.name),
		sql`${openForms.itemId} is ${itemId}`,
		sql`${openForms.draftId} is ${itemId === null ? draftId : null}`,
	)
	const since = new Date(now.getTime() - openForMs).toISOString()
	const isDraft = itemId === null ? eq(drafts.id, draftId ?? 0) : eq(drafts.itemId, itemId)
	const [, others, [draft], [item]] = await db.batch([
		db
			.insert(openForms)
			.values({ formId, ...seen })
			.onConflictDoUpdate({ target: openForms.formId, set: seen }),
		db
			.select({ id: users.id, fullName: users.fullName })
			.from(openForms)
			.innerJoin(users, eq(users.id, openForms.userId))
			.where(and(sameForm, gt(openForms.seenAt, since), ne(openForms.formId, formId)))
			.orderBy(users.fullName),
		db
			.select({ id: drafts.id, version: drafts.version })
			.from(drafts)
			.where(and(eq(drafts.kind, kind.name), isDraft)),
		db
			.select({ version: kind.table.version })
			.from(kind.table)
			.where(eq(kind.table.id, itemId ?? 0)),
	])
	return {
		others: [...new Map(others.filter(({ id }) => id !== staff.id).map((user) => [user.id, user.fullName])).values()],
		ownTabs: others.filter(({ id }) => id === staff.id).length,
		draftVersion: draft ? draftVersionText(draft) : null,
		version: item?.version ?? null,
	}
}

/** Forgets a form of this user that was closed. */
export const closeForm = (db: Database, { formId }: OpenForm, { staff }: Editor) =>
	db.delete(openForms).where(and(eq(openForms.formId, formId), eq(openForms.userId, staff.id)))

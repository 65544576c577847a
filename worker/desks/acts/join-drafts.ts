import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { refuseUnless } from '#worker/data/write-guards.ts'
import { fileHolders } from '#worker/files/files.table.ts'
import type { Desk } from '../desk.ts'

/**
 * The statements that bring the drafts of merged subjects into one conversation. Each writer has one there: the text of the older
 * ones stands below that of the newest, and their files come along. They refuse the batch if a draft was saved meanwhile.
 */
export async function joinDrafts(
	db: Database,
	{ messages, holder }: Desk,
	into: number,
	merged: readonly number[],
): Promise<Statement[]> {
	const areDrafts = and(eq(messages.delivery, 'draft'), isAmong(messages.subjectId, [into, ...merged]))
	const { id, subjectId, authorId, version, text, at } = messages
	const drafts = await db
		.select({ id, subjectId, authorId, version, text, at })
		.from(messages)
		.where(areDrafts)
		.orderBy(asc(id))
	if (drafts.every((draft) => draft.subjectId === into)) return []
	const asRead = JSON.stringify(drafts.map((draft) => [draft.id, draft.version]))
	const asStored = sql`(select json_group_array(json_array(id, version)) from (
		select ${id} as id, ${version} as version from ${messages} where ${areDrafts} order by ${id}))`
	return [
		refuseUnless(db, sql`${asStored} = ${asRead}`),
		...Map.groupBy(drafts, (draft) => draft.authorId)
			.values()
			.flatMap((own) => {
				const newest = [...own].sort((one, other) => other.at.localeCompare(one.at))
				const kept = own.find((draft) => draft.subjectId === into) ?? newest[0]
				if (!kept) return []
				const others = own.filter((draft) => draft !== kept).map((draft) => draft.id)
				const joinedText = newest
					.map((draft) => draft.text)
					.filter(Boolean)
					.join('\n\n')
				return [
					db
						.update(fileHolders)
						.set({ holderId: kept.id })
						.where(and(eq(fileHolders.holder, holder), isAmong(fileHolders.holderId, others))),
					db.delete(messages).where(isAmong(id, others)),
					db
						.update(messages)
						.set({ subjectId: into, text: joinedText, version: kept.version + 1 })
						.where(eq(id, kept.id)),
				]
			}),
	]
}

import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { previewLinks } from '#worker/editing/drafts/preview-links.table.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import type { Editor } from '#worker/http/request-context.ts'

type Link = Pick<typeof previewLinks.$inferSelect, 'id' | 'kind' | 'itemId' | 'expiresAt'>

/** The statement that reads the links of a person that hold. */
export const linksMadeBy = (db: Database, userId: number, now: Date) => {
	const { id, kind, itemId, expiresAt, createdBy, revokedAt } = previewLinks
	return db
		.select({ id, kind, itemId, expiresAt })
		.from(previewLinks)
		.where(and(eq(createdBy, userId), isNull(revokedAt), gt(expiresAt, now.toISOString())))
		.orderBy(asc(id))
}

/** The statements that end links, with an audit row for each. */
export const endLinks = (db: Database, links: readonly Link[], { now = new Date(), ...by }: Editor): Statement[] =>
	links.length === 0
		? []
		: [
				db
					.update(previewLinks)
					.set({ revokedAt: now.toISOString() })
					.where(
						and(
							isAmong(
								previewLinks.id,
								links.map(({ id }) => id),
							),
							isNull(previewLinks.revokedAt),
						),
					),
				...links.map(({ kind, itemId, expiresAt }) =>
					recordEdit(
						db,
						{ ...by, now },
						{
							section: kind,
							noun: 'preview link',
							action: 'revoked',
							itemId,
							changes: { expiresAt: [expiresAt, now.toISOString()] },
						},
					),
				),
			]

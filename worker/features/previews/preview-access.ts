import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { holdsSection } from '#contracts/auth/roles.ts'
import { type Claims, readToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { roleNames, users } from '#worker/data/users.table.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { previewLinks } from '#worker/editing/drafts/preview-links.table.ts'
import { permissionsOf, rolesOfSession } from '#worker/features/auth/sessions.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { fileHolders } from '#worker/files/files.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'

export type PreviewClaims = Claims['preview+jwt']

export const readPreviewToken = (bindings: Bindings, token: string, now: Date): Promise<PreviewClaims | null> =>
	readToken(bindings, 'preview+jwt', token, { now })

/**
 * The statement that reads for whom a preview opens: the roles of its session, or of the maker of its link. No row: it has
 * ended. `columnsOf` gets the id of the item, which a link for a new draft finds after its first save.
 */
const accessOf = <Columns extends Record<string, SQL>>(
	db: Database,
	{ kind, item, link, sid = '' }: PreviewClaims,
	columnsOf: (itemId: SQL<number | null>) => Columns,
	now: Date,
) =>
	link === null
		? rolesOfSession(db, sid, columnsOf(sql`${item}`), now)
		: db
				.select({ roles: roleNames, ...columnsOf(sql`coalesce(${item}, ${previewLinks.itemId})`) })
				.from(previewLinks)
				.innerJoin(users, eq(users.id, previewLinks.createdBy))
				.where(
					and(
						eq(previewLinks.id, link),
						eq(previewLinks.kind, kind),
						isNull(previewLinks.revokedAt),
						gt(previewLinks.expiresAt, now.toISOString()),
						eq(users.active, true),
					),
				)

/** The id of the item that a preview shows now; null for a draft that was never saved. undefined: the preview has ended. */
export async function previewedItem(
	db: Database,
	claims: PreviewClaims,
	now: Date,
): Promise<number | null | undefined> {
	const [access] = await accessOf(db, claims, (itemId) => ({ itemId }), now)
	return access && holdsSection(permissionsOf(access.roles), claims.kind) ? access.itemId : undefined
}

/** Whether a preview shows a file now: one of the draft, or of the live version if there is no draft. */
export async function previewShowsFile(db: Database, claims: PreviewClaims, key: string, now: Date): Promise<boolean> {
	const [access] = await accessOf(db, claims, (itemId) => ({ isShown: isShownFile(claims, itemId, key) }), now)
	return access?.isShown === 1 && holdsSection(permissionsOf(access.roles), claims.kind)
}

function isShownFile({ kind, draft }: PreviewClaims, itemId: SQL<number | null>, key: string) {
	const { table } = kinds[kind]
	const draftId = sql`(select ${drafts.id} from ${drafts} where ${drafts.kind} = ${kind} and
		case when ${itemId} is null then ${drafts.id} = ${draft} else ${drafts.itemId} = ${itemId} end)`
	const holder = (name: string, id: SQL) => sql`${fileHolders.holder} = ${name} and ${fileHolders.holderId} = ${id}`
	return sql<0 | 1>`(
		(${itemId} is null or exists (select 1 from ${table} where ${table.id} = ${itemId}))
		and exists (select 1 from ${fileHolders} where ${fileHolders.fileKey} = ${key} and
			case when ${draftId} is null then ${holder(kind, itemId)} else ${holder('draft', draftId)} end))`
}

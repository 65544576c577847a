import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { PreviewedItem, SharedPreview } from '#contracts/items/previews.ts'
import { dayMs, previewMs, sharedPreviewDays } from '#contracts/shared/periods.ts'
import { signToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { previewLinks } from '#worker/editing/drafts/preview-links.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { findStoredDraft } from '#worker/features/items/drafts.queries.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor, Staff } from '#worker/http/request-context.ts'
import { endLinks } from './end-links.ts'
import type { PreviewClaims } from './preview-access.ts'
import { idOfDraft, previewPath } from './preview-paths.ts'

type Signing = Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS' | 'ORIGIN'>

/** Who may open the page: those with a link, or the session that requested it. */
type Opener = { link: number } | { link: null; sid: string }

async function pathOf(
	bindings: Signing,
	{ name }: ItemKind,
	{ itemId, draftId }: PreviewedItem,
	opener: Opener,
	{ from, forMs }: { from: Date; forMs: number },
): Promise<string> {
	const claims = { kind: name, item: itemId, draft: draftId, ...opener } satisfies PreviewClaims
	const token = await signToken(bindings, 'preview+jwt', claims, forMs, from)
	return previewPath(name, itemId ?? idOfDraft(draftId ?? 0), token)
}

/**
 * The path of the page that shows an item as its draft is now: for an hour, while the session lives. Throws `notFound` and
 * `draft.not-found`.
 */
export async function livePreviewPath(
	db: Database,
	bindings: Signing,
	kind: ItemKind,
	of: PreviewedItem,
	{ sessionId }: Staff,
): Promise<string> {
	await checkExists(db, kind, of)
	return pathOf(bindings, kind, of, { link: null, sid: sessionId }, { from: new Date(), forMs: previewMs })
}

async function checkExists(db: Database, kind: ItemKind, { itemId, draftId }: PreviewedItem): Promise<void> {
	if (itemId !== null) {
		const [found] = await db.select({ id: kind.table.id }).from(kind.table).where(eq(kind.table.id, itemId))
		if (!found) throw new AppError(kind.notFound)
	} else if (!(await findStoredDraft(db, kind.name, { id: draftId ?? 0 }))) throw new AppError('draft.not-found')
}

/** Makes a link for reviewers without an account, which holds for some days. Throws `notFound` and `draft.not-found`. */
export async function sharePreview(
	db: Database,
	bindings: Signing,
	kind: ItemKind,
	of: PreviewedItem,
	{ now = new Date(), ...by }: Editor,
): Promise<SharedPreview> {
	await checkExists(db, kind, of)
	const createdAt = now.toISOString()
	const expiresAt = new Date(now.getTime() + sharedPreviewDays * dayMs).toISOString()
	const [[made]] = await db.batch([
		db
			.insert(previewLinks)
			.values({ kind: kind.name, ...of, createdAt, createdBy: by.staff.id, expiresAt })
			.returning({ id: previewLinks.id }),
		recordEdit(
			db,
			{ ...by, now },
			{
				section: kind.name,
				noun: 'preview link',
				action: 'added',
				itemId: of.itemId,
				changes: { expiresAt: [null, expiresAt] },
			},
		),
	])
	if (!made) throw new Error('The link has no id')
	return asShared(bindings, kind, { id: made.id, createdAt, expiresAt, createdBy: by.staff.fullName, ...of })
}

type Link = PreviewedItem & { id: number; createdAt: string; createdBy: string; expiresAt: string }

async function asShared(bindings: Signing, kind: ItemKind, { itemId, draftId, ...link }: Link): Promise<SharedPreview> {
	const path = await pathOf(
		bindings,
		kind,
		{ itemId, draftId },
		{ link: link.id },
		{
			from: new Date(link.createdAt),
			forMs: sharedPreviewDays * dayMs,
		},
	)
	return { ...link, address: new URL(path, bindings.ORIGIN).href }
}

/** The links of an item that still hold, the newest first. */
export async function listSharedPreviews(
	db: Database,
	bindings: Signing,
	kind: ItemKind,
	{ itemId, draftId }: PreviewedItem,
	now = new Date(),
): Promise<SharedPreview[]> {
	const { id, createdAt, expiresAt } = previewLinks
	const rows = await db
		.select({
			id,
			itemId: previewLinks.itemId,
			draftId: previewLinks.draftId,
			createdAt,
			expiresAt,
			createdBy: users.fullName,
		})
		.from(previewLinks)
		.innerJoin(users, eq(users.id, previewLinks.createdBy))
		.where(
			and(
				eq(previewLinks.kind, kind.name),
				itemId === null ? eq(previewLinks.draftId, draftId ?? 0) : eq(previewLinks.itemId, itemId),
				isNull(previewLinks.revokedAt),
				gt(expiresAt, now.toISOString()),
			),
		)
		.orderBy(desc(id))
	return Promise.all(rows.map((row) => asShared(bindings, kind, row)))
}

/** Ends a link at once. Does nothing if it has ended. */
export async function revokePreview(db: Database, kind: ItemKind, id: number, by: Editor): Promise<void> {
	const isOpen = and(eq(previewLinks.id, id), eq(previewLinks.kind, kind.name), isNull(previewLinks.revokedAt))
	const [link] = await db.select().from(previewLinks).where(isOpen)
	const [first, ...others] = endLinks(db, link ? [link] : [], by)
	if (first) await db.batch([first, ...others])
}

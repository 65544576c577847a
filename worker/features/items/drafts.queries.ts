import { aliasedTable, and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DraftDetails, DraftRow, DraftsQuery, ItemFile, ListedDrafts, LiveItem } from '#contracts/items/drafts.ts'
import { type DraftVersion, draftVersionText } from '#contracts/items/items.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { containsWords } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { users } from '#worker/data/users.table.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { readSnapshot, type Snapshot } from '#worker/editing/snapshot.ts'
import { among } from '#worker/files/file-states.ts'
import { files } from '#worker/files/files.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'
import { withoutWrongChoices } from './draft-values.ts'

const author = aliasedTable(users, 'author')
const editor = aliasedTable(users, 'editor')

/** D1 answers a batch by the names of columns, so two of one name need another. */
const nameOf = ({ fullName }: typeof author | typeof editor, as: string) => sql<string>`${fullName}`.as(as)

const listed = {
	id: drafts.id,
	version: drafts.version,
	itemId: drafts.itemId,
	title: drafts.title,
	createdAt: drafts.createdAt,
	createdBy: nameOf(author, 'author_name'),
	updatedAt: drafts.updatedAt,
	updatedBy: nameOf(editor, 'editor_name'),
}

const mostListed = 500

const newestFirst = [desc(drafts.updatedAt), desc(drafts.id)]
/** The same order without an index for it: D1 reads a few rows by their items, and not all of a kind in their order. */
const sortedNewestFirst = [sql`+${drafts.updatedAt} desc`, desc(drafts.id)]

const selectDrafts = (db: Database, where: SQL | undefined, order = newestFirst) =>
	db
		.select({ ...listed, authorId: drafts.createdBy })
		.from(drafts)
		.innerJoin(author, eq(author.id, drafts.createdBy))
		.innerJoin(editor, eq(editor.id, drafts.updatedBy))
		.where(where)
		.orderBy(...order)

type Row = Awaited<ReturnType<typeof selectDrafts>>[number]

/** `reader`: the id of the user who reads them. */
const rowsOf = (rows: readonly Row[], reader: number): DraftRow[] =>
	rows.map(({ id, version, authorId, ...row }) => ({
		...row,
		own: authorId === reader,
		draftVersion: draftVersionText({ id, version }),
	}))

/** The drafts of a kind that were edited last, the newest first. */
export const listNewestDrafts = async (db: Database, kind: ItemKindName, reader: number): Promise<DraftRow[]> =>
	rowsOf(await selectDrafts(db, eq(drafts.kind, kind)).limit(mostListed), reader)

/** A page of the drafts of a kind, the last edited first. */
export async function listDrafts(
	db: Database,
	kind: ItemKindName,
	{ isNew, itemIds, title = null, ...query }: DraftsQuery,
	reader: number,
): Promise<ListedDrafts> {
	// As an expression, so that D1 reads the index in the order of the list.
	const ofNew = typeof isNew === 'boolean' ? sql`(${drafts.itemId} is null) = ${isNew ? 1 : 0}` : undefined
	const ofItems = itemIds ? isAmong(drafts.itemId, itemIds) : undefined
	const where = and(eq(drafts.kind, kind), ofNew, ofItems)
	const rows = selectDrafts(db, where, itemIds ? sortedNewestFirst : newestFirst)
	if (title !== null) {
		const found = (await rows.limit(mostListed)).filter((row) => containsWords(row.title, title))
		return pageOf(rowsOf(found, reader), query)
	}
	const [page, scheduled] = await Promise.all([
		selectPage(db, { rows, table: drafts, where }, query),
		itemIds ? listDueTimes(db, kind, itemIds) : undefined,
	])
	return { ...page, content: rowsOf(page.content, reader), ...(scheduled && { scheduled }) }
}

function pageOf<Item>(items: readonly Item[], { pageNumber, size }: { pageNumber: number; size: number }): Paged<Item> {
	const content = items.slice(size * (pageNumber - 1), size * pageNumber)
	return { content, totalElements: items.length, totalPages: Math.ceil(items.length / size) }
}

/** Names a draft by its own id, or by that of its item. */
export type DraftOf = { id: number } | { itemId: number }

const isThat = (kind: ItemKindName, of: DraftOf) =>
	and(eq(drafts.kind, kind), 'id' in of ? eq(drafts.id, of.id) : eq(drafts.itemId, of.itemId))

/** The id of the draft that the same batch has inserted. */

export type StoredDraft = typeof drafts.$inferSelect

/** Reads a draft as it is stored; null if there is none. */
export async function findStoredDraft(db: Database, kind: ItemKindName, of: DraftOf): Promise<StoredDraft | null> {
	const [row] = await db.select().from(drafts).where(isThat(kind, of))
	return row ?? null
}

/** Reads a draft to change it. Throws `draft.not-found`, and `draft.stale` if it has another version. */
export async function findDraftAt(
	db: Database,
	kind: ItemKindName,
	{ id, version }: DraftVersion,
): Promise<StoredDraft> {
	const draft = await findStoredDraft(db, kind, { id })
	if (!draft) throw new AppError('draft.not-found')
	if (draft.version !== version) throw new AppError('draft.stale')
	return draft
}

/** A draft with its files, for its form; null if there is none. */
export async function findDraft(
	db: Database,
	urlOf: MediaUrl,
	kind: ItemKind,
	of: DraftOf,
): Promise<DraftDetails | null> {
	const [row] = await db
		.select({
			...listed,
			formId: drafts.formId,
			baseVersion: drafts.baseVersion,
			values: drafts.values,
			files: drafts.files,
		})
		.from(drafts)
		.innerJoin(author, eq(author.id, drafts.createdBy))
		.innerJoin(editor, eq(editor.id, drafts.updatedBy))
		.where(isThat(kind.name, of))
	if (!row) return null
	const { id, version, values, files, ...fields } = row
	const content = await contentOf(db, urlOf, readSnapshot({ values, files }))
	const shown = withoutWrongChoices(kind, content.values)
	return { ...fields, ...content, values: shown, draftVersion: draftVersionText({ id, version }) }
}

/** The live version of an item, as its form shows it. Throws `notFound`. */
export async function findLive(db: Database, urlOf: MediaUrl, kind: ItemKind, id: number): Promise<LiveItem> {
	const live = await kind.read(db, id)
	if (!live) throw new AppError(kind.notFound)
	const { row, item } = live
	const by = row.updatedBy === null ? [] : await db.select().from(users).where(eq(users.id, row.updatedBy))
	return {
		version: row.version,
		title: item.title,
		at: row.updatedAt,
		by: by[0]?.fullName ?? null,
		...(await contentOf(db, urlOf, item.snapshot)),
	}
}

/** A snapshot with the addresses of its files. Leaves out files that are gone. */
export async function contentOf(
	db: Database,
	urlOf: MediaUrl,
	{ values, files: keys }: Snapshot,
): Promise<{ values: Snapshot['values']; files: Record<string, ItemFile> }> {
	const wanted = Object.values(keys)
	const rows = wanted.length === 0 ? [] : await db.select(fileColumns).from(files).where(among(wanted))
	const byKey = new Map(rows.map((row) => [row.key, row]))
	const withUrls: Record<string, ItemFile> = {}
	for (const [path, key] of Object.entries(keys)) {
		const row = byKey.get(key)
		if (row) withUrls[path] = { ...row, url: await urlOf(row) }
	}
	return { values, files: withUrls }
}

/** The columns of a file in an answer. */
export const fileColumns = {
	key: files.key,
	name: files.name,
	size: files.size,
	width: files.width,
	height: files.height,
}

/** When the live versions of these items are replaced. Leaves out replacements that were refused. */
const listDueTimes = (
	db: Database,
	kind: ItemKindName,
	itemIds: readonly number[],
): Promise<{ itemId: number; dueAt: string }[]> =>
	db
		.select({ itemId: replacements.itemId, dueAt: replacements.dueAt })
		.from(replacements)
		.where(and(eq(replacements.kind, kind), isAmong(replacements.itemId, itemIds), isNull(replacements.failedAt)))

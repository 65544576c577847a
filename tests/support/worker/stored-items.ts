import stored from '#tests/fixtures/stored-items.jsonl?raw'
import sharedFiles from '../../../migrations/0024_shared_files.sql?raw'
import { bindings } from './app.ts'
import { insertionOf, readTables, type StoredRow } from './stored-tables.ts'

/*
 * Rows and files as the release of 2026-11-26 stored them. Each kind has an item with three versions, a draft of it, a
 * draft of a new item and an item in the trash. Each kind with a schedule has a waiting replacement. The first two versions
 * and the drafts differ in every field. The rows are frozen: only a migration of such columns may change them.
 */

const { objects, ...tables } = Object.fromEntries(readTables(stored))

export const storedRows = (table: string): readonly StoredRow[] => tables[table]?.rows ?? []

/** Tables that no test changes. A session needs its user, so their rows stay. */
const unchanged = ['users', 'blog_categories', 'blog_tags', 'case_study_categories', 'job_types']
const names = Object.keys(tables)
const changed = names.filter((name) => !unchanged.includes(name))

const insertion = (name: string) => insertionOf(name, tables[name])

/** Stores the files, the labels of the items and their editor, once for a test file. */
export async function storeFilesAndLabels(): Promise<void> {
	await bindings.DB.batch(names.filter((name) => unchanged.includes(name)).map(insertion))
	for (const { key, sha256 } of storedRows('files'))
		await bindings.MEDIA.put(String(key), contentOf(key), { sha256: String(sha256) })
}

/** The statements with which a later migration fills its columns of stored rows. */
const fillings = sharedFiles.split('--> statement-breakpoint').filter((statement) => /^UPDATE/m.test(statement))

/** Replaces the rows of all other tables by the stored ones. */
export async function storeItems(): Promise<void> {
	const deletions = changed.toReversed().map((name) => bindings.DB.prepare(`delete from "${name}"`))
	const filled = fillings.map((statement) => bindings.DB.prepare(statement))
	await bindings.DB.batch([...deletions, ...changed.map(insertion), ...filled])
}

function contentOf(key: unknown) {
	const base64 = objects?.rows.find((object) => object.key === key)?.base64
	return Uint8Array.from(atob(String(base64)), (each) => each.charCodeAt(0))
}

/** A stored file as a form sends it. */
export function storedFile(key: string): File {
	const row = storedRows('files').find((each) => each.key === key)
	return new File([contentOf(key)], String(row?.name), { type: String(row?.type) })
}

import { and, eq, or } from 'drizzle-orm'
import { draftMessages } from '#contracts/items/drafts.ts'
import { fileFieldAt } from '#contracts/items/fields.ts'
import { type ItemFormFile, StoredFile } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind, ReadItem } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { isStored } from '#worker/files/bucket.ts'
import { among } from '#worker/files/file-states.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import type { Holder } from '#worker/files/hold-files.ts'
import { extensionOf } from '#worker/files/recognise/recognise.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'

/** The form of a kind without an own `formOf`: the values and the new files, with the flags that announce them. */
export const plainForm =
	(kind: Pick<ItemKind, 'fields'>) =>
	({ values }: Snapshot, _: ReadItem | null, files: Record<string, ItemFormFile>): Record<string, unknown> => {
		const form: Record<string, unknown> = { ...values }
		for (const [path, file] of Object.entries(files)) {
			const [field = path, name] = path.split('.')
			form[field] = name === undefined ? file : { ...(form[field] as object | undefined), [name]: file }
			const changed = fileFieldAt(kind.fields, field)?.changed
			if (changed) form[changed] = true
		}
		return form
	}

/** The holder of a snapshot's files: a draft, a replacement, or the live item. */
type SnapshotHolder = { holder: Holder; id: number }
type Holders = [SnapshotHolder, ...SnapshotHolder[]]

/**
 * The form that makes a snapshot live. It names the files that the live version does not have by their keys and reads none.
 * Throws `file.not-found` with a message for each field whose file none of the holders holds, or the bucket has lost.
 */
export async function formOfDraft(
	db: Database,
	bindings: Pick<Bindings, 'MEDIA'>,
	kind: ItemKind,
	snapshot: Snapshot,
	live: ReadItem | null,
	...holders: Holders
): Promise<Record<string, unknown>> {
	const added = Object.entries(snapshot.files).filter(([path, key]) => isNew(kind, live, path, key))
	const keys = added.map(([, key]) => key)
	const held = keys.length === 0 ? [] : await selectHeld(db, holders, keys)
	const rows = new Map(held.map((row) => [row.key, row]))
	const stored = new Set(await storedKeys(bindings, [...rows.keys()]))
	const sent: Record<string, ItemFormFile> = {}
	const lost: Record<string, string> = {}
	for (const [path, key] of added) {
		const row = rows.get(key)
		if (!row || !stored.has(key)) lost[fieldIn(path)] = draftMessages.lostFile
		else {
			const isNamedTwice = Object.values(snapshot.files).filter((each) => each === key).length > 1
			sent[path] = new StoredFile({ ...row, extension: extensionOf(row.type) }, isNamedTwice)
		}
	}
	if (Object.keys(lost).length > 0) throw new AppError('file.not-found', { fields: lost })
	return (kind.formOf ?? plainForm(kind))(snapshot, live, sent)
}

const fieldIn = (path: string) => path.split('.')[0] ?? path

/** Whether the live version does not have a file in its place; in a list, at none. */
function isNew(kind: ItemKind, live: ReadItem | null, path: string, key: string): boolean {
	const stored = live?.item.snapshot.files ?? {}
	if (fileFieldAt(kind.fields, path)?.alts === undefined) return stored[path] !== key
	return !Object.entries(stored).some(([other, each]) => each === key && fieldIn(other) === fieldIn(path))
}

/** The rows of the media files that these holders hold. */
function selectHeld(db: Database, holders: Holders, keys: string[]) {
	const heldByThese = holders.map((each) => and(eq(fileHolders.holder, each.holder), eq(fileHolders.holderId, each.id)))
	return db
		.select({ key: files.key, type: files.type, size: files.size, width: files.width, height: files.height })
		.from(files)
		.innerJoin(fileHolders, eq(fileHolders.fileKey, files.key))
		.where(and(among(keys), eq(files.bucket, 'media'), or(...heldByThese)))
}

/** Those of these keys that the bucket has. */
async function storedKeys({ MEDIA }: Pick<Bindings, 'MEDIA'>, keys: readonly string[]): Promise<string[]> {
	const found = await Promise.all(keys.map((key) => isStored(MEDIA, key)))
	return keys.filter((_, index) => found[index])
}

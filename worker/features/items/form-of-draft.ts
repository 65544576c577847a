import type { Database } from '#worker/data/db.ts'
import type { ItemKind, ReadItem } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { among } from '#worker/files/file-states.ts'
import { files } from '#worker/files/files.table.ts'
import { storedObject } from '#worker/files/stored-object.ts'
import type { Bindings } from '#worker/http/request-context.ts'

/** The form of a kind without an own `formOf`: the values and the new files, with the flags that announce them. */
export const plainForm =
	(kind: Pick<ItemKind, 'files'>) =>
	({ values }: Snapshot, _: ReadItem | null, files: Record<string, File>): Record<string, unknown> => {
		const form: Record<string, unknown> = { ...values }
		for (const [path, file] of Object.entries(files)) {
			const [field = path, name] = path.split('.')
			form[field] = name === undefined ? file : { ...(form[field] as object | undefined), [name]: file }
			const changed = kind.files[field]?.changed
			if (changed) form[changed] = true
		}
		return form
	}

/** The form that makes a snapshot live, with the files that the live version does not have. */
export async function formOfDraft(
	db: Database,
	bindings: Pick<Bindings, 'MEDIA'>,
	kind: ItemKind,
	draft: Snapshot,
	live: ReadItem | null,
): Promise<Record<string, unknown>> {
	const stored = live?.item.snapshot.files ?? {}
	const isNew = kind.formOf
		? (key: string) => !Object.values(stored).includes(key)
		: (key: string, path: string) => stored[path] !== key
	const added = Object.entries(draft.files).filter(([path, key]) => isNew(key, path))
	const found = await readFiles(
		db,
		bindings,
		added.map(([, key]) => key),
	)
	const sent = added.flatMap(([path, key]) => {
		const file = found.get(key)
		return file ? [[path, file] as const] : []
	})
	return (kind.formOf ?? plainForm(kind))(draft, live, Object.fromEntries(sent))
}

async function readFiles(db: Database, bindings: Pick<Bindings, 'MEDIA'>, keys: string[]): Promise<Map<string, File>> {
	if (keys.length === 0) return new Map()
	const rows = await db.select({ key: files.key, name: files.name, type: files.type }).from(files).where(among(keys))
	const read = rows.map(async ({ key, name, type }) => {
		const object = await storedObject(bindings.MEDIA, key)
		return [key, new File([await object.arrayBuffer()], name, { type })] as const
	})
	return new Map(await Promise.all(read))
}

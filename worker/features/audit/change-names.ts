import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { part, readPart } from '#worker/data/read-parts.ts'
import { permissions } from '#worker/data/users.table.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { files } from '#worker/files/files.table.ts'

type Values = readonly [before: unknown, after: unknown]
/** The recorded values by field; null for a secret. */
type Recorded = Readonly<Record<string, Values | null>>

/** Writes a recorded value with names in place of ids and keys; null if it holds none. */
export type Naming = (field: string, value: unknown) => string | null

const isKey = (value: unknown): value is string =>
	typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

const keysIn = (value: unknown): string[] => {
	if (isKey(value)) return [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : []
}

const idsIn = (value: unknown): number[] => {
	const ids = Array.isArray(value) ? value : String(value ?? '').split(',')
	return ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** The queries of names by id, by the field of the log that holds ids. */
function labelsOf(db: Database, section: string, recorded: Recorded) {
	const idsOf = (field: string) => (recorded[field] ?? []).flatMap(idsIn)
	if (section === 'users') {
		const { id, description } = permissions
		const names = db.select({ id, name: description }).from(permissions)
		return [{ field: 'permissions', query: names.where(isAmong(id, idsOf('permissions'))) }]
	}
	const kind = itemKinds.find((name) => name === section)
	if (!kind) return []
	return Object.entries(kinds[kind].labels).map(([name, { table }]) => {
		// The log names columns. Fields of other tables keep their own name.
		const field = nameOfColumn(kinds[kind].table, columnOf(kinds[kind], name)) ?? name
		return {
			field,
			query: db
				.select({ id: table.id, name: table.name })
				.from(table)
				.where(isAmong(table.id, idsOf(field))),
		}
	})
}

const nameOfColumn = (table: SQLiteTable, column: unknown): string | undefined =>
	Object.entries(table).find(([, each]) => each === column)?.[0]

/** Reads the names that the changes of an act need, in one batch. */
export async function namingOf(db: Database, section: string, recorded: Recorded): Promise<Naming> {
	const labels = labelsOf(db, section, recorded).filter(({ field }) => recorded[field])
	const keys = Object.values(recorded).flatMap((values) => (values ?? []).flatMap(keysIn))
	const ofFiles = db.select({ key: files.key, name: files.name }).from(files).where(isAmong(files.key, keys))
	const needsFiles = keys.length > 0
	return readPart(
		db,
		part([...labels.map(({ query }) => query), ...(needsFiles ? [ofFiles] : [])], (lists) => {
			const names = new Map(
				labels.map(({ field }, place) => [field, new Map((lists[place] as Named[]).map(({ id, name }) => [id, name]))]),
			)
			const byKey = needsFiles ? (lists.at(-1) as { key: string; name: string }[]) : []
			const fileName = new Map(byKey.map(({ key, name }) => [key, name]))
			return (field, value) => {
				const known = names.get(field)
				if (known)
					return (
						idsIn(value)
							.map((id) => known.get(id) ?? `No. ${id}`)
							.join(', ') || null
					)
				const held = keysIn(value)
				return held.length === 0 ? null : held.map((key) => fileName.get(key) ?? 'a deleted file').join(', ')
			}
		}),
	)
}

type Named = { id: number; name: string }

import { z } from 'zod/mini'
import { type ItemKindName, itemKinds } from '#contracts/items/kinds.ts'
import { readSnapshot, type Snapshot } from '#worker/editing/snapshot.ts'
import { call } from '../../worker/app.ts'
import { storedFile, storedRows } from '../../worker/stored-items.ts'
import type { StoredRow } from '../../worker/stored-tables.ts'
import { answered } from '../careers/careers-calls.ts'
import { type Publishable, partsBody } from '../published/publishable.ts'
import { publishableCalls } from '../published/publishable-calls.ts'

const saves: Record<ItemKindName, Pick<Publishable, 'base' | 'save' | 'id' | 'table'>> = {
	...publishableCalls,
	careers: { base: '/api/careerscontroller', save: 'savejobdetails', id: 'id', table: 'job_posts' },
}

function only<Row>(rows: readonly Row[]): Row {
	const [row] = rows
	if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows instead of one`)
	return row
}

/** The kinds of which `storeItems` stores rows. A later kind has none. */
export const storedKinds = itemKinds.filter((kind) => storedRows(saves[kind].table).length > 0)

/** What `storeItems` stores of a kind. `versions`: the oldest first. `drafts`: that of the item, and that of a new one. */
export function storedItem(kind: ItemKindName) {
	const id = Number(only(storedRows(saves[kind].table)).id)
	const ofKind = (table: string) => storedRows(table).filter((row) => row.kind === kind)
	const versionsOf = (item: unknown) => ofKind('revisions').filter(({ item_id }) => item_id === item)
	const trashed = only(ofKind('trash'))
	const acts = storedRows('audit_log').filter(({ section }) => section === kind)
	return {
		id,
		versions: versionsOf(id),
		drafts: ofKind('drafts'),
		replacements: ofKind('replacements'),
		trashed: {
			trashId: Number(trashed.id),
			itemId: Number(trashed.item_id),
			tables: tablesIn(trashed),
			content: versionsOf(trashed.item_id).map(snapshotIn).at(-1),
		},
		/** The names of the fields in the first act of this name. */
		namesIn: (action: string) => changedNames(acts.find((act) => act.action === action)),
	}
}

const tablesOf = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

/** The rows of an item, by table, that an entry of the trash holds. */
export const tablesIn = (entry: StoredRow | undefined) => tablesOf.parse(JSON.parse(String(entry?.rows)))

/** The names of the fields that a row of the audit log holds with a value. */
export const changedNames = (act: StoredRow | undefined): string[] =>
	Object.entries(changesOf.parse(JSON.parse(String(act?.changes))))
		.filter(([, values]) => values.some((value) => value !== null))
		.map(([name]) => name)
		.sort()

const changesOf = z.record(z.string(), z.array(z.unknown()))

export const snapshotIn = ({ form_values, files }: StoredRow): Snapshot =>
	readSnapshot({ values: String(form_values), files: String(files) })

const flagOf = (field: string) =>
	field === 'file' ? 'hasUploadedFileChanged' : `has${field.charAt(0).toUpperCase()}${field.slice(1)}Changed`

/** The parts of a form with this content. It sends the pictures of a gallery as new ones. */
function partsOf({ values: { galleryAlts, ...values }, files }: Snapshot): Record<string, string | File> {
	const parts: Record<string, string | File> = {}
	for (const [name, value] of Object.entries(values)) parts[name] = String(value ?? '')
	const alts = Array.isArray(galleryAlts) ? galleryAlts : []
	for (const [path, key] of Object.entries(files)) {
		const [field = path, name] = path.split('.')
		if (field === 'gallery') {
			parts[`thumbnailImages[${name}]`] = storedFile(key)
			parts[`thumbnailImagesAlt[${name}]`] = String(alts[Number(name)])
		} else {
			parts[name === undefined ? field : `${field}[${name}]`] = storedFile(key)
			parts[flagOf(field)] = 'true'
		}
	}
	return parts
}

/** Saves an item by the call of its form, or adds one without an id. Returns the id. */
export async function savedAs(
	kind: ItemKindName,
	content: Snapshot,
	headers: Record<string, string>,
	id?: number,
): Promise<number> {
	const { base, save, id: idField } = saves[kind]
	const body = partsBody({ ...partsOf(content), ...(id === undefined ? {} : { [idField]: String(id) }) })
	return answered<number>(await call(`${base}/${save}`, { body, headers }))
}

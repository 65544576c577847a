import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ItemKindName, itemKinds } from '#contracts/items/kinds.ts'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { snapshotOf } from '#worker/editing/field-columns.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { blogSnapshot } from '#worker/features/blogs/blog-snapshot.ts'
import { eventSnapshot } from '#worker/features/events/event-snapshot.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { plainForm } from '#worker/features/items/form-of-draft.ts'
import { inputSchema } from '#worker/openapi/json-schema.ts'

/** A row with a value in each column. */
const fullRow = (name: ItemKindName) =>
	Object.fromEntries(Object.keys(getTableColumns(kinds[name].table)).map((column) => [column, 'filled']))

/** The snapshot of an item that has everything. */
const snapshots: Partial<Record<ItemKindName, (row: never) => Snapshot>> = {
	blogs: (row) => blogSnapshot(row, [1], new Map([['plan', 'filled']])),
	events: (row) =>
		eventSnapshot(
			row,
			[1, 2].map(() => ({ fileKey: 'filled', alt: 'filled' })),
		),
}

const fieldsOf = (paths: Record<string, unknown>) => new Set(Object.keys(paths).map((path) => path.split('.')[0]))

describe.each(itemKinds)('%s', (name) => {
	const kind = kinds[name]
	const row = fullRow(name) as never
	const snapshot = snapshots[name]?.(row) ?? snapshotOf(kind, row)
	const kept = [...new Set([...Object.keys(snapshot.values), ...fieldsOf(snapshot.files)])].sort()

	test('each field of the form comes from what history and drafts keep', () => {
		const files = Object.fromEntries(Object.keys(snapshot.files).map((path) => [path, new File(['a'], 'a.png')]))
		const form = (kind.formOf ?? plainForm(kind))(snapshot, null, files as never)
		const { properties = {} } = inputSchema(kind.form)
		const ofTheEdit = [kind.idField, 'version', 'draftVersion']
		expect(Object.keys(form).sort()).toEqual(
			Object.keys(properties)
				.filter((field) => !ofTheEdit.includes(field))
				.sort(),
		)
	})

	test('the comparison shows each field that it keeps', () => {
		const compared = descriptions[name].fields.flatMap(({ name: field, alts }) => (alts ? [field, alts] : [field]))
		expect(compared.sort()).toEqual(kept)
	})
})

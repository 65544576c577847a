import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ItemKindName, itemKinds } from '#contracts/items/items.ts'
import { descriptions } from '#web/admin/item-descriptions.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { blogSnapshot } from '#worker/features/blogs/blog-snapshot.ts'
import { jobSnapshot } from '#worker/features/careers/job-snapshot.ts'
import { caseStudySnapshot } from '#worker/features/case-studies/case-study-snapshot.ts'
import { documentSnapshot } from '#worker/features/documents/document-snapshot.ts'
import { eventSnapshot } from '#worker/features/events/event-snapshot.ts'
import { plainForm } from '#worker/features/items/form-of-draft.ts'
import { kinds } from '#worker/features/items/kinds.ts'
import { newsSnapshot } from '#worker/features/news/news-snapshot.ts'
import { inputSchema } from '#worker/openapi/json-schema.ts'

/** A row with a value in each column. */
const fullRow = (name: ItemKindName) =>
	Object.fromEntries(Object.keys(getTableColumns(kinds[name].table)).map((column) => [column, 'filled']))

/** The snapshot of an item that has everything. */
const snapshots: Record<ItemKindName, (row: never) => Snapshot> = {
	blogs: (row) => blogSnapshot(row, [1], new Map([['plan', 'filled']])),
	caseStudies: caseStudySnapshot,
	news: newsSnapshot,
	flyers: documentSnapshot,
	whitepapers: documentSnapshot,
	events: (row) =>
		eventSnapshot(
			row,
			[1, 2].map(() => ({ fileKey: 'filled', alt: 'filled' })),
		),
	careers: jobSnapshot,
}

const fieldsOf = (paths: Record<string, unknown>) => new Set(Object.keys(paths).map((path) => path.split('.')[0]))

describe.each(itemKinds)('%s', (name) => {
	const kind = kinds[name]
	const snapshot = snapshots[name](fullRow(name) as never)
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

	test('each file that it keeps has a rule, and each field with files is kept', () => {
		expect([...fieldsOf(snapshot.files)].sort()).toEqual(Object.keys(kind.files).sort())
	})

	test('the comparison shows each field that it keeps', () => {
		const compared = descriptions[name].fields.flatMap(({ name: field, alts }) => (alts ? [field, alts] : [field]))
		expect(compared.sort()).toEqual(kept)
	})
})

import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { fillTables, foreignKeys, tableNames, takesNoRows } from '#tests/support/worker/filled-tables.ts'
import { contentsOf, inEmptyState, inState, newFolder, tell } from './states.ts'

type Column = { name: string; type: string; pk: number }

const pepper = 'a pepper that only this test uses'
const awkward = [
	'\u2028',
	'\u2029',
	'\u0000',
	'\ufeff',
	'\ud800',
	'\udfff',
	'\r',
	'\n',
	'\t',
	'"',
	'\\',
	'\u0085',
	'😀',
	'é',
]
const texts = fc
	.array(fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'binary', maxLength: 4 })), {
		minLength: 1,
		maxLength: 12,
	})
	.map((parts) => parts.join(''))

/** Writes texts with any characters into every column that accepts them. Returns the number of columns. */
async function scribble(db: D1Database): Promise<number> {
	let written = 0
	for (const table of await tableNames(db)) {
		if (takesNoRows.includes(table)) continue
		const references = (await foreignKeys(db, table)).map(({ from }) => from)
		const { results: columns } = await db.prepare(`pragma table_info("${table}")`).all<Column>()
		for (const { name, type, pk } of columns) {
			if (type.toLowerCase() !== 'text' || pk > 0 || references.includes(name)) continue
			const updates = fc.sample(texts, { numRuns: 3, seed: written + 1 }).map((text, place) => {
				const row = `rowid = (select rowid from "${table}" limit 1 offset ${place})`
				return db.prepare(`update "${table}" set "${name}" = ? where ${row}`).bind(text)
			})
			if (await db.batch(updates).catch(refused)) written += 1
		}
	}
	return written
}

/** A check constraint may allow a few values only. */
function refused(error: unknown): null {
	if (String(error).includes('constraint failed')) return null
	throw error
}

test('texts with any characters restore unchanged, in every column that accepts them', async () => {
	const backup = join(newFolder(), 'backup')
	const saved = await inEmptyState(async (stores) => {
		await fillTables(stores.DB, 3, takesNoRows)
		await stores.DB.prepare("update files set state = 'retired'").run()
		expect(await scribble(stores.DB)).toBeGreaterThan(60)
		await writeBackup(stores, backup, { tell, pepper })
		return contentsOf(stores)
	})
	const restored = await inState(async (stores) => {
		await restoreBackup(stores, backup, { tell, pepper, otherPepper: true })
		return contentsOf(stores)
	})
	expect(restored).toEqual(saved)
}, 180_000)

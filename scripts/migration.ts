import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { migrationsFolder, root } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'
import { runTool } from './command/tools.ts'
import { type ColumnsBefore, finishMigration, type TriggersBefore, triggersAfter } from './local/finish-migration.ts'
import { allMigrations } from './local/migrate.ts'

const journalFile = join(migrationsFolder, 'meta/_journal.json')

type Journal = { entries: { idx: number; tag: string }[] }
type Snapshot = { tables: Record<string, { name: string; columns: Record<string, unknown> }> }

/**
 * `npm run migration -- --name add_notes`: writes the migration from the last one to the present `*.table.ts` files,
 * adapted for D1. `--custom` makes an empty file for a migration of rows.
 */
await run(async () => {
	const { values } = parseArgs({ options: { name: { type: 'string' }, custom: { type: 'boolean', default: false } } })
	if (!values.name || !/^[a-z][a-z0-9_]*$/.test(values.name))
		throw new Refusal('Name the migration in lower case: npm run migration -- --name add_notes')
	const journal = existsSync(journalFile) ? readFileSync(journalFile, 'utf8') : null
	const before = newest(journal)
	const triggers = triggersAfter(allMigrations().map((name) => readFileSync(join(migrationsFolder, name), 'utf8')))
	const custom = values.custom ? ['--custom'] : []
	const code = await runTool('drizzle-kit', ['generate', '--name', values.name, ...custom], { interactive: true })
	if (code !== 0) return code

	const made = newest(readFileSync(journalFile, 'utf8'))
	if (!made || made.idx === before?.idx) return 0
	const file = join(migrationsFolder, `${made.tag}.sql`)
	const columns = before ? columnsOf(before.idx) : {}
	if (!values.custom) finish(file, { columns, triggers }, () => takeBack(file, made.idx, journal))
	// Drizzle compares with the newest snapshot only.
	for (let index = 0; index < made.idx; index += 1) rmSync(snapshotFile(index), { force: true })
	console.log(`\nRead ${relative(root, file)} by eye, every INSERT ... SELECT in it above all; then run npm test.`)
	return 0
})

type Before = { columns: ColumnsBefore; triggers: TriggersBefore }

function finish(file: string, { columns, triggers }: Before, undo: () => void): void {
	try {
		writeFileSync(file, finishMigration(readFileSync(file, 'utf8'), columns, triggers))
	} catch (error) {
		undo()
		throw error
	}
}

function takeBack(file: string, index: number, journal: string | null): void {
	rmSync(file)
	rmSync(snapshotFile(index))
	if (journal === null) rmSync(journalFile)
	else writeFileSync(journalFile, journal)
}

function newest(journal: string | null) {
	return journal === null ? undefined : (JSON.parse(journal) as Journal).entries.at(-1)
}

function snapshotFile(index: number): string {
	return join(migrationsFolder, `meta/${String(index).padStart(4, '0')}_snapshot.json`)
}

function columnsOf(index: number): ColumnsBefore {
	const { tables } = JSON.parse(readFileSync(snapshotFile(index), 'utf8')) as Snapshot
	return Object.fromEntries(Object.values(tables).map(({ name, columns }) => [name, Object.keys(columns)]))
}

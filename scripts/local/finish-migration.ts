import { Refusal } from '../command/steps.ts'

/** Columns of each table before the migration. */
export type ColumnsBefore = Record<string, readonly string[]>

/** The statements of the triggers on each table before the migration. */
export type TriggersBefore = Record<string, readonly string[]>

const breakpoint = '--> statement-breakpoint'

/** Reads the triggers that migrations made, in their order, and no later one dropped. */
export function triggersAfter(migrations: readonly string[]): TriggersBefore {
	const made = new Map<string, { table: string; statement: string }>()
	for (const statement of migrations.flatMap(statementsOf)) {
		const [, name = '', table = ''] = /^CREATE TRIGGER `(\w+)` .*? ON `(\w+)`/.exec(statement) ?? []
		if (table) made.set(name, { table, statement })
		const dropped = /^DROP TRIGGER (?:IF EXISTS )?`(\w+)`/i.exec(statement)?.[1]
		if (dropped) made.delete(dropped)
	}
	const byTable = Object.groupBy(made.values(), ({ table }) => table)
	return Object.fromEntries(
		Object.entries(byTable).map(([table, found = []]) => [table, found.map(({ statement }) => statement)]),
	)
}

const statementsOf = (sql: string) =>
	sql.split(breakpoint).map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())

/**
 * Adapts the SQL of drizzle-kit for D1: STRICT tables, and table rebuilds that keep the rows of referencing tables and the
 * triggers. Refuses references that delete or change rows.
 */
export function finishMigration(sql: string, before: ColumnsBefore, triggers: TriggersBefore = {}): string {
	if (/ON (DELETE|UPDATE) (CASCADE|SET NULL|SET DEFAULT)/i.test(sql))
		throw new Refusal("A reference would change other rows by itself. Write onDelete: 'restrict' in its table file.")
	const statements = statementsOf(sql)
		.filter((statement) => statement !== '' && !/^PRAGMA foreign_keys/i.test(statement))
		.map((statement) => (/^CREATE TABLE/i.test(statement) ? statement.replace(/\)\s*;?$/, ') STRICT;') : statement))
	const finished = statements.flatMap((statement) => {
		const rebuilt = /^CREATE TABLE `__new_(\w+)`/i.exec(statement)?.[1]
		if (rebuilt) return [...rebuild(rebuilt, statements, before[rebuilt] ?? []), ...(triggers[rebuilt] ?? [])]
		return isPartOfRebuild(statement, statements) ? [] : [statement]
	})
	// D1 runs a migration in one transaction, which ignores `foreign_keys=OFF` but can defer references.
	if (statements.some((statement) => /`__new_/.test(statement))) finished.unshift('PRAGMA defer_foreign_keys=ON;')
	return `${finished.join(`\n${breakpoint}\n`)}\n`
}

/**
 * drizzle-kit fills a new table, drops the old one and renames the new one. SQLite counts each row that references the old
 * table as a violation until its target is inserted again. So this copies the rows aside and inserts them under the final
 * name.
 */
function rebuild(table: string, statements: readonly string[], columnsBefore: readonly string[]): string[] {
	const definition = find(statements, new RegExp(`^CREATE TABLE \`__new_${table}\``, 'i'))
	const copy = find(statements, new RegExp(`^INSERT INTO \`__new_${table}\``, 'i'))
	const aside = `__old_${table}`
	// AUTOINCREMENT must not reuse ids of deleted rows.
	const sequence = /AUTOINCREMENT/i.test(definition) ? `${aside}_sequence` : null
	return [
		`CREATE TABLE \`${aside}\` AS SELECT * FROM \`${table}\`;`,
		...(sequence ? [`CREATE TABLE \`${sequence}\` AS SELECT seq FROM sqlite_sequence WHERE name = '${table}';`] : []),
		`DROP TABLE \`${table}\`;`,
		definition.replaceAll(`__new_${table}`, table),
		insertFrom(aside, copy, table, columnsBefore),
		`DROP TABLE \`${aside}\`;`,
		...(sequence
			? [
					`DELETE FROM sqlite_sequence WHERE name = '${table}';`,
					`INSERT INTO sqlite_sequence (name, seq) SELECT '${table}', seq FROM \`${sequence}\`;`,
					`DROP TABLE \`${sequence}\`;`,
				]
			: []),
	]
}

/**
 * Copies only the columns of the old table: SQLite takes an unknown name in double quotes for a string. A new column gets
 * its default. Without one the migration fails, and a developer writes the values by hand.
 */
function insertFrom(aside: string, copy: string, table: string, columnsBefore: readonly string[]): string {
	const names = /\(([^)]*)\) SELECT/i.exec(copy)?.[1]?.split(',') ?? []
	const kept = names.map((name) => name.trim().replaceAll('"', '')).filter((name) => columnsBefore.includes(name))
	const list = kept.map((name) => `\`${name}\``).join(', ')
	return `INSERT INTO \`${table}\` (${list}) SELECT ${list} FROM \`${aside}\`;`
}

function find(statements: readonly string[], pattern: RegExp): string {
	const found = statements.find((statement) => pattern.test(statement))
	if (!found) throw new Refusal(`drizzle-kit wrote a rebuild that is not understood: ${pattern.source} is missing.`)
	return found
}

function isPartOfRebuild(statement: string, statements: readonly string[]): boolean {
	if (/^(INSERT INTO|ALTER TABLE) `__new_/i.test(statement)) return true
	const dropped = /^DROP TABLE `(\w+)`/i.exec(statement)?.[1]
	return dropped !== undefined && statements.some((other) => other.includes(`\`__new_${dropped}\``))
}

import { Refusal } from '../command/steps.ts'

/** The columns that each table had before the migration. */
export type ColumnsBefore = Record<string, readonly string[]>

const breakpoint = '--> statement-breakpoint'

/**
 * Makes of drizzle-kit's SQL what D1 needs: STRICT tables, and a rebuild of a table that leaves the rows which refer to it alone.
 * Refuses references that would delete or change rows by themselves.
 */
export function finishMigration(sql: string, before: ColumnsBefore): string {
	if (/ON (DELETE|UPDATE) (CASCADE|SET NULL|SET DEFAULT)/i.test(sql))
		throw new Refusal("A reference would change other rows by itself. Write onDelete: 'restrict' in its table file.")
	const statements = sql
		.split(breakpoint)
		.map((statement) => statement.trim())
		.filter((statement) => statement !== '' && !/^PRAGMA foreign_keys/i.test(statement))
		.map((statement) => (/^CREATE TABLE/i.test(statement) ? statement.replace(/\)\s*;?$/, ') STRICT;') : statement))
	const finished = statements.flatMap((statement) => {
		const rebuilt = /^CREATE TABLE `__new_(\w+)`/i.exec(statement)?.[1]
		if (rebuilt) return rebuild(rebuilt, statements, before[rebuilt] ?? [])
		return isPartOfRebuild(statement, statements) ? [] : [statement]
	})
	// D1 runs a migration in one transaction, in which `foreign_keys=OFF` does nothing; references can wait for its end, though.
	if (statements.some((statement) => /`__new_/.test(statement))) finished.unshift('PRAGMA defer_foreign_keys=ON;')
	return `${finished.join(`\n${breakpoint}\n`)}\n`
}

/**
 * drizzle-kit fills a new table, drops the old one and renames the new one. SQLite counts every row that referred to the old table as
 * broken, and only inserting what it refers to makes it whole again: so the rows are put aside, and inserted under the final name.
 */
function rebuild(table: string, statements: readonly string[], columnsBefore: readonly string[]): string[] {
	const definition = find(statements, new RegExp(`^CREATE TABLE \`__new_${table}\``, 'i'))
	const copy = find(statements, new RegExp(`^INSERT INTO \`__new_${table}\``, 'i'))
	const aside = `__old_${table}`
	// Ids that were given out are not given out again, even when their rows are gone.
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
 * The copy without columns that the old table lacks: SQLite would take such a name in double quotes for text and store that. The new
 * column gets its default; where it has none and must not be null, the migration fails, and its values are to be written by hand.
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

import { expect, test } from 'vitest'
import { finishMigration, triggersAfter } from '#scripts/local/finish-migration.ts'

const breakpoint = '--> statement-breakpoint'
const statements = (sql: string) => sql.split(breakpoint).map((statement) => statement.trim())

test('every new table becomes STRICT, and nothing else changes', () => {
	const sql = `CREATE TABLE \`notes\` (
	\`id\` integer PRIMARY KEY NOT NULL,
	CONSTRAINT "notes_id" CHECK("notes"."id" > 0)
);
${breakpoint}
CREATE INDEX \`notes_id\` ON \`notes\` (\`id\`);`
	expect(statements(finishMigration(sql, {}))).toEqual([
		`CREATE TABLE \`notes\` (
	\`id\` integer PRIMARY KEY NOT NULL,
	CONSTRAINT "notes_id" CHECK("notes"."id" > 0)
) STRICT;`,
		'CREATE INDEX `notes_id` ON `notes` (`id`);',
	])
})

test.each(['ON DELETE cascade', 'ON UPDATE CASCADE', 'ON DELETE set null'])(
	'a reference with %s is refused',
	(action) => {
		const sql = `CREATE TABLE \`notes\` (\`user_id\` integer, FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ${action});`
		expect(() => finishMigration(sql, {})).toThrow("onDelete: 'restrict'")
	},
)

test('a rebuild puts the rows aside, inserts them under the final name and keeps the last id', () => {
	const sql = `PRAGMA foreign_keys=OFF;${breakpoint}
CREATE TABLE \`__new_notes\` (
	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	\`text\` text NOT NULL,
	\`colour\` text DEFAULT 'none' NOT NULL,
	CONSTRAINT "notes_text" CHECK("__new_notes"."text" <> '')
);
${breakpoint}
INSERT INTO \`__new_notes\`("id", "text", "colour") SELECT "id", "text", "colour" FROM \`notes\`;${breakpoint}
DROP TABLE \`notes\`;${breakpoint}
ALTER TABLE \`__new_notes\` RENAME TO \`notes\`;${breakpoint}
PRAGMA foreign_keys=ON;${breakpoint}
CREATE INDEX \`notes_text\` ON \`notes\` (\`text\`);`
	expect(statements(finishMigration(sql, { notes: ['id', 'text'] }))).toEqual([
		'PRAGMA defer_foreign_keys=ON;',
		'CREATE TABLE `__old_notes` AS SELECT * FROM `notes`;',
		"CREATE TABLE `__old_notes_sequence` AS SELECT seq FROM sqlite_sequence WHERE name = 'notes';",
		'DROP TABLE `notes`;',
		`CREATE TABLE \`notes\` (
	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	\`text\` text NOT NULL,
	\`colour\` text DEFAULT 'none' NOT NULL,
	CONSTRAINT "notes_text" CHECK("notes"."text" <> '')
) STRICT;`,
		'INSERT INTO `notes` (`id`, `text`) SELECT `id`, `text` FROM `__old_notes`;',
		'DROP TABLE `__old_notes`;',
		"DELETE FROM sqlite_sequence WHERE name = 'notes';",
		"INSERT INTO sqlite_sequence (name, seq) SELECT 'notes', seq FROM `__old_notes_sequence`;",
		'DROP TABLE `__old_notes_sequence`;',
		'CREATE INDEX `notes_text` ON `notes` (`text`);',
	])
})

test('a rebuild makes the triggers of its table again, after the rows are back', () => {
	const sql = `CREATE TABLE \`__new_notes\` (\`id\` integer PRIMARY KEY NOT NULL);${breakpoint}
INSERT INTO \`__new_notes\`("id") SELECT "id" FROM \`notes\`;${breakpoint}
DROP TABLE \`notes\`;${breakpoint}
ALTER TABLE \`__new_notes\` RENAME TO \`notes\`;`
	const counting =
		'CREATE TRIGGER `notes_counted_insert` AFTER INSERT ON `notes` BEGIN UPDATE `row_counts` SET `total` = 1; END;'
	const deleting =
		'CREATE TRIGGER `notes_delete_marks` BEFORE DELETE ON `notes` BEGIN DELETE FROM `marks` WHERE `note_id` = OLD.`id`; END;'
	const elsewhere =
		'CREATE TRIGGER `marks_counted` AFTER INSERT ON `marks` BEGIN UPDATE `row_counts` SET `total` = 1; END;'
	const triggers = triggersAfter([
		[counting.replace('= 1', '= 0'), elsewhere].join(breakpoint),
		['DROP TRIGGER `notes_counted_insert`;', `-- Two reasons.\n${deleting}`, counting].join(`\n${breakpoint}\n`),
	])
	expect(triggers).toEqual({ notes: [deleting, counting], marks: [elsewhere] })
	const finished = statements(finishMigration(sql, { notes: ['id'] }, triggers))
	expect(finished.slice(-2)).toEqual([deleting, counting])
	expect(finished.indexOf('INSERT INTO `notes` (`id`) SELECT `id` FROM `__old_notes`;')).toBeGreaterThan(0)
})

import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, inject, test } from 'vitest'
import { withLocalSite } from '#scripts/doctor/opened-site.ts'
import { exitCodeOf, reportText } from '#scripts/doctor/report-text.ts'
import { addAdmin } from '#scripts/local/first-admin.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { newLocalSettings, writeSettings } from '#scripts/local/local-settings.ts'
import { copyState } from '#scripts/local/state-copy.ts'
import { readRows } from '#tests/support/worker/filled-tables.ts'
import { brand } from '#web/content/brand.ts'
import { hashPassword } from '#worker/features/auth/passwords.ts'
import { checkHealth } from '#worker/features/operations/check-health.ts'
import type { Bindings } from '#worker/http/request-context.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-doctor-'))
const platform = { state: join(folder, 'state'), settings: join(folder, 'settings') }
writeFileSync(platform.settings, writeSettings(newLocalSettings(8787)))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const moment = new Date().toISOString()
const longAgo = '2026-01-31T00:00:00.000Z'

const person = {
	userName: 'maya',
	fullName: 'Maya Varma',
	email: 'maya.varma',
	mobileNumber: brand.staffNumbers.example,
}

async function putInOrder({ DB: db, ORIGIN, PASSWORD_PEPPER }: Bindings): Promise<void> {
	await addAdmin({ DB: db, ORIGIN }, person)
	const hash = await hashPassword('a password of hers', PASSWORD_PEPPER)
	await db.prepare('update users set password_hash = ?').bind(hash).run()
	const check = "insert into store_checks (bucket, objects, started_at, finished_at) values ('private', 7, ?, ?)"
	await db.prepare(check).bind(moment, moment).run()
	const act =
		"insert into audit_log (at, section, action, request_id) values (?, 'administration', 'backup taken', 'x')"
	await db.prepare(act).bind(moment).run()
}

async function breakIt(db: D1Database): Promise<void> {
	await db.prepare("delete from d1_migrations where name like '0005%'").run()
	const file =
		"insert into files (key, bucket, state, name, type, size, sha256, created_at, missing_at) values ('the-key', 'media', 'live', 'a.pdf', 'application/pdf', 1, '', ?1, ?1)"
	await db.prepare(file).bind(longAgo).run()
}

/** Two processes on one database would wait for each other. */
const inDatabase = <Answer>(use: (db: D1Database, bindings: Bindings) => Promise<Answer>) =>
	withLocalPlatform((bindings) => use(bindings.DB, bindings), platform)

/** D1 itself refuses a row that refers to none. */
function breakReferences(): void {
	const [file] = globSync(join(platform.state, 'v3/d1/*/*.sqlite'), {
		exclude: (name) => name.endsWith('metadata.sqlite'),
	})
	if (!file) throw new Error('There is no database')
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
	for (const user of [998, 999])
		database.exec(
			`insert into sessions (id, user_id, signed_in_at, last_seen_at, expires_at) values ('${user}', ${user}, '${moment}', '${moment}', '${moment}')`,
		)
	database.close()
}

test('the report of a healthy, a warned and a broken site has its lines and advice, and writes nothing', async () => {
	await copyState(inject('migratedState'), platform.state)
	const before = await inDatabase(async (db, bindings) => {
		await putInOrder(bindings)
		return readRows(db)
	})
	const report = await withLocalSite(checkHealth, platform)
	expectOrder(reportText(report))
	expect(exitCodeOf(report)).toBe(0)

	await inDatabase(async (db) => {
		expect(await readRows(db)).toEqual(before)
		await db.prepare('delete from audit_log').run()
	})
	const warned = await withLocalSite(checkHealth, platform)
	expect(exitCodeOf(warned)).toBe(0)
	expect(reportText(warned)).toContain('1 check needs attention.')

	await inDatabase(breakIt)
	breakReferences()
	const broken = await withLocalSite(checkHealth, platform)
	expectFindings(reportText(broken).split('\n'))
	expect(exitCodeOf(broken)).toBe(1)
}, 60_000)

function expectOrder(text: string): void {
	expect(text).toMatch(/^ {2}good {5}Migrations +All \d+ are applied, the last is \d{4}_\w+\.sql\.$/m)
	expect(text).toMatch(/^ {2}good {5}Allowed sender +allowed_sender_addresses names no-reply@\S+\.$/m)
	expect(text).toMatch(/^ {2}good {5}Both stores compared +7 objects compared 0 minutes ago/m)
	expect(text).not.toContain('Files of the build')
	expect(text.split('\n').at(-1)).toBe('Everything is in order.')
}

/** Findings appear in order, each with its advice on the next line. */
function expectFindings(lines: string[]): void {
	const at = lines.findIndex((line) => line.includes('bad      Migrations'))
	expect(lines[at]).toContain('The database lacks 1 migration: 0005_operations.sql.')
	expect(lines[at + 1]).toMatch(/^ +Run npm start, which migrates\.$/)
	expect(lines[at + 1]?.search(/\S/)).toBe(lines[at]?.indexOf('The database'))
	expect(lines).toContain('  2026-01-31  media/the-key  a.pdf')
	expect(lines.join('\n')).toContain('Kept although nothing names them: 1 public file.')
	expect(lines.join('\n')).toContain('Rows refer to rows that are not there: 2 rows of sessions to users.')
	expect(lines.at(-1)).toBe('5 checks need attention.')
}

import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { recordBackup, recordRestore } from '#scripts/backup/acts.ts'
import type { Stores } from '#scripts/backup/manifest.ts'
import { countPasswords } from '#scripts/backup/passwords.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { newSecret } from '#scripts/new-secret.ts'
import { hashPassword, passwordMatches } from '#worker/features/auth/passwords.ts'
import { jobChecks } from '#worker/features/operations/checks/jobs.ts'
import { openDatabase } from '#worker/platform/db.ts'
import { emptyState, inState, newFolder, tell } from './states.ts'

const password = 'Moonlight@1'
const pepper = newSecret()
const backup = join(newFolder(), 'backup')
const state = emptyState()
const added =
	'insert into users (user_name, user_name_key, full_name, email, mobile_number, active, password_hash, created_at, updated_at) values (?1, ?1, ?1, ?1, ?1, 1, ?2, ?3, ?3)'
const moment = '2026-01-31T10:00:00.000Z'
const add = ({ DB }: Stores, name: string, hash: string | null) => DB.prepare(added).bind(name, hash, moment).run()

beforeAll(async () => {
	await inState(state, async (stores) => {
		await add(stores, 'maya', await hashPassword(password, pepper))
		await add(stores, 'invited', null)
		const { madeAt } = await writeBackup(stores, backup, { tell, now: new Date(moment) })
		await recordBackup(stores.DB, madeAt)
	})
}, 180_000)

test('passwords come back only with the pepper that they were made with, unless somebody wants it otherwise', async () => {
	await inState(emptyState(), async (stores) => {
		for (const other of [newSecret(), ''])
			await expect(restoreBackup(stores, backup, { tell, pepper: other })).rejects.toThrow(
				'Put that of the old site into .dev.vars first, or restore with --other-pepper',
			)
		expect(await stores.DB.prepare('select count(*) as n from users').first('n')).toBe(0)
		await restoreBackup(stores, backup, { tell, pepper: newSecret(), otherPepper: true })
		expect(await stores.DB.prepare('select count(*) as n from users').first('n')).toBe(2)
	})
}, 180_000)

test('who has set a password since is counted apart: of the others only some cannot sign in', async () => {
	const later = join(newFolder(), 'backup')
	const newer = newSecret()
	await inState(state, async (stores) => {
		const hash = await hashPassword(password, newer)
		expect(await passwordMatches(password, hash, pepper)).toBe(false)
		await add(stores, 'later', hash)
		await writeBackup(stores, later, { tell })
	})
	expect(await countPasswords(backup, pepper)).toEqual({ all: 1, others: 0 })
	expect(await countPasswords(later, pepper)).toEqual({ all: 2, others: 1 })
	expect(await countPasswords(later, newer)).toEqual({ all: 2, others: 1 })
	expect(await countPasswords(later, newSecret())).toEqual({ all: 2, others: 2 })
}, 180_000)

test('a restored site knows of when its backup is, and who looks sees that it was brought back', async () => {
	await inState(emptyState(), async (stores) => {
		const { madeAt } = await restoreBackup(stores, backup, { tell, pepper })
		await recordRestore(stores.DB, madeAt, new Date('2026-02-03T10:00:00.000Z'))
		const db = openDatabase(stores.DB, 'primary')
		const lastBackup = jobChecks.find(({ label }) => label === 'Last backup')
		const seen = await lastBackup?.look({
			db,
			bindings: {},
			inWorker: false,
			now: new Date('2026-02-03T11:00:00.000Z'),
		})
		expect(seen).toMatchObject({ state: 'good', text: 'Taken 3 days ago.' })
		const { results } = await stores.DB.prepare('select at, section, action, changes from audit_log').all()
		expect(results).toEqual([
			{
				at: '2026-02-03T10:00:00.000Z',
				section: 'administration',
				action: 'backup restored',
				changes: JSON.stringify({ madeAt: [null, moment] }),
			},
		])
	})
}, 180_000)

import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { recordBackup, recordRestore } from '#scripts/backup/acts.ts'
import { checkPepper } from '#scripts/backup/before-restore.ts'
import type { Stores } from '#scripts/backup/manifest.ts'
import { countFactors, countPasswords, factorNotices, passwordNotice } from '#scripts/backup/passwords.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { newSecret } from '#scripts/local/new-secret.ts'
import { seal } from '#worker/crypto/sealed.ts'
import { openDatabase } from '#worker/data/db.ts'
import { hashPassword, passwordMatches } from '#worker/features/auth/passwords.ts'
import { jobChecks } from '#worker/features/operations/checks/jobs.ts'
import { inEmptyState, newFolder, openEmptyState, tell } from './states.ts'

const password = 'Moonlight@1'
const pepper = newSecret()
const backup = join(newFolder(), 'backup')
let site: Stores
const added =
	'insert into users (user_name, user_name_key, full_name, email, mobile_number, active, password_hash, created_at, updated_at) values (?1, ?1, ?1, ?1, ?1, 1, ?2, ?3, ?3)'
const moment = '2026-01-31T10:00:00.000Z'
const add = ({ DB }: Stores, name: string, hash: string | null) => DB.prepare(added).bind(name, hash, moment).run()

beforeAll(async () => {
	site = await openEmptyState()
	await add(site, 'maya', await hashPassword(password, pepper))
	await add(site, 'invited', null)
	const { madeAt } = await writeBackup(site, backup, { tell, now: new Date(moment) })
	await recordBackup(site.DB, madeAt)
}, 180_000)

test('passwords need the pepper of the backup, unless the caller accepts another one; the restored site knows the age of its backup', async () => {
	await inEmptyState(async (stores) => {
		const people = () => stores.DB.prepare('select count(*) as n from users').first('n')
		for (const other of [newSecret(), ''])
			await expect(restoreBackup(stores, backup, { tell, pepper: other, unsigned: true })).rejects.toThrow(
				'Put that of the old site into .dev.vars first, or restore with --other-pepper',
			)
		expect(await people()).toBe(0)
		const { madeAt } = await restoreBackup(stores, backup, { tell, pepper: newSecret(), otherPepper: true })
		expect(await people()).toBe(2)
		await recordRestore(stores.DB, madeAt, new Date('2026-02-03T10:00:00.000Z'))
		await expectRestoreToBeKnown(stores)
	})
}, 180_000)

/** The site shows the age of the backup and that it was restored. */
async function expectRestoreToBeKnown({ DB }: Stores): Promise<void> {
	const lastBackup = jobChecks.find(({ label }) => label === 'Last backup')
	const now = new Date('2026-02-03T11:00:00.000Z')
	const seen = await lastBackup?.run({ db: openDatabase(DB, 'primary'), bindings: {}, inWorker: false, now })
	expect(seen).toMatchObject({ state: 'good', text: 'Taken 3 days ago.' })
	const { results } = await DB.prepare('select at, section, action, changes from audit_log').all()
	expect(results).toEqual([
		{
			at: '2026-02-03T10:00:00.000Z',
			section: 'administration',
			action: 'backup restored',
			changes: JSON.stringify({ madeAt: [null, moment] }),
		},
	])
}

test('users with a new password count apart: only the others cannot sign in', async () => {
	const later = join(newFolder(), 'backup')
	const newer = newSecret()
	const hash = await hashPassword(password, newer)
	expect(await passwordMatches(password, hash, pepper)).toBe(false)
	await add(site, 'later', hash)
	await writeBackup(site, later, { tell })
	expect(await countPasswords(backup, pepper)).toEqual({ all: 1, others: 0 })
	await checkPepper(backup, pepper, '.dev.vars')
	expect(await countPasswords(later, pepper)).toEqual({ all: 2, others: 1 })
	expect(await countPasswords(later, newer)).toEqual({ all: 2, others: 1 })
	expect(await countPasswords(later, newSecret())).toEqual({ all: 2, others: 2 })
}, 180_000)

test('apps that another pepper sealed are counted, and used recovery codes are told of', async () => {
	expect(factorNotices(await countFactors(backup, pepper), true)).toEqual([])
	const withApps = join(newFolder(), 'backup')
	const secret = new Uint8Array(20)
	for (const [userId, other] of [pepper, newSecret()].entries()) {
		const sealed = await seal(other, `authenticator:${userId + 1}`, secret)
		await site.DB.prepare('insert into authenticators values (?, ?, 0, ?)')
			.bind(userId + 1, sealed, moment)
			.run()
	}
	await site.DB.prepare('insert into recovery_codes values (?, 1, null)').bind('hash').run()
	await writeBackup(site, withApps, { tell })
	const counted = await countFactors(withApps, pepper)
	expect(counted).toEqual({ apps: { all: 2, others: 1 }, hasRecoveryCodes: true })
	expect(factorNotices(counted, true)).toEqual([
		expect.stringMatching(/^1 of 2 authenticator apps .* passkey or recovery code/),
		expect.stringMatching(/^Recovery codes .* hold again/),
	])
	expect(factorNotices(counted, false), 'the pepper is not known').toHaveLength(1)
}, 180_000)

test.each<[what: string, others: number, options: Parameters<typeof passwordNotice>[1], notice: RegExp | null]>([
	[
		'in an account',
		2,
		{ remote: true, otherPepper: false },
		/^Users sign in .* npx wrangler secret put PASSWORD_PEPPER$/,
	],
	['in an account, without the old pepper', 2, { remote: true, otherPepper: true }, /^2 of 2 .* "Forgot password"/],
	['here', 0, { remote: false, otherPepper: false }, null],
	['here, without the old pepper', 2, { remote: false, otherPepper: true }, /^2 of 2 .* "Forgot password"/],
])('a restore %s says how users get in', (_what, others, options, notice) => {
	expect(passwordNotice({ all: 2, others }, options)).toEqual(notice === null ? null : expect.stringMatching(notice))
	expect(passwordNotice({ all: 0, others: 0 }, options)).toBeNull()
})

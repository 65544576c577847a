import { env } from 'cloudflare:test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Finding, HealthReport } from '#contracts/operations/operations.ts'
import { aFile, ago, aSite, day, deployed, emptyTables } from '#tests/support/pages/site.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { openDatabase } from '#worker/data/db.ts'
import { migrationsOfBuild } from '#worker/data/migrations.ts'
import { checkHealth } from '#worker/features/operations/check-health.ts'
import { files } from '#worker/files/files.table.ts'

beforeEach(emptyTables)

const path = '/api/operationscontroller/health'
const findingsOf = ({ groups }: HealthReport): Finding[] => groups.flatMap(({ findings }) => findings)

test('an Admin reads the health report, and no cache keeps it', async () => {
	const headers = await signedInAs(['Admin'])
	const answer = await call(path, { headers, bindings: { ASSETS: deployed.ASSETS } })
	expect(answer.status).toBe(200)
	expect(answer.headers.get('Cache-Control')).toBe('no-store')
	const report = await answer.json<HealthReport>()
	expect(report.groups.map(({ name }) => name)).toEqual([
		'Bindings',
		'Settings',
		'Database',
		'Accounts',
		'Files',
		'Mail',
		'Enquiries',
		'Jobs and backup',
	])
	expect(Date.now() - Date.parse(report.lookedAt)).toBeLessThan(60_000)
	expect(findingsOf(report).map(({ label }) => label)).toContain('Migrations')
})

test('the report has no secret, good or bad', async () => {
	const secrets = { TOKEN_SECRET: 'canary-1', PASSWORD_PEPPER: 'canary-2', TURNSTILE_SECRET_KEY: 'canary-3' }
	expect(JSON.stringify(await checkHealth(aSite(secrets)))).not.toContain('canary')
	const text = JSON.stringify(await checkHealth(aSite()))
	for (const name of ['TOKEN_SECRET', 'PASSWORD_PEPPER', 'TURNSTILE_SECRET_KEY'] as const)
		expect(text).not.toContain(deployed[name])
})

test('only an Admin reads the report', async () => {
	expect((await call(path)).status).toBe(401)
	expect((await call(path, { headers: await signedInAs(['UserListing', 'Careers']) })).status).toBe(403)
})

test('missing files have their names, and sizes count', async () => {
	await db
		.insert(files)
		.values([
			aFile('a', { size: 300, missingAt: ago(day) }),
			aFile('b', { bucket: 'private', missingAt: ago(2 * day), size: 5 }),
			aFile('c', { size: 700 }),
		])
	await bindings.MEDIA.put('c', 'a file')
	const report = await checkHealth(aSite())
	await bindings.MEDIA.delete('c')
	expect(report.missingFiles).toEqual([
		{ key: 'b', bucket: 'private', name: 'b.pdf', missingAt: ago(2 * day) },
		{ key: 'a', bucket: 'media', name: 'a.pdf', missingAt: ago(day) },
	])
	expect(report.sizes).toEqual(
		expect.arrayContaining([
			{ name: 'Public files', count: 2, bytes: 1_000 },
			{ name: 'Private files', count: 1, bytes: 5 },
			{ name: 'Audit log', count: 0, bytes: null },
		]),
	)
})

test.each([
	['once is run again, and is good', 1, false],
	['again and again is bad', 100, true],
])('a check whose connection is lost %s', async (_, times, isBad) => {
	const lost = Object.assign(new TypeError('fetch failed'), { code: 'UND_ERR_SOCKET' })
	const failing = databaseThatFails(lost, /outbox/, times)
	const report = await checkHealth({ ...aSite(), db: openDatabase(failing, 'primary') })
	const texts = findingsOf(report).map(({ text }) => text)
	expect(texts.includes('It could not be looked at: UND_ERR_SOCKET.')).toBe(isBad)
})

test('a check that hangs or fails is bad, and takes no other with it', async () => {
	const hanging = { head: () => new Promise(() => {}) } as unknown as R2Bucket
	const failing = databaseThatFails(new Error('D1_ERROR: D1 DB is overloaded.'), /outbox|audit_log/)
	const site = { ...aSite({ MEDIA: hanging }), db: openDatabase(failing, 'primary') }
	const report = await checkHealth(site, { timeoutMs: 300 })
	const states = Object.fromEntries(findingsOf(report).map(({ label, state, text }) => [label, `${state}: ${text}`]))
	expect(states).toMatchObject({
		'Public files': 'bad: It gave no answer in time.',
		'Private files': expect.stringMatching(/^good/),
		Mails: 'bad: It could not be looked at: D1 overloaded.',
		'Last backup': 'bad: It could not be looked at: D1 overloaded.',
		Migrations: expect.stringMatching(/^good/),
	})
	const lines = logged('warn').map((line) => JSON.parse(line))
	expect(lines.map(({ event, check }) => `${event} ${check}`)).toEqual(
		expect.arrayContaining(['health.check Public files', 'health.check Mails', 'health.check Last backup']),
	)
})

test('on the command line a check has 30 seconds, in the Worker 5, and its advice is to look again', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const hanging = { head: () => new Promise(() => {}) } as unknown as R2Bucket
	for (const [inWorker, seconds] of [
		[true, 5],
		[false, 30],
	] as const) {
		const looking = checkHealth({ ...aSite({ MEDIA: hanging }), inWorker })
		let isDone = false
		void looking.then(() => (isDone = true))
		await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
		expect(isDone).toBe(false)
		await vi.advanceTimersByTimeAsync(1)
		expect(findingsOf(await looking).find(({ label }) => label === 'Public files')).toMatchObject({
			state: 'bad',
			text: 'It gave no answer in time.',
			advice: expect.stringContaining('Look again when the machine is quiet.'),
		})
	}
})

test('a missing database is reported, not thrown', async () => {
	const gone = openDatabase(databaseThatFails(new Error('D1_ERROR: Network connection lost.')), 'primary')
	const report = await checkHealth({ ...aSite(), db: gone })
	expect(findingsOf(report).find(({ label }) => label === 'Database')).toMatchObject({
		state: 'bad',
		text: '`DB` does not answer: connection lost.',
	})
	expect(report).toMatchObject({ missingFiles: [], sizes: [] })
})

test('the report writes nothing', async () => {
	const { results } = await bindings.DB.prepare("select name from sqlite_master where type = 'table'").all<{
		name: string
	}>()
	const names = results.map(({ name }) => name).filter((name) => !/^(_cf|sqlite_)/.test(name))
	const rows = async () => {
		const counts = names.map((name) => bindings.DB.prepare(`select count(*) as n from "${name}"`))
		return (await bindings.DB.batch(counts)).map(({ results }) => results)
	}
	const before = await rows()
	await checkHealth(aSite())
	expect(await rows()).toEqual(before)
})

test('the build knows the migrations that the folder has', () => {
	expect(migrationsOfBuild).toEqual(env.TEST_MIGRATIONS.map(({ name }) => name))
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { anEnquiry } from '#tests/support/builders/enquiry.ts'
import { deployed, emptyTables } from '#tests/support/pages/site.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { db } from '#tests/support/worker/staff.ts'
import { jobRuns } from '#worker/data/job-runs.table.ts'
import { addEnquiry } from '#worker/features/enquiries/enquiries.queries.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { runJobs } from '#worker/jobs/run.ts'

/*
 * Each alarm of docs/operations.md is caused, and leaves the log line and the health answer that are written there.
 */

const run = (...statements: string[]) => bindings.DB.batch(statements.map((each) => bindings.DB.prepare(each)))
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const queue = (at: Date) => addEnquiry(db, { ...anEnquiry(), selectedDepartmentId: 1 }, null, at)

const last = '0008_job_runs_and_alerts.sql'
const signIn = (site: Bindings) =>
	call('/api/authcontroller/login', { json: { userName: 'somebody', password: 'Moonlight@1' }, bindings: site })
const readCv = (site: Bindings) => call('/api/careerscontroller/downloadresume/1', { bindings: site })
const unreachable = { head: () => Promise.reject(new Error('head: Internal error (10001)')) } as unknown as R2Bucket

/** https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ */
const refusal = Object.assign(new Error('The sender is not verified'), { code: 'E_SENDER_NOT_VERIFIED' })
const refusing = { send: () => Promise.reject(refusal) } as unknown as SendEmail

type Alarm = {
	/** The binding or setting that a healthy site loses. */
	site?: Partial<Bindings>
	/** The damage to its database, and the check that then runs. */
	happens?: (site: Bindings) => Promise<unknown>
	line: Record<string, unknown>
	down: string[]
	finding: Record<string, unknown>
}

const alarms: Record<string, Alarm> = {
	'The database cannot be reached': {
		site: { DB: databaseThatFails(new Error('D1_ERROR: Network connection lost.')) },
		happens: signIn,
		line: { event: 'request', status: 503, code: 'service.busy', cause: 'connection lost' },
		down: ['database', 'migrations', 'cron', 'mail'],
		finding: { sign: 'database', cause: 'connection lost', mend: null },
	},
	'The database is overloaded': {
		site: { DB: databaseThatFails(new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.')) },
		happens: signIn,
		line: { event: 'request', status: 503, code: 'service.busy', cause: 'D1 overloaded' },
		down: ['database', 'migrations', 'cron', 'mail'],
		finding: { sign: 'database', cause: 'D1 overloaded', mend: null },
	},
	'A migration is not applied': {
		happens: async (site) => {
			await run('alter table job_runs rename to away', `delete from d1_migrations where name = '${last}'`)
			await runJobs(site)
		},
		line: { event: 'job', job: 'start', cause: 'SQLITE_ERROR: no such table' },
		down: ['migrations', 'cron'],
		finding: { sign: 'migrations', text: `The database lacks ${last}.`, mend: 'npm run deploy' },
	},
	'A table or a column is gone': {
		happens: async (site) => {
			await run('alter table files rename to gone')
			await call('/media/1/a.png', { bindings: site })
		},
		line: { event: 'request', status: 500, code: 'unexpected', cause: 'SQLITE_ERROR: no such table' },
		down: ['migrations'],
		finding: { sign: 'migrations', cause: 'SCHEMA', text: 'The database lacks the table files.', mend: null },
	},
	'MEDIA is not bound': {
		site: { MEDIA: undefined },
		happens: (site) => call('/media/1/a.png', { bindings: site }),
		line: { event: 'request', route: '/media/:key/:name?', status: 503, code: 'service.not-set-up', cause: 'MEDIA' },
		down: ['media'],
		finding: { sign: 'media', cause: 'NOT_BOUND', mend: 'npm run deploy' },
	},
	'PRIVATE_FILES is not bound': {
		site: { PRIVATE_FILES: undefined },
		happens: readCv,
		line: { event: 'request', status: 503, code: 'service.not-set-up', cause: 'PRIVATE_FILES' },
		down: ['privateFiles'],
		finding: { sign: 'privateFiles', cause: 'NOT_BOUND', mend: 'npm run deploy' },
	},
	'A bucket does not answer': {
		site: { PRIVATE_FILES: unreachable },
		line: { event: 'health', down: 'privateFiles', cause: 'R2 10001' },
		down: ['privateFiles'],
		finding: { sign: 'privateFiles', cause: 'R2 10001', mend: null },
	},
	'A secret is missing or too short': {
		site: { TOKEN_SECRET: 'too short' },
		happens: signIn,
		line: { event: 'request', status: 503, code: 'service.not-set-up', cause: 'TOKEN_SECRET' },
		down: ['settings'],
		finding: { sign: 'settings', cause: 'TOKEN_SECRET', mend: 'npx wrangler secret put TOKEN_SECRET' },
	},
	'A test key is in use': {
		site: { TURNSTILE_SECRET_KEY: bindings.TURNSTILE_SECRET_KEY },
		happens: signIn,
		line: { event: 'request', status: 503, code: 'service.not-set-up', cause: 'TURNSTILE_SECRET_KEY' },
		down: ['settings'],
		finding: { sign: 'settings', text: 'TURNSTILE_SECRET_KEY is a test key.' },
	},
	'Mail is refused': {
		site: { EMAIL: refusing },
		happens: async (site) => {
			await queue(minutesAgo(10))
			for (const minutes of [10, 8, 5]) await runJobs(site, minutesAgo(minutes))
		},
		line: { event: 'mail.not-sent', kind: 'enquiry-arrived', attempts: 3, cause: 'E_SENDER_NOT_VERIFIED' },
		down: ['mail'],
		finding: {
			sign: 'mail',
			cause: 'MAIL_REFUSED',
			text: 'The oldest mail has waited for 10 minutes: every try fails.',
		},
	},
	'Mail waits too long': {
		happens: () => queue(minutesAgo(16)),
		line: { event: 'health', down: 'mail', cause: 'MAIL_OVERDUE' },
		down: ['mail'],
		finding: { sign: 'mail', cause: 'MAIL_OVERDUE' },
	},
	'The cron is silent': {
		happens: async (site) => {
			await run("update d1_migrations set applied_at = datetime('now', '-1 day')")
			await runJobs(site, minutesAgo(21))
		},
		line: { event: 'health', down: 'cron', cause: 'CRON_SILENT' },
		down: ['cron'],
		finding: { sign: 'cron', text: 'The cron has not run for 21 minutes.', mend: 'npm run deploy' },
	},
	'The build is for another environment': {
		site: { ENVIRONMENT: 'staging' },
		line: { event: 'health', down: 'build', cause: 'build' },
		down: ['build'],
		finding: {
			sign: 'build',
			text: 'The build was made for production, and runs in staging.',
			mend: 'npm run deploy -- --env staging',
		},
	},
}

beforeEach(async () => {
	await emptyTables()
	await db.delete(jobRuns)
})

afterEach(async () => {
	const { results: gone } = await bindings.DB.prepare("select name from sqlite_master where name = 'gone'").all()
	if (gone.length > 0) await run('alter table gone rename to files')
	const { results } = await bindings.DB.prepare("select name from sqlite_master where name = 'away'").all()
	if (results.length > 0) {
		await run('alter table away rename to job_runs', `insert into d1_migrations (name) values ('${last}')`)
	}
	await run('update d1_migrations set applied_at = current_timestamp')
})

test.each(Object.entries(alarms))('%s: the log says so, and health names it', async (_, alarm) => {
	const site = { ...deployed, ...alarm.site }
	await alarm.happens?.(site)
	const answer = await call('/health', { bindings: site })
	expect(answer.status).toBe(503)
	const { findings, ...rest } = await answer.json<Record<string, unknown>>()
	const down = Object.entries(rest).flatMap(([name, state]) => (state === 'down' && name !== 'status' ? [name] : []))
	expect(down).toEqual(alarm.down)
	expect(findings).toContainEqual(expect.objectContaining(alarm.finding))
	const lines = [...logged('error'), ...logged('warn')].map((line) => JSON.parse(line))
	expect(lines).toContainEqual(expect.objectContaining(alarm.line))
})

test('a healthy site raises none: with mail that leaves, a cron that runs, and a database that is new', async () => {
	const answer = await call('/health', { bindings: deployed })
	expect(answer.status).toBe(200)
	await run("update d1_migrations set applied_at = datetime('now', '-19 minutes')")
	expect((await call('/health', { bindings: deployed })).status).toBe(200)
	await run("update d1_migrations set applied_at = datetime('now', '-1 day')")
	await queue(minutesAgo(14))
	await runJobs(
		{ ...deployed, EMAIL: { send: async () => ({ messageId: '' }) } as unknown as SendEmail },
		minutesAgo(14),
	)
	expect((await call('/health', { bindings: deployed })).status).toBe(200)
})

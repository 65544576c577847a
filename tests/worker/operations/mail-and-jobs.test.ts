import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { healthSummaryOf, needingAttention } from '#contracts/operations/operations.ts'
import { aFile, ago, aSite, day, emptyTables, finding, hour, local, minutes, now } from '#tests/support/pages/site.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { purges } from '#worker/cache/purges.table.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { pauseJobs, resumeJobs } from '#worker/data/job-runs.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import { departments } from '#worker/features/enquiries/enquiries.table.ts'
import { checkHealth } from '#worker/features/operations/check-health.ts'
import { files } from '#worker/files/files.table.ts'
import { storeChecks } from '#worker/files/store-checks.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'

beforeEach(emptyTables)

describe('Mails', () => {
	const mail = (row: Partial<typeof outbox.$inferInsert>) => ({
		kind: 'reset-link' as const,
		subjectId: 1,
		nextAttemptAt: ago(0),
		createdAt: ago(hour),
		...row,
	})

	test.each([
		['none', [], 'good', 'None waits, and none was given up in the last 7 days.'],
		['one that waits', [mail({})], 'good', '1 mail waits for the next run'],
		[
			'one that has failed three times, and none has left since',
			[mail({ attempts: 3 }), mail({})],
			'bad',
			'2 mails wait, 1 of them after 3 failed tries or more; 0 given up',
		],
		[
			'one that has failed three times, while another has left',
			[mail({ attempts: 3 }), mail({ status: 'sent', attempts: 1, settledAt: ago(0) })],
			'warning',
			'1 mail waits, 1 of them after 3 failed tries or more; 0 given up',
		],
		[
			'one that was given up',
			[mail({ status: 'dropped', createdAt: ago(6 * day), settledAt: ago(2 * day) })],
			'warning',
			'1 given up',
		],
		[
			'one that was given up long ago',
			[mail({ status: 'dropped', createdAt: ago(12 * day), settledAt: ago(8 * day) })],
			'good',
			'None waits',
		],
		[
			'one with nothing to say any more',
			[mail({ status: 'dropped', createdAt: ago(2 * day), settledAt: ago(day) })],
			'good',
			'None waits',
		],
	])('%s', async (_, rows, state, text) => {
		if (rows.length > 0) await db.insert(outbox).values(rows)
		expect(await finding('Mails')).toMatchObject({ state, text: expect.stringContaining(text) })
	})
})

describe('Departments', () => {
	test('have mailboxes that nobody reads', async () => {
		await db.update(departments).set({ mailbox: 'sales@company.example' })
		expect(await finding('Departments')).toMatchObject({ state: 'bad', text: expect.stringContaining('Sales') })
		expect(await finding('Departments', aSite(local))).toBeUndefined()
	})

	test.each(['', 'sales', 'sales@', 'sales@localhost', 'sales@a b.dev', 'a@moonlit.dev, b@moonlit.dev'])(
		'have a mailbox that is no address: "%s"',
		async (mailbox) => {
			await db.update(departments).set({ mailbox }).where(eq(departments.id, 1))
			for (const site of [aSite(), aSite(local)])
				expect(await finding('Departments', site)).toMatchObject({
					state: 'bad',
					text: expect.stringMatching(/^The mailbox of [\w ]+ is no mail address/),
				})
			await db.update(departments).set({ mailbox: 'sales@moonlit.dev' })
		},
	)

	test('have a mailbox whose mails come back to the desk', async () => {
		await db.update(departments).set({ mailbox: 'sales@moonlit.dev' })
		await db.update(departments).set({ mailbox: 'Sales@Answers.moonlit.dev' }).where(eq(departments.id, 1))
		expect(await finding('Departments', aSite({ REPLY_DOMAIN: 'answers.moonlit.dev' }))).toMatchObject({
			state: 'bad',
			text: expect.stringMatching(/^The mailbox of \w+ is at `REPLY_DOMAIN`/),
		})
		expect(await finding('Departments')).toMatchObject({ state: 'good' })
	})

	test('have mailboxes in a real domain', async () => {
		await db.update(departments).set({ mailbox: 'sales@moonlit.dev' })
		expect(await finding('Departments')).toMatchObject({ state: 'good' })
	})
})

describe('Jobs', () => {
	const walkedAt = (startedAt: string) => db.insert(storeChecks).values({ bucket: 'media', startedAt })

	test('have run where a walk began of late and nothing is overdue', async () => {
		await walkedAt(ago(30 * hour))
		await db.insert(purges).values({ tags: '[]', createdAt: ago(hour), nextAttemptAt: ago(minutes(14)) })
		expect(await finding('Jobs')).toMatchObject({
			state: 'good',
			text: 'Nothing is overdue, and the last walk through the stores began 30 hours ago.',
		})
	})

	test('are held by a restore, which is no fault of the cron', async () => {
		await pauseJobs(db, new Date(ago(hour)))
		expect(await finding('Jobs')).toMatchObject({
			state: 'warning',
			text: 'A restore holds the jobs, until 2 Mar 2026, 11:00 UTC at the latest.',
		})
		await resumeJobs(db)
	})

	test('have not run where no walk ever began, or none for two days', async () => {
		expect(await finding('Jobs')).toMatchObject({ state: 'bad', text: expect.stringContaining('has ever begun') })
		await walkedAt(ago(49 * hour))
		expect(await finding('Jobs')).toMatchObject({ state: 'bad', text: expect.stringContaining('began 2 days ago') })
		expect(await finding('Jobs', aSite(local)), 'a machine sleeps').toMatchObject({ state: 'warning' })
	})

	test('have not run where mails, purges or files are due for a quarter of an hour', async () => {
		await walkedAt(ago(hour))
		const late = ago(minutes(16))
		await db.insert(outbox).values({ kind: 'reset-link', subjectId: 1, nextAttemptAt: late, createdAt: late })
		await db.insert(purges).values([
			{ tags: '[]', createdAt: late, nextAttemptAt: late },
			{ tags: '[]', createdAt: late, nextAttemptAt: ago(minutes(50)) },
		])
		await db.insert(files).values(aFile('due', { state: 'retired', dueAt: late }))
		expect(await finding('Jobs')).toMatchObject({
			state: 'bad',
			text: expect.stringContaining(
				'1 mail due for up to 16 minutes, 2 purges due for up to 50 minutes, 1 file to delete due for up to 16 minutes.',
			),
		})
	})
})

/** A replacement that was due, by a member of staff who exists. */
async function aReplacement(row: Partial<typeof replacements.$inferInsert>) {
	const createdBy = (await addStaff()).id
	const version = { baseVersion: 1, draftId: 1, draftVersion: 1, createdAt: ago(day), values: '{}', files: '{}' }
	await db
		.insert(replacements)
		.values({ kind: 'news', itemId: 1, title: '', createdBy, dueAt: ago(hour), ...version, ...row })
}

test('the jobs have not run where a scheduled version is due for a quarter of an hour', async () => {
	await aReplacement({ dueAt: ago(minutes(16)) })
	expect(await finding('Jobs')).toMatchObject({
		state: 'bad',
		text: expect.stringContaining('1 scheduled version due for up to 16 minutes'),
	})
})

describe('Scheduled versions', () => {
	const tried = (ms: number) => ({ attempts: 7, firstTriedAt: ago(ms), nextTryAt: ago(-hour) })

	test.each([
		['none', null, 'good', 'None is late.'],
		['one that failed a moment ago', tried(minutes(59)), 'good', 'None is late.'],
		['one that was refused', { ...tried(2 * day), failedAt: ago(day), failure: 'Title is required' }, 'good', 'None'],
		[
			'one that fails for hours',
			tried(3 * hour),
			'warning',
			'1 version cannot be stored: the tries fail for up to 3 hours.',
		],
	])('%s', async (_, row, state, text) => {
		if (row) await aReplacement(row)
		expect(await finding('Scheduled versions')).toMatchObject({ state, text: expect.stringContaining(text) })
	})
})

describe('Purges', () => {
	test.each([
		[2, 'good', 'None has failed again and again.'],
		[30, 'warning', '1 purge of the edge cache failed 3 times or more.'],
	])('one after %d failed tries', async (attempts, state, text) => {
		await db.insert(purges).values({ tags: '[]', attempts, createdAt: ago(hour), nextAttemptAt: ago(-hour) })
		expect(await finding('Purges')).toMatchObject({ state, text })
	})
})

describe('Last backup', () => {
	const act = (at: string, action = 'backup taken') => ({ at, section: 'administration', action, requestId: 'a test' })
	const restored = (at: string, days: number) => ({
		...act(at, 'backup restored'),
		changes: JSON.stringify({ madeAt: [null, ago(days * day)] }),
	})

	test.each([
		['none, of a new site', [act(ago(day), 'role denied')], 'warning', 'None has ever been taken.'],
		['none, of a site with a month of work', [act(ago(31 * day), 'role denied')], 'bad', 'None has ever been taken.'],
		['of yesterday', [act(ago(9 * day)), act(ago(25 * hour))], 'good', 'Taken 25 hours ago.'],
		['of last week', [act(ago(8 * day)), act(ago(day), 'role denied')], 'warning', 'The last one is 8 days old.'],
		['of last month', [act(ago(31 * day))], 'bad', 'The last one is 31 days old.'],
		['of three days ago, brought back today', [act(ago(9 * day)), restored(ago(hour), 3)], 'good', 'Taken 3 days ago.'],
		[
			'of today, of a site that was old then',
			[restored(ago(day), 40), act(ago(hour))],
			'good',
			'Taken 60 minutes ago.',
		],
		['of long ago, brought back today', [restored(ago(hour), 40)], 'bad', 'The last one is 40 days old.'],
	])('%s', async (_, rows, state, text) => {
		await db.insert(auditLog).values(rows)
		const found = await finding('Last backup')
		expect(found).toMatchObject({ state, text })
		if (state !== 'good') expect(found?.advice).toContain('`npm run backup -- --remote`')
	})

	test('of last month, on a machine', async () => {
		await db.insert(auditLog).values(act(ago(31 * day)))
		const found = await finding('Last backup', aSite(local))
		expect(found).toMatchObject({ state: 'warning', advice: expect.stringContaining('`npm run backup`') })
	})
})

test('a healthy site needs no attention', async () => {
	await db.update(departments).set({ mailbox: 'sales@moonlit.dev' })
	await db.insert(storeChecks).values({ bucket: 'private', startedAt: ago(hour), finishedAt: ago(hour) })
	await db.insert(auditLog).values({ at: ago(day), section: 'administration', action: 'backup taken', requestId: '' })
	await addStaff({ roles: ['Admin'] })
	const report = await checkHealth(aSite())
	expect(needingAttention(report)).toEqual([])
	expect(healthSummaryOf(report)).toBe('Everything is in order.')
	expect(report.lookedAt).toBe(now.toISOString())
})

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { slowQueries } from '#worker/data/slow-queries.table.ts'
import {
	isolateNotes,
	keepSlowQueries,
	listSlowQueries,
	newSlowNotes,
	type SlowNotes,
} from '#worker/data/slow-queries.ts'
import { permissions } from '#worker/data/users.table.ts'

beforeEach(async () => {
	await db.delete(slowQueries)
})

/** Runs `act` with every way to the database noted, however short. */
async function notesOf(act: (on: Database) => Promise<unknown>, d1 = bindings.DB): Promise<SlowNotes> {
	const notes = newSlowNotes(0)
	await act(openDatabase(d1, 'primary', notes))
	return notes
}
const statementsOf = (notes: SlowNotes) => [...notes.statements.keys()]

const one = { times: 1, slowestMs: 150, lastAt: Date.UTC(2026, 2, 1) }
const noting = (statements: Record<string, { times: number; slowestMs: number; lastAt: number }>): SlowNotes => ({
	...newSlowNotes(),
	statements: new Map(Object.entries(statements)),
})

describe('what is noted', () => {
	const role = (on: Database) => on.select({ role: permissions.role }).from(permissions).where(eq(permissions.id, 1))

	test('a statement alone, with its placeholders, how often and how long', async () => {
		const notes = await notesOf(async (on) => {
			await role(on)
			await role(on)
		})
		expect(statementsOf(notes)).toEqual(['select "role" from "permissions" where "permissions"."id" = ?'])
		expect([...notes.statements.values()]).toEqual([
			{ times: 2, slowestMs: expect.any(Number), lastAt: expect.any(Number) },
		])
	})

	test('a batch as one way to the database', async () => {
		const notes = await notesOf((on) => on.batch([role(on), on.select().from(permissions)]))
		expect(statementsOf(notes)).toEqual([
			'select "role" from "permissions" where "permissions"."id" = ?;\nselect "id", "role", "description" from "permissions"',
		])
	})

	test('what fails in the end has been waited for all the same', async () => {
		const notes = await notesOf(
			async (on) => {
				await expect(role(on)).rejects.toThrow()
			},
			databaseThatFails(new Error('D1 DB is overloaded')),
		)
		expect(statementsOf(notes)).toHaveLength(1)
	})

	test('what is faster than the limit is not', async () => {
		const notes = newSlowNotes(60_000)
		await role(openDatabase(bindings.DB, 'primary', notes))
		expect(notes.statements.size).toBe(0)
	})

	test('its own table never is, nor more than fifty statements', async () => {
		const notes = await notesOf(async (on) => {
			await listSlowQueries(on)
			for (let columns = 1; columns <= 60; columns += 1)
				await on.run(sql`select ${sql.join(Array(columns).fill(sql`1`), sql`, `)}`)
		})
		expect(notes.statements.size).toBe(50)
		expect(statementsOf(notes).join()).not.toContain('slow_queries')
	})

	test('rows come back as they do without a look at the clock', async () => {
		expect(await role(db)).toEqual(await role(openDatabase(bindings.DB, 'nearest', newSlowNotes(0))))
		const [[alone], all] = await db.batch([role(db), db.select().from(permissions)])
		expect(all.find(({ id }) => id === 1)).toMatchObject({ role: alone?.role })
	})
})

describe('what is kept', () => {
	const open = () => db

	test('a new statement, then the slowest and the sum of it', async () => {
		await keepSlowQueries(open, noting({ 'select ?': one }), 0)
		await keepSlowQueries(open, noting({ 'select ?': { times: 4, slowestMs: 900, lastAt: one.lastAt + 5 } }), 0)
		await keepSlowQueries(open, noting({ 'select ?': { ...one, lastAt: one.lastAt - 5 } }), 0)
		expect(await listSlowQueries(db)).toEqual([
			{
				id: expect.stringMatching(/^[\da-f]{64}$/),
				statement: 'select ?',
				times: 6,
				slowestMs: 900,
				lastAt: '2026-03-01T00:00:00.005Z',
			},
		])
	})

	test('the ten slowest at once, and the fifty slowest of all', async () => {
		for (let round = 0; round < 7; round += 1) {
			const statements = Array.from({ length: 12 }, (_, each) => [
				`select ${round}, ${each}`,
				{ ...one, slowestMs: 100 + 12 * round + each },
			])
			await keepSlowQueries(open, noting(Object.fromEntries(statements)), 0)
		}
		const kept = await listSlowQueries(db)
		expect(kept).toHaveLength(50)
		expect(kept[0]).toMatchObject({ statement: 'select 6, 11' })
		expect(kept.at(-1)).toMatchObject({ statement: 'select 2, 2' })
	})

	test('a long statement is cut', async () => {
		await keepSlowQueries(open, noting({ [`select ${'?, '.repeat(5_000)}?`]: one }), 0)
		expect((await listSlowQueries(db))[0]?.statement).toHaveLength(4_004)
	})

	test('once a minute at most, and nothing is lost between', async () => {
		const notes = noting({ 'select ?': one })
		await keepSlowQueries(open, notes, 1_000)
		notes.statements.set('select ?', one)
		await keepSlowQueries(open, notes, 60_999)
		expect(await listSlowQueries(db)).toMatchObject([{ times: 1 }])
		await keepSlowQueries(open, notes, 61_000)
		expect(await listSlowQueries(db)).toMatchObject([{ times: 2 }])
	})

	test('where nothing was slow the database is not opened', async () => {
		await keepSlowQueries(() => expect.unreachable(), newSlowNotes(), 0)
	})

	test('what cannot be written is forgotten and logged, and nothing is thrown', async () => {
		const broken = openDatabase(databaseThatFails(new Error('D1 DB is overloaded')), 'primary')
		const notes = noting({ 'select ?': one })
		await keepSlowQueries(() => broken, notes, 0)
		expect(notes.statements.size).toBe(0)
		expect(logged('warn')).toEqual([expect.stringContaining('slow-queries.not-kept')])
	})
})

describe('in the Worker', () => {
	const usual = isolateNotes.slowFromMs
	beforeEach(() => {
		Object.assign(isolateNotes, newSlowNotes(0))
	})
	afterEach(() => {
		Object.assign(isolateNotes, newSlowNotes(usual))
	})

	test('what was slow in an answer is written after it, by the same request', async () => {
		const { default: worker } = await import('#worker/index.ts')
		const context = createExecutionContext()
		const request = new Request('https://www.nilavu.test/health') as Request<unknown, IncomingRequestCfProperties>
		const answer = await worker.fetch(request, bindings, context)
		expect(answer.status).toBe(200)
		expect(await listSlowQueries(db)).toEqual([])
		await waitOnExecutionContext(context)
		expect((await listSlowQueries(db)).map(({ statement }) => statement)).toEqual(['select 1 from permissions limit 1'])
	})

	test('nothing that anybody types, and no secret, stands in a statement', async () => {
		const canary = 'Canarybird'
		const admin = await signedInAs(['Admin'])
		const post = (path: string, json: unknown, headers: Record<string, string> = {}) => call(path, { json, headers })
		await post('/api/authcontroller/login', { userName: canary, password: `${canary}@1aA` })
		const enquiry = anEnquiry({ name: canary, organization: canary, emailId: 'canary@bank.example', message: canary })
		expect((await sendEnquiry(enquiry)).status).toBe(200)
		await post('/api/auditcontroller/listacts', { userName: canary }, admin)
		await post('/api/usercontroller/getalluserdetails', { pageNumber: 1, size: 10, userName: canary }, admin)
		await post('/api/usercontroller/checkforusername', { userName: canary }, admin)
		const statements = statementsOf(isolateNotes).join('\n')
		for (const table of ['enquiries', 'audit_log', 'users', 'sessions', 'outbox'])
			expect(statements, table).toContain(`"${table}"`)
		expect(statements).not.toMatch(/canary/i)
		expect(statements).not.toContain(admin.Authorization.slice(-20))
		// What stands between quotes is a name of ours or a word of the code.
		const literals = new Set([...statements.matchAll(/'([^']*)'/g)].map(([, text]) => text))
		expect([...literals].filter((text) => /@|\d{6}/.test(text ?? ''))).toEqual([])
	})
})

import { beforeAll, expect, test } from 'vitest'
import { someOf } from '#tests/support/server/effort.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketsAround, databaseAround, databaseThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { expectCronToRepair, inHours } from '#tests/support/worker/stores.ts'
import { addLabels, type WayIn, waysIn } from '#tests/support/worker/ways-in.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { runJobs } from '#worker/jobs/run.ts'

beforeAll(addLabels)

/** An error, or a promise that never resolves, as when the Worker stops. */
type Accident = (message: string) => Promise<never>

/** In `npm test` neighbouring points try different ways in. */
const waysAt = async (point: string) => someOf(await waysIn(), { usual: 4, turn: Object.keys(points).indexOf(point) })

const batch = /insert into "(audit_log|job_applications)"/
const r2 = 'put: We encountered an internal error. Please try again. (10001)'
const d1 = 'D1_ERROR: Network connection lost.'

/** Lets the first `count` calls pass. */
function after(count: number, accident: Accident) {
	let calls = 0
	return async (message: string) => {
		calls += 1
		if (calls > count) await accident(message)
	}
}

type Point = { at: (accident: Accident) => Partial<Bindings>; stored: number[]; statuses: number[] }

const points: Record<string, Point> = {
	'once the row of a file stands': {
		at: (accident) => bucketsAround('put', { before: () => accident(r2) }),
		stored: [0],
		statuses: [503],
	},
	'once the object of a file is put': {
		at: (accident) => bucketsAround('put', { after: () => accident(r2) }),
		stored: [0],
		statuses: [503],
	},
	'once the second object is put': {
		at: (accident) => {
			const second = after(1, accident)
			return bucketsAround('put', { after: () => second(r2) })
		},
		stored: [0, 1],
		statuses: [200, 503],
	},
	'before the batch': {
		at: (accident) => ({ DB: databaseAround(batch, { before: () => accident(d1) }) }),
		stored: [0],
		statuses: [503],
	},
	'after the batch': {
		at: (accident) => ({ DB: databaseAround(batch, { after: () => accident(d1) }) }),
		stored: [1],
		statuses: [200],
	},
}

test.each(Object.entries(points))(
	'where a call fails %s, its answer is true, and the cron brings both stores into agreement',
	async (point, { at, stored, statuses }) => {
		const { bindings: up, sent } = mailbox()
		const confirmed: [string, WayIn][] = []
		for (const [title, way] of await waysAt(point)) {
			const name = crypto.randomUUID()
			const fails: Accident = (message) => Promise.reject(new Error(message))
			const answer = await way.send(name, { EMAIL: up.EMAIL, ...at(fails) })
			expect(statuses, title).toContain(answer.status)
			if (answer.status === 503) expect(Number(answer.headers.get('Retry-After')), title).toBeGreaterThan(0)
			expect(await way.stored(name), title).toBe(answer.status === 200 ? 1 : 0)
			expect(stored, title).toContain(await way.stored(name))
			if (answer.status === 200) confirmed.push([name, way])
		}
		expect(logged('error').join()).not.toMatch(/Okafor|mail\.example|internal error/)
		await expectCronToRepair(up)
		for (const [name, way] of confirmed) expect(await way.stored(name)).toBe(1)
		const told = sent.map(({ to }) => to).filter((to) => confirmed.some(([name]) => to.startsWith(name)))
		expect(new Set(told).size).toBe(told.length)
	},
)

test.each(Object.entries(points))(
	'where the Worker dies %s, nothing is half there, and the cron brings both stores into agreement',
	async (point, { at, stored }) => {
		for (const [way, { send, stored: countOf }] of await waysAt(point)) {
			const name = crypto.randomUUID()
			const death = Promise.withResolvers<void>()
			const dies: Accident = () => {
				death.resolve()
				return new Promise(() => undefined)
			}
			await Promise.race([send(name, at(dies)), death.promise])
			expect(stored, way).toContain(await countOf(name))
		}
		await expectCronToRepair(mailbox().bindings)
	},
)

test('what fails after the answer takes nothing back: mails and the edge are told later, once', async () => {
	const { bindings: up, sent } = mailbox()
	const names: string[] = []
	for (const [way, { send, stored }] of await waysIn()) {
		const name = crypto.randomUUID()
		const DB = databaseThatFails(new Error(d1), /update "(purges|outbox)"/)
		expect((await send(name, { DB })).status, way).toBe(200)
		expect(await stored(name), way).toBe(1)
		names.push(name)
	}
	expect(logged('error').join()).toContain('"event":"afterwards"')
	expect(sent).toEqual([])
	await expectCronToRepair(up)
	expect(sent.filter(({ to }) => names.some((name) => to.startsWith(name)))).toHaveLength(1)
	expect(await counts()).toMatchObject({ purges: 0 })
})

test.each(['before', 'after'] as const)(
	'the clean-up that dies %s it has deleted objects is finished by the next runs',
	async (when) => {
		for (const [, { send }] of await waysIn())
			await send(crypto.randomUUID(), bucketsAround('put', { after: () => Promise.reject(new Error(r2)) }))
		logged('error')
		const death = Promise.withResolvers<void>()
		const dies = () => {
			death.resolve()
			return new Promise(() => undefined)
		}
		const { bindings: up } = mailbox()
		await Promise.race([runJobs({ ...up, ...bucketsAround('delete', { [when]: dies }) }, inHours(49)), death.promise])
		await expectCronToRepair(up)
	},
)

test('where a bucket says that it has not taken a file, nothing is stored, and the same form passes afterwards', async () => {
	const { bindings: up } = mailbox()
	const refusing = { put: async () => null, head: async () => null } as unknown as R2Bucket
	for (const [title, { send, stored }] of await waysIn()) {
		const name = crypto.randomUUID()
		const answer = await send(name, { MEDIA: refusing, PRIVATE_FILES: refusing })
		expect([answer.status, answer.headers.get('Retry-After')], title).toEqual([503, '5'])
		expect(await answer.json(), title).toMatchObject({ code: 'service.busy' })
		expect(await stored(name), title).toBe(0)
		expect((await send(name)).status, title).toBe(200)
		expect(await stored(name), title).toBe(1)
	}
	expect(logged('error').join()).toContain('files.not-kept')
	await expectCronToRepair(up)
})

import { beforeAll, expect, test } from 'vitest'
import { oneOf, type Random, seededNumbers } from '#tests/support/files/seeded-numbers.ts'
import { repeats } from '#tests/support/server/effort.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketsAround, databaseAround, mailThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { bothStores, expectCronToRepair } from '#tests/support/worker/stores.ts'
import { addLabels, type WayIn, waysIn } from '#tests/support/worker/ways-in.ts'
import type { Bindings } from '#worker/http/request-context.ts'

beforeAll(addLabels)

const failing = (text: string, random: Random) => async () => {
	if (random(3) === 0) throw new Error(text)
}
const d1 = 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.'
const r2 = 'Unspecified error (0)'

/** Possible faults during a submission. Each operation fails with a probability of one third. */
const faults: ((random: Random) => Partial<Bindings>)[] = [
	() => ({}),
	(random) => bucketsAround('put', { before: failing(r2, random) }),
	(random) => bucketsAround('put', { after: failing(r2, random) }),
	(random) => bucketsAround('head', { before: failing(r2, random) }),
	(random) => ({ DB: databaseAround(/./, { before: failing(d1, random) }) }),
	(random) => ({ DB: databaseAround(/./, { after: failing(d1, random) }) }),
	() => ({ EMAIL: mailThatFails }),
]

const rounds = repeats({ usual: 3, nightly: 6 })

test('in a storm of faults nothing that was confirmed is lost, nothing is stored twice, and both stores agree at last', async () => {
	const ways = await waysIn()
	let turn = 0
	const sent: { name: string; way: WayIn; confirmed: boolean }[] = []
	const sendOnce = async (name: string, way: WayIn) => {
		const random = seededNumbers(2_026, turn++)
		const answer = await way.send(name, oneOf(faults, random)(random))
		expect([200, 409, 503]).toContain(answer.status)
		return answer.status === 200
	}
	for (let round = 0; round < rounds; round += 1) {
		const calls = ways.map(async ([, way]) => {
			const name = crypto.randomUUID()
			return { name, way, confirmed: await sendOnce(name, way) }
		})
		sent.push(...(await Promise.all(calls)))
	}
	const applications = sent.filter(({ way }) => way === ways[0]?.[1])
	for (const each of applications)
		for (let tries = 0; !each.confirmed && tries < 20; tries += 1) each.confirmed = await sendOnce(each.name, each.way)
	expect(applications.every(({ confirmed }) => confirmed)).toBe(true)

	logged('error')
	const { bindings: up, sent: letters } = mailbox()
	await expectCronToRepair(up)
	const added = sent.filter(({ way }) => ways.some(([title, each]) => each === way && !title.endsWith('picture')))
	for (const { name, way, confirmed } of added) expect(await way.stored(name)).toBe(confirmed ? 1 : 0)
	expect(sent.filter(({ confirmed }) => !confirmed).length).toBeGreaterThan(rounds)
	for (const { name } of applications)
		expect(letters.filter(({ to }) => to.startsWith(name)).length).toBeLessThanOrEqual(1)
	expect((await bothStores()).rows.length).toBeGreaterThan(rounds * 5)
})

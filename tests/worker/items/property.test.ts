import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { randomActs } from '#tests/support/builders/items/random-acts.ts'
import { oneOf, seededNumbers } from '#tests/support/files/seeded-numbers.ts'
import { repeats } from '#tests/support/server/effort.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { bothStores, expectCronToRepair, expectHoldersToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { readContent } from '#worker/editing/history/revision-content.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'
import { changedFields } from '#worker/editing/snapshot.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { runJobs } from '#worker/jobs/run.ts'

const seed = 20_260_102
const count = repeats({ usual: 200, nightly: 2_000 })

beforeAll(addLabels)

/** The newest revision of an item is what is live. */
async function expectHistoryToEndAtLive(): Promise<void> {
	for (const kind of [kinds.news, kinds.blogs])
		for (const { id } of await db.select({ id: kind.table.id }).from(kind.table)) {
			const [newest] = await db
				.select()
				.from(revisions)
				.where(and(eq(revisions.kind, kind.name), eq(revisions.itemId, Number(id))))
				.orderBy(desc(revisions.number))
				.limit(1)
			const live = await kind.read(db, Number(id))
			if (!newest || !live) throw new Error(`${kind.name} ${id} has no history`)
			expect(changedFields(await readContent(newest), live.item.snapshot)).toEqual([])
		}
}

test(`after ${count} random acts, some of them at once, every file is held by what names it, and the cron has nothing to mend`, async () => {
	const acts = await randomActs()
	const done = new Map<string, number>()
	for (let turn = 0; turn < count; turn += 1) {
		const random = seededNumbers(seed, turn)
		const together = random(5) === 0 ? 2 : 1
		const chosen = Array.from({ length: together }, () => oneOf(acts, random))
		const answers = await Promise.all(chosen.map(([, act]) => act(random)))
		for (const [index, { status }] of answers.entries()) {
			const title = chosen[index]?.[0] ?? ''
			expect([200, 400, 404, 409], `${title}, turn ${turn}`).toContain(status)
			if (status === 200) done.set(title, (done.get(title) ?? 0) + 1)
		}
	}
	for (const [title] of acts) expect(done.get(title) ?? 0, `${title} has passed`).toBeGreaterThan(0)
	await expectHoldersToAgree()
	await expectHistoryToEndAtLive()
	const { bindings: up } = mailbox()
	const before = await bothStores()
	await runJobs(up)
	expect(await bothStores()).toEqual(before)
	await expectCronToRepair(up)
}, 180_000)

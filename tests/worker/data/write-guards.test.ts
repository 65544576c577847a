import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { counters } from '#worker/data/counters.table.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { files } from '#worker/files/files.table.ts'

const resetsAt = '2026-03-01T12:00:00.000Z'

async function newCounter(): Promise<string> {
	const key = crypto.randomUUID()
	await db.insert(counters).values({ key, count: 1, resetsAt })
	return key
}

const countOf = async (key: string) => (await db.select().from(counters).where(eq(counters.key, key)))[0]?.count

const raise = (key: string) =>
	db
		.update(counters)
		.set({ count: sql`${counters.count} + 1` })
		.where(eq(counters.key, key))

const errorOf = (batch: Promise<unknown>) =>
	batch.then(
		() => null,
		(error: unknown) => error,
	)

test('a batch whose condition holds is committed', async () => {
	const key = await newCounter()
	await db.batch([raise(key), refuseUnless(db, sql`(select count from counters where key = ${key}) = 2`), raise(key)])
	expect(await countOf(key)).toBe(3)
	expect((await counts()).write_guards).toBe(0)
})

test('a batch whose condition does not hold is rolled back as a whole', async () => {
	const key = await newCounter()
	const error = await errorOf(
		db.batch([raise(key), refuseUnless(db, sql`(select count from counters where key = ${key}) = 7`), raise(key)]),
	)
	expect(isRefusedByGuard(error)).toBe(true)
	expect(await countOf(key)).toBe(1)
	expect((await counts()).write_guards).toBe(0)
})

test('a condition that is null refuses like one that is false', async () => {
	const key = await newCounter()
	const error = await errorOf(db.batch([raise(key), refuseUnless(db, sql`null = 1`)]))
	expect(isRefusedByGuard(error)).toBe(true)
	expect(await countOf(key)).toBe(1)
})

test('a batch is committed only if the statement before the guard changed a row', async () => {
	const key = await newCounter()
	expect(await errorOf(db.batch([raise(key), refuseUnlessChanged(db), raise(key)]))).toBeNull()
	const error = await errorOf(db.batch([raise(key), raise('nobody'), refuseUnlessChanged(db)]))
	expect(isRefusedByGuard(error)).toBe(true)
	expect(await countOf(key)).toBe(3)
})

test('of fifty concurrent batches that use something up one succeeds, and only its writes stay', async () => {
	const key = crypto.randomUUID()
	const tally = await newCounter()
	const file = { bucket: 'media', state: 'live', name: '', type: '', size: 0, sha256: '', createdAt: resetsAt } as const
	await db.insert(files).values({ ...file, key })
	const use = (moment: string) =>
		errorOf(
			db.batch([
				db
					.update(files)
					.set({ dueAt: moment })
					.where(and(eq(files.key, key), isNull(files.dueAt))),
				refuseUnlessChanged(db),
				raise(tally),
			]),
		)
	const errors = await Promise.all(Array.from({ length: 50 }, (_, index) => use(`moment ${index}`)))
	expect(errors.filter((error) => error === null)).toHaveLength(1)
	expect(errors.every((error) => error === null || isRefusedByGuard(error))).toBe(true)
	expect(await countOf(tally)).toBe(2)
})

test('another constraint is not mistaken for a guard', async () => {
	const file = { bucket: 'attic', state: 'live', name: '', type: '', size: 0, sha256: '', createdAt: resetsAt }
	const error = await errorOf(db.insert(files).values({ ...file, key: crypto.randomUUID() } as never))
	expect(error).toBeInstanceOf(Error)
	expect(isRefusedByGuard(error)).toBe(false)
})

import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contracts/shared/periods.ts'
import { arrive, attached, salesperson } from '#tests/support/builders/desk.ts'
import { logged } from '#tests/support/worker/console.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { files } from '#worker/files/files.table.ts'
import { eraseDoneEnquiries } from '#worker/jobs/erase-done-enquiries.ts'

const now = new Date()
const run = (days = '90') => eraseDoneEnquiries(db, { DONE_ENQUIRY_RETENTION_DAYS: days }, now)

const movedDaysAgo = async (days: number, state: 'done' | 'open' | 'waiting' | 'spam' = 'done') => {
	const id = await arrive()
	const updatedAt = new Date(now.getTime() - days * dayMs).toISOString()
	await db.update(enquiries).set({ state, updatedAt }).where(eq(enquiries.id, id))
	return id
}
const left = async (...ids: number[]) =>
	(await db.select({ id: enquiries.id }).from(enquiries).where(inArray(enquiries.id, ids))).map(({ id }) => id)

beforeEach(() => db.update(enquiries).set({ state: 'open' }))

test('done enquiries go so many days after their last change, all others stay', async () => {
	const [due, early] = [await movedDaysAgo(91), await movedDaysAgo(89)]
	const others = [await movedDaysAgo(91, 'open'), await movedDaysAgo(91, 'waiting'), await movedDaysAgo(91, 'spam')]
	await run()
	expect(await left(due, early, ...others)).toEqual([early, ...others])
	const acts = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.itemId, due), eq(auditLog.action, 'erased')))
	expect(acts).toMatchObject([{ section: 'enquiries', actorId: null, changes: null }])
})

test('the conversation and its files go with the enquiry', async () => {
	const asha = await salesperson()
	const id = await arrive()
	const key = await attached(asha, id)
	await asha.reply(id, 'See the file', { version: (await asha.read(id)).draft?.version })
	await db.update(enquiries).set({ state: 'done', updatedAt: '2020-01-01T00:00:00.000Z' }).where(eq(enquiries.id, id))
	await run()
	expect(await left(id)).toEqual([])
	expect(await db.$count(enquiryMessages, eq(enquiryMessages.subjectId, id))).toBe(0)
	const [file] = await db.select().from(files).where(eq(files.key, key))
	expect(file?.state).toBe('retired')
	expect(Date.parse(file?.dueAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('120 go in three runs, those first that rested longest', async () => {
	const ids: number[] = []
	for (let days = 300; days > 180; days -= 1) ids.push(await movedDaysAgo(days))
	const counts = []
	for (let turn = 0; turn < 3; turn += 1) {
		await run()
		counts.push((await left(...ids.slice(0, 60))).length)
	}
	expect(counts).toEqual([10, 0, 0])
	expect(await left(...ids.slice(60))).toEqual([])
})

test('without the setting nothing is erased, and a wrong one is logged', async () => {
	const id = await movedDaysAgo(9_000)
	await run('')
	await eraseDoneEnquiries(db, {}, now)
	expect(logged('error')).toEqual([])
	await run('two years')
	expect(logged('error').join()).toContain('DONE_ENQUIRY_RETENTION_DAYS')
	expect(await left(id)).toEqual([id])
})

test('a run reads indexes', async () => {
	await movedDaysAgo(91)
	const plans = await plansOf((counted) => eraseDoneEnquiries(counted, { DONE_ENQUIRY_RETENTION_DAYS: '90' }, now))
	expect(unindexed(plans)).toEqual([])
	expect(plans.join('\n')).toContain('enquiries_moved')
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { ago, aSite, day, finding, local } from '#tests/support/pages/site.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import { userPermissions, users } from '#worker/data/users.table.ts'
import { completeSubjects, countIncomplete } from '#worker/desks/complete-subjects.ts'
import { lostOwners, unsentMessages } from '#worker/desks/faults.queries.ts'
import { enquiries, enquiryKeysOf } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { outbox } from '#worker/mail/outbox.table.ts'

const tables = ['enquiry_messages', 'enquiries', 'outbox']
beforeEach(() => bindings.DB.batch(tables.map((table) => bindings.DB.prepare(`delete from ${table}`))))

describe('Owners', () => {
	test('who were deactivated, or lost the role, are named with what they left; what is done needs nobody', async () => {
		const [maya, dev] = [await salesperson('Maya Varma'), await salesperson('Dev Menon')]
		const [first, second, done] = [await arrive(), await arrive(), await arrive()]
		await maya.place(first, { ownerId: maya.id })
		await maya.place(second, { ownerId: maya.id, state: 'waiting' })
		await maya.place(done, { ownerId: dev.id, state: 'done' })
		expect(await finding('Owners')).toMatchObject({ state: 'good' })
		await db.update(users).set({ active: false }).where(eq(users.id, maya.id))
		await db.delete(userPermissions).where(eq(userPermissions.userId, dev.id))
		expect(await finding('Owners')).toMatchObject({
			state: 'warning',
			text: expect.stringContaining('2 enquiries of Maya Varma, who may not open the desk.'),
			advice: expect.stringContaining('Nobody'),
		})
		await db.update(enquiries).set({ state: 'open' }).where(eq(enquiries.id, done))
		expect((await finding('Owners'))?.text).toContain('1 enquiry of Dev Menon')
	})
})

describe('Due times', () => {
	test('are missing in enquiries of an earlier release, until the cron adds them', async () => {
		const id = await arrive()
		expect(await finding('Due times')).toMatchObject({ state: 'good' })
		await db.update(enquiries).set({ updatedAt: '', waitingSince: null }).where(eq(enquiries.id, id))
		expect(await finding('Due times')).toMatchObject({
			state: 'warning',
			text: expect.stringContaining('1 enquiry of an earlier release cannot be overdue'),
		})
		await completeSubjects(db, enquiries, enquiryKeysOf)
		expect(await finding('Due times')).toMatchObject({ state: 'good' })
	})
})

describe('Replies', () => {
	test('without a row of the outbox never leave; the statement of the advice sends them', async () => {
		const id = await arrive()
		expect((await (await salesperson()).reply(id, 'On Monday.')).status).toBe(200)
		expect(await finding('Replies')).toMatchObject({ state: 'good' })
		await db.delete(outbox).where(eq(outbox.kind, 'enquiry-reply'))
		const found = await finding('Replies', aSite(local))
		expect(found).toMatchObject({ state: 'bad', text: expect.stringContaining(`1 reply or receipt never left`) })
		expect(found?.text).toContain(referenceOf(id))
		const [, statement = ''] = /DB --local --command "([^"]+)"/.exec(found?.advice ?? '') ?? []
		await bindings.DB.prepare(statement).run()
		expect(await finding('Replies')).toMatchObject({ state: 'good' })
		expect(await db.$count(outbox, eq(outbox.kind, 'enquiry-reply'))).toBe(1)
	})

	test('that are drafts, or that have left, need no row', async () => {
		const id = await arrive()
		await bindings.DB.prepare(
			"insert into enquiry_messages (enquiry_id, kind, at, delivery) values (?1, 'reply', ?2, 'draft'), (?1, 'reply', ?2, 'handed-over')",
		)
			.bind(id, ago(day))
			.run()
		expect(await finding('Replies')).toMatchObject({ state: 'good' })
	})
})

test('the checks of enquiries read no table but the users as a whole', async () => {
	const look = async (reader: typeof db) => {
		await lostOwners(reader, enquiryDesk)
		await countIncomplete(reader, enquiries)
		await unsentMessages(reader, enquiryDesk, ago(day))
	}
	expect(unindexed(await plansOf(look))).toEqual(['SCAN users'])
})

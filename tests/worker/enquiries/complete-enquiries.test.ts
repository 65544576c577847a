import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { anEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import { completeSubjects } from '#worker/desks/complete-subjects.ts'
import { enquiries, enquiryKeysOf } from '#worker/features/enquiries/enquiries.table.ts'

/** Friday and Monday afternoon by the company's clock. */
const [at, due] = ['2030-05-03T17:00', '2030-05-06T17:00'].map((time) => new Date(companyMoment(time)).toISOString())

/** Writes an enquiry as the code before the desk did. */
async function arriveEarlier(message: string): Promise<number> {
	const { name, organization, emailId, phoneNo } = anEnquiry()
	const insert = bindings.DB.prepare(
		'insert into enquiries (name, organization, department_id, email_id, phone_no, message, created_at) values (?, ?, 1, ?, ?, ?, ?) returning id',
	)
	const row = await insert.bind(name, organization, emailId, phoneNo, message, at).first<{ id: number }>()
	return row?.id ?? 0
}

test('an enquiry of the code before the desk gets the time at which its answer is due, and is found by its words', async () => {
	const id = await arriveEarlier('A jetty for forty boats')
	const asha = await salesperson()
	const found = async () => (await asha.list({ text: 'forty boats' })).content.map((row) => row.id)
	expect(await found()).toEqual([])
	await completeSubjects(db, enquiries, enquiryKeysOf)
	const { subject: enquiry } = await asha.read(id)
	expect(enquiry).toMatchObject({ state: 'new', waitingSince: at, dueAt: due })
	expect(await found()).toEqual([id])
})

test('other enquiries stay as they are, and the statement finds none by an index', async () => {
	const id = await arrive()
	const [before] = await db.select().from(enquiries).where(eq(enquiries.id, id))
	const plans = await plansOf((traced) => completeSubjects(traced, enquiries, enquiryKeysOf))
	expect(unindexed(plans)).toEqual([])
	expect(plans.join()).toContain('enquiries_moved')
	expect(await db.select().from(enquiries).where(eq(enquiries.id, id))).toEqual([before])
})

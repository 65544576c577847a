import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addApplication, storedApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import { completeSubjects, countIncomplete } from '#worker/desks/complete-subjects.ts'
import { applicationKeysOf, jobApplications } from '#worker/features/applications/applications.table.ts'

/** An application as the code before the desk writes it. */
async function arriveEarlier() {
	const { id } = await addApplication({ jobId: await openJob(), emailId: 'Asha+jobs@mail.example' })
	const before = { updatedAt: '', waitingSince: null, mailbox: '', subscriberNumber: '' }
	await db.update(jobApplications).set(before).where(eq(jobApplications.id, id))
	return id
}

test('an application of the code before the desk gets its times, and the keys by which its person is found', async () => {
	const [id, twin] = [
		await arriveEarlier(),
		await addApplication({ jobId: await openJob(), emailId: 'asha@mail.example' }),
	]
	expect(await countIncomplete(db, jobApplications)).toBe(1)
	await completeSubjects(db, jobApplications, applicationKeysOf)
	const same = await storedApplication(twin.id)
	const row = await storedApplication(id)
	expect(row).toMatchObject({
		...{ updatedAt: row?.createdAt, waitingSince: row?.createdAt, state: 'new' },
		...{ mailbox: same?.mailbox, subscriberNumber: same?.subscriberNumber },
	})
	expect(row?.mailbox).not.toBe('')
	expect(await countIncomplete(db, jobApplications)).toBe(0)
})

test('other applications stay as they are, and the statement finds none by an index', async () => {
	const { id } = await addApplication({ jobId: await openJob() })
	const before = await storedApplication(id)
	const plans = await plansOf((traced) => completeSubjects(traced, jobApplications, applicationKeysOf))
	expect(unindexed(plans)).toEqual([])
	expect(plans.join()).toContain('job_applications_moved')
	expect(await storedApplication(id)).toEqual(before)
})

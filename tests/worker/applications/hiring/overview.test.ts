import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Dashboard } from '#contracts/operations/dashboard.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { apply, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { call } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'

test('the overview shows who should have heard, the own ones first, and what is erased soon', async () => {
	const jobId = await savedJob()
	const asha = await recruiter()
	const ago = (days: number) => new Date(Date.now() - days * dayMs)
	const [oldest, own] = [await apply({ jobId }, ago(40)), await apply({ jobId, ownerId: asha.id }, ago(20))]
	await apply({ jobId }, ago(1))
	await apply({ jobId, state: 'hired', waitingSince: null }, ago(60))
	const needs = async () => {
		const answer = await call('/api/dashboardcontroller/summary', { headers: asha.headers })
		return (await answer.json<Dashboard>()).needs
	}
	const before = await needs()
	expect(before.overdueApplications).toMatchObject({
		count: 2,
		rows: [
			{ id: own, isOwn: true },
			{ id: oldest, isOwn: false },
		],
	})
	expect(before.soonErased).toEqual({ count: 0, rows: [] })
	await db.update(jobPosts).set({ closedOn: '2020-01-01' }).where(eq(jobPosts.id, jobId))
	expect((await needs()).soonErased).toMatchObject({ count: 4, rows: [{ id: jobId, count: 4 }] })
})

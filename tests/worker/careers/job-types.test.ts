import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { JobType } from '#contracts/careers/job-types.ts'
import { recruiterCall } from '#tests/support/builders/careers/careers-calls.ts'
import { savedJob, staffJob } from '#tests/support/builders/careers/jobs.ts'
import { call } from '#tests/support/worker/app.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'

const save = async (json: object, headers?: Record<string, string>) =>
	call('/api/careerscontroller/savejobtype', { json, headers: headers ?? (await signedInAs(['Admin'])) })

const added = async (name: string, employmentType = 'OTHER'): Promise<number> =>
	(await save({ name, employmentType })).json()

async function listed(id: number): Promise<JobType | undefined> {
	const headers = await signedInAs(['Admin'])
	const all: JobType[] = await (await call('/api/careerscontroller/listjobtypes', { headers })).json()
	return all.find((type) => type.id === id)
}

const newestAct = async (itemId: number, action: string) => {
	const acts = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, action), eq(auditLog.itemId, itemId)))
		.orderBy(desc(auditLog.id))
	return { ...acts[0], changes: JSON.parse(acts[0]?.changes ?? 'null') }
}

test('a fresh deployment has five, under the ids that the form of a job names', async () => {
	expect(await (await recruiterCall('viewJobType')).json()).toMatchObject({
		1: 'Full-time',
		2: 'Part-time',
		3: 'Contract',
		4: 'Temporary',
		5: 'Internship',
	})
})

test('an Admin adds one, and a job can have it at once', async () => {
	const admin = await addStaff({ roles: ['Admin'] })
	const before = await versionOfContent()
	const answer = await save({ name: 'Apprenticeship', employmentType: 'INTERN' }, await sessionOf(admin.id))
	const id: number = await answer.json()
	expect(await staffJob(await savedJob({ jobTypeId: String(id) }))).toMatchObject({
		jobTypeDescription: 'Apprenticeship',
	})
	expect(await listed(id)).toEqual({ id, name: 'Apprenticeship', employmentType: 'INTERN', version: 1 })
	expect(await versionOfContent()).toBeGreaterThan(before)
	expect(await newestAct(id, 'job type added')).toMatchObject({
		actorId: admin.id,
		section: 'careers',
		changes: { name: [null, 'Apprenticeship'], employmentType: [null, 'INTERN'] },
	})
})

test('a rename keeps the id and the employment type', async () => {
	const id = await added('Freelance', 'CONTRACTOR')
	const job = await savedJob({ jobTypeId: String(id) })
	expect(await (await save({ id, name: 'Independent', version: 1 })).json()).toBe(id)
	expect(await listed(id)).toEqual({ id, name: 'Independent', employmentType: 'CONTRACTOR', version: 2 })
	expect(await staffJob(job)).toMatchObject({ jobTypeDescription: 'Independent' })
	expect(await newestAct(id, 'job type changed')).toMatchObject({ changes: { name: ['Freelance', 'Independent'] } })
})

test.each(['Per Diem', 'PER DIEM', '  per   diem ', 'ｐｅｒ ｄｉｅｍ'])(
	'a second one cannot be called %j',
	async (name) => {
		await added('Per Diem')
		const other = await added(`Other ${crypto.randomUUID()}`)
		const headers = await signedInAs(['Admin'])
		const before = await counts()
		for (const form of [{ name }, { id: other, name }]) {
			const answer = await save(form, headers)
			expect(answer.status).toBe(409)
			expect(await answer.json()).toMatchObject({
				code: 'job-type.name-taken',
				fields: { name: 'This job type already exists!' },
			})
		}
		expect(await counts()).toEqual(before)
	},
)

test('a job type can change the case of its name', async () => {
	const id = await added('volunteer')
	expect((await save({ id, name: 'Volunteer' })).status).toBe(200)
	expect(await listed(id)).toMatchObject({ name: 'Volunteer' })
})

test('of two concurrent saves of one version one succeeds and the other is refused as stale', async () => {
	const id = await added('Seasonal')
	const headers = await signedInAs(['Admin'])
	const answers = await Promise.all(
		['north', 'south'].map((side) => save({ id, name: `Seasonal ${side}`, version: 1 }, headers)),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	expect(await listed(id)).toMatchObject({ version: 2 })
	const stale = await save({ id, name: 'Too late', version: 1 }, headers)
	expect(await stale.json()).toMatchObject({ code: 'write.stale' })
})

test('without a version the last of twenty saves at once wins, and none is refused', async () => {
	const id = await added('Sabbatical')
	const headers = await signedInAs(['Admin'])
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, number) => save({ id, name: `Sabbatical ${number}` }, headers)),
	)
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
	expect(await listed(id)).toMatchObject({ version: 21 })
})

test('an unknown job type cannot be changed, and only an Admin saves or lists them', async () => {
	const answer = await save({ id: 987_654, name: 'Nowhere' })
	expect(answer.status).toBe(404)
	expect(await answer.json()).toMatchObject({ code: 'job-type.not-found' })
	expect((await recruiterCall('savejobtype', { json: { name: 'Mine' } })).status).toBe(403)
	expect((await recruiterCall('listjobtypes')).status).toBe(403)
})

test.each<[object, object]>([
	[{ name: '' }, { name: 'Job type name is required' }],
	[{ name: 'a\nb' }, { name: 'Contains line breaks or invisible characters' }],
	[{ name: 'Nightly', employmentType: 'NIGHT' }, { employmentType: 'Choose a kind of employment from the list' }],
	[{ name: 'Nightly', kind: 'OTHER' }, { kind: 'Unknown field' }],
])('%j is refused', async (form, fields) => {
	const answer = await save(form)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ fields })
})

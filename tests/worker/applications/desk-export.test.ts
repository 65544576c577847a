import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { companyTime } from '#contracts/shared/company-time.ts'
import { addApplication, everything } from '#tests/support/builders/careers/applications.ts'
import { asReader, readerCall } from '#tests/support/builders/careers/careers-calls.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { listApplicationIds } from '#worker/features/applications/applications.queries.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { csvOfApplications } from '#worker/features/applications/export-applications.ts'

let jobId: number
beforeAll(async () => {
	jobId = await savedJob({ jobPosition: 'Records Analyst' })
	const at = (day: number) => ({ createdAt: `2026-04-0${day}T06:07:08.009Z` })
	await addApplication({
		jobId,
		firstName: 'Chioma',
		lastName: 'Eze',
		location: 'Enugu, Nigeria',
		experience: 2.5,
		...at(1),
	})
	await addApplication({
		jobId,
		firstName: 'Jürgen',
		lastName: 'Öz',
		location: '=HYPERLINK("http://x.example")',
		...at(2),
	})
	await addApplication({
		jobId,
		firstName: '-',
		lastName: "'- O’Neil",
		location: '東京',
		noticePeriod: 'Immediate',
		...at(3),
	})
})

const exported = (json: object, headers?: Record<string, string>) =>
	readerCall('exportapplications', { json, ...(headers ? { headers } : {}) })

const arrived = (date: string) => companyTime(new Date(`${date}T06:07:08Z`)).replace('T', ' ')
const heading = `First name,Last name,Job post,Experience (years),Notice period,Location,Email,Mobile number,CV,Arrived (${brand.timeZone.name})`
const chioma = `Chioma,Eze,Records Analyst,2.5,1 month,"Enugu, Nigeria",asha@mail.example,'919000000101,cv.pdf,${arrived('2026-04-01')}`
const juergen = `Jürgen,Öz,Records Analyst,3,1 month,"'=HYPERLINK(""http://x.example"")",asha@mail.example,'919000000101,cv.pdf,${arrived('2026-04-02')}`
const dash = `'-,''- O’Neil,Records Analyst,3,Immediate,東京,asha@mail.example,'919000000101,cv.pdf,${arrived('2026-04-03')}`

test('the whole list is exported in its order, as UTF-8 that a spreadsheet reads as such', async () => {
	const answer = await exported({})
	expect(answer.status).toBe(200)
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		'content-type': 'text/csv; charset=utf-8; header=present',
		'content-disposition': expect.stringMatching(/^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"/),
		filename: expect.stringMatching(/^applications-\d{4}-\d\d-\d\d\.csv$/),
		'cache-control': 'no-store',
	})
	const bytes = new Uint8Array(await answer.arrayBuffer())
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
	expect(new TextDecoder().decode(bytes)).toBe([heading, dash, juergen, chioma, ''].join('\r\n'))
})

test('an export has the filters and the order of the list', async () => {
	const answer = await exported({ noticePeriod: '1 month', sortBy: 'name', sortDirection: 'asc' })
	expect(await answer.text()).toBe([heading, chioma, juergen, ''].join('\r\n'))
	expect(await (await exported({ jobPosts: [987654] })).text()).toBe(`${heading}\r\n`)
})

test('the audit log keeps the editor, the number of rows and the filters, but no searched phone number or place', async () => {
	const member = await addStaff({ roles: ['JobApplicants'] })
	const answer = await exported(
		{ jobPosts: [jobId], applicantLocation: 'enugu', mobileNumber: '9000000101' },
		await sessionOf(member.id),
	)
	await answer.text()
	const [act] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, 'exported'), eq(auditLog.actorId, member.id)))
		.orderBy(desc(auditLog.id))
	expect(act).toMatchObject({ section: 'applications', itemId: null })
	expect(JSON.parse(act?.changes ?? '')).toEqual({
		count: [null, 1],
		jobPosts: [null, [jobId]],
		applicantLocation: null,
		mobileNumber: null,
	})
})

test('pages and unknown fields are refused, and nothing leaves that cannot be recorded', async () => {
	for (const json of [{ pageNumber: 1 }, { size: 10 }, { sortBy: 'email' }, { nothing: 1 }])
		expect((await exported(json)).status, JSON.stringify(json)).toBe(400)
	const DB = databaseThatFails(new Error('D1_ERROR: no such table: SQLITE_ERROR'), /into "audit_log"/)
	const answer = await call('/api/careerscontroller/exportapplications', {
		json: {},
		headers: await asReader(),
		bindings: { DB },
	})
	expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'unexpected' }])
	expect(logged('error')).toHaveLength(1)
})

test('a long list is read in pages of two thousand rows, without those erased in the meantime', async () => {
	const { id } = await addApplication({ jobId, firstName: 'Gone' })
	const ids = await listApplicationIds(db, everything)
	const many = [...Array<number>(3_999).fill(987_654), ...ids]
	await db.delete(jobApplications).where(eq(jobApplications.id, id))
	let text = ''
	const trips = await roundTripsOf(async (counted) => {
		text = await new Response(csvOfApplications(counted, many)).text()
	})
	expect(trips).toBe(3)
	expect(text.split('\r\n').slice(1)).toEqual([dash, juergen, chioma, ''])
})

test('an export that fails halfway does not look complete', async () => {
	const broken = await call('/api/careerscontroller/exportapplications', {
		json: {},
		headers: await asReader(),
		bindings: { DB: databaseThatFails(new Error('D1 DB is overloaded'), /inner join "files"/) },
	})
	expect(broken.status).toBe(200)
	await expect(broken.text()).rejects.toThrow()
})

test('0 years are exported as such only where they were stated', async () => {
	const job = await savedJob({ jobPosition: 'Trainee' })
	for (const experienceStated of [true, false, null])
		await addApplication({ jobId: job, experience: 0, experienceStated })
	const lines = (await (await exported({ jobPosts: [job], sortDirection: 'asc' })).text()).split('\r\n').slice(1, -1)
	expect(lines.map((line) => line.split(',')[3])).toEqual(['0', 'Not stated', '0 or not stated'])
})

import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { companyTime } from '#contracts/shared/company-time.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { call } from '#tests/support/worker/app.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { applicationOpinions } from '#worker/features/applications/applications.table.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'

const at = '2026-04-01T06:07:08.009Z'
const timeOf = (moment: string | number) => companyTime(new Date(moment)).replace('T', ' ')
let reader: Awaited<ReturnType<typeof addStaff>>
let jobId: number
let [waits, declined] = [0, 0]

beforeAll(async () => {
	reader = await addStaff({ fullName: 'Noor Haddad', roles: ['JobApplicants'] })
	jobId = await savedJob({ jobPosition: 'Records Analyst', answerDays: '10' })
	const typed = { jobId, createdAt: at, waitingSince: at }
	waits = (await addApplication({ ...typed, state: 'interview', ownerId: reader.id })).id
	const reasons = { declineReason: 'salary', declineNote: 'Wants a castle' } as const
	declined = (await addApplication({ ...typed, ...reasons, state: 'declined', waitingSince: null })).id
	await db.insert(applicationOpinions).values({ applicationId: waits, userId: reader.id, opinion: 'strong-yes', at })
})

const exported = async (json: object) =>
	call('/api/hiringdeskcontroller/export', { json: { tab: 'all', ...json }, headers: await sessionOf(reader.id) })

test('the export has the ten columns, then stage, owner, due time and reference, without opinions and reasons', async () => {
	const lines = (await (await exported({})).text()).trim().split('\r\n')
	const { name } = brand.timeZone
	expect(lines[0]).toMatch(new RegExp(`CV,Arrived \\(${name}\\),Stage,Owner,Due \\(${name}\\),Reference,Answers$`))
	const typed = `Asha,Varghese,Records Analyst,3,1 month,Kochi,asha@mail.example,'919000000101,cv.pdf,${timeOf(at)}`
	const due = timeOf(Date.parse(at) + 10 * dayMs)
	expect(lines.slice(1)).toEqual([
		`${typed},Declined,,,${referenceOf(declined, hiringDesk.number)},`,
		`${typed},Interview,Noor Haddad,${due},${referenceOf(waits, hiringDesk.number)},`,
	])
})

test('it has the filters of the desk, and the audit log has them without what was searched', async () => {
	const filter = { tab: 'interview', jobPosts: [jobId], text: 'varghese', mobileNumber: '9190' }
	expect((await (await exported(filter)).text()).trim().split('\r\n')).toHaveLength(2)
	const [act] = await db
		.select({ changes: auditLog.changes })
		.from(auditLog)
		.where(and(eq(auditLog.section, 'applications'), eq(auditLog.action, 'exported')))
		.orderBy(desc(auditLog.id))
	expect(JSON.parse(act?.changes ?? '')).toEqual({
		...{ count: [null, 1], tab: [null, 'interview'], jobPosts: [null, [jobId]] },
		...{ mobileNumber: null, text: null },
	})
})

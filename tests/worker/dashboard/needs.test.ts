import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#contracts/auth/roles.ts'
import { type Dashboard, mostCounted, type Needs } from '#contracts/operations/dashboard.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { newDepartment, salesperson } from '#tests/support/builders/desk.ts'
import { anEnquiry } from '#tests/support/builders/enquiry.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { recordAct } from '#worker/data/audit.ts'
import { openDatabase } from '#worker/data/db.ts'
import { countedTables } from '#worker/data/row-counts.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { summarise } from '#worker/features/dashboard/summary.queries.ts'
import { addEnquiry } from '#worker/features/enquiries/enquiries.queries.ts'
import { departments } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { healthAlerts } from '#worker/features/health/health-alerts.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { outbox } from '#worker/mail/outbox.table.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const daysAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const overviewWith = async (headers: Record<string, string>) =>
	(await call('/api/dashboardcontroller/summary', { headers })).json<Dashboard>()
const overviewOf = async (roles: Role[]) => overviewWith(await signedInAs(roles))

let closing: number

beforeAll(async () => {
	for (const [name, days] of [
		['Old', 8],
		['First', 3],
		['Second', 2],
		['Third', 1],
		['Fourth', 0],
	] as const)
		await addEnquiry(db, { ...anEnquiry({ name }), selectedDepartmentId: 1 }, null, daysAgo(days))
	closing = await openJob({ jobPosition: 'Closes soon', dueDate: inDays(2) })
	await openJob({ jobPosition: 'Closes later', dueDate: inDays(6) })
	await addApplication({ jobId: closing, firstName: 'Asha', createdAt: daysAgo(1).toISOString() })
	await addApplication({ jobId: closing, firstName: 'Long ago', createdAt: daysAgo(9).toISOString() })
})

test('enquiries that are new or overdue are counted, and the three that wait longest lead to themselves', async () => {
	const { needs } = await overviewOf(['ContactRequests'])
	expect(Object.keys(needs)).toEqual(['enquiries', 'ownEnquiries'])
	expect(needs.enquiries?.count).toBe(5)
	expect(needs.enquiries?.rows.map(({ name }) => name)).toEqual(['Old', 'First', 'Second'])
	expect(needs.enquiries?.rows[0]).toMatchObject({
		...{ organization: 'Kollam Spice Exports', department: 'Sales', state: 'new' },
		overdueSince: expect.stringMatching(/^\d{4}-/),
	})
})

test('an open enquiry is its owner’s, and needs somebody once its answer is overdue by the hours of its department', async () => {
	const asha = await salesperson()
	const departmentId = await newDepartment()
	const waits = (name: string, days: number) =>
		addEnquiry(db, { ...anEnquiry({ name }), selectedDepartmentId: departmentId }, null, daysAgo(days))
	await asha.place(await waits('Overdue', 30), { ownerId: asha.id })
	await asha.place(await waits('Done', 30), { state: 'done' })
	await asha.place(await waits('In time', 0), { ownerId: asha.id })
	const { needs } = await overviewWith(asha.headers)
	expect(needs.enquiries).toMatchObject({ count: 6, rows: [{ name: 'Overdue', state: 'open' }, { name: 'Old' }, {}] })
	expect(needs.ownEnquiries).toMatchObject({
		count: 2,
		rows: [{ name: 'Overdue' }, { name: 'In time', overdueSince: null }],
	})
	// Ninety hours of work take ten Mondays.
	await db.update(departments).set({ answerHours: 90, officeDays: '1' }).where(eq(departments.id, departmentId))
	expect((await overviewWith(asha.headers)).needs.enquiries?.count).toBe(5)
})

test('applications that the user has not opened are counted, with the position', async () => {
	const headers = await signedInAs(['JobApplicants'])
	const { needs } = await overviewWith(headers)
	const others = { overdueApplications: { count: 0, rows: [] }, soonErased: { count: 0, rows: [] } }
	const [newest, older] = needs.applications?.rows ?? []
	expect(needs).toEqual({ ...others, applications: { count: 2, rows: [newest, older] } })
	expect(newest).toMatchObject({ name: 'Asha Varghese', jobPost: 'Closes soon' })
	expect(older).toMatchObject({ name: 'Long ago Varghese' })
	const opened = { formId: crypto.randomUUID(), subjectId: newest?.id }
	await call('/api/hiringdeskcontroller/openconversation', { json: opened, headers })
	expect((await overviewWith(headers)).needs).toEqual({ ...others, applications: { count: 1, rows: [older] } })
})

test('a job that closes within three days is named, one that closes later is not', async () => {
	const { needs } = await overviewOf(['Careers'])
	expect(needs.closingJobs).toEqual({
		count: 1,
		rows: [{ id: closing, title: 'Closes soon', location: 'Kochi', dueDate: inDays(2) }],
	})
})

test('drafts are those that the user began, in sections that they may still open, the last edited first', async () => {
	const [own, other] = [await addStaff({ roles: ['NewsAdmin'] }), await addStaff({ roles: ['NewsAdmin'] })]
	const draft = (title: string, createdBy: number, days: number, kind: 'news' | 'flyers' = 'news') => ({
		...{ kind, title, createdBy, formId: title, updatedBy: other.id, values: '{}', files: '{}' },
		createdAt: daysAgo(days).toISOString(),
		updatedAt: daysAgo(days).toISOString(),
	})
	await db
		.insert(drafts)
		.values([
			draft('Older', own.id, 2),
			draft('Newer', own.id, 1),
			draft('Of another', other.id, 0),
			draft('Of another section', own.id, 0, 'flyers'),
		])
	const { needs } = await overviewWith(await sessionOf(own.id))
	expect(needs.drafts).toMatchObject({ count: 2, rows: [{ title: 'Newer', itemId: null }, { title: 'Older' }] })
})

test('a schedule of this week is named with its act, one after it is only counted', async () => {
	const news = await callsOf(newsCalls)
	await news.saved({ ...newsCalls.form(), title: 'On Monday', publishAt: daysAhead(2), unpublishAt: daysAhead(20) })
	const { needs } = await overviewOf(['NewsAdmin'])
	expect(needs.scheduled).toMatchObject({ count: 1, later: 1, rows: [{ title: 'On Monday', act: 'publish' }] })
})

test('an Admin sees mails that failed several times, what the jobs noted, and the age of the last backup', async () => {
	const mail = {
		kind: 'enquiry-arrived',
		subjectId: 1,
		nextAttemptAt: daysAhead(1),
		createdAt: daysAgo(2).toISOString(),
	}
	await db.insert(outbox).values([
		{ ...mail, attempts: 2 },
		{ ...mail, attempts: 3, subjectId: 2 },
		{ ...mail, attempts: 9, subjectId: 3, status: 'dropped', settledAt: daysAgo(1).toISOString() },
		{ ...mail, attempts: 9, subjectId: 4, status: 'dropped', settledAt: daysAgo(8).toISOString() },
	])
	await db.insert(healthAlerts).values({ id: 1, down: 'media, mail', toldAt: daysAgo(0).toISOString() })
	const before = await overviewOf(['Admin'])
	expect(before.stuckMails).toBe(1)
	expect(before.needs.mails).toMatchObject({
		count: 2,
		rows: [
			{ subjectId: 3, isGivenUp: true },
			{ subjectId: 2, isGivenUp: false },
		],
	})
	expect(before.needs.site).toMatchObject({ signsDown: ['media', 'mail'], lastBackup: null, isBackupDue: true })

	const backup = { actor: null, section: 'administration', action: 'backup taken', requestId: '' }
	await recordAct(db, backup, daysAgo(8))
	expect((await overviewOf(['Admin'])).needs.site?.isBackupDue).toBe(true)
	await recordAct(db, backup, daysAgo(6))
	expect((await overviewOf(['Admin'])).needs.site?.isBackupDue).toBe(false)
})

test('a reply that the mail service refused for good is shown after its first try, with its enquiry', async () => {
	const { bindings: by } = mailbox()
	const id = await addEnquiry(db, { ...anEnquiry(), selectedDepartmentId: 1 }, null)
	await sendDueMail(db, by)
	await (await salesperson()).reply(id, 'Hello')
	const EMAIL = {
		send: () => Promise.reject(Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' })),
	} as unknown as SendEmail
	await sendDueMail(db, { ...by, EMAIL }, new Date(Date.now() + 60_000))
	const { needs } = await overviewOf(['Admin'])
	expect(needs.mails?.rows).toContainEqual(
		expect.objectContaining({ kind: 'enquiry-reply', subjectId: id, attempts: 1, isGivenUp: true }),
	)
})

test('a notice of an answer that fails several times is shown with its enquiry', async () => {
	const id = await addEnquiry(db, { ...anEnquiry(), selectedDepartmentId: 1 }, null)
	const at = new Date().toISOString()
	await db.insert(enquiryMessages).values({ id: 9_000, subjectId: id, kind: 'received', at })
	const mail = { subjectId: 9_000, attempts: 3, nextAttemptAt: daysAhead(1), createdAt: at }
	await db.insert(outbox).values({ kind: 'enquiry-answered', ...mail })
	const { needs } = await overviewOf(['Admin'])
	expect(needs.mails?.rows).toContainEqual(expect.objectContaining({ kind: 'enquiry-answered', subjectId: id }))
})

test.each<[Role[], (keyof Needs)[]]>([
	[[], []],
	[['UserListing'], []],
	[['Flyers'], ['drafts', 'scheduled']],
	[['Careers'], ['drafts', 'scheduled', 'closingJobs']],
	[
		['JobApplicants', 'ContactRequests'],
		['enquiries', 'ownEnquiries', 'applications', 'overdueApplications', 'soonErased'],
	],
	[
		['Admin'],
		[
			'enquiries',
			'ownEnquiries',
			'applications',
			'overdueApplications',
			'soonErased',
			'drafts',
			'scheduled',
			'closingJobs',
			'mails',
			'site',
		],
	],
])('a user with the roles %j gets the groups %j', async (roles, groups) => {
	const { needs, unavailable } = await overviewOf(roles)
	expect(Object.keys(needs)).toEqual(groups)
	expect(unavailable).toEqual([])
})

test('a group counts up to a number', async () => {
	const { results } = await bindings.DB.prepare(
		`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${2 * mostCounted})
		insert into enquiries (name, organization, department_id, email_id, phone_no, message, created_at, waiting_since)
		select 'Many', 'B', 1, 'a@b.example', '1', 'C', '${new Date().toISOString()}', '${new Date().toISOString()}' from numbers returning id`,
	).all()
	expect(results).toHaveLength(2 * mostCounted)
	expect((await overviewOf(['ContactRequests'])).needs.enquiries?.count).toBe(mostCounted)
})

const admin = {
	staff: { id: 1, fullName: 'Nila', permissions: [{ permission: 'Admin' as const }] },
	isLocal: false,
	retentionDays: 180,
}

test('every group reads an index', async () => {
	const plans = await plansOf((by) => summarise(by, admin))
	const short = [
		// One row each, or one for each counted table or department.
		...['row_counts', 'job_runs', 'job_pauses', 'health_alerts', 'departments'],
		// Their limit ends them: the newest ids of a section, and what a group counts.
		...['newest', 'counted', ...Object.keys(countedTables)],
		// The ids of the newest acts of each section, and the order of these.
		...['wanted VIRTUAL TABLE INDEX 1:', 'ids VIRTUAL TABLE INDEX 1:'],
		'audit_log USING INDEX audit_log_backups',
	]
	const sorts = (plan: string) => plan === 'USE TEMP B-TREE FOR ORDER BY'
	const others = unindexed(plans).filter((plan) => !short.includes(plan.replace('SCAN ', '')) && !/subquery/.test(plan))
	expect(others.filter((plan) => !sorts(plan))).toEqual([])
	expect(
		others.filter(sorts),
		'the newest acts, unread and overdue applications, and interviews of the user alone are sorted',
	).toHaveLength(4)
	const text = plans.join('\n')
	for (const index of ['enquiries_waiting', 'enquiries_owner']) expect(text).toContain(index)
	for (const index of ['applications_stage', 'drafts_author', 'job_posts_due', 'outbox_due'])
		expect(text).toContain(index)
	for (const index of [
		'replacements_due',
		'news_publish_at',
		'audit_log_backups',
		'audit_log_section',
		'files_missing',
	])
		expect(text).toContain(index)
})

test('a part that cannot be read costs only itself', async () => {
	const broken = openDatabase(databaseThatFails(new Error('D1_ERROR: no such table'), /from "outbox"/), 'primary')
	const { needs, cards, unavailable } = await summarise(broken, admin)
	expect(unavailable).toEqual(['mails'])
	expect(needs.enquiries?.count).toBeGreaterThan(0)
	expect(cards.enquiries?.total).toBeGreaterThan(0)
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { companyToday } from '#contracts/shared/company-time.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { apply } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { countingDatabase } from '#tests/support/worker/counting-database.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import { visitorHeaders } from '#tests/support/worker/visitor.ts'
import { openDatabase } from '#worker/data/db.ts'
import { listLinkedJobs } from '#worker/features/applications/status/linked-jobs.queries.ts'
import { linkToPage } from '#worker/features/applications/status/links.ts'
import { sendLink } from '#worker/features/applications/status/send-link.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'

let jobId: number
beforeAll(async () => {
	jobId = await savedJob({ jobPosition: 'Welder' })
})

const newAddress = () => `v${crypto.randomUUID()}@applicant.example`

const ask = (email: string, job = jobId, by = mailbox().bindings) =>
	call('/api/public/careerscontroller/sendapplicationlink', {
		json: { email, jobPostInt: job },
		headers: visitorHeaders(),
		bindings: by,
	})

test('an applicant gets the link to the newest of their applications for a job', async () => {
	const { sent, bindings } = mailbox()
	const email = newAddress()
	await apply({ jobId, emailId: email })
	const newest = await apply({ jobId, emailId: email })
	await apply({ jobId: await savedJob(), emailId: email })
	const answer = await ask(email.toUpperCase(), jobId, bindings)
	expect([answer.status, await answer.json()]).toEqual([200, true])
	expect(sent.map(({ to }) => to)).toEqual([email])
	expect(sent[0]?.text).toContain(`${bindings.ORIGIN}${await linkToPage(db, bindings, newest)}`)
})

test.each<[string, () => Promise<[string, number]>]>([
	['a stranger', async () => [newAddress(), jobId]],
	['an applicant for another job', async () => [await applicantFor(await savedJob()), jobId]],
	['a job that does not exist', async () => [await applicantFor(jobId), 987_654]],
])('%s gets no mail, and the same answer after the same statements', async (_, who) => {
	const { sent, bindings: by } = mailbox()
	const [email, job] = await who()
	const [unknown, known] = [await ask(email, job, by), await ask(await applicantFor(jobId))]
	expect(sent.filter(({ to }) => to === email)).toEqual([])
	expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
	const names = (answer: Response) => [...answer.headers.keys()].sort()
	expect(names(unknown)).toEqual(names(known))
	expect(await costOf(email, job)).toEqual(await costOf(await applicantFor(jobId), jobId))
})

async function applicantFor(job: number): Promise<string> {
	const email = newAddress()
	await apply({ jobId: job, emailId: email })
	return email
}

async function costOf(email: string, jobPostInt: number) {
	const cost = { trips: 0, read: [] }
	await sendLink(openDatabase(countingDatabase(bindings.DB, cost), 'primary'), bindings, { email, jobPostInt })
	return { trips: cost.trips, statements: cost.read.length }
}

test('a mailbox gets twenty mails within a day, and the answer stays the same', async () => {
	const { sent, bindings } = mailbox()
	const email = await applicantFor(jobId)
	const answers = []
	for (let asked = 0; asked < 22; asked += 1) answers.push(await (await ask(email, jobId, bindings)).json())
	expect(new Set(answers)).toEqual(new Set([true]))
	expect(sent.filter(({ to }) => to === email)).toHaveLength(20)
})

test('an address or a position that is none is refused', async () => {
	const answer = await ask('nobody', 0)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({
		fields: { email: 'Invalid email address', jobPostInt: 'Position is required' },
	})
})

test('the application is found by an index, and so are the jobs', async () => {
	const plans = await plansOf((db) => sendLink(db, bindings, { email: newAddress(), jobPostInt: jobId }))
	expect(plans.filter((plan) => plan.includes('job_applications'))).toEqual([
		expect.stringContaining('applications_mailbox'),
	])
	expect(unindexed(await plansOf((db) => listLinkedJobs(db, 180)))).toEqual([])
})

test('the page offers the jobs that visitors could apply for and whose applications are kept', async () => {
	const day = (from: number) => companyToday(new Date(Date.now() + from * dayMs))
	const add = async (jobPosition: string, startDate: string, dueDate: string) => {
		const id = await savedJob({ jobPosition, startDate: day(-400), dueDate: day(9) })
		await db.update(jobPosts).set({ startDate, dueDate, closedOn: dueDate }).where(eq(jobPosts.id, id))
	}
	await add('Job open', day(-1), day(90))
	await add('Job closes today', day(-1), day(0))
	await add('Job last day of the retention', day(-300), day(-180))
	await add('Job erased', day(-300), day(-181))
	await add('Job begins tomorrow', day(1), day(95))
	const names = (await listLinkedJobs(db, 180)).map(({ jobPosition }) => jobPosition)
	expect(names.filter((name) => name.startsWith('Job '))).toEqual([
		'Job open',
		'Job closes today',
		'Job last day of the retention',
	])
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aCv, anApplication, sendApplication } from '#tests/support/builders/careers/application-form.ts'
import { storedApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { asFile, docxOf } from '#tests/support/files/sample-files.ts'
import { call, bindings as real } from '#tests/support/worker/app.ts'
import { databaseThatLosesAnswersTo } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { passed, production, siteverify } from '#tests/support/worker/siteverify.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'

const newKey = () => crypto.randomUUID()

/** The numbers of applications, rows of files and objects. */
async function kept() {
	const { job_applications, files, privateFiles } = await counts()
	return [job_applications, files, (privateFiles as string[]).length] as const
}
const oneMore = ([applications, rows, objects]: Awaited<ReturnType<typeof kept>>) => [
	Number(applications) + 1,
	Number(rows) + 1,
	objects + 1,
]

let job: number
beforeAll(async () => {
	job = await openJob()
})

test('an application sent twenty times at once and again later is one row, one CV, two mails, and 21 equal answers', async () => {
	const key = newKey()
	const { sent, bindings } = mailbox()
	const before = await kept()
	const send = () => sendApplication(anApplication(job), { key, address: '203.0.113.30', bindings })
	const answers = await Promise.all(Array.from({ length: 20 }, send))
	answers.push(await send())
	const bodies = await Promise.all(answers.map((answer) => answer.text()))
	expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200))
	expect(new Set(bodies).size).toBe(1)
	expect(await kept()).toEqual(oneMore(before))
	expect(sent.map(({ to }) => to).sort()).toEqual(['amara.okafor@mail.example', 'careers@company.example'])
})

test('an application whose answer the database has lost is confirmed all the same', async () => {
	const before = await kept()
	const DB = databaseThatLosesAnswersTo(/insert into "job_applications"/)
	const answer = await sendApplication(anApplication(job), { key: newKey(), bindings: { DB } })
	expect(answer.status).toBe(200)
	expect(await storedApplication(await answer.json())).toMatchObject({ firstName: 'Amara' })
	expect(await kept()).toEqual(oneMore(before))
})

test.each([
	['another name', { firstName: 'Chidi' }],
	['another CV of the same name', { file: aCv('Thirteen years of databases') }],
	['another kind of CV', { file: asFile(docxOf(), 'cv.docx') }],
])('the same key with %s is refused, and nothing is written', async (_, typed) => {
	const key = newKey()
	await sendApplication(anApplication(job), { key, address: '203.0.113.31' })
	const before = await counts()
	const answer = await sendApplication(anApplication(job, typed), { key, address: '203.0.113.31' })
	expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'request.repeated' }])
	expect(await counts()).toEqual(before)
})

test('of two applications that arrive under one key at the same moment one is stored and the other refused', async () => {
	const key = newKey()
	const [before] = await kept()
	const names = ['Amara', 'Chidi', 'Amara', 'Chidi']
	const answers = await Promise.all(
		names.map((firstName) => sendApplication(anApplication(job, { firstName }), { key })),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
	expect((await kept())[0]).toBe(Number(before) + 1)
})

test('an application that was refused has not used its key', async () => {
	const key = newKey()
	expect((await sendApplication(anApplication(job, { firstName: '' }), { key })).status).toBe(400)
	expect((await sendApplication(anApplication(job), { key, token: 'made up' })).status).toBe(403)
	expect((await sendApplication(anApplication(job), { key })).status).toBe(200)
})

test('a repetition under its own key passes although its bot token is spent, and although the job has closed since', async () => {
	const [closing, key] = [await openJob(), newKey()]
	const asked = siteverify(passed('apply'), { success: false, 'error-codes': ['timeout-or-duplicate'] })
	const send = () => sendApplication(anApplication(closing), { key, token: 'a real token', bindings: production })
	const first = await (await send()).json()
	await db
		.update(jobPosts)
		.set({ dueDate: inDays(-1) })
		.where(eq(jobPosts.id, closing))
	expect(await (await send()).json()).toBe(first)
	expect(asked).toHaveLength(1)
})

test('without a key the bot token tells a repetition', async () => {
	const before = await kept()
	siteverify(passed('apply'), { success: false, 'error-codes': ['timeout-or-duplicate'] })
	const send = () => sendApplication(anApplication(job), { token: 'another real token', bindings: production })
	expect(await (await send()).json()).toBe(await (await send()).json())
	expect(await kept()).toEqual(oneMore(before))
})

test('of an application and a concurrent deletion of its job one comes first: no application lacks its job', async () => {
	const headers = await signedInAs(['Admin'])
	const ends: string[] = []
	for (let round = 0; round < 10; round += 1) {
		const jobs = await Promise.all(Array.from({ length: 10 }, () => openJob()))
		await Promise.all(
			jobs.map(async (id, index) => {
				const path = `/api/careerscontroller/deletecareerjob/${id}`
				const acts = [() => sendApplication(anApplication(id)), () => call(path, { method: 'DELETE', headers })]
				// Each of the two begins in turn.
				const started = (index % 2 ? acts.reverse() : acts).map((act) => act())
				const [applied, deleted] = index % 2 ? started.reverse() : started
				ends.push(
					`${(await applied)?.status} ${(await deleted)?.status} ${await db.$count(jobPosts, eq(jobPosts.id, id))}`,
				)
			}),
		)
	}
	expect(ends).toHaveLength(100)
	for (const end of ends) expect(['200 409 1', '404 200 0']).toContain(end)
	const { results } = await real.DB.prepare('pragma foreign_key_check').all()
	expect(results).toEqual([])
}, 60_000)

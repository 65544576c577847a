import { eq } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { applicationLimit } from '#contracts/shared/periods.ts'
import { aCv, anApplication, sendApplication, submitPath } from '#tests/support/builders/careers/application-form.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { asFile, pdfOf } from '#tests/support/files/sample-files.ts'
import { repeats } from '#tests/support/server/effort.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails, databaseWith, mailThatFails } from '#tests/support/worker/faults.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { newAddress, visitorHeaders } from '#tests/support/worker/visitor.ts'
import { counters } from '#worker/data/counters.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { counterKey } from '#worker/visitors/rate-limit.ts'

const tomorrow = () => new Date(Date.now() + 25 * 60 * 60_000)

let job: number
beforeAll(async () => {
	job = await openJob()
})

/** The counter of an address. */
async function countedFor(address: string) {
	const key = await counterKey(bindings.TOKEN_SECRET, applicationLimit, address)
	const [row] = await db.select().from(counters).where(eq(counters.key, key))
	return row?.count ?? 0
}

test('while the bucket is down nothing is confirmed; the clean-up removes the rest, and the same form passes later', async () => {
	const before = await counts()
	const [key, address] = [crypto.randomUUID(), newAddress()]
	const PRIVATE_FILES = { put: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
	const answer = await sendApplication(anApplication(job), { key, address, bindings: { PRIVATE_FILES } })
	expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'service.busy' }])
	expect(answer.headers.get('Retry-After')).toBe('5')
	expect(logged('error').join()).toContain('files.not-kept')
	expect(await countedFor(address)).toBe(0)
	const after = await counts()
	expect(after).toMatchObject({ job_applications: before.job_applications, outbox: before.outbox })
	expect(after.files).toBe(Number(before.files) + 1)
	expect(after.privateFiles).toEqual(before.privateFiles)
	await deleteDueFiles(db, bindings, tomorrow())
	expect((await counts()).files).toBe(before.files)
	expect((await sendApplication(anApplication(job), { key, address })).status).toBe(200)
})

test('where the batch fails, the CV that was put waits for its clean-up, and a second try takes it over', async () => {
	const key = crypto.randomUUID()
	const before = await counts()
	const DB = databaseThatFails(new Error('D1 DB is overloaded. Requests queued for too long.'), /insert into "outbox"/)
	expect((await sendApplication(anApplication(job), { key, bindings: { DB } })).status).toBe(503)
	expect((await counts()).job_applications).toBe(before.job_applications)
	expect((await sendApplication(anApplication(job), { key })).status).toBe(200)
	const after = await counts()
	expect(after.files).toBe(Number(before.files) + 1)
	await deleteDueFiles(db, bindings, tomorrow())
	expect(await counts()).toEqual(after)
})

test('an application never takes over a CV that the clean-up is about to delete', async () => {
	const key = crypto.randomUUID()
	const DB = databaseThatFails(new Error('D1 DB is overloaded.'), /insert into "outbox"/)
	await sendApplication(anApplication(job), { key, bindings: { DB } })
	await bindings.DB.prepare("update files set due_at = ? where state = 'pending'")
		.bind(new Date(Date.now() + 60_000).toISOString())
		.run()
	const answer = await sendApplication(anApplication(job), { key })
	expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'request.repeated' }])
	await deleteDueFiles(db, bindings, tomorrow())
	expect((await sendApplication(anApplication(job), { key })).status).toBe(200)
})

/** The real database. `act` runs between the first read of a job and the batch that stores an application. */
const databaseWhere = (act: () => Promise<unknown>) =>
	databaseWith((session) => ({
		prepare: (query) => session.prepare(query),
		batch: async (statements) => {
			await act()
			return session.batch(statements)
		},
	}))

test.each<[string, (id: number) => Promise<unknown>, number, string]>([
	[
		'closed',
		(id) =>
			db
				.update(jobPosts)
				.set({ dueDate: inDays(-1) })
				.where(eq(jobPosts.id, id)),
		409,
		'job.closed',
	],
	[
		'put off',
		(id) =>
			db
				.update(jobPosts)
				.set({ startDate: inDays(1) })
				.where(eq(jobPosts.id, id)),
		404,
		'job.not-found',
	],
	['deleted', (id) => db.delete(jobPosts).where(eq(jobPosts.id, id)), 404, 'job.not-found'],
])(
	'a job that is %s while the CV is on its way takes no application, and none is counted',
	async (_, act, status, code) => {
		const [id, address] = [await openJob(), newAddress()]
		const before = await counts()
		const DB = databaseWhere(() => act(id))
		const answer = await sendApplication(anApplication(id), { address, key: crypto.randomUUID(), bindings: { DB } })
		expect([answer.status, await answer.json()]).toMatchObject([status, { code }])
		expect(await counts()).toMatchObject({ job_applications: before.job_applications, outbox: before.outbox })
		expect(await countedFor(address)).toBe(0)
		await deleteDueFiles(db, bindings, tomorrow())
		expect((await counts()).files).toBe(before.files)
	},
)

test('one address sends 30 applications an hour; others are not limited, and refused ones do not count', async () => {
	const address = newAddress()
	const key = await counterKey(bindings.TOKEN_SECRET, applicationLimit, address)
	await db.insert(counters).values({ key, count: 29, resetsAt: new Date(Date.now() + 3_600_000).toISOString() })
	await sendApplication(anApplication(job, { firstName: '' }), { address })
	await sendApplication(anApplication(987_654), { address })
	expect((await sendApplication(anApplication(job), { address })).status).toBe(200)
	const before = await counts()
	const full = await sendApplication(anApplication(job), { address })
	expect([full.status, await full.json()]).toMatchObject([429, { code: 'request.too-many' }])
	expect(Number(full.headers.get('Retry-After'))).toBeGreaterThan(3_000)
	expect(await counts()).toEqual(before)
	expect((await sendApplication(anApplication(job))).status).toBe(200)
})

test('an applicant does not notice that mail is down, and no log names them', async () => {
	const form = anApplication(job, { firstName: 'Canary', email: 'canary@mail.example', applicantLocation: 'Canary' })
	expect((await sendApplication(form, { bindings: { EMAIL: mailThatFails } })).status).toBe(200)
	const lines = [...logged('warn'), ...logged('info')].join('\n')
	expect(lines).toContain('mail.not-sent')
	expect(lines).not.toMatch(/canary|Okafor|XXXX|198\.18\./i)
})

/** A form whose CV stops after its first bytes. `leave` then ends or abandons the stream. */
function halfAForm(leave: (controller: ReadableStreamDefaultController) => void) {
	const start = `--b\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`
	return new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(new TextEncoder().encode(start))
			leave(controller)
		},
	})
}
const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' }

test('an upload that is cancelled halfway leaves nothing', async () => {
	const before = await counts()
	const body = halfAForm((controller) => controller.error(new Error('The connection was lost')))
	const answer = await call(submitPath, { body, headers: { ...visitorHeaders(), ...multipart } })
	expect(answer.status).toBe(400)
	expect(await counts()).toEqual(before)
})

test('an upload that is silent for half a minute times out and leaves nothing', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const before = await counts()
	const headers = { ...visitorHeaders(), ...multipart }
	const waiting = call(submitPath, { body: halfAForm(() => undefined), headers })
	await vi.advanceTimersByTimeAsync(29_000)
	expect(await Promise.race([waiting.then(() => 'answered'), 'still read'])).toBe('still read')
	await vi.advanceTimersByTimeAsync(1_000)
	const answer = await waiting
	expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request.malformed' }])
	expect(await counts()).toEqual(before)
})

test('of many concurrent CVs of 5 MB each is stored or refused with a retry; rows and objects match the accepted ones', async () => {
	const file = asFile(pdfOf('CV', { bytes: 5_242_880 }), 'cv.pdf')
	const before = await counts()
	const many = repeats({ usual: 20, nightly: 40 })
	const answers = await Promise.all(Array.from({ length: many }, () => sendApplication(anApplication(job, { file }))))
	const accepted = answers.filter(({ status }) => status === 200).length
	for (const answer of answers.filter(({ status }) => status !== 200)) {
		expect(answer.status).toBe(503)
		expect(answer.headers.get('Retry-After')).toBe('2')
	}
	expect(accepted).toBeGreaterThan(0)
	const after = await counts()
	expect(after.job_applications).toBe(Number(before.job_applications) + accepted)
	expect(after.files).toBe(Number(before.files) + accepted)
	expect(after.privateFiles).toHaveLength((before.privateFiles as string[]).length + accepted)
	// The memory of the unfinished forms is free again: the next application is accepted.
	expect((await sendApplication(anApplication(job, { file }))).status).toBe(200)
})

test('small forms are not kept waiting by each other', async () => {
	const answers = await Promise.all(
		Array.from({ length: 24 }, () => sendApplication(anApplication(job, { file: aCv() }))),
	)
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anApplication, sendApplication, submitPath } from '#tests/support/builders/careers/application-form.ts'
import { storedApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { partsBody } from '#tests/support/builders/published/publishable.ts'
import { call } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { keepOrigin, visitorHeaders } from '#tests/support/worker/visitor.ts'
import { readApplications } from '#worker/features/applications/applications.queries.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'

keepOrigin()

const said = {
	page: '/CareersApply/3',
	landingPage: '/careers',
	referrer: 'jobs.example',
	campaign: { source: 'fair' },
	pages: 3,
	language: 'ml-IN',
}

let job: number
beforeAll(async () => {
	job = await openJob()
})

test('an application keeps where the applicant came from, with the country of the request, and staff read it', async () => {
	const answer = await call(submitPath, {
		body: partsBody(anApplication(job, { origin: JSON.stringify(said) })),
		headers: { ...visitorHeaders(), 'CF-IPCountry': 'IN' },
	})
	const id: number = await answer.json()
	const [found] = await readApplications(db, [id])
	expect(found?.origin).toEqual({ ...said, country: 'IN' })
})

test.each([
	['missing', {}],
	['empty', { origin: '' }],
	['malformed', { origin: '{"page":' }],
	['a list', { origin: '[]' }],
	['nested beyond reason', { origin: '['.repeat(100_000) }],
	['larger than any page writes', { origin: JSON.stringify({ ...said, rest: 'r'.repeat(1_000_000) }) }],
])('an origin that is %s is left out, and the application is stored', async (_, typed) => {
	const answer = await sendApplication(anApplication(job, typed))
	expect(answer.status).toBe(200)
	expect((await storedApplication(await answer.json()))?.origin).toBeNull()
})

test.each([
	'{"pages":{"toString":"x"}}',
	'{"pages":{"valueOf":1,"toString":1}}',
	'{"pages":[{"toString":"x"}]}',
	'{"campaign":{"toString":"x","source":{"toJSON":"x"}},"language":{"length":{"toString":1}}}',
	`{"page":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
])('the parts of the origin %s are left out, and the application is stored', async (origin) => {
	const answer = await sendApplication(anApplication(job, { origin }))
	expect(answer.status).toBe(200)
	const [found] = await readApplications(db, [await answer.json()])
	expect(found?.origin).toMatchObject({ page: null, campaign: {}, pages: null, language: null })
})

test('a stored origin that cannot be read is left out, and the application is shown', async () => {
	const id: number = await (await sendApplication(anApplication(job))).json()
	for (const origin of ['{"page":', '7', '{"page":{"toString":"x"}}']) {
		await db.update(jobApplications).set({ origin }).where(eq(jobApplications.id, id))
		expect(await readApplications(db, [id])).toMatchObject([{ id, origin: null }])
	}
})

test('keys of the prototype change nothing', async () => {
	const origin = '{"__proto__":{"page":"/a"},"constructor":{},"campaign":{"__proto__":{"source":"x"}},"pages":2}'
	const answer = await sendApplication(anApplication(job, { origin }))
	const [found] = await readApplications(db, [await answer.json()])
	expect(found?.origin).toMatchObject({ page: null, campaign: {}, pages: 2 })
})

test('the same key with another origin is the same application', async () => {
	const sending = { key: crypto.randomUUID() }
	const send = (pages: number) =>
		sendApplication(anApplication(job, { origin: JSON.stringify({ ...said, pages }) }), sending)
	const [first, again] = [await send(3), await send(8)]
	expect([first.status, again.status]).toEqual([200, 200])
	expect(await again.json()).toBe(await first.json())
})

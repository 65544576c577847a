import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aCv, anApplication, sendApplication, type Typed } from '#tests/support/builders/careers/application-form.ts'
import { storedApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { asFile, docxOf, pdfOf } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { dummyToken, passed, production, siteverify } from '#tests/support/worker/siteverify.ts'
import { db } from '#tests/support/worker/staff.ts'
import { readApplications } from '#worker/features/applications/applications.queries.ts'
import { files } from '#worker/files/files.table.ts'

let job: number
beforeAll(async () => {
	job = await openJob()
})

async function cvOf(id: number) {
	const row = await storedApplication(id)
	const [file] = await db
		.select()
		.from(files)
		.where(eq(files.key, row?.cvKey ?? ''))
	const object = await bindings.PRIVATE_FILES.get(row?.cvKey ?? '')
	return { file, bytes: object && new Uint8Array(await object.arrayBuffer()) }
}

const said = async (answer: Response) => [answer.status, await answer.json()]

test('the typed fields are stored, and the private bucket holds the same bytes', async () => {
	const answer = await sendApplication(anApplication(job, { firstName: 'Zoë', lastName: "N'Dour-Łęcka" }))
	expect(answer.status).toBe(200)
	const id: number = await answer.json()
	expect(await storedApplication(id)).toMatchObject({
		jobId: job,
		firstName: 'Zoë',
		lastName: "N'Dour-Łęcka",
		nameKey: 'zoe ndourlecka',
		emailId: 'amara.okafor@mail.example',
		mobileNumber: '2348025550134',
		experience: 6.5,
		noticePeriod: '1 month',
		location: 'Lagos',
		locationKey: 'lagos',
		consentAt: expect.stringMatching(/^\d{4}-/),
	})
	const { file, bytes } = await cvOf(id)
	expect(file).toMatchObject({
		bucket: 'private',
		state: 'live',
		shown: false,
		dueAt: null,
		name: 'Amara Okafor.pdf',
		type: 'application/pdf',
	})
	expect(bytes).toEqual(new Uint8Array(await aCv().arrayBuffer()))
})

test('a Word document is accepted; a call without consent and experience stores 0 years and no consent', async () => {
	const form = anApplication(job, { file: asFile(docxOf(), 'cv.docx'), applicantExperience: '' })
	delete form.consent
	const id: number = await (await sendApplication(form)).json()
	expect(await storedApplication(id)).toMatchObject({ experience: 0, experienceStated: null, consentAt: null })
	expect((await cvOf(id)).file?.name).toBe('cv.docx')
})

test('the form tells whether an experience of 0 years was stated, and staff read it so', async () => {
	const stated = { applicantExperience: '0', experienceStated: 'true' }
	for (const [typed, read] of [
		[stated, true],
		[{ ...stated, experienceStated: 'false' }, false],
	] as const) {
		const id: number = await (await sendApplication(anApplication(job, typed))).json()
		expect(await storedApplication(id)).toMatchObject({ experience: 0, experienceStated: read })
		const [found] = await readApplications(db, [id])
		expect(found).toMatchObject({ applicantExperience: 0, experienceStated: read })
	}
})

test('visitors never get a CV, not even by its key', async () => {
	const id: number = await (await sendApplication(anApplication(job))).json()
	const { cvKey } = (await storedApplication(id)) ?? {}
	expect((await call(`/media/${cvKey}/Amara-Okafor.pdf`)).status).toBe(404)
})

test('an empty form gets all its messages at once, and nothing is written', async () => {
	const before = await counts()
	const answer = await sendApplication({ jobPostInt: String(job) })
	expect(await said(answer)).toEqual([
		400,
		{
			code: 'request.invalid',
			errorMsg: 'Please fill out all required fields.',
			fields: {
				firstName: 'First Name is required',
				lastName: 'Last Name is required',
				email: 'Email is required',
				mobileNumber: 'Mobile Number is required',
				noticePeriod: 'Notice Period is required',
				applicantLocation: 'Location is required',
				file: 'CV is required',
			},
			requestId: answer.headers.get('X-Request-Id'),
		},
	])
	expect(await counts()).toEqual(before)
})

test.each<[string, () => Promise<number>, number, string]>([
	['there is not', async () => 987_654, 404, 'job.not-found'],
	['has not opened yet', () => openJob({ startDate: inDays(1) }), 404, 'job.not-found'],
	['closed yesterday', () => openJob({ dueDate: inDays(-1) }), 409, 'job.closed'],
])(
	'an application for a job that %s is refused, its token unspent, and nothing is written',
	async (_, jobOf, status, code) => {
		const id = await jobOf()
		const asked = siteverify(passed('apply'))
		const before = await counts()
		const answer = await sendApplication(anApplication(id), {
			token: 'a token of the real widget',
			bindings: production,
		})
		expect(await said(answer)).toMatchObject([status, { code }])
		expect(await counts()).toEqual(before)
		expect(asked).toEqual([])
	},
)

test('the first and the last day of a job are open', async () => {
	const today = await openJob({ startDate: inDays(0), dueDate: inDays(0) })
	expect((await sendApplication(anApplication(today))).status).toBe(200)
})

test.each<[string, Typed, string]>([
	['applicantExperience', { applicantExperience: '-1' }, 'Experience cannot be negative'],
	['applicantExperience', { applicantExperience: 'six' }, 'Experience must be a valid number'],
	['noticePeriod', { noticePeriod: 'Soon' }, 'Notice Period is required'],
	['file', { file: 'cv.pdf' }, 'Invalid file type. Only PDF and DOCX formats are allowed'],
	['jobPostInt', { jobPostInt: 'x' }, 'Job post is required'],
	['salary', { salary: '1' }, 'Unknown field'],
	['email', { email: 'a@mail.example\nBcc: b@mail.example' }, 'Invalid email address'],
	['firstName', { firstName: 'Am\0ara' }, 'Contains characters that cannot be stored'],
])('%s as in %j is refused, and nothing is written', async (field, typed, message) => {
	const before = await counts()
	const answer = await sendApplication(anApplication(job, typed))
	expect(await said(answer)).toMatchObject([400, { fields: { [field]: message } }])
	expect(await counts()).toEqual(before)
})

test('without a good bot token nothing is written', async () => {
	const before = await counts()
	expect((await sendApplication(anApplication(job), { token: 'made up' })).status).toBe(403)
	siteverify({ ...passed('contact') })
	const wrongAction = await sendApplication(anApplication(job), { token: 'for another form', bindings: production })
	expect(await said(wrongAction)).toMatchObject([403, { code: 'bot-check.failed' }])
	expect(await counts()).toEqual(before)
})

test('a successful application returns a clearance for reading', async () => {
	const answer = await sendApplication(anApplication(job), { token: dummyToken })
	expect(answer.headers.get('X-Token')).toMatch(/^eyJ/)
})

test('a file of 5,242,880 bytes is taken, of either kind', async () => {
	for (const file of [
		asFile(pdfOf('CV', { bytes: 5_242_880 }), 'cv.pdf'),
		asFile(docxOf('CV', { bytes: 5_242_880 }), 'cv.docx'),
	]) {
		const answer = await sendApplication(anApplication(job, { file }))
		expect(answer.status).toBe(200)
		expect((await cvOf(await answer.json())).bytes?.length).toBe(5_242_880)
	}
})

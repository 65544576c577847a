import { beforeAll, expect, test } from 'vitest'
import { apply, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { arrive } from '#tests/support/builders/desk.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { applicationReceivedMail } from '#worker/features/applications/applications.mails.ts'
import { subscriberNumber } from '#worker/features/applications/subscriber-number.ts'

let jobId: number
beforeAll(async () => {
	jobId = await savedJob({ jobPosition: 'Tester' })
})

test.each([
	['9845012345', '9845012345'],
	['+91 98450-12345', '9845012345'],
	['09845012345', '9845012345'],
	['0091 9845012345', '9845012345'],
	['٩٨٤٥٠١٢٣٤٥', '9845012345'],
	['9198450123', '9198450123'],
	['123', ''],
])('the number %s is %s', (typed, number) => {
	expect(subscriberNumber(typed)).toBe(number)
})

test('applications of the same mailbox or number stand together, and enquiries for those who may open them', async () => {
	const unique = crypto.randomUUID().slice(0, 8)
	const digits = `98${Date.now().toString().slice(-8)}`
	const first = await apply({ jobId, emailId: `m.nair+jobs${unique}@gmail.com`, mobileNumber: `91${digits}` })
	const byNumber = await apply({ jobId, mobileNumber: `0${digits}` })
	const byMailbox = await apply({ jobId, emailId: 'mnair@googlemail.com', mobileNumber: '12345678' })
	const enquiry = await arrive({ emailId: `m.nair+jobs${unique}@gmail.com` })
	const called = await arrive({ phoneNo: digits })
	const written = await arrive({ emailId: 'mnair@gmail.com' })
	const asha = await recruiter()
	const { others, enquiries } = await asha.read(first)
	expect(others.map(({ id }) => id).sort()).toEqual([byNumber, byMailbox].sort())
	expect(others[0]).toMatchObject({ beginning: 'Tester' })
	expect(enquiries).toEqual([])
	const headers = await sessionOf((await addStaff({ roles: ['JobApplicants', 'ContactRequests'] })).id)
	const read = await (await call(`/api/hiringdeskcontroller/conversation/${first}`, { headers })).json()
	expect(read).toMatchObject({ enquiries: [{ id: written }, { id: called }, { id: enquiry }] })
})

test('who applies again for the same job reads it in the confirmation', async () => {
	const [emailId, other] = [`again${crypto.randomUUID()}@applicant.example`, await savedJob()]
	const [first] = [
		await apply({ jobId, emailId }, new Date('2026-02-03T06:00:00Z')),
		await apply({ jobId: other, emailId }),
	]
	const second = await apply({ jobId, emailId })
	const textOf = async (id: number) => (await applicationReceivedMail(db, bindings, id))?.text
	expect(await textOf(first)).not.toContain('before')
	expect(await textOf(second)).toContain('You have applied for this position before, on 3 February 2026.')
	expect(await textOf(second)).toContain('within 14 days, whatever the outcome')
})

test('a search finds the name, the address, the number in any spelling, the place, the job, notes and messages', async () => {
	const id = await apply({
		...{
			jobId,
			firstName: 'Zubaida',
			lastName: 'Öztürk',
			emailId: 'zubaida.oz@applicant.example',
			location: 'Thalassery',
		},
		mobileNumber: '919400055443',
	})
	const asha = await recruiter()
	await asha.send('note', { subjectId: id, text: 'Knows seismography' })
	const found = async (text: string) => (await asha.list({ text, jobPosts: [jobId] })).content.map((row) => row.id)
	for (const text of [
		'zubaida ozturk',
		'zubaida.oz@',
		'+91 94000 55443',
		'0 9400-055443',
		'٩٤٠٠٠٥٥٤٤٣',
		'thalassery',
		'seismography',
	])
		expect(await found(text), text).toEqual([id])
	expect(await found('tester')).toContain(id)
	expect((await asha.list({ text: 'zubaida', sortBy: 'name' })).counts).toMatchObject({ all: 1, new: 1 })
})

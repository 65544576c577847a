import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anApplication, sendApplication } from '#tests/support/builders/careers/application-form.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { mailThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000)

let job: number
beforeAll(async () => {
	job = await openJob({ jobPosition: 'Archive Engineer', dueDate: '2099-11-30' })
})

async function mailsOf(typed = {}) {
	const { sent, bindings } = mailbox()
	const id = await (await sendApplication(anApplication(job, typed), { bindings })).json()
	const to = (address: string) => sent.filter((mail) => mail.to === address)
	return { id, applicant: to('amara.okafor@mail.example'), recruiters: to('careers@company.example'), sent }
}

test('the mail to the applicant confirms the arrival, the next step and the retention', async () => {
	const { applicant } = await mailsOf()
	expect(applicant).toEqual([
		{
			from: { email: bindings.MAIL_FROM, name: `Careers at ${brand.shortName}` },
			replyTo: 'careers@company.example',
			headers: expect.objectContaining({ 'Auto-Submitted': 'auto-generated' }),
			to: 'amara.okafor@mail.example',
			subject: expect.stringMatching(/^We have your application: Archive Engineer \w{3}-\w{3}$/),
			text: expect.stringMatching(/^Hello Amara,\n/),
			html: expect.stringContaining('>Hello Amara,<'),
		},
	])
	const text = applicant[0]?.text ?? ''
	expect(text).toContain('Closing date: 30 November 2099')
	expect(text).toContain('What happens next')
	expect(text).toContain('for 180 days after the closing date')
	expect(text).toContain('To have it erased earlier, ask for it on that page.')
	expect(text).toContain('To add or correct something, write to careers@company.example.')
	expect(text).toMatch(/^See your application: https:\/\/www\.company\.test\/application\/[\da-f]{64}$/m)
	expect(text).toContain(`https://www.company.test/CareersApply/${job}`)
})

test.each([
	['Amara', 'Hello Amara,'],
	['Anne-Marie O’Neil', "Hello Anne-Marie O'Neil,"],
	['J. R. R.', 'Hello J. R. R.,'],
	['Dear customer. Your account rests. Go to www.evil.example', 'Hello,'],
	['www.evil.example', 'Hello,'],
	['A'.repeat(41), 'Hello,'],
])('an applicant named %j is greeted by %j', async (firstName, line) => {
	const { applicant } = await mailsOf({ firstName })
	expect(applicant[0]?.text?.split('\n')[0]).toBe(line)
})

test('the mail to the recruiters links to the very application without the name', async () => {
	const { id, recruiters, sent } = await mailsOf({ lastName: 'Secretname', applicantLocation: 'Hiddenplace' })
	expect(sent).toHaveLength(2)
	const link = `https://www.company.test/Admin/Receivedapplication?application=${id}`
	expect(recruiters).toEqual([
		{
			from: bindings.MAIL_FROM,
			to: 'careers@company.example',
			subject: 'New application: Archive Engineer',
			text: expect.stringContaining(`Read the application: ${link}\n`),
			html: expect.stringContaining(`href="${link}"`),
		},
	])
	expect(recruiters[0]?.text).toContain('Position: Archive Engineer\n')
	expect(recruiters[0]?.text).toMatch(/Arrived: \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d [A-Z]+\n/)
	expect(JSON.stringify(recruiters)).not.toMatch(/Amara|Secretname|Hiddenplace|mail\.example|2348025550134|6\.5/)
})

test('of twenty-five applications within a day that name one mailbox it gets twenty mails; all of them are stored', async () => {
	const { sent, bindings } = mailbox()
	const spellings = Array.from({ length: 25 }, (_, n) =>
		n % 2 ? `somebody.else+${n}@gmail.com` : `SomebodyElse+${n}@gmail.com`,
	)
	for (const email of spellings)
		expect((await sendApplication(anApplication(job, { email }), { bindings })).status).toBe(200)
	expect(sent.filter(({ to }) => spellings.includes(to)).map(({ to }) => to)).toEqual(spellings.slice(0, 20))
	expect(sent.filter(({ to }) => to === 'careers@company.example')).toHaveLength(25)
})

test('mails that could not be sent are sent later, once each', async () => {
	await sendApplication(anApplication(job), { bindings: { EMAIL: mailThatFails } })
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings, tomorrow())
	await sendDueMail(db, bindings, tomorrow())
	expect(sent).toHaveLength(2)
})

test('an application that was erased before its mails left is not spoken of any more', async () => {
	const answer = await sendApplication(anApplication(job), { bindings: { EMAIL: mailThatFails } })
	await db.delete(jobApplications).where(eq(jobApplications.id, await answer.json()))
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings, tomorrow())
	expect(sent).toEqual([])
})

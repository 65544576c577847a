import { expect, test } from 'vitest'
import { applicantStages } from '#contracts/hiring/applicant-page.ts'
import type { Stage } from '#contracts/hiring/stages.ts'
import { pageOf, secretOf } from '#tests/support/builders/careers/applicants-page.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { readApplicantPage } from '#worker/features/applications/status/status.queries.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const shown = async (secret: string) => applicantStages[(await pageOf(secret)).stage]

test.each<[Stage, string]>([
	['new', 'We are reading it'],
	['screening', 'We are reading it'],
	['interview', 'We are in touch with you'],
	['offer', 'We are in touch with you'],
	['hired', 'Accepted'],
	['declined', 'We are reading it'],
	['withdrawn', 'You have withdrawn it'],
])('%s reads: %s', async (state, words) => {
	const { id } = await addApplication({ jobId: await savedJob(), state })
	expect(await shown(await secretOf(id))).toBe(words)
})

test('a declined applicant reads "Closed" once the letter was handed over, and when it was', async () => {
	const { id } = await addApplication({ jobId: await savedJob() })
	const secret = await secretOf(id)
	const asha = await recruiter('Asha Menon')
	await asha.reply(id, 'Another person was chosen.', { state: 'declined' })
	expect(await shown(secret)).toBe('We are reading it')
	const { sent, bindings: by } = mailbox()
	await sendDueMail(db, by, new Date(Date.now() + 60 * 60_000))
	expect(sent.some(({ text }) => text.includes(`/application/${secret}`))).toBe(true)
	const page = await pageOf(secret)
	expect(applicantStages[page.stage]).toBe('Closed')
	expect(page.lettersAt).toHaveLength(1)
	expect(JSON.stringify(page)).not.toContain('Asha')
})

test('the page says until when the applicant hears', async () => {
	const { id } = await addApplication({
		jobId: await savedJob({ answerDays: '5' }),
		waitingSince: '2026-11-01T10:00:00.000Z',
	})
	expect((await pageOf(await secretOf(id))).answerBy).toBe('2026-11-06T10:00:00.000Z')
})

test.each(['', 'x', '0'.repeat(64), '../api', '%00'])('the secret %o opens nothing', async (secret) => {
	expect(await readApplicantPage(db, bindings, secret)).toBeNull()
})

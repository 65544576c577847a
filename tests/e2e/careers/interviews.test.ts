import { testToken } from '#contracts/auth/bot-check.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { dayText } from '#contracts/shared/date-text.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { unique } from '#tests/support/browser/colleague.ts'
import { deskPath, panel } from '#tests/support/browser/desk-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { pdfFile } from '#tests/support/browser/publishing-page.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { applicant } from '#tests/support/builders/careers/applicant.ts'

test('An interview is planned, accepted on the page of the applicant, moved and cancelled, each with a mail', async ({
	page,
	request,
}) => {
	const job = await addJob(request)
	const email = `${unique()}@applicant.example`
	const answer = await request.post('/api/public/careerscontroller/submitapplication', {
		multipart: {
			...{ ...applicant, email, consent: 'true', jobPostInt: String(job.id) },
			file: pdfFile('cv.pdf', 'Years of work'),
		},
		headers: { 'X-Token': testToken },
	})
	const id: number = await answer.json()
	const statusPage = answer.headers()['x-status-page'] ?? ''
	const day = companyToday(new Date(Date.now() + 2 * dayMs))
	const name = `${applicant.firstName} ${applicant.lastName}`
	const opened = panel(page, name)
	const interviews = opened.getByRole('region', { name: 'Interviews' })
	await startSession(page, 'jobapplicants')
	await page.goto(`${deskPath}?application=${id}`)

	await interviews.getByRole('button', { name: 'Plan interview' }).click()
	const plan = page.getByRole('dialog', { name: 'Plan interview' })
	await expect(plan.getByLabel('Starts at')).toBeFocused()
	await plan.getByRole('button', { name: 'Save' }).click()
	await expect(plan.getByText('Choose a day and a time')).toBeVisible()
	await expectAccessible(page)
	await plan.getByLabel('Starts at').fill(`${day}T14:00`)
	await plan.getByLabel('Place').fill('https://meet.example/lock')
	await plan.getByLabel('Words for the applicant').fill('We would like to talk with you.')
	await plan.getByRole('button', { name: 'Save' }).click()
	await expectToast(page, 'Interview planned')
	await expect(interviews).toContainText(`${dayText(day)}, 14:00 IST, 45 minutes`)
	await expect(interviews).toContainText('No answer yet')
	await expectAccessible(page)

	const invitation = await openMailTo(page, email)
	await expect(invitation.getByRole('heading')).toContainText('Interview on')
	await expect(invitation).toContainText('We would like to talk with you.')
	await invitation.getByText('Calendar file').click()
	await expect(invitation).toContainText('METHOD:REQUEST')

	await page.goto(statusPage)
	await page.getByRole('button', { name: 'Accept' }).click()
	await expect(page.getByText('You have accepted.')).toBeVisible()

	await page.goto('/Admin/')
	await expect(page.getByRole('region', { name: /^Your interviews/ }).getByRole('link', { name })).not.toHaveCount(0)
	await page.goto(`${deskPath}?application=${id}`)
	await expect(interviews).toContainText('Accepted')
	await interviews.getByRole('button', { name: 'Move interview' }).click()
	const move = page.getByRole('dialog', { name: 'Move interview' })
	await expect(move.getByLabel('Starts at')).toHaveValue(`${day}T14:00`)
	await move.getByLabel('Starts at').fill(`${day}T16:30`)
	await move.getByRole('button', { name: 'Save' }).click()
	await expectToast(page, 'Interview moved')
	await expect(interviews).toContainText('16:30 IST')
	await expect(interviews).toContainText('No answer yet')
	await expect((await openMailTo(page, email)).getByRole('heading')).toContainText(/New time .* 16:30 IST/)
	await page.goto(`${deskPath}?application=${id}`)

	await interviews.getByRole('button', { name: 'Cancel interview' }).click()
	await page
		.getByRole('alertdialog', { name: 'Cancel this interview?' })
		.getByRole('button', { name: 'Cancel interview' })
		.click()
	await expect(interviews).toContainText('Cancelled')
	await expect(interviews.getByRole('button', { name: 'Move interview' })).toHaveCount(0)
	const cancelled = await openMailTo(page, email)
	await expect(cancelled.getByRole('heading')).toContainText('Interview cancelled')
})

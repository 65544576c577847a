import type { APIRequestContext, Page } from '@playwright/test'
import { undoReplyMs } from '#contracts/shared/periods.ts'
import { addColleague, asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { runCron } from '#tests/support/browser/cron.ts'
import { deskPath, names, openDesk, panel } from '#tests/support/browser/desk-page.ts'
import { answerAddressFor, deliverFixture } from '#tests/support/browser/given-mail.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { pdfFile, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addJob, sendApplication } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const cv = (page: Page) => page.getByRole('region', { name: /^CV: / })

const stages = (page: Page) => page.getByRole('dialog', { name: 'Move to another stage' })

const moveOnServer = (request: APIRequestContext, id: number, state: string) =>
	asAdmin(request, '/api/hiringdeskcontroller/triage', { subjects: [{ id, version: 1, state }] })

test('Several applications are moved at once and back; one is declined without a letter, which its history says', async ({
	page,
	request,
}) => {
	const job = await addJob(request)
	for (const firstName of ['Ngozi', 'Ikram']) await sendApplication(request, job, { firstName })
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
	await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Move' }).click()
	await expectAccessible(page)
	await stages(page).getByRole('button', { name: 'Screening' }).click()
	await expectToast(page, '2 applications moved to “Screening”')
	await expect(rowOf(page, 'Ngozi Okafor')).toContainText('Screening')
	await page.getByRole('button', { name: 'Undo' }).last().click()
	await expectToast(page, 'Undone')
	await expect(rowOf(page, 'Ngozi Okafor')).toContainText('New')

	await page.getByRole('link', { name: 'Ngozi Okafor' }).click()
	const opened = panel(page, 'Ngozi Okafor')
	await expect(opened.getByRole('button', { name: 'Move' })).toBeVisible()
	await page.keyboard.press('e')
	await stages(page).getByRole('button', { name: 'Declined' }).click()
	const decline = page.getByRole('dialog', { name: 'Decline', exact: true })
	await decline.getByLabel('Internal reason').selectOption('Language')
	await decline.getByLabel('In your words').fill('Speaks no Malayalam')
	await expectAccessible(page)
	await decline.getByRole('button', { name: 'Decline without a letter' }).click()
	await page
		.getByRole('alertdialog', { name: 'Decline without a letter?' })
		.getByRole('button', { name: 'Decline without a letter' })
		.click()
	await expectToast(page, 'Declined without a letter')
	await expect(opened).toContainText('declined this without a letter')
	await expect(opened).toContainText('LanguageSpeaks no Malayalam')
	await page.getByRole('button', { name: 'Undo' }).last().click()
	await expectToast(page, 'Undone')
	await expect(opened).not.toContainText('Speaks no Malayalam')
})

test('Several are declined with one letter, each their own mail, and taken back', async ({ page, request }) => {
	const job = await addJob(request)
	for (const firstName of ['Ngozi', 'Ikram']) await sendApplication(request, job, { firstName })
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
	await page.keyboard.press('m')
	await stages(page).getByRole('button', { name: 'Declined' }).click()
	const decline = page.getByRole('dialog', { name: 'Decline 2 applicants' })
	await decline.getByLabel('Letter').fill('Dear {firstname}, we have chosen somebody else for {job}.')
	await expect(decline.getByRole('figure')).toContainText(`Dear Ikram, we have chosen somebody else for ${job.title}.`)
	await expectAccessible(page)
	await decline.getByRole('button', { name: 'Send 2 letters' }).click()
	await expectToast(page, '2 applications declined: the letters leave in ten minutes')
	await expect(rowOf(page, 'Ngozi Okafor')).toContainText('Declined')
	await page.getByRole('button', { name: 'Undo' }).last().click()
	await expectToast(page, 'Undone')
	await expect(rowOf(page, 'Ngozi Okafor')).toContainText('New')
})

test('A letter moves the application, and the answer of the applicant shows in its conversation', async ({
	page,
	request,
}) => {
	const email = `${unique()}@mail.example`
	const job = await addJob(request)
	const id = await sendApplication(request, job, { firstName: 'Ngozi', email })
	await startSession(page, 'jobapplicants')
	await page.goto(`${deskPath}?application=${id}`)
	const opened = panel(page, 'Ngozi Okafor')
	await expect(opened.getByRole('textbox', { name: 'Reply as Careers' })).toBeVisible()
	await page.keyboard.press('r')
	await page.keyboard.type('When can you come?')
	await opened.getByLabel('After sending').selectOption('and move to Interview')
	await opened.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(opened).toContainText('moved this to Interview with a letter')
	await runCron(request, Date.now() + undoReplyMs)
	await expect(await openMailTo(page, email)).toContainText('When can you come?')
	const reply = await answerAddressFor(page, email)
	await deliverFixture(request, 'reply-helpdesk-agent', { from: email, to: reply })
	await page.goto(`${deskPath}?application=${id}`)
	await expect(opened.getByRole('article').filter({ hasText: 'go ahead with the order' })).toBeVisible()
})

test('Of two who move one application the second is told', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 409/)
	const job = await addJob(request)
	const id = await sendApplication(request, job, { firstName: 'Ngozi' })
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	await page.getByRole('checkbox', { name: 'Select the application of Ngozi Okafor' }).check()
	await page.keyboard.press('m')
	await moveOnServer(request, id, 'interview')
	await stages(page).getByRole('button', { name: 'Offer' }).click()
	await expectToast(page, 'Somebody has changed this application')
	await expect(rowOf(page, 'Ngozi Okafor')).toContainText('Interview')
})

test('Twelve are read by J alone, across pages, and a key gives an opinion', async ({ page, request }) => {
	const job = await addJob(request)
	const letters = ['L', 'K', 'J', 'I', 'H', 'G', 'F', 'E', 'D', 'C', 'B', 'A']
	for (const letter of letters)
		await sendApplication(
			request,
			job,
			{ firstName: `Reader ${letter}` },
			pdfFile(`${letter}.pdf`, `Years of ${letter}`),
		)
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	await page.getByRole('link', { name: 'Reader A Okafor' }).click()
	for (const letter of letters.toReversed()) {
		await expect(cv(page)).toHaveAccessibleName(`CV: ${letter}.pdf`)
		await expect(cv(page).getByText(`Years of ${letter}`)).toBeAttached()
		await expect(cv(page).locator('canvas').first()).toBeVisible()
		await page.keyboard.press('j')
	}
	await expect(page, 'the last one').toHaveURL(/page=2/)
	const opened = panel(page, 'Reader L Okafor')
	await expect(opened).toContainText('The opinions of colleagues show once you have given yours.')
	await page.keyboard.press('3')
	const yes = opened.getByRole('button', { name: 'Yes', exact: true })
	await expect(yes).toHaveAttribute('aria-pressed', 'true')
	await expect(opened).not.toContainText('The opinions of colleagues show once')
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme })
		await expectAccessible(page, [390, 1280])
	}
	await page.keyboard.press('Escape')
	await expect(rowOf(page, 'Reader L Okafor')).toContainText('Yes')
	await expect(names(page).filter({ hasText: 'Reader L Okafor' })).toBeFocused()
})

test('On a phone CV and conversation are tabs', async ({ page, request }) => {
	const job = await addJob(request)
	await sendApplication(request, job, { firstName: 'Ngozi' })
	await page.setViewportSize({ width: 390, height: 844 })
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	await page.getByRole('link', { name: 'Ngozi Okafor' }).click()
	const opened = panel(page, 'Ngozi Okafor')
	const tab = (name: string) => opened.getByRole('tab', { name })
	await expect(tab('CV')).toHaveAttribute('aria-selected', 'true')
	await expect(cv(page)).toBeVisible()
	await expect(opened.getByRole('button', { name: 'Move' })).toBeHidden()
	await tab('CV').press('ArrowRight')
	await expect(tab('Conversation')).toBeFocused()
	await expect(cv(page)).toBeHidden()
	await opened.getByRole('button', { name: 'Reply', exact: true }).click()
	await expect(opened.getByRole('textbox', { name: 'Reply as' })).toBeFocused()
	await tab('CV').click()
	await page.keyboard.press('r')
	await expect(opened.getByRole('textbox', { name: 'Reply as' }), 'the tab of the field opens').toBeFocused()
	await opened.getByRole('button', { name: 'Back' }).click()
	await expect(names(page)).toBeFocused()
})

test('A lent colleague reads the CV, notes and gives an opinion, and decides nothing', async ({ page, request }) => {
	const job = await addJob(request)
	await sendApplication(request, job, { firstName: 'Ngozi' })
	const { id: userId, userName, password } = await addColleague(request)
	await asAdmin(request, '/api/hiringdeskcontroller/lendjob', { jobId: job.id, userId })
	await startSession(page, userName, password)
	await page.goto(`${deskPath}?page=1`)
	await expect(names(page)).toHaveText(['Ngozi Okafor'])
	await expect(page.getByRole('checkbox')).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden()
	await names(page).click()
	const opened = panel(page, 'Ngozi Okafor')
	await expect(cv(page)).toBeVisible()
	await page.keyboard.press('m')
	await page.keyboard.press('4')
	await expect(opened.getByRole('button', { name: 'Strong yes' })).toHaveAttribute('aria-pressed', 'true')
	await expect(stages(page)).toBeHidden()
	for (const act of ['Move', 'Assign to me', 'Snooze', 'Saved replies'])
		await expect(opened.getByRole('button', { name: act })).toHaveCount(0)
	await expect(opened.getByRole('tab')).toHaveText(['Note'])
	await page.keyboard.press('n')
	await page.keyboard.type('She knows our locks.')
	await opened.getByRole('button', { name: 'Add note' }).click()
	await expect(opened.getByRole('article').filter({ hasText: 'She knows our locks.' })).toBeVisible()
	await expectAccessible(page)
})

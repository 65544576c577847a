import { readFileSync } from 'node:fs'
import { applyField, applyForm, openApply, sendButton, typeApplication } from '#tests/support/browser/apply-page.ts'
import { openDesk, panel } from '#tests/support/browser/desk-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'
import { aQuestion, questionsOfEachKind } from '#tests/support/builders/careers/questions.ts'

test('On a phone: an applicant answers the questions of a job, and staff read and export the answers', async ({
	page,
	request,
}) => {
	await page.setViewportSize({ width: 390, height: 844 })
	const job = await addJob(request, { questions: questionsOfEachKind })
	await openApply(page, job)
	await typeApplication(page)
	await applyField(page, 'How many people have you led?').fill('a few')
	await sendButton(page).click()
	const why = applyField(page, 'Why do you apply?')
	await expect(why).toHaveAccessibleDescription('An answer is required')
	await expect(applyField(page, 'How many people')).toHaveAccessibleDescription('A number is expected')
	await expect(why).toBeFocused()
	await expectAccessible(page)

	await why.fill('For the <b>locks</b>')
	await page.reload()
	await expect(why, 'a reload keeps what was typed').toHaveValue('For the <b>locks</b>')
	await openApply(page, job)
	await typeApplication(page)
	await applyField(page, 'How many people').fill('2,5')
	await applyField(page, 'Do you drive?').selectOption('Yes')
	await applyField(page, 'When can you start?').selectOption('Later')
	await sendButton(page).click()
	await page.waitForURL(/\/careers$/)

	await startSession(page, 'jobapplicants')
	await page.setViewportSize({ width: 1280, height: 900 })
	await openDesk(page, job)
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Export with stages' }).click()
	expect(readFileSync(await (await download).path(), 'utf8')).toContain(
		'Do you drive?: Yes\nWhen can you start?: Later',
	)
	await page.getByRole('link', { name: 'Amara Okafor' }).click()
	await expect(panel(page, 'Amara Okafor')).toContainText(
		'Why do you apply?For the <b>locks</b>How many people have you led?2.5Do you drive?YesWhen can you start?Later',
	)
	await expectAccessible(page)
})

test('A question that has changed meanwhile asks for a reload, which keeps what was typed', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 400/, /ApiRefusal/)
	const question = aQuestion({ words: 'Do you sail?' })
	const job = await addJob(request, { questions: [question] })
	await openApply(page, job)
	await typeApplication(page)
	await applyField(page, 'Do you sail?').fill('On Sundays')
	await addJob(request, { id: job.id, jobPosition: job.title, questions: [{ ...question, words: 'Do you row?' }] })
	await sendButton(page).click()
	await expect(applyForm(page).getByRole('alert')).toContainText('The questions of this position have changed.')
	await page.reload()
	await expect(applyField(page, 'Do you row?')).toHaveValue('')
	await expect(applyField(page, 'First Name')).toHaveValue('Amara')
})

test.describe('Without script', () => {
	test.use({ javaScriptEnabled: false })

	test('the page says which questions a mail answers', async ({ page, request }) => {
		await page.setViewportSize({ width: 390, height: 844 })
		const job = await addJob(request, { questions: questionsOfEachKind })
		await page.goto(job.publicPath)
		for (const words of ['Why do you apply?', 'How many people have you led? (if you like)', 'Do you drive? (Yes, No)'])
			await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
	})
})

test('A job without questions loads the script of none', async ({ page, request }) => {
	const loaded: string[] = []
	page.on('request', (call) => loaded.push(call.url()))
	await openApply(page, await addJob(request))
	await typeApplication(page)
	await expect(sendButton(page)).toBeEnabled()
	expect(loaded.filter((address) => /question|read-answers|given-answers/.test(address))).toEqual([])
})

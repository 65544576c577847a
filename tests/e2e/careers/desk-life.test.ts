import { readFile } from 'node:fs/promises'
import { deskPath, names, openDesk, panel } from '#tests/support/browser/desk-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { pdfFile, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addJob, applicationsFor, sendApplication } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { docxOf } from '#tests/support/files/sample-files.ts'

test('Applications are found by their job, and their CVs arrive byte for byte, from the panel and from the list', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 503/)
	const job = await addJob(request)
	const cv = pdfFile('Zoë Ångström, CV.pdf', 'Eleven years of harbours')
	await sendApplication(request, job, { firstName: 'Zoë', lastName: 'Ångström' }, cv)
	const word = Buffer.from(docxOf('Nine years of quays'))
	const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
	await sendApplication(request, job, { firstName: 'Ikram' }, { name: 'ikram.docx', mimeType, buffer: word })
	await startSession(page, 'jobapplicants')
	await page.goto('/Admin')
	await page.getByRole('main').getByRole('link', { name: 'Received applications' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Received applications')
	await page.getByRole('button', { name: /^Filter by job posts/ }).click()
	await page.getByRole('checkbox', { name: job.title }).check()
	await page.keyboard.press('Escape')
	await expect(page).toHaveURL(`${deskPath}?page=1&job=${job.id}`)
	await expect(names(page)).toHaveText(['Ikram Okafor', 'Zoë Ångström'])
	const row = rowOf(page, 'Zoë Ångström')
	for (const text of [job.title, '6.5 years', 'Lagos']) await expect(row).toContainText(text)

	const button = page.getByRole('button', { name: 'Download resume of Ikram Okafor' })
	await page.route('**/downloadresume', (route) => route.fulfill({ status: 503 }))
	await button.click()
	await expectToast(page, 'Failed to download the file. Please try again.')
	await expect(button).toBeFocused()
	await page.unroute('**/downloadresume')
	const fromList = page.waitForEvent('download')
	await button.click()
	expect((await fromList).suggestedFilename()).toBe('ikram.docx')
	expect(await readFile(await (await fromList).path())).toEqual(word)

	await row.getByRole('link', { name: 'Zoë Ångström' }).click()
	const details = panel(page, 'Zoë Ångström')
	await expect(details.getByRole('link', { name: 'amara.okafor@mail.example' })).toHaveAttribute('href', /^mailto:/)
	await expect(details.getByRole('link', { name: '2348025550134' })).toHaveAttribute('href', 'tel:+2348025550134')
	await expect(details).toContainText('Zoë Ångström, CV.pdf')
	await expect(details.getByRole('button', { name: 'Erase' }), 'for Admin only').toBeHidden()
	await expectAccessible(page)
	const fromPanel = page.waitForEvent('download')
	await details.getByRole('button', { name: 'Download resume' }).click()
	expect((await fromPanel).suggestedFilename(), 'as the filename header has it').toBe('Zoe-Angstrom,-CV.pdf')
	expect(await readFile(await (await fromPanel).path())).toEqual(cv.buffer)
})

test('An administrator erases an application; its job can then be deleted', async ({ page, request }) => {
	const job = await addJob(request)
	await sendApplication(request, job, { firstName: 'Ngozi' })
	await startSession(page, 'admin')
	await openDesk(page, job)
	await page.getByRole('link', { name: 'Ngozi Okafor' }).click()
	const details = panel(page, 'Ngozi Okafor')
	await details.getByRole('button', { name: 'Erase' }).click()
	const question = page.getByRole('alertdialog', { name: 'Erase this application?' })
	await expect(question).toContainText('Ngozi Okafor')
	await expect(question).toContainText('cv.pdf')
	await expectAccessible(page)
	await page.keyboard.press('ArrowRight')
	await question.getByRole('button', { name: 'Cancel' }).click()
	await expect(details).toBeVisible()
	await details.getByRole('button', { name: 'Erase' }).click()
	await question.getByRole('button', { name: 'Erase' }).click()
	await expectToast(page, 'Application erased')
	await expect(details).toBeHidden()
	await expect(page.getByRole('cell', { name: 'Nothing matches' })).toBeVisible()
	expect(await applicationsFor(request, job)).toEqual([])
})

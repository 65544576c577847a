import { readFile } from 'node:fs/promises'
import { asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { runCron } from '#tests/support/browser/cron.ts'
import { newName, requestsIn, sendEnquiry, storedFrom } from '#tests/support/browser/enquiry-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { rowOf } from '#tests/support/browser/publishing-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test.use({ hasTouch: true })

test('A request is taken up, snoozed, done and brought back by keys, beside the list', async ({ page, request }) => {
	const name = newName()
	await page.clock.install()
	await sendEnquiry(request, { name })
	await page.setViewportSize({ width: 1280, height: 800 })
	await startSession(page, 'contactrequests')
	await page.goto(`/Admin/Contactpage?page=1&search=${name}`)
	const row = requestsIn(page).filter({ hasText: name })
	await expect(page.getByRole('radio', { name: 'New' })).toBeChecked()
	await expect(row).toContainText('New: ')
	await expect(row).toContainText('Nobody')
	const counted = page.getByRole('navigation', { name: 'Sections' }).getByText(/^[\d,]+\+? new$/)
	await expect(counted).toBeVisible()

	await page.keyboard.press('j')
	await expect(row.getByRole('link')).toBeFocused()
	await page.keyboard.press('Enter')
	const conversation = page.getByRole('dialog', { name, exact: true })
	await expect(conversation).toContainText('partial shipments')
	await expect(row, 'the list stays beside it').toBeVisible()

	await row.getByRole('checkbox').check()
	const place = await row.boundingBox()
	await sendEnquiry(request, { emailId: `${name.toLowerCase().replace(' ', '.')}@visitor.example` })
	await page.clock.fastForward('01:00')
	const arrived = page.getByRole('button', { name: /^1 new/ })
	await expect(arrived, 'the list learns of one that its search finds').toBeVisible()
	await expect(page).toHaveTitle(/^\([\d,]+\+?\) Contact requests \| /)
	expect(await row.boundingBox(), 'no row moves').toEqual(place)
	await expect(requestsIn(page)).toHaveCount(1)
	await expectAccessible(page, [1280])
	await arrived.click()
	await expect(requestsIn(page)).toHaveCount(2)
	await expect(arrived).toHaveCount(0)
	await expect(conversation).toBeVisible()
	await expect(row.getByRole('checkbox')).toBeChecked()
	await row.getByRole('checkbox').uncheck()

	await page.keyboard.press('a')
	await expectToast(page, 'Assigned to you')
	await expect(row, 'it is Open now, and stays on screen').toHaveCount(0)
	await expect(conversation).toBeVisible()
	await page.getByRole('radio', { name: 'Open' }).check()
	await expect(row.getByTitle('Joana Filgueiras')).toBeVisible()

	await page.keyboard.press('j')
	await page.keyboard.press('s')
	const until = page.getByRole('dialog', { name: 'Snooze until' })
	await expectAccessible(page)
	await until
		.getByRole('button', { name: /morning/ })
		.first()
		.click()
	await expectToast(page, 'Snoozed until')
	await expect(row).toHaveCount(0)
	await page.getByRole('radio', { name: 'Waiting' }).check()
	await expect(row).toContainText('Until')

	await row.getByRole('link').focus()
	await page.keyboard.press('e')
	await expectToast(page, 'Done')
	await expect(row).toHaveCount(0)
	await page.getByRole('button', { name: 'Undo' }).last().click()
	await expectToast(page, 'Undone')
	await expect(row, 'it sleeps again').toContainText('Until')

	const [stored] = await storedFrom(request, name)
	await page.goto(`/Admin/Contactpage?request=${stored?.id}`)
	await expect(conversation, 'a link opens it in tab All').toBeVisible()
	await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
})

test('The same by thumb on a phone, where the conversation takes the place of the list and is answered', async ({
	page,
	request,
}) => {
	const name = newName()
	await sendEnquiry(request, { name })
	await page.setViewportSize({ width: 390, height: 844 })
	await startSession(page, 'contactrequests')
	await page.goto(`/Admin/Contactpage?page=1&search=${name}`)
	const row = requestsIn(page).filter({ hasText: name })
	await row.getByRole('link').tap()
	const conversation = page.getByRole('dialog', { name, exact: true })
	await expect(row).toBeHidden()
	await expectAccessible(page, [390])
	await conversation.getByRole('button', { name: 'Back to the list' }).tap()
	await expect(row.getByRole('link'), 'the place is kept').toBeFocused()

	await row.getByRole('link').tap()
	await conversation.getByRole('button', { name: 'Assign to me' }).tap()
	await expectToast(page, 'Assigned to you')
	await conversation.getByRole('button', { name: 'Reply', exact: true }).tap()
	const field = conversation.getByRole('textbox', { name: 'Reply as' })
	await expect(field).toBeFocused()
	await field.fill('We answer partial shipments.')
	await conversation.getByRole('button', { name: 'Send', exact: true }).tap()
	const reply = conversation.getByRole('article').filter({ hasText: 'replied' })
	await expect(reply).toContainText('We answer partial shipments.')
	await expect(reply).toBeFocused()
	await conversation.getByRole('button', { name: 'Snooze' }).tap()
	await page
		.getByRole('dialog', { name: 'Snooze until' })
		.getByRole('button', { name: /morning/ })
		.first()
		.tap()
	await expectToast(page, 'Snoozed until')
	await expect(conversation, 'it is over, so the list comes back').toBeHidden()
	await page.getByRole('radio', { name: 'Waiting' }).tap()
	await row.getByRole('link').tap()
	await conversation.getByRole('button', { name: 'Done', exact: true }).tap()
	await expectToast(page, 'Done')
	await expect(row).toHaveCount(0)
	await page.getByRole('button', { name: 'Undo' }).last().tap()
	await expectToast(page, 'Undone')
	await expect(row).toBeVisible()
})

test('A request wakes, is spam and comes back, and moves to another department; the list is exported, and the report counts it', async ({
	page,
	request,
}) => {
	const [name, department, mailbox] = [newName(), `Harbours ${unique()}`, `${unique()}@company.example`]
	const departmentId = await asAdmin(request, '/api/contactuscontroller/saveDepartment', { name: department, mailbox })
	await sendEnquiry(request, { name })
	const [{ id } = { id: 0 }] = await storedFrom(request, name)
	const wakesAt = new Date(Date.now() + 2_000).toISOString()
	await asAdmin(request, '/api/enquirydeskcontroller/triage', { subjects: [{ id, version: 1, wakesAt }] })
	await runCron(request, Date.parse(wakesAt))

	await startSession(page, 'contactrequests')
	await page.goto(`/Admin/Contactpage?page=1&status=open&search=${name}`)
	const row = requestsIn(page).filter({ hasText: name })
	await expect(row, 'it is awake').toBeVisible()
	await row.getByRole('link').click()
	const conversation = page.getByRole('dialog', { name, exact: true })
	await expect(conversation.getByText('snoozed this until')).toBeVisible()
	await expect(conversation.getByText('Woken')).toBeVisible()
	const choose = async (act: string) => {
		await conversation.getByRole('button', { name: 'More acts' }).click()
		await page.getByRole('menuitem', { name: act }).click()
	}

	await choose('Spam')
	await expectToast(page, 'Marked as spam')
	await expect(row).toHaveCount(0)
	await page.getByRole('radio', { name: 'Spam' }).check()
	await row.getByRole('link').click()
	await conversation.getByRole('button', { name: 'Not spam' }).click()
	await expectToast(page, 'Reopened')
	await expect(row).toHaveCount(0)

	await choose('Move to another department')
	const choices = page.getByRole('dialog', { name: 'Move to another department' })
	await choices.getByRole('button', { name: department }).click()
	await expectToast(page, 'Moved to')
	await expect(await openMailTo(page, mailbox)).toContainText(`New enquiry for ${department}: ${name}`)
	// The page composes the mail about the arrival again, so it has the new mailbox, too.
	await expect(page.getByRole('article').filter({ hasText: `To ${mailbox}` })).toHaveCount(2)

	await page.goto(`/Admin/Contactpage?page=1&status=open&department=${departmentId}`)
	await expect(row).toBeVisible()
	const started = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Export CSV' }).click()
	const file = await started
	expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
	const [, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
	expect(lines, 'only what the list shows').toEqual([expect.stringContaining(`,Open,,${department},${name},`)])

	await page.getByRole('link', { name: 'Report' }).click()
	await page.getByRole('navigation', { name: 'Grouped by' }).getByRole('link', { name: 'Department' }).click()
	await expect(page.getByRole('table', { name: 'Enquiries by department' })).toBeVisible()
	await expect(rowOf(page, department).getByRole('cell')).toHaveText([department, '1', '0 0 %', 'none yet', 'none yet'])
})

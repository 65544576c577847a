import type { APIRequestContext, Page } from '@playwright/test'
import { undoReplyMs } from '#contracts/shared/periods.ts'
import { addColleague, asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { runCron } from '#tests/support/browser/cron.ts'
import { newName, requestsIn, sendEnquiry, storedFrom } from '#tests/support/browser/enquiry-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { brand } from '#web/content/brand.ts'

/** Sends an enquiry and returns its sender and its id. */
async function newEnquiry(request: APIRequestContext) {
	const [name, emailId] = [newName(), `${unique()}@visitor.example`]
	await sendEnquiry(request, { name, emailId })
	const [{ id } = { id: 0 }] = await storedFrom(request, name)
	return { id, name, emailId }
}

async function openConversation(page: Page, { id, name }: { id: number; name: string }) {
	await page.goto(`/Admin/Contactpage?page=1&request=${id}`)
	const panel = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name }) })
	await expect(panel.getByRole('heading', { name })).toBeVisible()
	return { panel, field: panel.getByRole('textbox', { name: 'Reply as' }) }
}

test('A salesperson takes an enquiry, sends a saved reply that was taken back once, and tells a colleague; the visitor answers by mail, and it is done', async ({
	page,
	request,
}) => {
	const enquiry = await newEnquiry(request)
	const title = `Prices ${unique()}`
	await asAdmin(request, '/api/enquirydeskcontroller/savesavedreply', {
		id: null,
		title,
		text: 'Dear {name}, your reference is {reference}.',
	})
	const colleague = await addColleague(request, { permissions: ['Contact requests'], fullName: 'Kofi Amankwah' })
	await startSession(page, 'contactrequests')
	const { panel, field } = await openConversation(page, enquiry)
	await panel.getByRole('button', { name: 'Assign to me' }).click()
	await expect(panel.getByText('took this')).toBeVisible()

	await panel.getByRole('button', { name: 'Saved replies' }).click()
	const search = page.getByRole('combobox', { name: 'Search saved replies' })
	await search.fill(title)
	await expect(page.getByRole('option', { name: title })).toBeVisible()
	await expectAccessible(page)
	await search.press('Enter')
	await expect(field).toBeFocused()
	await expect(field).toHaveValue(new RegExp(`^Dear ${enquiry.name}, your reference is [2-9A-Z]{3}-[2-9A-Z]{3}\\.$`))

	await panel.getByRole('button', { name: 'Send', exact: true }).click()
	const reply = panel.getByRole('article').filter({ hasText: 'replied' })
	await expect(reply).toBeFocused()
	await expect(reply).toContainText(/Leaves in \d+ s/)
	await expect(field).toHaveValue('')

	await reply.getByRole('button', { name: 'Undo' }).click()
	await expect(reply).toBeHidden()
	await expect(field).toBeFocused()
	await expect(field).toHaveValue(/^Dear /)
	await field.press('Control+Enter')
	await expect(reply).toBeFocused()
	await runCron(request, Date.now() + undoReplyMs)
	await expectAccessible(page)
	await expect(panel.getByText('Waiting', { exact: true }).first()).toBeVisible()

	await panel.getByRole('tab', { name: 'Note' }).click()
	const note = panel.getByRole('textbox', { name: 'Note' })
	await note.fill('Please call them, @')
	await note.press('End')
	await note.pressSequentially(colleague.userName.slice(0, 6))
	await expect(panel.getByRole('option', { name: colleague.userName })).toHaveAttribute('aria-selected', 'true')
	await expectAccessible(page, [1280])
	await note.press('Enter')
	await expect(note).toHaveValue(`Please call them, @${colleague.userName} `)
	await panel.getByRole('button', { name: 'Add note' }).click()
	await expect(panel.getByRole('article').filter({ hasText: 'only staff see it' })).toBeFocused()
	await expect(panel.getByText('told Kofi Amankwah')).toBeVisible()
	await expect(reply, 'it can no longer be taken back').toContainText('Handed over to the mail service')
	await openMailTo(page, `${colleague.email}@${brand.mailDomain}`)

	const mail = await openMailTo(page, enquiry.emailId)
	await expect(mail).toContainText(`Dear ${enquiry.name}, your reference is`)
	const answer = `Thank you. Does it work with drafts, too? ${unique()}`
	await mail.getByLabel('Answer').fill(answer)
	await mail.getByRole('button', { name: 'Send the answer' }).click()
	// The mails that tell staff hold it, too.
	const received = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Received' }) })
	await expect(received.filter({ hasText: answer })).toContainText(`From ${enquiry.emailId}`)

	await page.goto(`/Admin/Contactpage?page=1&status=open&search=${enquiry.name}`)
	const row = requestsIn(page).filter({ hasText: enquiry.name })
	await expect(row, 'it is open again').toContainText(answer)
	await expect(row).toContainText('Answer due')
	await row.getByRole('link').click()
	await expect(panel.getByRole('article').filter({ hasText: 'by mail' })).toContainText(answer)
	await panel.getByRole('button', { name: 'Done', exact: true }).click()
	await expectToast(page, 'Done')
	await expect(row).toHaveCount(0)
})

test('Two people reply at once: the second is stopped, reads the first answer, and decides', async ({
	page,
	newVisitor,
	request,
	allowConsoleErrors,
}) => {
	// The browser's message for the refused reply.
	allowConsoleErrors(/status of 409/)
	const enquiry = await newEnquiry(request)
	const { userName, password } = await addColleague(request, { permissions: ['Contact requests'] })
	await startSession(page, 'contactrequests')
	const first = await openConversation(page, enquiry)
	await first.field.fill('We answer partial shipments.')

	const colleague = await newVisitor()
	await startSession(colleague, userName, password)
	const second = await openConversation(colleague, enquiry)
	await expect(second.panel.getByText('has this open.')).toBeVisible()
	await second.field.fill('Partial shipments work, too.')

	await first.panel.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(first.panel.getByRole('article').filter({ hasText: 'We answer partial shipments.' })).toBeVisible()

	await second.panel.getByRole('button', { name: 'Send', exact: true }).click()
	const question = second.panel.getByRole('alert').filter({ hasText: 'It was not sent.' })
	await expect(question).toContainText('We answer partial shipments.')
	await expect(question).toBeFocused()
	await expect(second.panel.getByRole('article').filter({ hasText: 'New' })).toContainText(
		'We answer partial shipments.',
	)
	await expect(second.field).toHaveValue('Partial shipments work, too.')
	await expectAccessible(colleague, [1280])

	await question.getByRole('button', { name: 'Keep writing' }).click()
	await expect(second.field).toBeFocused()
	await second.field.fill('Partial shipments work, too. My colleague has told you how.')
	await second.panel.getByRole('button', { name: 'Send and close' }).click()
	await expect(second.panel.getByRole('article').filter({ hasText: 'My colleague has told you' })).toBeVisible()
	await expect(second.panel.getByText('Done', { exact: true }).first()).toBeVisible()
})

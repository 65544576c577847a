import type { APIRequestContext, Page } from '@playwright/test'
import { undoReplyMs } from '#contracts/shared/periods.ts'
import { addColleague, asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { runCron } from '#tests/support/browser/cron.ts'
import { newName, requestsIn, sendEnquiry, storedFrom } from '#tests/support/browser/enquiry-page.ts'
import { answerAddressFor, deliverFixture, deliverMail } from '#tests/support/browser/given-mail.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { brand } from '#web/content/brand.ts'

/** Sends an enquiry. The address in it may be that of an earlier one. */
async function newEnquiry(request: APIRequestContext, emailId = `${unique()}@customer.example`) {
	const name = newName()
	// Requests with one number are of one person, too.
	const phoneNo = `91${Math.trunc(1e9 + Math.random() * 9e9)}`
	await sendEnquiry(request, { name, emailId, phoneNo })
	const [{ id } = { id: 0 }] = await storedFrom(request, name)
	return { id, name, emailId }
}

const panelOf = (page: Page, name: string) =>
	page.getByRole('dialog').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function openConversation(page: Page, { id, name }: { id: number; name: string }) {
	await page.goto(`/Admin/Contactpage?page=1&request=${id}`)
	const panel = panelOf(page, name)
	await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible()
	return panel
}

/** Opens the newest request that a search finds. */
async function openFound(page: Page, text: string) {
	await page.goto(`/Admin/Contactpage?page=1&status=all&search=${encodeURIComponent(text)}`)
	const row = requestsIn(page).first()
	await expect(row).toBeVisible()
	await row.getByRole('link').click()
	return page.getByRole('dialog').first()
}

const sales = `sales@${brand.mailDomain}`

test('A help desk answers with automatic headers, and the request is open again', async ({ page, request }) => {
	const enquiry = await newEnquiry(request)
	const reply = await answerAddressFor(page, enquiry.emailId)
	await asAdmin(request, '/api/enquirydeskcontroller/triage', {
		subjects: [{ id: enquiry.id, version: 1, state: 'done' }],
	})
	await deliverFixture(request, 'reply-helpdesk-agent', { from: 'support@buyer.example', to: reply })
	await startSession(page, 'contactrequests')
	await page.goto(`/Admin/Contactpage?page=1&status=open&search=${enquiry.name}`)
	await expect(requestsIn(page)).toHaveCount(1)
	await requestsIn(page).getByRole('link').click()
	const mail = panelOf(page, enquiry.name).getByRole('article').filter({ hasText: 'go ahead with the order' })
	await expect(mail).toContainText('from another address: support@buyer.example')
})

test('A form of a partner writes from a robot: the reply goes to the person in Reply-To', async ({ page, request }) => {
	const person = `${unique()}@buyer.example`
	await deliverFixture(request, 'form-noreply-replyto', {
		...{ from: 'no-reply@forms.partner.example', to: sales },
		places: { 'asha.pillai@buyer.example': person, 'f1@': `${unique()}@` },
	})
	await startSession(page, 'contactrequests')
	const panel = await openFound(page, person)
	await expect(panel.getByRole('link', { name: person })).toBeVisible()
	await panel.getByRole('textbox', { name: 'Reply as' }).fill('We call you tomorrow.')
	await panel.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(panel.getByRole('article').filter({ hasText: 'We call you tomorrow.' })).toBeVisible()
	await runCron(request, Date.now() + undoReplyMs)
	await expect(await openMailTo(page, person)).toContainText('We call you tomorrow.')
})

for (const [where, width] of [
	['beside the list', 1280],
	['on a phone', 390],
] as const)
	test(`Those whom a customer has copied get the reply, too, ${where}, but for one who is taken off`, async ({
		page,
		request,
	}) => {
		const customer = `${unique()}@customer.example`
		await deliverFixture(request, 'cc-others', {
			...{ from: customer, to: sales },
			places: { 'ravi.menon@customer.example': customer, 'c1@': `${unique()}@` },
		})
		await page.setViewportSize({ width, height: 844 })
		await startSession(page, 'contactrequests')
		const panel = await openFound(page, customer)
		await expect(panel.getByRole('article').filter({ hasText: 'Leela and the head of IT' })).toContainText(
			'To: you, Leela Thomas <leela@customer.example>, IT, Head of <it@customer.example>',
		)
		const field = panel.getByRole('textbox', { name: 'Reply as' })
		await field.fill('Here is the plan.')
		const copies = panel.getByRole('group', { name: 'Copy to' })
		const other = copies.getByRole('button', { name: 'it@customer.example' })
		await expect(other).toHaveAttribute('aria-pressed', 'true')
		await other.press('Space')
		await expect(other).toHaveAttribute('aria-pressed', 'false')
		await expectAccessible(page, [width])
		await expect(panel.getByText('Draft saved')).toBeVisible()

		await page.reload()
		await expect(field).toHaveValue('Here is the plan.')
		await expect(other, 'the draft keeps it').toHaveAttribute('aria-pressed', 'false')
		await panel.getByRole('button', { name: 'Send', exact: true }).click()
		await expect(panel.getByRole('article').filter({ hasText: 'Here is the plan.' })).toContainText(
			'Copy to: leela@customer.example',
		)
		await runCron(request, Date.now() + undoReplyMs)
		const mail = await openMailTo(page, customer)
		await expect(mail).toContainText('Cc: leela@customer.example')
		await expect(mail).not.toContainText('it@customer.example')
		await expect(mail, 'what is answered is quoted').toContainText('> Leela and the head of IT are copied.')
	})

test('Two requests of one person are merged, a link to the newer one leads to both, and Undo takes them apart', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	// The list has no row of a merged request.
	allowConsoleErrors(/status of 404/)
	const older = await newEnquiry(request)
	const newer = await newEnquiry(request, older.emailId)
	await startSession(page, 'contactrequests')
	const panel = await openConversation(page, newer)
	await panel.getByText('From the same person (1)').click()
	await expectAccessible(page, [1280])
	await panel.getByRole('button', { name: /^Merge .* with this$/ }).click()
	await expectToast(page, 'Merged')
	const both = panelOf(page, older.name)
	await expect(both.getByRole('article').filter({ hasText: 'Merged: ' })).toContainText(newer.name)
	await expect(page).toHaveURL(new RegExp(`request=${older.id}\\b`))

	await page.goto(`/Admin/Contactpage?request=${newer.id}`)
	await expect(both.getByText(/merged .* into this/)).toBeVisible()
	await expect(page).toHaveURL(new RegExp(`request=${older.id}\\b`))
	await both.getByRole('button', { name: 'Undo' }).click()
	await expectToast(page, 'Undone')
	await expect(both.getByRole('article').filter({ hasText: 'Merged: ' })).toHaveCount(0)

	await page.goto(`/Admin/Contactpage?page=1&search=${older.emailId}`)
	await expect(requestsIn(page)).toHaveCount(2)
	await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
	await page.getByRole('button', { name: 'Merge', exact: true }).click()
	await expectToast(page, '2 contact requests merged')
	await expect(requestsIn(page)).toHaveCount(1)
	await expect(requestsIn(page)).toContainText(older.name)
	await page.getByRole('button', { name: 'Undo' }).last().click()
	await expect(requestsIn(page)).toHaveCount(2)
})

test('A customer was answered by telephone, which waits for them and can be taken back; their address is corrected', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	// The browser's message for the refused address.
	allowConsoleErrors(/status of 400/)
	const enquiry = await newEnquiry(request)
	await startSession(page, 'contactrequests')
	const panel = await openConversation(page, enquiry)
	const choose = async (act: string) => {
		await panel.getByRole('button', { name: 'More acts' }).click()
		await page.getByRole('menuitem', { name: act }).click()
	}
	await choose('Answered elsewhere')
	await expectToast(page, 'Answered elsewhere')
	await expect(panel.getByText('answered this elsewhere')).toBeVisible()
	await expect(panel.getByText('Waiting', { exact: true }).first()).toBeVisible()
	await panel.getByRole('button', { name: 'Undo' }).click()
	await expectToast(page, 'Undone')
	await expect(panel.getByText('answered this elsewhere')).toHaveCount(0)
	await expect(panel.getByText('New', { exact: true }).first()).toBeVisible()

	const right = `${unique()}@customer.example`
	await choose('Correct the address')
	const question = page.getByRole('dialog', { name: 'Correct the address' })
	await expectAccessible(page, [1280])
	await question.getByLabel('Email').fill(sales)
	await question.getByRole('button', { name: 'Correct' }).click()
	await expect(question.getByText('is an address of this site')).toBeVisible()
	await question.getByLabel('Email').fill(right)
	await question.getByRole('button', { name: 'Correct' }).click()
	await expectToast(page, 'The address is now')
	await expect(panel.getByRole('link', { name: right })).toBeVisible()
	await expect(panel.getByText('corrected the address')).toBeVisible()
	await expect(panel.getByText(enquiry.emailId, { exact: true })).toBeVisible()
})

test('A forwarded mail stays whole, as what it asks for stands in its lower part', async ({ page, request }) => {
	const enquiry = await newEnquiry(request)
	const reply = await answerAddressFor(page, enquiry.emailId)
	await deliverFixture(request, 'reply-outlook-forward', {
		...{ from: enquiry.emailId, to: reply },
		places: { 'ravi.menon@customer.example': enquiry.emailId },
	})
	await startSession(page, 'contactrequests')
	const panel = await openConversation(page, enquiry)
	const mail = panel.getByRole('article').filter({ hasText: 'Can you answer by Friday?' })
	await expect(mail.getByText('Where is the log file?')).toBeVisible()
	await expect(mail.getByText('FW: Error during import')).toBeVisible()
})

test('A colleague answers a notice from their mail program, and it is a note of theirs', async ({ page, request }) => {
	const enquiry = await newEnquiry(request)
	const colleague = await addColleague(request, { permissions: ['Contact requests'], fullName: 'Kofi Amankwah' })
	await asAdmin(request, '/api/enquirydeskcontroller/triage', {
		subjects: [{ id: enquiry.id, version: 1, ownerId: colleague.id }],
	})
	const address = `${colleague.email}@${brand.mailDomain}`
	await runCron(request, Date.now())
	const notice = await answerAddressFor(page, address)
	const text = `I know them, let me call. ${unique()}`
	const head = [
		`Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${brand.mailDomain}`,
		`Message-ID: <${unique()}@${brand.mailDomain}>`,
		`From: Kofi Amankwah <${address}>`,
		`To: ${notice}`,
		'Subject: Re: A request is yours',
	]
	await deliverMail(request, [...head, '', text].join('\r\n'), { from: address, to: notice })
	await startSession(page, 'contactrequests')
	const panel = await openConversation(page, enquiry)
	const note = panel.getByRole('article').filter({ hasText: text })
	await expect(note).toContainText('Kofi Amankwah')
	await expect(note).toContainText('only staff see it')
})

import { asAdmin, unique } from '#tests/support/browser/colleague.ts'
import {
	enquiryForm,
	newName,
	requestsIn,
	sendButton,
	sendEnquiry,
	storedFrom,
	typeEnquiry,
} from '#tests/support/browser/enquiry-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { brand } from '#web/content/brand.ts'
import { keepsOrigin } from '#web/content/keeps-origin.ts'
import { pages } from '#web/content/pages.ts'

test('An enquiry travels from a phone to the desk it was meant for, and its sender gets a receipt', async ({
	page,
	newVisitor,
	request,
}) => {
	const name = newName()
	const email = `${unique()}@kollamspice.example`
	const message = 'Can a letter of credit be amended after issue?\n\nIt is for a bank.'
	const visitor = await newVisitor()
	await visitor.setViewportSize({ width: 390, height: 844 })
	await visitor.goto('/contact')
	await typeEnquiry(visitor, { name, message, category: 'Investors', email })
	const sentAt = Date.now()
	await sendButton(visitor).click()
	await expectToast(visitor, 'Contact details submitted successfully')
	const thanks = enquiryForm(visitor).getByRole('status').filter({ hasText: 'Your enquiry is with the desk' })
	await expect(thanks, 'the toast goes, this stays').toContainText(
		/Your reference is \w{3}-\w{3}\. We answer by \d+ \w+, \d\d:\d\d \(\w+\)\./,
	)
	const reference = /\w{3}-\w{3}/.exec((await thanks.textContent()) ?? '')?.[0] ?? 'none'
	await expectAccessible(visitor)
	await enquiryForm(visitor).getByLabel('Name').fill('Another')
	await expect(thanks).toBeHidden()

	const mail = await openMailTo(visitor, `investors@${brand.mailDomain}`)
	await expect(mail).toContainText('/Admin/Contactpage')
	await expect(mail, 'a mail carries no personal data further than needed').not.toContainText('letter of credit')
	const receipt = visitor.getByRole('article').filter({ hasText: `To ${email}` })
	await expect(receipt.getByRole('heading')).toHaveText(`We have your enquiry ${reference}`)

	await startSession(page, 'contactrequests')
	await page.goto('/Admin/Contactpage?page=1&status=all')
	const row = requestsIn(page).filter({ hasText: name })
	await expect(row).toContainText('Kollam Spice Exports')
	await expect(row).toContainText('Investors')
	await expect(row).toContainText(reference)
	await expect(row).toContainText('Answer due')

	await row.getByRole('link', { name }).click()
	const dialog = page.getByRole('dialog', { name })
	await expect(dialog).toContainText('Can a letter of credit be amended after issue?')
	const arrived = dialog.getByRole('article').getByRole('time')
	expect(Math.abs(Date.parse((await arrived.getAttribute('datetime')) ?? '') - sentAt)).toBeLessThan(60_000)
	await expect(arrived).toHaveAttribute('title', / UTC$/)
	const inKochi = { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' } as const
	await expect(arrived).toContainText(new Intl.DateTimeFormat('en-GB', inKochi).format(sentAt))
	await expect(dialog.locator(`[href^="mailto:${email}"]`).first()).toBeVisible()
	await expect(dialog.locator('[href="tel:+914742555010"]').first()).toBeVisible()
	await dialog.getByRole('button', { name: 'Close', exact: true }).click()
	await expect(dialog).toBeHidden()

	await page.getByLabel('Department').selectOption('Partners')
	await expect(page).toHaveURL(/\/Admin\/Contactpage\?page=1&status=all&department=\d+$/)
	await expect(row).toBeHidden()
	await page.getByLabel('Department').selectOption('Investors')
	await expect(row).toBeVisible()
	expect(await storedFrom(request, name)).toHaveLength(1)
})

test('An enquiry tells where its visitor came from, and is sent without it where storage is blocked', async ({
	page,
	newVisitor,
	request,
}) => {
	const originOf = async (name: string) => {
		const [{ id } = { id: 0 }] = await storedFrom(request, name)
		return (await asAdmin(request, `/api/enquirydeskcontroller/conversation/${id}`)).origin
	}
	const name = newName()
	await page.goto('/?utm_source=newsletter&utm_campaign=autumn', { referer: 'https://news.example/story' })
	await page.goto(pages.careers.path)
	await page.getByRole('contentinfo').locator('a[href^="/contact#"]').first().click()
	await expect(sendButton(page)).toBeEnabled()
	await page.reload()
	await typeEnquiry(page, { name })
	await sendButton(page).click()
	await expect(enquiryForm(page).getByLabel('Name')).toHaveValue('')
	const visit = {
		page: pages.contact.path,
		landingPage: '/',
		referrer: 'news.example',
		campaign: { source: 'newsletter', campaign: 'autumn' },
		pages: 3,
		language: await page.evaluate(() => navigator.language),
		country: null,
	}
	expect(await originOf(name)).toEqual(keepsOrigin ? visit : null)
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

	const visitor = await newVisitor()
	await visitor.addInitScript(() =>
		Object.defineProperty(window, 'sessionStorage', {
			get: () => {
				throw new DOMException('Blocked', 'SecurityError')
			},
		}),
	)
	const other = newName()
	await visitor.goto('/contact?utm_source=newsletter')
	await typeEnquiry(visitor, { name: other })
	await sendButton(visitor).click()
	await expect(enquiryForm(visitor).getByLabel('Name')).toHaveValue('')
	const unknown = { page: pages.contact.path, landingPage: null, campaign: {}, pages: null }
	expect(await originOf(other)).toEqual(keepsOrigin ? expect.objectContaining(unknown) : null)
})

test('An administrator erases an enquiry for good, and adds a department that can be chosen at once', async ({
	page,
	request,
}) => {
	const name = newName()
	await sendEnquiry(request, { name })
	await startSession(page, 'admin')
	await page.goto('/Admin/Contactpage?page=1&status=all')
	const row = requestsIn(page).filter({ hasText: name })
	const erase = async () => {
		await row.getByRole('button', { name: `More for the request of ${name}` }).click()
		await page.getByRole('menuitem', { name: 'Erase' }).click()
	}
	await erase()
	const question = page.getByRole('alertdialog', { name: 'Erase this contact request?' })
	await expectAccessible(page)
	await question.getByRole('button', { name: 'Cancel' }).click()
	await expect(row).toBeVisible()
	await erase()
	await question.getByRole('button', { name: 'Erase' }).click()
	await expectToast(page, 'Contact request erased')
	await expect(row).toBeHidden()
	expect(await storedFrom(request, name)).toEqual([])

	const department = `Museums ${unique()}`
	await page.getByRole('button', { name: 'Departments' }).click()
	const dialog = page.getByRole('dialog', { name: 'Departments' })
	await expect(dialog.getByText(`investors@${brand.mailDomain}`)).toBeVisible()
	await dialog.getByRole('button', { name: 'Add department' }).click()
	await dialog.getByLabel('Department name').fill(department)
	await dialog.getByLabel('Mailbox').fill('museums@company.example')
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByText(department)).toBeVisible()
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await expect(page.getByLabel('Department').getByRole('option', { name: department })).toBeAttached()

	await page.goto('/contact')
	await expect(page.getByLabel('Category').getByRole('option', { name: department })).toBeAttached()
})

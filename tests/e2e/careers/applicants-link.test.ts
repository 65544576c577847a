import { openApply, sendButton, typeApplication } from '#tests/support/browser/apply-page.ts'
import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { addJob, sendApplication } from '#tests/support/browser/saved-jobs.ts'
import { careersAddress } from '#web/content/careers-address.ts'

test('After an application the careers page shows a receipt with the link to the own page, until it is hidden', async ({
	page,
	request,
}) => {
	await page.setViewportSize({ width: 390, height: 844 })
	const job = await addJob(request)
	await page.goto('/careers')
	const receipt = page.getByRole('status').filter({ hasText: 'We have your application' })
	await expect(page.getByRole('link', { name: 'See your application' })).toBeHidden()
	await openApply(page, job)
	await typeApplication(page, { Email: `${unique()}@applicant.example` })
	await sendButton(page).click()
	await page.waitForURL(/\/careers$/)
	await expect(receipt).toHaveText(
		new RegExp(`We have your application for ${job.title}\\. Your reference is [\\dA-Z]{3}-[\\dA-Z]{3}\\.`),
	)
	await expect(page.locator('body'), 'the focus is not taken').toBeFocused()
	await expectAccessible(page)
	await page.reload()
	await receipt.getByRole('link', { name: 'See your application' }).click()
	await expect(page).toHaveURL(/\/application\/[\da-f]{64}$/)
	await expect(page.getByText(job.title)).toBeVisible()
	await page.goBack()
	await receipt.getByRole('button', { name: 'Hide' }).focus()
	await page.keyboard.press('Enter')
	await expect(receipt.getByRole('button', { name: 'Hide' })).toBeHidden()
	await expect(page.getByRole('main')).toBeFocused()
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(receipt.getByRole('button', { name: 'Hide' })).toBeHidden()
	expect(await page.evaluate(() => sessionStorage.getItem('application-receipt'))).toBeNull()
})

test('Who has lost the link asks for it by address and position; a stranger reads the same', async ({
	page,
	request,
}) => {
	const job = await addJob(request)
	const email = `${unique()}@applicant.example`
	await sendApplication(request, job, { email })
	await page.goto('/application')
	const form = page.getByRole('form', { name: 'Send me a new link' })
	const send = form.getByRole('button', { name: 'Send the link' })
	const said = form.getByRole('status')
	await expect(send).toBeEnabled()
	await send.click()
	await expect(form.getByLabel('Email')).toBeFocused()
	await expect(form).toContainText('Position is required')
	await expectAccessible(page)
	for (const each of [`nobody.${email}`, email]) {
		await form.getByLabel('Email').fill(each)
		await form.getByLabel('Position').selectOption(String(job.id))
		await send.click()
		await expect(said).toHaveText('If there is an application with this address, the link is on its way.')
		await expect(form.getByLabel('Email'), 'the form is reset').toHaveValue('')
	}
	const mail = await openMailTo(page, email)
	await expect(mail).toContainText('asked for the link to your application')
	await expect(page.getByText(`To nobody.${email}`)).toHaveCount(0)
})

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false })

	test('the page of lost links names the address to write to, and the careers page has no receipt', async ({
		page,
	}) => {
		await page.goto('/application')
		await expect(page.getByRole('main').getByRole('link', { name: careersAddress })).toBeVisible()
		await expect(page.getByRole('form', { name: 'Send me a new link' })).toBeHidden()
		expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
		await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0)
		await page.goto('/careers')
		await expect(page.getByText('We have your application')).toBeHidden()
	})
})

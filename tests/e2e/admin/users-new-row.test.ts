import { addColleague, unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { brand } from '#web/content/brand.ts'

test('What the server says is shown in the form; then the list shows the new user, marked and announced', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 500/)
	const family = `row${unique()}`
	await Promise.all(Array.from({ length: 12 }, (_, n) => addColleague(request, { userName: `${family}.${n}` })))
	await startSession(page, 'admin')
	await page.goto(`/Admin/Users?page=1&search=${family}`)
	await page.getByRole('button', { name: 'Add user' }).click()
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	await dialog.getByLabel('Full name').fill('Olena Marsh')
	await dialog.getByLabel('User name').fill(`${family}.olena`)
	await dialog.getByLabel('E-mail').fill(`${family}.olena`)
	await dialog.getByLabel('Mobile number').fill(brand.staffNumbers.example)
	await dialog.getByLabel('Send a link to set the password').check()
	const errorMsg = 'The disk is full.'
	await page.route('**/saveusers', (route) => route.fulfill({ status: 500, json: { errorMsg } }), { times: 1 })
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByRole('alert')).toHaveText(errorMsg)
	await expectToast(page, errorMsg)

	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(page).toHaveURL(`/Admin/Users?page=2&search=${family}`)
	const row = page.getByRole('row').and(page.locator('[aria-current]'))
	await expect(row).toContainText(`${family}.olena`)
	await expect(row).toBeInViewport()
	const announced = page.getByText(`${family}.olena has been added and is shown in the list.`)
	await expect(announced).toBeAttached()
	await expectAccessible(page)
	await page
		.getByRole('link', { name: 'Page 1', exact: true })
		.or(page.getByRole('link', { name: '1', exact: true }))
		.click()
	await expect(row).toBeHidden()
	await expect(announced).toBeHidden()
})

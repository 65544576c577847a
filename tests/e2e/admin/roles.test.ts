import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { everySection } from '#tests/support/builders/sections.ts'

test('Who holds one role sees one section, in the menu and on the landing page', async ({ page }) => {
	await startSession(page, 'contactrequests')
	// A section without permission redirects to the overview.
	for (const path of ['/Admin/Users', '/Admin/Audit']) {
		await page.goto(path)
		await expect(page, path).toHaveURL('/Admin')
	}
	const menu = page.getByRole('navigation', { name: 'Sections' })
	await expect(menu.getByRole('link')).toHaveText(['Overview', /^Contact requests(\d+\+? new)?$/])
	const links = page.getByRole('main').getByRole('link')
	await expect(links.filter({ hasText: 'Contact requests' })).toBeVisible()
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
	expect(paths.filter((path) => !/^\/Admin\/(?:Contactpage|Account)/.test(path))).toEqual([])

	await menu.getByRole('link', { name: 'Contact requests' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact requests')
	const more = page.getByRole('button', { name: /^More for the request of/ }).first()
	await more.click()
	await expect(page.getByRole('menuitem', { name: 'Spam' })).toBeVisible()
	await expect(page.getByRole('menuitem', { name: 'Erase' }), 'for Admin only').toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Departments' }), 'for Admin only').toBeHidden()
	await page.goto('/Admin/Contactpage?departments')
	await expect(more).toBeVisible()
	await expect(page.getByRole('dialog')).toBeHidden()
})

test('Who holds no role has an account and nothing else', async ({ page, request }) => {
	const { userName, password } = await addColleague(request)
	await startSession(page, userName, password)
	for (const path of ['/Admin/Users', '/Admin/Contactpage']) {
		await page.goto(path)
		await expect(page).toHaveURL('/Admin')
	}
	await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText(['Overview'])
	await expect(page.getByText('Your account has no sections yet.')).toBeVisible()
	await expectAccessible(page)
})

test('An unknown path of the back office leads to its beginning', async ({ request }) => {
	for (const path of ['/Admin/Nothing', '/admin/users/5/nothing', '/Admin/Blogs/Nothing/1']) {
		const answer = await request.get(path, { maxRedirects: 0 })
		expect([answer.status(), answer.headers().location], path).toEqual([302, '/Admin/'])
	}
})

test('The menu is a sheet on a phone and folds to its icons on a desk', async ({ page }) => {
	await startSession(page, 'admin')
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/Admin/')
	await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
	await page.getByRole('button', { name: 'Menu' }).click()
	const sheet = page.getByRole('dialog', { name: 'Menu' })
	await expect(sheet.getByRole('link')).toContainText(everySection)
	await expectAccessible(page)
	await sheet.getByRole('link', { name: 'Users' }).click()
	await expect(sheet).toBeHidden()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')

	await page.setViewportSize({ width: 1280, height: 800 })
	const menu = page.getByRole('navigation', { name: 'Sections' })
	expect(await menu.evaluate((all) => all.scrollHeight - all.clientHeight), 'all of it is in view').toBe(0)
	await menu.getByRole('button', { name: 'Collapse menu' }).click()
	await menu.getByRole('link', { name: 'Contact requests' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact requests')
	await menu.getByRole('button', { name: 'Expand menu' }).click()
	await expect(menu.getByText('Contact requests')).toBeVisible()
})

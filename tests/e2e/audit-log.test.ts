import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'
import { addBlog, addNews } from '#tests/support/saved-items.ts'

test('An Admin finds who changed an item, which fields, and what they were', async ({ page, request }) => {
	const { id, title } = await addNews(request)
	await addNews(request, { id: String(id), title: `${title}, corrected`, hasThumbnailImageChanged: 'false' })
	await signIn(page, 'admin')
	await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Audit log' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
	const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row')
	await expect(rows).toHaveCount(21)

	await page.getByLabel('Section', { exact: true }).selectOption('News')
	await page.getByLabel('Item number').fill(String(id))
	await expect(rows).toHaveCount(3)
	await expect(rows.nth(1)).toContainText('changed')
	await expect(rows.nth(2)).toContainText('added')
	await expectAccessible(page)

	await rows
		.nth(1)
		.getByRole('link', { name: /^Changes/ })
		.click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText(title)
	await expect(dialog).toContainText(`${title}, corrected`)
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await expect(rows).toHaveCount(3)

	await page.getByLabel('User name').fill('nobody.of.this.name')
	await expect(page.getByText('Nothing has been recorded for this choice').first()).toBeVisible()
	await page.getByRole('button', { name: 'Clear Filters' }).click()
	await expect(rows).toHaveCount(21)
})

test('Words added to a long text are shown with the words before them, and as a part', async ({ page, request }) => {
	const long = (end: string) => `<p>${'The notes were older than the harbour. '.repeat(9)}${end}</p>`
	const { id, title } = await addBlog(request, { content: long('So they said.') })
	await addBlog(request, { blogsId: id, heading: title, content: long('So they said. And more.') })
	await signIn(page, 'admin')
	await page.goto(`/Admin/Audit?section=blogs&item=${id}`)
	await page.getByRole('link', { name: /^Changes of changed/ }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByText(/^….*the harbour\. So they said\.<\/p>$/)).toBeVisible()
	await expect(dialog.getByText(/^….*the harbour\. So they said\. And more\.<\/p>$/)).toBeVisible()
})

test('Nobody but an Admin is shown it', async ({ page }) => {
	await signIn(page, 'careers')
	await page.goto('/Admin/Audit')
	await expect(page).toHaveURL(/\/Admin\/?$/)
})

import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { addBlog } from '#tests/support/browser/saved-items.ts'

const longText = (end: string) => `<p>${'The notes were older than the harbour. '.repeat(9)}${end}</p>`

test('An Admin finds who changed an item, which fields, and what they were', async ({ page, request }) => {
	const { id, title } = await addBlog(request, { content: longText('So they said.') })
	await addBlog(request, { blogsId: id, heading: `${title}, corrected`, content: longText('So they said. And more.') })
	await startSession(page, 'admin')
	await page.goto('/Admin/Audit')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
	const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row')
	await expect(rows).toHaveCount(21)

	await page.getByLabel('Section', { exact: true }).selectOption('Blogs')
	await page.getByLabel('Item number').fill(String(id))
	await expect(rows).toHaveCount(3)
	await expect(page).toHaveURL(new RegExp(`section=blogs&item=${id}$`))
	await expect(rows.nth(1)).toContainText('changed')
	await expect(rows.nth(2)).toContainText('added')
	await expect(rows.nth(2).getByRole('link', { name: `${title}, corrected` })).toHaveAttribute(
		'href',
		new RegExp(`/${id}$`),
	)

	await rows
		.nth(1)
		.getByRole('link', { name: /^Changes of changed/ })
		.click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText(title)
	await expect(dialog).toContainText(`${title}, corrected`)
	// Words added to a long text are shown with their context, as an excerpt.
	await expect(dialog.getByText(/^….*the harbour\. So they said\.<\/p>$/)).toBeVisible()
	await expect(dialog.getByText(/^….*the harbour\. So they said\. And more\.<\/p>$/)).toBeVisible()
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await expect(rows).toHaveCount(3)

	await page.goto('/Admin/Audit?page=1&person=nobody.of.this.name')
	await expect(page.getByText('Nothing matches').first()).toBeVisible()
	await page.getByRole('button', { name: 'Clear Filters', exact: true }).click()
	await expect(rows).toHaveCount(21)
})

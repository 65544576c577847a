import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, cropDialog, formOn, pictureFile } from '#tests/support/browser/publishing-page.ts'
import { addBlogCategory, addBlogTag } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('An editor writes and publishes an article on a phone', async ({ page, request }) => {
	const [category, tag] = [await addBlogCategory(request), await addBlogTag(request)]
	const heading = `Written on the ferry ${unique()}`
	await startSession(page, 'blogs')
	await page.goto('/Admin/Blogs/Add')
	const { form, field, group, save } = formOn(page, 'Add blog')
	await field('Heading').fill(heading)
	await field('Sub heading').fill('Forty minutes between two piers.')
	const content = form.getByRole('textbox', { name: 'Content' })
	await content.tap()
	await page.keyboard.type('The ferry leaves at seven. Read more at www.company.example today.')
	await expect(content.getByRole('link', { name: 'www.company.example' })).toBeVisible()
	const bar = form.locator('[data-lower-bar]')
	await expect(bar, 'the bar has one row').toHaveJSProperty(
		'clientHeight',
		await bar.evaluate((bar) => bar.scrollHeight),
	)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

	await page.getByRole('button', { name: 'Settings', exact: true }).tap()
	await expect(field('Active')).toBeInViewport()
	await field('Active').check()
	await field('Category').selectOption({ label: category.name })
	await group('Tags').getByRole('checkbox', { name: tag.name, exact: true }).check()
	await field('Author name').fill('Devika Menon')
	await chooseFiles(chooser(group('Picture of the post')), pictureFile(1600, 1200, 'pier.png'))
	await cropDialog(page).getByRole('button', { name: 'Use all three' }).tap()
	await expect(cropDialog(page)).toBeHidden()
	await chooseFiles(chooser(group('Profile image')), pictureFile(40, 40, 'devika.png'))
	await expectAccessible(page, [390])

	await save.tap()
	await expectToast(page, 'Blog details saved successfully')
	const edit = (await page.getByRole('main').getByRole('link', { name: heading }).getAttribute('href')) ?? ''
	const article = await request.get(edit.replace('/Admin/Blogs/Edit', '/BlogView'))
	expect(await article.text()).toContain('The ferry leaves at seven.')
})

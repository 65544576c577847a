import { companyToday } from '#contracts/shared/company-time.ts'
import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, formOn, rowOf, stateIn, textFile } from '#tests/support/browser/publishing-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('A blog says what it lacks: a draft needs its heading alone, an active one everything', async ({ page }) => {
	const heading = `Only a heading ${unique()}`
	await startSession(page, 'blogs')
	await page.goto('/Admin/Blogs')
	await page.getByRole('button', { name: 'Add blog' }).click()
	const { form, field, group, save } = formOn(page, 'Add blog')
	const content = form.getByRole('textbox', { name: 'Content' })
	await expect(content).toBeVisible()
	const lacking = {
		'Heading is required.': field('Heading'),
		'Sub heading is required.': field('Sub heading'),
		'Author name is required.': field('Author name'),
		'Date is required.': field('Date'),
		'Category is required.': field('Category'),
		'At least one tag is required.': group('Tags'),
		'Thumbnail is required.': group('Thumbnail'),
		'Cover is required.': group('Cover'),
		'Profile image is required.': group('Profile image'),
		'Content is required.': content,
		'Priority is required.': field('Priority'),
	}

	await expect(field('Date'), 'today is proposed').toHaveValue(companyToday())
	await expect(field('Priority'), 'and no priority').toHaveValue('0')
	await field('Date').fill('')
	await field('Priority').selectOption('')
	await save.click()
	await expect(field('Heading')).toBeFocused()
	for (const [message, control] of Object.entries(lacking))
		if (message === 'Heading is required.') await expect(control).toHaveAccessibleDescription(message)
		else await expect(control, message).not.toHaveAccessibleDescription(/required/)

	await field('Active').check()
	await save.click()
	await expect(form.getByRole('alert')).toContainText('Please fill out all required fields.')
	await expect(field('Heading')).toBeFocused()
	for (const [message, control] of Object.entries(lacking)) {
		const literally = message.replaceAll('.', '\\.')
		await expect(control).toHaveAccessibleDescription(new RegExp(`^${literally}`))
	}
	await expectAccessible(page)

	await field('Heading').fill(heading)
	await save.click()
	await expect(field('Sub heading'), 'the first that is still wrong').toBeFocused()
	for (const [label, size] of [
		['Cover', 'height 427px and width 760px'],
		['Thumbnail', 'height 247px and width 336px'],
		['Profile image', 'height 40px and width 40px'],
	] as const)
		await expect(chooser(group(label))).toHaveAccessibleDescription(new RegExp(`Choose Image with ${size}`))
	await field('Active').uncheck()
	await expect(field('Sub heading'), 'a draft needs no more').not.toHaveAccessibleDescription(/required/)

	await save.click()
	await expectToast(page, 'Blog details saved successfully')
	await expect(page).toHaveURL(/\/Admin\/Blogs(\?page=1)?$/)
	await expect(stateIn(rowOf(page, heading), 'Draft')).toBeVisible()
	await rowOf(page, heading)
		.getByRole('link', { name: `Edit ${heading}` })
		.click()
	const edit = formOn(page, 'Edit blog')
	await expect(edit.field('Heading')).toHaveValue(heading)
	await edit.field('Active').check()
	await edit.save.click()
	await expect(edit.group('Cover'), 'what is stored counts, and nothing is').toHaveAccessibleDescription(
		/^Cover is required\./,
	)
	await chooseFiles(chooser(edit.group('Cover')), textFile('cover.gif'))
	await expect(edit.group('Cover')).toHaveAccessibleDescription(
		/^Please upload only image files \(e\.g\., JPG, PNG\)\./,
	)
})

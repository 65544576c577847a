import { asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooser, cropDialog, formOn, pictureFile, rowOf, saveOf } from '#tests/support/browser/publishing-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('A cover is cropped by keyboard alone, to exactly its size', async ({ page, request }) => {
	const heading = `Framed by hand ${unique()}`
	await startSession(page, 'blogs')
	// Wait for the file chooser before the key opens it.
	const opened = page.waitForEvent('filechooser')
	await page.goto('/Admin/Blogs/Add')
	const { field, group } = formOn(page, 'Add blog')
	await field('Heading').focus()
	await page.keyboard.type(heading)
	await chooser(group('Cover')).focus()
	await page.keyboard.press('Enter')
	await (await opened).setFiles(pictureFile(1900, 1300, 'harbour.png'))

	const dialog = cropDialog(page)
	const frame = dialog.getByRole('application', { name: 'Part of harbour.png' })
	const result = dialog.getByRole('status')
	await expect(frame, 'the keys work at once').toBeFocused()
	await expect(result).toHaveText(/^Zoom 100%, 50% from the top\. Result: 760 × 427 pixels, [\d.]+ KB\.$/)
	await expectAccessible(page)
	await page.keyboard.press('+')
	await page.keyboard.press('+')
	await page.keyboard.press('-')
	await expect(result).toHaveText(/^Zoom 110%, 50% from the left, 50% from the top\. /)
	for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight')
	await expect(result, 'up to its edge').toHaveText(/^Zoom 110%, (0|100)% from the left, 50% from the top\. /)
	await page.keyboard.press('Shift+ArrowDown')
	await expect(result, 'a small step').toHaveText(/% from the left, (4\d|5[1-9])% from the top\. /)
	await page.keyboard.press('Tab')
	await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused()
	await page.keyboard.press('ArrowRight')
	await expect(result).toHaveText(/^Zoom 115%, /)
	await dialog.getByRole('button', { name: 'Use for the cover only' }).focus()
	await page.keyboard.press('Enter')
	await expect(dialog).toBeHidden()
	await expect(chooser(group('Cover')), 'one goes on where one was').toBeFocused()
	await expect(group('Cover')).toContainText(/harbour\.\w+, 760 × 427 pixels/)

	await saveOf(page).press('Enter')
	await expectToast(page, 'Blog details saved successfully')
	await rowOf(page, heading)
		.getByRole('link', { name: `Edit ${heading}` })
		.press('Enter')
	const stored = formOn(page, 'Edit blog').group('Cover').locator('img')
	await expect(stored).toHaveJSProperty('naturalWidth', 760)
	await expect(stored).toHaveJSProperty('naturalHeight', 427)
	const id = Number(new URL(page.url()).pathname.split('/').at(-1))
	const { cover } = await asAdmin(request, `/api/blogscontroller/fetchblogsbyid/${id}`)
	expect(cover).toMatchObject({ width: 760, height: 427 })
})

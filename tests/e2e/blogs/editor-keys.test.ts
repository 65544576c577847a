import { openEditor, pressAtOnce, savedText } from '#tests/support/browser/editor-page.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'

test.beforeEach(({ page }) => startSession(page, 'blogs'))

test('The editor is worked by keys alone, and left by them', async ({ page, request }) => {
	const { field, text, toolbar, next } = await openEditor(page)
	const named = (name: string | RegExp) => toolbar.getByRole('button', { name })
	await field('Sub heading').focus()
	await page.keyboard.press('Tab')
	await expect(named(/^Text style/)).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(text).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(next, 'Tab leads on, out of the editor').toBeFocused()
	await page.keyboard.press('Shift+Tab')
	await expect(text).toBeFocused()

	await page.keyboard.press('Alt+F10')
	await page.keyboard.press('ArrowRight')
	await expect(named('Bold')).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(text).toBeFocused()
	await page.keyboard.type('Tides')
	await expect(named('Bold')).toHaveAttribute('aria-pressed', 'true')
	await page.keyboard.press('Alt+F10')
	await page.keyboard.press('Home')
	await page.keyboard.press('Enter')
	await page.getByRole('menuitemradio', { name: 'Heading 2' }).press('Enter')
	await expect(text).toBeFocused()
	await expect(text.getByRole('heading', { level: 2 })).toHaveText('Tides')
	await page.keyboard.press('Alt+F10')
	await page.keyboard.press('End')
	await expect(named('Redo')).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(text).toBeFocused()

	await page.keyboard.press('Control+b')
	await page.keyboard.type('\n- one\ntwo')
	await page.keyboard.press('Tab')
	await expect(text.getByRole('list').getByRole('list')).toHaveText('two')
	await page.keyboard.press('Tab')
	await expect(next, 'once there is nothing to move').toBeFocused()
	expect(await savedText(page, request)).toBe(
		'<h2><strong>Tides</strong></h2><ul><li>one<ul><li>two</li></ul></li></ul>',
	)
})

test('Keys that follow each other at once all arrive, in the toolbar, its menus and its dialogs', async ({
	page,
	request,
}) => {
	const { text, toolbar } = await openEditor(page)
	await pressAtOnce(page, ['T', 'Alt+F10', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'i', 'd', 'e', 's', 'Enter'])
	await expect(text.getByRole('heading', { level: 3 })).toHaveText('Tides')
	await expect(toolbar.getByRole('button', { name: /^Text style/ })).toHaveAttribute('aria-expanded', 'false')
	await pressAtOnce(page, ['Alt+F10', 'ArrowRight', 'ArrowRight', 'Enter', 'l', 'o', 'w', 'Alt+F10', 'Home', 'Enter'])
	await expect(page.getByRole('menu')).toBeVisible()
	await pressAtOnce(page, ['Escape', 'Escape', 'Control+i', ' ', 'Control+k', '/', 'p', 'Enter', '.', 'Enter'])
	await expect(text.getByRole('link')).toHaveText('/p')
	await toolbar.getByRole('button', { name: 'Table' }).focus()
	await pressAtOnce(page, ['Enter', 'Enter', 'Enter', 'a'])
	await expect(text.getByRole('columnheader')).toHaveText(['a', '', ''])
	expect(await savedText(page, request)).toMatch(
		/^<h3>Tides<\/h3><p><em>low<\/em> <a href="\/p">\/p<\/a>\.<\/p><table><thead><tr><th>a<\/th>/,
	)
})

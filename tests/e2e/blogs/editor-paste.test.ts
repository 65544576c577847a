import { openEditor, paste, pastePlain, savedText } from '#tests/support/browser/editor-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, pictureFile } from '#tests/support/browser/publishing-page.ts'

test.beforeEach(({ page }) => startSession(page, 'blogs'))

/** A Word document with a picture in its HTML, and one in a file beside it. */
const wordDocument = (picture: Buffer) =>
	'<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment-->' +
	`<h1>Tides</h1><p class=MsoNormal>Above <img src="data:image/png;base64,${picture.toString('base64')}" alt="The quay"></p>` +
	'<p class=MsoNormal><img width=602 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg" alt="Chart of the tides"></p>' +
	'<p class=MsoNormal>Below<o:p></o:p></p><!--EndFragment--></body></html>'

const asNamed = (html: string) => html.replaceAll(/\{\{(\w+)-[\w-]+\}\}/g, '{{$1}}')

test('From a Word document one picture is uploaded in a smaller size, and the other is named until it is chosen; both come along into another article', async ({
	page,
	request,
}) => {
	const { form, text } = await openEditor(page)
	await paste(page, wordDocument(pictureFile(2000, 1000).buffer))
	const picture = text.getByRole('img', { name: 'The quay' })
	await expect(picture).toHaveJSProperty('naturalWidth', 1600)
	await expect(text.getByText('A picture was left out: Chart of the tides')).toBeVisible()
	await expect(form.getByText('1 picture was left out', { exact: true })).toBeVisible()
	await expectAccessible(page)

	await paste(page, '<p>And <img src="https://elsewhere.example/a.png"></p>')
	await expect(form.getByText('2 pictures were left out', { exact: true })).toBeVisible()
	await page.keyboard.press('Control+z')
	await expect(form.getByText('1 picture was left out', { exact: true })).toBeVisible()

	const choose = text.getByRole('button', { name: 'Choose a picture' })
	await page.keyboard.press('Tab')
	await expect(choose, 'the place is reached by the keyboard').toBeFocused()
	await chooseFiles(choose, pictureFile(320, 180, 'chart.png', 40))
	await expect(text.getByRole('img', { name: 'Chart of the tides' })).toHaveJSProperty('naturalWidth', 320)
	await expect(form.getByText('left out')).toHaveCount(0)

	await page.keyboard.press('Control+s')
	await expect(form.getByText(/^Draft saved \d/)).toBeVisible()
	await text.click()
	await page.keyboard.press('Control+a')
	await page.keyboard.press('Control+c')
	const other = await openEditor(page)
	await page.keyboard.press('Control+v')
	await expect(other.text.getByRole('img', { name: 'Chart of the tides' })).toHaveJSProperty('naturalWidth', 320)
	expect(asNamed(await savedText(page, request))).toBe(
		'<h2>Tides</h2><p>Above <img src="{{picture}}" alt="The quay"></p>' +
			'<p><img src="{{chart}}" alt="Chart of the tides"></p><p>Below</p>',
	)
})

test('An embedded film leaves its place with a link to it, and a pasted list goes on at its number or at another one', async ({
	page,
	request,
}) => {
	const { form, text, toolbar } = await openEditor(page)
	const film = '<iframe width="560" height="315" src="https://www.youtube.com/embed/abc" title="Demo"></iframe>'
	await paste(
		page,
		`<p>Watch:</p><p>${film}</p><video src="https://films.example/tour.mp4"></video><p>Then:</p><ol start="2"><li>Call us</li></ol>`,
	)
	await expect(form.getByText('2 films were left out', { exact: true })).toBeVisible()
	await expect(text.getByText('A film was left out: Demo')).toBeVisible()
	await expect(text.getByRole('link', { name: /watch\?v=abc/ })).toHaveAttribute('rel', 'noopener noreferrer')
	await expectAccessible(page)
	await toolbar.getByRole('button', { name: 'Numbering…' }).click()
	await expect(page.getByLabel('First number')).toHaveValue('2')
	await page.getByLabel('First number').fill('3')
	await page.keyboard.press('Enter')
	await page.keyboard.type(' now')
	await text.getByRole('button', { name: 'Insert a link' }).first().press('Enter')
	await expect(text.getByRole('link', { name: 'Demo' })).toBeVisible()
	await expect(form.getByText('1 film was left out', { exact: true })).toBeVisible()
	expect(await savedText(page, request), 'what is not decided is saved as a link').toBe(
		'<p>Watch:</p><p><a href="https://www.youtube.com/watch?v=abc" rel="noopener noreferrer">Demo</a></p>' +
			'<p><a href="https://films.example/tour.mp4" rel="noopener noreferrer">https://films.example/tour.mp4</a></p>' +
			'<p>Then:</p><ol start="3"><li>Call us now</li></ol>',
	)
})

test('A picture that was left out is no part of the saved text, and a save waits for one that is being added', async ({
	page,
	request,
}) => {
	await openEditor(page)
	await paste(page, wordDocument(pictureFile(3000, 2000).buffer))
	expect(asNamed(await savedText(page, request))).toBe(
		'<h2>Tides</h2><p>Above <img src="{{picture}}" alt="The quay"></p><p>Below</p>',
	)
})

test('Pasted Markdown is formatted by the keyboard alone, and the offer is gone with the next letter', async ({
	page,
	request,
}) => {
	const { form, text } = await openEditor(page)
	const offer = form.getByRole('group', { name: 'Pasted text' })
	await pastePlain(page, '- **one**\n- two')
	await expect(form.getByText('Press Tab to format it as Markdown')).toBeAttached()
	await expectAccessible(page)
	await page.keyboard.type('!')
	await expect(offer).toHaveCount(0)
	await page.keyboard.press('Control+a')
	await pastePlain(page, '## Tides\n\n- **one**\n- two')
	await page.keyboard.press('Tab')
	await expect(offer.getByRole('button', { name: 'Format as Markdown' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(text.getByRole('heading', { level: 2 })).toHaveText('Tides')
	await expect(text).toBeFocused()
	await page.keyboard.press('Control+z')
	await expect(text.getByText('- **one**')).toBeVisible()
	await page.keyboard.press('Control+Shift+z')
	await expect(text.getByRole('listitem')).toHaveText(['one', 'two'])
	expect(await savedText(page, request)).toBe('<h2>Tides</h2><ul><li><strong>one</strong></li><li>two</li></ul>')
})

test('A slash opens a list of blocks that keys filter and choose, and Ctrl+S keeps the caret in the text', async ({
	page,
	request,
}) => {
	const { form, text } = await openEditor(page)
	const list = form.getByRole('listbox', { name: 'Insert a block' })
	await page.keyboard.type('/')
	await expect(list.getByRole('option')).toHaveCount(11)
	await expect(list.getByRole('option', { name: 'Heading 2' })).toHaveAttribute('aria-selected', 'true')
	await expectAccessible(page)
	await page.keyboard.type('head')
	await page.keyboard.press('ArrowDown')
	const active = list.getByRole('option', { name: 'Heading 3' })
	await expect(text).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none')
	await page.keyboard.press('Enter')
	await expect(list).toHaveCount(0)
	await page.keyboard.type('Tides\nand/or /quote')
	await page.keyboard.press('Escape')
	await expect(list).toHaveCount(0)
	await page.keyboard.press('Control+s')
	await expect(form.getByText(/^Draft saved \d/)).toBeVisible()
	await page.keyboard.type('d. See www.company.example\n/divider\n/table')
	await list.getByRole('option', { name: 'Table' }).click()
	await page.getByRole('dialog', { name: 'Insert a table' }).getByRole('button', { name: 'Cancel' }).click()
	await page.keyboard.type('```\n/code')
	await expect(list, 'code has slashes of its own').toHaveCount(0)
	expect(await savedText(page, request)).toBe(
		'<h3>Tides</h3><p>and/or /quoted. See <a href="https://www.company.example" rel="noopener noreferrer">' +
			'www.company.example</a></p><hr><pre><code>/code</code></pre>',
	)
})

import type { Page } from '@playwright/test'
import { openEditor, paste, savedText } from '#tests/support/browser/editor-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, pictureFile } from '#tests/support/browser/publishing-page.ts'
import { fromGoogleDocs, fromGoogleDocsClean, fromWord, fromWordClean } from '#tests/support/files/pasted-html.ts'

test.beforeEach(({ page }) => startSession(page, 'blogs'))

/** The server adds `rel` to external links and writes no-break spaces as entities. */
const asStored = (html: string) =>
	html.replace(/(<a href="https:[^"]*")/g, '$1 rel="noopener noreferrer"').replaceAll('\u00a0', '&nbsp;')

/** The HTML that another program copies, and the HTML that is stored. */
const copies = [
	{ copied: fromWord, stored: asStored(fromWordClean) },
	{ copied: fromGoogleDocs, stored: asStored(fromGoogleDocsClean) },
	// Unknown elements of other programs still separate words.
	{
		copied:
			'<p>in <st1:place>Kochi</st1:place> city, a <dfn>quay</dfn> <bdi>is</bdi> <var>n</var> <button>long</button> ' +
			'<svg></svg> or<o:p></o:p> so</p>\n<div>one<br> two</div>\n<ul>\n<li> three </li>\n</ul>',
		stored: '<p>in Kochi city, a quay is n long or so</p><p>one<br>two</p><ul><li>three</li></ul>',
	},
]

test('What is pasted from Word, Google Docs and elsewhere keeps its structure and loses its looks', async ({
	page,
	request,
}) => {
	for (const { copied, stored } of copies) {
		await openEditor(page)
		await paste(page, copied)
		expect(await savedText(page, request)).toBe(stored)
	}
})

test('A kind is chosen before the first word, signs of Markdown turn into formats, and both can be undone and done again', async ({
	page,
	request,
}) => {
	const { text, toolbar } = await openEditor(page)
	const undo = toolbar.getByRole('button', { name: 'Undo' })
	const redo = toolbar.getByRole('button', { name: 'Redo' })
	await toolbar.getByRole('button', { name: /^Text style/ }).click()
	await page.getByRole('menuitemradio', { name: 'Quote' }).click()
	await page.keyboard.type('Said')
	await expect(text.getByRole('blockquote')).toHaveText('Said')
	await page.keyboard.press('Control+a')
	await page.keyboard.press('Delete')
	await page.keyboard.press('Control+Alt+2')
	await page.keyboard.type('Tides\n')
	await page.keyboard.type(
		'## Low water\nIt is **slack** and *brief*, `h < 1`, see [the plan](/contact).\n- one\ntwo\n\n',
	)
	await page.keyboard.type('1. first\n\n> Said.\n\n---\n```\nif (a < b)\n  return\n\n\nThe end')
	await page.keyboard.press('Control+Alt+3')
	const end = text.getByText('The end')
	const heading = text.getByRole('heading', { level: 3, name: 'The end' })
	await expect(heading).toBeVisible()
	await expect(redo).toHaveAttribute('aria-disabled')
	await page.keyboard.press('Control+z')
	await expect(heading).toBeHidden()
	await expect(end).toBeVisible()
	await page.keyboard.press('Control+Shift+z')
	await expect(heading).toBeVisible()
	await undo.click()
	await expect(heading).toBeHidden()
	await redo.click()
	await expect(heading).toBeVisible()
	await expectAccessible(page)
	expect(await savedText(page, request)).toBe(
		'<h2>Tides</h2><h2>Low water</h2><p>It is <strong>slack</strong> and <em>brief</em>, <code>h &lt; 1</code>, see ' +
			'<a href="/contact">the plan</a>.</p><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>' +
			'<blockquote><p>Said.</p></blockquote><hr><pre><code>if (a &lt; b)\n  return</code></pre><h3>The end</h3>',
	)
})

test('A link leads where a visitor may go: nothing else is taken, by whatever way it comes', async ({
	page,
	request,
}) => {
	const { text, toolbar } = await openEditor(page)
	await page.keyboard.type('[one](javascript:hurt()) ')
	await paste(page, '<p>two <a href="javascript:hurt()">three</a> four</p>')
	await page.keyboard.press('Shift+Control+ArrowLeft')
	await toolbar.getByRole('button', { name: 'Link' }).click()
	const dialog = page.getByRole('dialog', { name: 'Add a link' })
	const address = dialog.getByLabel('Address')
	await expect(address).toBeFocused()
	for (const wrong of [
		'javascript:hurt()',
		'java\tscript:hurt()',
		'//evil.example',
		'https://me:secret@evil.example',
	]) {
		await address.fill(wrong)
		await page.keyboard.press('Enter')
		await expect(address, wrong).toHaveAttribute('aria-invalid', 'true')
	}
	await expectAccessible(page)
	await address.fill('company.example/plan')
	await page.keyboard.press('Enter')
	await expect(dialog).toBeHidden()
	await expect(text.getByRole('link')).toHaveText('four')
	expect(await savedText(page, request)).toBe(
		'<p>[one](javascript:hurt()) two three <a href="https://company.example/plan" rel="noopener noreferrer">four</a></p>',
	)
})

test('A table has a header row, and one that is too wide for a phone is read all the same', async ({
	page,
	request,
}) => {
	const { text, toolbar } = await openEditor(page)
	await toolbar.getByRole('button', { name: 'Table' }).click()
	await page.getByRole('menuitem', { name: 'Insert a table…' }).click()
	const dialog = page.getByRole('dialog', { name: 'Insert a table' })
	await dialog.getByRole('textbox', { name: 'Rows' }).fill('2')
	await dialog.getByRole('textbox', { name: 'Columns' }).fill('6')
	await page.keyboard.press('Enter')
	await expect(dialog).toBeHidden()
	const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
	for (const day of days) {
		await page.keyboard.type(day)
		await page.keyboard.press('ArrowRight')
	}
	await page.keyboard.type('Low')
	await expect(text.getByRole('columnheader')).toHaveText(days)
	await expectAccessible(page)
	const head = days.map((day) => `<th>${day}</th>`).join('')
	expect(await savedText(page, request)).toBe(
		`<table><thead><tr>${head}</tr></thead><tbody><tr><td>Low</td>${'<td></td>'.repeat(5)}</tr></tbody></table>`,
	)
})

test('In a table Tab leads from cell to cell, and after the last one on', async ({ page, request }) => {
	const { text, next } = await openEditor(page)
	await paste(
		page,
		'<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td><ul><li>d</li><li>e</li></ul></td></tr></table>',
	)
	await text.getByRole('cell', { name: 'a', exact: true }).click()
	for (const word of ['1', '2', '3', '4']) {
		await page.keyboard.type(word)
		await page.keyboard.press('Tab')
	}
	await page.keyboard.type('below')
	await page.keyboard.press('Tab')
	await expect(next, 'below the table it leaves the editor').toBeFocused()
	await page.keyboard.press('Shift+Tab')
	await expect(text).toBeFocused()
	const caretInB = caretHeardIn(page, 'b2')
	await text.getByRole('cell', { name: 'b2' }).click()
	await caretInB
	const caretInA = caretHeardIn(page, 'a1')
	await page.keyboard.press('Shift+Tab')
	await caretInA
	await page.keyboard.type('0')
	await expect(text.getByRole('cell', { name: 'a10' })).toBeVisible()
	await page.keyboard.press('Shift+Tab')
	await expect(text, 'above the table there is nothing to go to').not.toBeFocused()
	expect(await savedText(page, request)).toBe(
		'<table><tbody><tr><td>a10</td><td>b2</td></tr><tr><td>c3</td><td><ul><li>d</li><li>e4</li></ul></td></tr></tbody></table><p>below</p>',
	)
})

test('A picture in the text prompts for its alternative text; text typed while it is selected goes below it', async ({
	page,
	request,
}) => {
	const { text, toolbar } = await openEditor(page)
	const dialog = page.getByRole('dialog', { name: 'Alternative text' })
	const picture = text.getByRole('img', { name: 'The quay at low water' })
	await page.keyboard.type('Above\n')
	await chooseFiles(toolbar.getByRole('button', { name: 'Picture', exact: true }), pictureFile(320, 180, 'Quay.png'))
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByLabel('What the picture shows')).toHaveAccessibleDescription(/Describe the picture/)
	await expectAccessible(page)
	await dialog.getByLabel('What the picture shows').fill('The quay at low water')
	await page.keyboard.press('Enter')
	await expect(dialog).toBeHidden()
	await expect(picture).toHaveJSProperty('naturalWidth', 320)
	await expect(text).toBeFocused()

	await page.keyboard.type('Below')
	await picture.click()
	await page.keyboard.press('Enter')
	await page.keyboard.type('Between')
	await picture.click()
	await page.keyboard.press('ArrowRight')
	await page.keyboard.type('After')
	await picture.click()
	await page.keyboard.press('ArrowLeft')
	await page.keyboard.type('Before')
	await picture.click()
	await page.keyboard.press('Delete')
	await expect(picture).toHaveCount(0)
	await page.keyboard.press('Control+z')
	await expect(picture).toBeVisible()
	await page.keyboard.type('---')
	await chooseFiles(
		toolbar.getByRole('button', { name: 'Picture', exact: true }),
		pictureFile(320, 180, 'bare.png', 30),
	)
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await expect(text.getByText('No alternative text')).toBeVisible()
	await expectAccessible(page)
	expect((await savedText(page, request)).replaceAll(/\{\{(\w+)-[\w-]+\}\}/g, '{{$1}}')).toBe(
		'<p>Above</p><p>Before<img src="{{quay}}" alt="The quay at low water"></p>' +
			'<p>---</p><p><img src="{{bare}}" alt=""></p><p>After</p><p>Between</p><p>Below</p>',
	)
})

/** The browser reports a new caret a moment after it has moved, and the editor follows the report. */
const caretHeardIn = (page: Page, text: string) =>
	page.evaluate(
		(text) =>
			new Promise<void>((resolve) => {
				document.addEventListener('selectionchange', function heard() {
					if (getSelection()?.anchorNode?.textContent !== text) return
					document.removeEventListener('selectionchange', heard)
					resolve()
				})
			}),
		text,
	)

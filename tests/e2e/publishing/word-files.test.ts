import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import { formOn, saveOf } from '#tests/support/browser/publishing-page.ts'
import { addBlog } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import {
	field,
	item,
	level,
	lists,
	moved,
	numbered,
	paragraph,
	picture,
	run,
	style,
	styled,
	wordFile,
} from '#tests/support/files/word-files.ts'

const given = (name: string) => readFile(`tests/fixtures/files/${name}.docx`)

/** Lists by style, an item that was moved away, and hidden text. */
const steps = wordFile({
	styles: style('Steps', `<w:pPr>${numbered(1)}</w:pPr>`) + style('Step', '', { base: 'Steps' }),
	numbering: lists(level(0, 'lowerRoman')),
	body:
		paragraph(run('In this order:')) +
		styled(run('Moor'), 'Step') +
		item(moved('From', run('Unload')), 1, 0, '<w:rPr><w:moveFrom w:id="8" w:author="A"/></w:rPr>') +
		styled(run('Weigh') + run(' in secret', '<w:vanish/>'), 'Step') +
		styled(moved('To', run('Unload')), 'Step'),
})

/** A cropped picture, and a link with a tip. */
const quay = wordFile({
	body:
		paragraph(
			run('See ') + field('HYPERLINK "https://harbour.example/plan" \\l "quay" \\o "A plan"', run('the plan')),
		) + paragraph(picture('<a:srcRect l="20000"/>')),
})

/** Drops a file on the last line of the text, or pastes it there. */
async function give(text: Locator, name: string, bytes: Uint8Array, how: 'drop' | 'paste'): Promise<void> {
	await text.press('Control+End')
	await text.press('Enter')
	// Enter twice leaves a list.
	await text.press('Enter')
	await text.evaluate(
		(element, { name, content, how }) => {
			const files = new DataTransfer()
			files.items.add(new File([new Uint8Array(content)], name))
			const { left, bottom } = element.lastElementChild?.getBoundingClientRect() ?? new DOMRect()
			const dragged = { dataTransfer: files, clientX: left + 2, clientY: bottom - 4 }
			const event =
				how === 'drop' ? new DragEvent('drop', dragged) : new ClipboardEvent('paste', { clipboardData: files })
			element.dispatchEvent(event)
		},
		{ name, content: [...bytes], how },
	)
}

test('Word documents come into an article with their words, numbers and title, and what they lack is said', async ({
	page,
	request,
}) => {
	const { id, publicPath } = await addBlog(request, { content: '<p>Notes of the harbour.</p>' })
	await startSession(page, 'blogs')
	await page.goto(`/Admin/Blogs/Edit/${id}`)
	const { form, field } = formOn(page, 'Edit blog')
	const text = form.getByRole('textbox', { name: 'Content' })
	await field('Heading').fill('')

	await give(text, 'tour.docx', await given('word-libreoffice'), 'drop')
	await expectToast(
		page,
		'The title of the document is the heading. 2 hidden texts were left out. 1 picture is cropped in Word and shows whole here',
	)
	await expect(field('Heading')).toHaveValue('The old quay')
	await expect(text.getByText('Figure 1: the quay')).toBeVisible()
	await text.press('Control+z')
	await expect(text.getByText('Figure 1: the quay')).toHaveCount(0)
	await expect(field('Heading'), 'no word is lost').toHaveValue('The old quay')
	await text.press('Control+y')
	await expect(text.getByText('Figure 1: the quay')).toBeVisible()

	await give(text, 'pandoc.docx', await given('word-pandoc'), 'paste')
	await expect(text.getByRole('heading', { name: 'The quay' }), 'a heading with words stays').toBeVisible()
	await expect(field('Heading')).toHaveValue('The old quay')
	await give(text, 'large.docx', await given('word-zip64'), 'paste')
	await expect(text.getByRole('heading', { name: 'The quay' })).toHaveCount(2)
	await give(text, 'steps.docx', steps, 'paste')
	await expectToast(page, '1 hidden text was left out')
	await give(text, 'quay.docx', quay, 'drop')
	await expectToast(page, '1 picture is cropped in Word and shows whole here')
	await expect(text.getByRole('img', { name: 'The quay' })).toBeVisible()

	await saveOf(page).click()
	await expectToast(page, 'Blog details saved successfully')
	await page.goto(publicPath)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The old quay')
	const article = page.locator('.article').first()
	const html = (await article.innerHTML()).replaceAll(' dir="auto"', '')
	for (const part of [
		'<ol><li>One<br>More of one</li><li>Two<br>Unmarked</li></ol><p>Between</p><ol start="3"><li>Three</li></ol>',
		'<p>Figure 1: the quay</p><p>漢字(かんじ)です</p>',
		'<ol><li>One<br>More of one<ul><li>nested<br>more of nested</li></ul></li></ol><p>After nested</p><ol start="2"><li>Two</li></ol>',
		'<p>Formula (a+b)/c=x<sup>2</sup>+√y here<sup>[1]</sup>.</p>',
		'<ol type="i"><li>Moor</li><li>Weigh</li><li>Unload</li></ol>',
	])
		expect(html).toContain(part)
	await expect(article.getByRole('link', { name: 'the plan' })).toHaveAttribute(
		'href',
		'https://harbour.example/plan#quay',
	)
	expect(html).not.toMatch(/not for visitors|style hidden|secret/)
	await expect(article.getByRole('img', { name: 'The quay' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { demoBlogs, demoJobs } from '#scripts/demo/demo-content.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import { formOn } from '#tests/support/browser/publishing-page.ts'
import { addBlog } from '#tests/support/browser/saved-items.ts'
import { editorPageScript } from '#tests/support/editor/editor-page-script.ts'
import { storedTexts } from '#tests/support/editor/stored-texts.ts'
import { sourceBlocks } from '#web/admin/rich-text/html/source-blocks.ts'
import { cleanHtml } from '#worker/publishing/clean-html.ts'

const texts = [...[...demoBlogs, ...demoJobs].map(({ html }) => cleanHtml(html) ?? ''), ...storedTexts(200)]

/** A page that holds the editor alone. */
async function openEditorPage(page: Page): Promise<void> {
	await page.setContent('<!doctype html><html lang="en"><body></body></html>')
	await page.addScriptTag({ content: await editorPageScript() })
}

test('the editor changes no text that is only opened, and an edit changes its own block alone', async ({ page }) => {
	await openEditorPage(page)
	const opened = await page.evaluate(async (some) => {
		const reports: string[] = []
		for (const html of some) reports.push(...(await window.mounted.open(html)))
		return reports
	}, texts.slice(-20))
	expect(opened).toEqual([])

	const replaced = await page.evaluate(async (all) => {
		const found: { html: string; reports: string[]; edited: string | null }[] = []
		for (const [turn, html] of all.entries()) {
			const reports = await window.mounted.replace(html)
			found.push({ html, reports, edited: await window.mounted.addWords(' more', turn % window.mounted.count()) })
		}
		return found
	}, texts)
	for (const { html, reports, edited } of replaced) {
		expect(reports, html).toEqual([])
		if (edited !== null) expect(changedBlocks(html, edited).length, edited).toBeLessThanOrEqual(1)
	}
	expect(replaced.filter(({ edited }) => edited !== null).length).toBeGreaterThan(100)
})

test('the editor keeps every element and attribute that the Worker stores', async ({ page }) => {
	await openEditorPage(page)
	const found = await page.evaluate((all) => all.map((html) => window.mounted.elements(html)), texts)
	for (const [index, { parsed, cleaned }] of found.entries()) expect(cleaned, texts[index]).toEqual(parsed)
})

/** The blocks that differ, between the equal beginnings and ends of two texts. */
function changedBlocks(before: string, after: string): string[] {
	const blocks = sourceBlocks(before)
	let start = 0
	while (blocks.length > 0 && after.startsWith(blocks[0] ?? '', start)) start += blocks.shift()?.length ?? 0
	let end = after.length
	while (blocks.length > 0 && after.slice(start, end).endsWith(blocks.at(-1) ?? '')) end -= blocks.pop()?.length ?? 0
	return blocks.filter((block) => block.trim() !== '')
}

const written = [
	'<p>See https://a.example, or ask me@a.example.</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
	'<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
	'<ul><li><ol><li>only inner</li></ol></li></ul>',
	'<ol start="3" type="a"><li>c<ul><li>inner</li></ul>after</li></ol>\n<ol><li>one</li></ol>',
	'A line without a block<br>and another<p>www.a.example</p>',
	'<blockquote><p>one</p><h3>two</h3><ul><li>three</li></ul></blockquote><blockquote>four</blockquote>',
	'<pre><code>curl https://a.example\n\tindent</code></pre><hr>',
	'<p dir="rtl">DMS نظام</p><p><a href="#top"><span>up</span></a> <strong><em>both</em></strong><br></p>',
	'<h2>10&nbsp;km <span>of</span> quay</h2><p>H<sub>2</sub>O  and <s>ice</s> </p>',
	'<p>Quay: <img src="/media/blogs/gone.webp" alt="A --&gt; B" width="8" height="8"></p>',
]

test('opening an item in its form and leaving it keeps no draft', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 404/)
	const drafts: string[] = []
	page.on('request', (sent) => sent.url().endsWith('/savedraft') && drafts.push(sent.url()))
	await startSession(page, 'admin')
	for (const content of written) {
		const { id, title } = await addBlog(request, { content })
		await page.goto(`/Admin/Blogs/Edit/${id}`)
		const { form, field } = formOn(page, 'Edit blog')
		await expect(field('Heading')).toHaveValue(title)
		await expect(form.getByRole('textbox', { name: 'Content' })).toBeVisible()
		await form.getByRole('button', { name: 'Back' }).click()
		await expect(page).toHaveURL(/\/Admin\/Blogs(?:\?|$)/)
	}
	expect(drafts).toEqual([])
})

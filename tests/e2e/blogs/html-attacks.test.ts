import type { Page } from '@playwright/test'
import { asAdmin } from '#tests/support/browser/colleague.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import { pictureFile } from '#tests/support/browser/publishing-page.ts'
import { addBlog } from '#tests/support/browser/saved-items.ts'
import { htmlAttacks } from '#tests/support/files/html-attacks.ts'
import { cleanHtml } from '#worker/publishing/clean-html.ts'

/** The picture names in the attacks. */
const pictures = {
	'images[cover]': pictureFile(60, 40),
	'images[a]': pictureFile(60, 40, 'a.png', 200),
	hasImagesChanged: true,
}

/** The stored HTML of each attack. `worker/blogs/content` proves that the API stores nothing else. */
const kept = htmlAttacks.map((attack) => cleanHtml(attack) ?? '').join('')

/** Records the effects of an attack from the first byte of each page on. */
async function watchFor(page: Page): Promise<string[]> {
	const events: string[] = []
	page.on('dialog', (dialog) => {
		events.push(`dialog: ${dialog.message()}`)
		void dialog.dismiss()
	})
	page.on('request', (sent) => {
		const own = /^(blob|data):|\/(media\/[\da-f-]{36}\/|assets\/|favicon\.)/
		if (sent.resourceType() === 'image' && !own.test(sent.url())) events.push(`picture: ${sent.url()}`)
	})
	await page.exposeFunction('tellTest', (event: string) => events.push(event))
	await page.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
			Reflect.get(window, 'tellTest')(`policy: ${effectiveDirective} ${blockedURI} ${sample}`)
		})
	})
	return events
}

/** Triggers every event on each element of the text. */
const touchEverything = (page: Page, text: string) =>
	page.locator(`${text} *`).evaluateAll((elements) => {
		const names = ['click', 'mouseover', 'focus', 'pointerenter', 'load', 'error', 'toggle', 'start']
		window.addEventListener('click', (event) => event.preventDefault(), true)
		for (const element of elements)
			for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
	})

test('Hostile HTML that is saved into a blog does nothing, neither to visitors nor in the editor', async ({
	page,
	request,
}) => {
	const { id, title, publicPath } = await addBlog(request, { ...pictures, content: `${kept}<p>The end of it</p>` })
	const { content } = await asAdmin(request, `/api/blogscontroller/fetchblogsbyid/${id}`)
	expect(content, 'what was clean stays as it is').toBe(`${kept}<p>The end of it</p>`)

	const events = await watchFor(page)
	await page.goto(publicPath)
	const article = page.locator('article .article')
	await expect(article.getByText('The end of it')).toBeVisible()
	await touchEverything(page, 'article .article')
	const schemes = await article
		.locator('[href], [src]')
		.evaluateAll((all) => all.map((each) => new URL(Reflect.get(each, 'href') ?? Reflect.get(each, 'src')).protocol))
	expect(schemes.length, 'what is harmless stays').toBeGreaterThan(10)
	expect(schemes.filter((scheme) => !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme))).toEqual([])
	const attributes = await article
		.locator('*')
		.evaluateAll((all) => [...new Set(all.flatMap((each) => each.getAttributeNames()))].sort())
	expect(attributes.filter((name) => /^(on|style$|srcset$|form|xlink|action)/.test(name))).toEqual([])
	await expect(page.getByRole('heading', { level: 1 }), 'the page around it is whole').toHaveText(title)
	await expect(page.getByRole('contentinfo')).toBeVisible()
	await expect(page, 'nothing leads away by itself').toHaveURL(publicPath)
	expect(events).toEqual([])

	await startSession(page, 'blogs')
	await page.goto(`/Admin/Blogs/Edit/${id}`)
	const editor = page.getByRole('textbox', { name: 'Content' })
	await expect(editor.getByText('The end of it')).toBeVisible()
	await touchEverything(page, '.rich-text')
	expect(events).toEqual([])
})

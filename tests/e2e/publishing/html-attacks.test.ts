import type { APIRequestContext, Page } from '@playwright/test'
import { asAdmin } from '#tests/support/colleague.ts'
import { htmlAttacks } from '#tests/support/html-attacks.ts'
import { expect, signIn, test } from '#tests/support/journey.ts'
import { pictureFile } from '#tests/support/publishing-page.ts'
import { addBlog } from '#tests/support/saved-items.ts'

/** What the attacks call their pictures. */
const pictures = {
	'images[cover]': pictureFile(60, 40),
	'images[a]': pictureFile(60, 40, 'a.png', 200),
	hasImagesChanged: true,
}

const lanes = 4

/** Saves each attack alone, one after another as the text of one blog, and answers what is kept of them. */
async function keptOf(request: APIRequestContext, attacks: readonly string[]): Promise<string[]> {
	const { id } = await addBlog(request, { ...pictures, content: '<p>Before</p>' })
	const kept: string[] = []
	for (const content of attacks) {
		// A character that cannot be stored is refused as a whole.
		const saved = await addBlog(request, { ...pictures, blogsId: id, content, active: false }).catch(String)
		if (typeof saved === 'string') expect(saved, content).toMatch(/ answered 400: .*cannot be stored/)
		else kept.push((await asAdmin(request, `/api/blogscontroller/fetchblogsbyid/${id}`)).content)
	}
	return kept
}

/** Writes down what an attack would bring about, from the first byte of each page on. */
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

/** Touches everything in the text in every way that an attack may wait for. */
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
	test.slow()
	const ofLanes = await Promise.all(
		Array.from({ length: lanes }, (_, lane) =>
			keptOf(
				request,
				htmlAttacks.filter((_, index) => index % lanes === lane),
			),
		),
	)
	const together = ofLanes.flat().join('')
	const { id, title, publicPath } = await addBlog(request, { ...pictures, content: `${together}<p>The end of it</p>` })
	const { content } = await asAdmin(request, `/api/blogscontroller/fetchblogsbyid/${id}`)
	expect(content, 'what was clean stays as it is').toBe(`${together}<p>The end of it</p>`)

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

	await signIn(page, 'blogs')
	await page.goto(`/Admin/Blogs/Edit/${id}`)
	const editor = page.getByRole('textbox', { name: 'Content' })
	await expect(editor.getByText('The end of it')).toBeVisible()
	await touchEverything(page, '.rich-text')
	expect(events).toEqual([])
})

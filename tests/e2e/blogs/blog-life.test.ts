import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { companyToday } from '#contracts/shared/company-time.ts'
import { unique } from '#tests/support/browser/colleague.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import {
	type ChosenFile,
	chooseFiles,
	cropPicture,
	formOn,
	pictureFile,
	rowOf,
	stateIn,
} from '#tests/support/browser/publishing-page.ts'
import { addBlogCategory, addBlogTag } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

/** Inserts a picture at the caret and fills in its alternative text. */
async function insertPicture(form: Locator, file: ChosenFile, alt: string): Promise<void> {
	await chooseFiles(
		form.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Picture', exact: true }),
		file,
	)
	const dialog = form.page().getByRole('dialog', { name: 'Alternative text' })
	await dialog.getByLabel('What the picture shows').fill(alt)
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toBeHidden()
}

/** Types with Markdown shortcuts and pictures between the paragraphs. */
async function writeText(page: Page, form: Locator): Promise<void> {
	const content = form.getByRole('textbox', { name: 'Content' })
	await content.click()
	await page.keyboard.type('## Low water\nThe harbour office kept ')
	await page.keyboard.press('Control+b')
	await page.keyboard.type('ninety years')
	await page.keyboard.press('Control+b')
	await page.keyboard.type(' of notes.\n- in pencil\nin ink\n')
	await page.keyboard.press('Enter')
	await page.keyboard.type('> Nobody reads the first page.')
	await insertPicture(form, pictureFile(2400, 1200, 'pencil.png', 40), 'A page of pencil notes')
	await content.getByText('of notes.').click()
	await page.keyboard.press('End')
	await insertPicture(form, pictureFile(900, 600, 'quay.png', 180), 'The quay at low water')
}

/** The true width of each picture that has loaded, in whichever size. */
const shownOf = (pictures: Locator) =>
	pictures.evaluateAll((images) =>
		images.map((image) =>
			image instanceof HTMLImageElement && image.naturalWidth > 0 ? [image.alt, image.getAttribute('width')] : [],
		),
	)

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('A blog is written with pictures, published, read, taken down, and gone everywhere', async ({
	page,
	request,
	newVisitor,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 404/)
	const heading = `What the tide table knew ${unique()}`
	const [category, tag] = [await addBlogCategory(request), await addBlogTag(request)]
	await startSession(page, 'blogs')
	await page.goto('/Admin/Blogs/Add')
	const { form, field, group, save } = formOn(page, 'Add blog')
	await field('Heading').fill(heading)
	await field('Sub heading').fill('A harbour office read its own notes.')
	await field('Date').fill(companyToday())
	await field('Category').selectOption(category.name)
	await group('Tags').getByLabel(tag.name).check()
	await field('Priority').selectOption('0')
	await field('Author name').fill('Ananya Pillai')
	await cropPicture(group('Profile image'), pictureFile(300, 400))
	await cropPicture(group('Cover'), pictureFile(1600, 1200, 'cover.png', 20), 'Use for the cover only')
	await cropPicture(group('Thumbnail'), pictureFile(1600, 1200, 'thumbnail.png', 220), 'Use for the thumbnail only')
	await writeText(page, form)
	await save.click()
	await expectToast(page, 'Blog details saved successfully')
	await expect(stateIn(rowOf(page, heading), 'Draft')).toBeVisible()

	const visitor = await newVisitor()
	await visitor.goto('/blog')
	await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(visitor.getByText(heading), 'a draft is nobody’s').toHaveCount(0)
	const edit = formOn(page, 'Edit blog')
	const setActive = async (active: boolean) => {
		await rowOf(page, heading)
			.getByRole('link', { name: `Edit ${heading}` })
			.click()
		await edit.field('Active').setChecked(active)
		await edit.save.click()
		await expect(stateIn(rowOf(page, heading), active ? 'Live' : 'Draft')).toBeVisible()
	}
	await setActive(true)

	await visitor.reload()
	await visitor.getByRole('main').getByRole('link', { name: heading, exact: true }).click()
	const article = visitor.getByRole('article')
	await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading)
	const text = article.locator('.article')
	await expect(text.getByRole('heading', { level: 2 })).toHaveText('Low water')
	await expect(text.getByRole('strong')).toHaveText('ninety years')
	await expect(text.getByRole('listitem')).toHaveText(['in pencil', 'in ink'])
	await expect(text.getByRole('blockquote')).toHaveText('Nobody reads the first page.')
	const inside = text.getByRole('img')
	for (const picture of await inside.all()) await picture.scrollIntoViewIfNeeded()
	await expect
		.poll(() => shownOf(inside), 'at most 1600 pixels wide')
		.toEqual([
			['The quay at low water', '900'],
			['A page of pencil notes', '1600'],
		])

	const { pathname } = new URL(visitor.url())
	const feeds = ['/blog/rss.xml', `/blog/category/${category.id}/atom.xml`]
	const pictures = await article.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''))
	expect(pictures).toHaveLength(4)
	for (const path of [...feeds, '/blog']) expect(await textOf(request, path), path).toContain(heading)
	expect(await textOf(request, '/sitemap.xml')).toContain(`${pathname}</loc>`)
	for (const picture of pictures) expect((await request.get(picture)).status(), picture).toBe(200)

	await setActive(false)
	for (const path of [...feeds, '/blog', `/blog?category=${category.id}`, `/blog?tag=${tag.id}`])
		expect(await textOf(request, path), path).not.toContain(heading)
	expect(await textOf(request, '/sitemap.xml')).not.toContain(`${pathname}</loc>`)
	for (const picture of pictures) expect((await request.get(picture)).status(), picture).toBe(404)
	const copied = await visitor.goto(pathname)
	expect(copied?.status()).toBe(404)
	await expect(visitor.getByText(heading)).toHaveCount(0)
	await visitor.goto('/blog')
	await expect(visitor.getByText(heading)).toHaveCount(0)
})

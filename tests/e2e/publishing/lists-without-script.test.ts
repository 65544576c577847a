import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { pagesOf } from '#tests/support/browser/publishing-page.ts'
import { addBlog, addBlogCategory, addBlogTag, addCaseStudy, addCategory } from '#tests/support/browser/saved-items.ts'

test.use({ javaScriptEnabled: false })

const titles = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Everybody with the address sees the same page. */
async function expectShared(page: Page, request: APIRequestContext, ...texts: string[]): Promise<void> {
	const html = await (await request.get(page.url())).text()
	const shown = html.replace(/<[^>]+>/g, '')
	for (const text of texts) expect(shown).toContain(text)
}

test('The pages of a list are links, and one behind the last leads to the last', async ({ page }) => {
	for (const { path, pageSize, level } of [
		{ path: '/news', pageSize: 6, level: 2 },
		{ path: '/case-study', pageSize: 6, level: 2 },
		{ path: '/events', pageSize: 5, level: 3 },
	]) {
		await page.goto(path)
		await expect(titles(page, level)).toHaveCount(pageSize)
		const first = await titles(page, level).allTextContents()
		await pagesOf(page).getByRole('link', { name: 'Next page' }).click()
		await expect(page).toHaveURL(`${path}?page=2`)
		await expect(pagesOf(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
		const second = await titles(page, level).allTextContents()
		// Another test may publish an item in between, which moves the last one to the next page.
		expect(second.slice(2).filter((title) => first.includes(title))).toEqual([])
		await page.goto(`${path}?page=9999`)
		await expect(page).toHaveURL(new RegExp(`${path}\\?page=\\d$`))
		await expect(pagesOf(page).getByRole('link', { name: 'Next page' })).toBeDisabled()
	}
})

test('The blog is narrowed down by category, tag and heading; posts with priority lead it', async ({
	page,
	request,
}) => {
	const [category, tag] = [await addBlogCategory(request), await addBlogTag(request)]
	const both = await addBlog(request, { category: category.id, tags: tag.id })
	const ofCategory = await addBlog(request, { category: category.id })
	const ofTag = await addBlog(request, { tags: tag.id, priorityBlog: 5 })
	await page.goto('/blog')
	const shown = await titles(page, 2).allTextContents()
	expect(new Set(shown).size, 'what leads is not repeated below').toBe(shown.length)
	await expect(titles(page, 2).filter({ hasText: ofTag.title }), 'newest of the lowest priority').toBeVisible()
	expect(shown.indexOf(ofTag.title)).toBeLessThan(shown.indexOf(ofCategory.title))

	await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category.name }).click()
	await expect(page).toHaveURL(`/blog?category=${category.id}`)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
	await expect(titles(page, 2).filter({ hasText: 'tide table' })).toHaveText([ofCategory.title, both.title])
	await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: tag.name }).click()
	await expect(page).toHaveURL(`/blog?category=${category.id}&tag=${tag.id}`)
	await expect(titles(page, 2).filter({ hasText: 'tide table' })).toHaveText([both.title])
	await expectShared(page, request, both.title)
	await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All' }).click()
	await expect(page).toHaveURL(`/blog?tag=${tag.id}`)
	await expect(titles(page, 2).filter({ hasText: 'tide table' })).toHaveText([ofTag.title, both.title])

	const search = page.getByLabel('Search the titles')
	await search.fill(` ${both.title.toUpperCase()} `)
	await search.press('Enter')
	await expect(page).toHaveURL(/\/blog\?tag=\d+&search=/)
	await expect(titles(page, 2).filter({ hasText: 'tide table' })).toHaveText([both.title])
	await search.fill(`%_'";--`)
	await search.press('Enter')
	await expect(page.getByText('No Blogs Available')).toBeVisible()
	await expectShared(page, request, 'No Blogs Available')
	await link(page, 'Show all posts').click()
	await expect(page).toHaveURL('/blog')
	await pagesOf(page).getByRole('link', { name: 'Last page' }).click()
	await expect(titles(page, 2).filter({ hasText: ofTag.title }), 'it leads page 1 alone').toHaveCount(0)
	await page.goto('/blog?page=9999')
	await expect(pagesOf(page).getByRole('link', { name: 'Next page' })).toBeDisabled()
	await addBlog(request, { blogsId: ofTag.id, active: false })
})

test('Case studies are narrowed down by category and title', async ({ page, request, browser }) => {
	const category = await addCategory(request)
	const mine = await addCaseStudy(request, { categoryId: category.categoryId })
	const other = await addCaseStudy(request)
	await page.goto('/case-study')
	await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category.categoryName }).click()
	await expect(page).toHaveURL(`/case-study?category=${category.categoryId}`)
	await expect(titles(page, 2)).toHaveText([mine.title])
	const search = page.getByLabel('Search the titles')
	await search.fill(other.title)
	await page.getByRole('button', { name: 'Search' }).click()
	await expect(page.getByText('No case studies available')).toBeVisible()
	await expect(page.getByText(`No title has “${other.title}” in it.`)).toBeVisible()
	await expectShared(page, request, 'No case studies available')
	// The accessibility check needs scripts.
	const withScript = await browser.newPage({ javaScriptEnabled: true })
	for (const empty of [page.url(), '/blog?search=nothing+is+called+so']) {
		await withScript.goto(new URL(empty, page.url()).href)
		await expectAccessible(withScript)
	}
	await withScript.close()
	await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All' }).click()
	await expect(titles(page, 2), 'what is searched for goes along').toHaveText([other.title])
	await link(page, 'Show all case studies').click()
	await expect(page).toHaveURL('/case-study')
	await link(page, mine.title).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.title)
})

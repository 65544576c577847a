import { expect } from 'vitest'
import { askApi, enter, expectSoon, journey, named, open, pathOf, signIn, textOf } from './journey.ts'

journey('Who signs in by the form lands in the back office', async (page) => {
	await enter(page, 'admin')
	expect(await textOf(page, 'h1')).toContain('Nila Varrier')
	expect((await page.$$('nav[aria-label="Sections"] a')).length).toBeGreaterThan(8)
})

journey(
	'A wrong password is refused, and the next try may be right',
	async (page) => {
		await signIn(page, 'careers', 'Moonlight@2')
		await expectSoon(() => textOf(page, '[role="alert"]')).toBe('The user name or the password is not correct.')
		expect(await pathOf(page)).toBe('/Login')
		await enter(page, 'careers')
	},
	{ allowed: /401/ },
)

journey('A draft is written in the editor, with a word in bold, and stored', async (page) => {
	await enter(page, 'blogs')
	await open(page, '/Admin/Blogs/Add')
	const heading = `By hand in Firefox ${crypto.randomUUID().slice(0, 8)}`
	await page.locator('form input[name="heading"]').fill(heading)
	await page.locator('[role="textbox"][contenteditable="true"]').click()
	await page.keyboard.type('The tide ')
	await named(page, 'Bold', 'button').click()
	await page.keyboard.type('turns')
	await page.locator('[contenteditable="true"] strong').wait()
	await page.locator('[data-lower-bar] [type="submit"]').click()
	const listed = async () => (await askApi('/api/blogscontroller/fetchAllBlogs', { headingFilter: heading })).content
	await expectSoon(listed).toHaveLength(1)
	const [{ blogsId }] = (await listed()) as [{ blogsId: number }]
	const { content } = await askApi(`/api/blogscontroller/fetchblogsbyid/${blogsId}`)
	expect(content).toBe('<p>The tide <strong>turns</strong></p>')
})

journey('The list of users is searched, and the search is taken back', async (page) => {
	await enter(page, 'userlisting')
	await open(page, '/Admin/Users')
	const rows = () => page.$$eval('tbody tr', (all) => all.length)
	await expectSoon(rows).toBe(10)
	await named(page, 'Search by name or address', 'searchbox').fill('SØREN')
	await expectSoon(rows).toBe(1)
	await expectSoon(() => textOf(page, 'tbody')).toContain('Søren Kjærulff')
	await named(page, 'Clear Filters', 'button').click()
	await expectSoon(rows).toBe(10)
})

journey('The theme that is chosen is seen at once, and stays', async (page) => {
	await enter(page, 'admin')
	const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
	const chosen = () => page.evaluate(() => localStorage.getItem('theme'))
	for (const theme of ['Dark', 'Light']) {
		await named(page, 'Theme', 'button').click()
		await named(page, theme, 'menuitemradio').click()
		await expectSoon(chosen).toBe(theme.toLowerCase())
		await expectSoon(isDark).toContain(theme.toLowerCase())
	}
	await page.reload()
	await expectSoon(isDark).toContain('light')
})

journey('Logging out ends the session, and the back office is closed', async (page) => {
	await enter(page, 'admin')
	await named(page, 'Logout', 'button').click()
	await expectSoon(() => pathOf(page)).toBe('/Login')
	expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()
	await open(page, '/Admin')
	await expectSoon(() => pathOf(page)).toBe('/Login')
})

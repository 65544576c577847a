import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'

const forms = [
	['/Admin/NewsAdmin/AddNewsPage', 'News with id not found'],
	['/Admin/FlyersAdmin/AddFlyersPage', 'Flyer with id not found'],
	['/Admin/WhitepaperAdmin/AddWhitepaperPage', 'WhitePaper with id not found'],
	['/Admin/EventsAdmin/AddEventsPage', 'Event with id not found'],
	['/Admin/casestudies/addcasestudy', 'Case study with id not found'],
	['/Admin/Blogs/Edit', 'Blog with id not found'],
] as const

test('A form for an id that nothing has says so and leads back to the list', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 40[04]/)
	await startSession(page, 'admin')
	const back = page.getByRole('link', { name: 'Back to the list' })
	for (const [path, message] of forms) {
		await page.goto(`${path}/999999`)
		await expect(page.getByRole('alert')).toContainText(message)
		const list = path.split('/').slice(0, 3).join('/')
		await expect(back).toHaveAttribute('href', new RegExp(`^${list}$`, 'i'))
	}
	await back.click()
	await expect(page.getByRole('table')).toBeVisible()
	await page.goto(`${forms[0][0]}/one`)
	await expect(page.getByRole('alert')).toContainText('There is nothing with this id.')
	await expectAccessible(page)
})

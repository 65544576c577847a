import { applyForm } from '#tests/support/browser/apply-page.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { brand } from '#web/content/brand.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import { longAmericanDate } from '#web/site/careers/job-words.ts'

test.use({ javaScriptEnabled: false })

test('A visitor without script narrows the open positions down, comes to the page of one, and is told to apply by mail', async ({
	page,
	request,
	browser,
}) => {
	const place = `Weir ${crypto.randomUUID().slice(0, 6)}`
	const salary = { salaryMin: 900, salaryMax: 1_300, salaryUnit: 'HOUR' }
	const mine = await addJob(request, { jobLocation: place, ...salary })
	const intern = await addJob(request, { jobLocation: place, jobTypeId: 5 })
	await page.goto('/careers')
	const openings = page.getByRole('region', { name: 'Open Positions' })
	const positions = openings.getByRole('heading', { level: 3 })
	const all = await positions.count()
	expect(all).toBeGreaterThanOrEqual(5 + 2)
	await expect(positions.filter({ hasText: mine.title })).toBeVisible()

	const places = openings.getByRole('navigation', { name: 'Positions by place' })
	const types = openings.getByRole('navigation', { name: 'Positions by type' })
	await places.getByRole('link', { name: `${place} 2 positions` }).click()
	await expect(page).toHaveURL(`/careers?location=${place.replace(' ', '+')}#open-positions`)
	await expect(positions).toHaveText([intern.title, mine.title])
	await expect(places.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'true')
	await types.getByRole('link', { name: 'Internship 1 position' }).click()
	await expect(positions).toHaveText([intern.title])
	await types.getByRole('link', { name: 'Part-time 0 positions' }).click()
	await expect(openings.getByText('Nothing of this type is open in this place')).toBeVisible()
	const canonical = page.locator('link[rel="canonical"]')
	expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe('/careers')

	// The accessibility check needs scripts.
	const context = await browser.newContext({ javaScriptEnabled: true })
	const visitor = await context.newPage()
	await visitor.goto(page.url())
	await expect(visitor.getByText('Nothing of this type is open in this place')).toBeVisible()
	await expectAccessible(visitor)
	await context.close()

	await openings.getByRole('link', { name: 'Show all positions' }).click()
	await expect(page).toHaveURL('/careers#open-positions')
	const row = openings.getByRole('listitem').filter({ hasText: mine.title })
	for (const text of [place, 'Full-time', '2 to 4 years', `${brand.currency}\u00a0900 to 1,300 an hour`])
		await expect(row).toContainText(text)
	await expect(row).toContainText(`Closing Date: ${longAmericanDate(inDays(2))}`)
	await row.getByRole('link', { name: 'Apply Now' }).click()
	await expect(page).toHaveURL(mine.publicPath)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.title)
	await expect(applyForm(page)).toBeHidden()
	// Playwright's role and text locators ignore <noscript>.
	const instead = page.locator('#apply noscript')
	await expect(instead.locator('p').first()).toContainText('You can apply by mail instead')
	const subject = encodeURIComponent(`Application: ${mine.title} (${mine.id})`)
	await expect(instead.locator(`a[href="mailto:${careersAddress}?subject=${subject}"]`)).toBeVisible()
})

test('A filter that nothing has shows all positions', async ({ request }) => {
	for (const query of [
		'',
		'?location=Atlantis',
		'?type=987654',
		"?location=%25_'%22%3B--&type=x",
		'?location=%00',
		'?type=%E0%A4%A',
	]) {
		const html = await (await request.get(`/careers${query}`)).text()
		expect(html.includes('Technical Writer'), query).toBe(true)
	}
})

import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { tooWide } from '#tests/support/browser/page-measures.ts'
import { addBlog } from '#tests/support/browser/saved-items.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const content =
	`<table><thead><tr>${days.map((day) => `<th>${day}</th>`).join('')}</tr></thead>` +
	`<tbody><tr>${days.map((_, hour) => `<td>High water at ${hour + 6} in the morning</td>`).join('')}</tr></tbody></table>` +
	'<pre><code>const heights = readings.filter((each) => each.place === "quay").map((each) => each.height)</code></pre>'

test('Tables and code that are wider than a phone are scrolled by keys', async ({ page, request }) => {
	const { publicPath } = await addBlog(request, { content })
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(publicPath)
	const table = page.getByRole('group', { name: 'Table 1' })
	const code = page.locator('pre')
	for (const wide of [table, code]) {
		await wide.focus()
		await page.keyboard.press('ArrowRight')
		await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
	}
	await page.keyboard.press('Shift+Tab')
	await expect(table, 'Tab leads from one to the other').toBeFocused()
	expect(await tooWide(page)).toEqual([])
	await expectAccessible(page)
})

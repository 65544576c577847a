import { errors } from '#contracts/shared/error-catalogue.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { addColleague } from '#tests/support/browser/colleague.ts'
import { codeOf, setUpApp } from '#tests/support/browser/factors.ts'
import { expect, expectAccessible, sendSignIn, startSession, test } from '#tests/support/browser/journey.ts'
import { openServerDatabase } from '#tests/support/server/own-server.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

test('A banner counts the days until a second factor is due. Then each page says so, and with a factor it opens', async ({
	page,
	request,
	newVisitor,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 40[13]/)
	using database = openServerDatabase()
	const colleague = await addColleague(request, { permissions: ['Contact requests'] })
	const counts: string[] = []
	page.on('request', (sent) => sent.url().endsWith('/newcount') && counts.push(sent.url()))
	database
		.prepare(`insert or replace into sign_in_policies (id, required_of, set_at) values (1, 'everybody', ?)`)
		.run(daysAgo(30))
	try {
		await startSession(page, colleague.userName, colleague.password)
		await page.goto('/Admin')
		const main = page.getByRole('main')
		await expect(main.getByRole('link', { name: 'Set up a second factor within 14 days' })).toBeVisible()
		await expect.poll(() => counts.length).toBe(1)
		await expectAccessible(page, [390, 1280])

		database.prepare('update users set created_at = ? where id = ?').run(daysAgo(30), colleague.id)
		database
			.prepare(`update audit_log set at = ? where actor_id = ? and action = 'sign-in'`)
			.run(daysAgo(14), colleague.id)
		counts.length = 0
		await page.goto('/Admin')
		const now = main.getByRole('link', { name: 'Set up a second factor now' })
		await expect(now).toBeVisible()
		await expect(main.getByText(errors['factor.required'].message)).toBeVisible()
		await page.goto('/Admin/ContactPage')
		await expect(main.getByText(errors['factor.required'].message)).toBeVisible()
		expect(counts, 'nobody counts what arrives').toEqual([])
		await now.click()
		await expect(page).toHaveURL('/Admin/Account')
		await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()

		const { secret } = await setUpApp(request, colleague)
		const other = await newVisitor()
		await other.goto('/Login?next=/Admin/ContactPage')
		await sendSignIn(other, colleague.userName, colleague.password)
		await other.getByLabel('Code').fill(codeOf(secret, 1))
		await other.keyboard.press('Enter')
		await expect(other.getByRole('list', { name: 'Contact requests' })).toBeVisible()
		await expect(other.getByRole('link', { name: /second factor/ })).toBeHidden()
	} finally {
		database.exec('delete from sign_in_policies')
	}
})

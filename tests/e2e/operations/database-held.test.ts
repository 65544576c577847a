import { expect, test } from '#tests/support/browser/journey.ts'
import { openServerDatabase } from '#tests/support/server/own-server.ts'

/** Locks the database, like a backup or `npm run doctor` on a developer's machine, or D1 during a move. */
function holdDatabase(): Disposable {
	const database = openServerDatabase()
	database.exec('BEGIN IMMEDIATE')
	return database
}

test('While the database is locked, cached pages are shown, and everything else says to try again later', async ({
	request,
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 50\d|status of 404/)
	const known = await request.get('/blog')
	expect(known.status()).toBe(200)
	const unseen = '/BlogView/987653'
	{
		using _ = holdDatabase()
		const still = await request.get('/blog')
		expect(still.status()).toBe(200)
		expect(await still.text()).toBe(await known.text())

		const answer = await page.goto(unseen)
		expect(answer?.status()).toBe(503)
		expect(answer?.headers()).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
		await expect(page.getByText(/^Error/)).toHaveText('Error')

		const refused = await request.get(`/media/${crypto.randomUUID()}/team.png`)
		expect(refused.status()).toBe(503)
		expect(refused.headers()['retry-after']).toBe('2')
		expect(await refused.json()).toMatchObject({ code: 'service.busy' })
	}
	await page.getByRole('link', { name: 'Try again' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This post is not here')
	expect((await request.get(unseen)).status()).toBe(404)
})

import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { openEnhanced } from '#tests/support/document-page.ts'
import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'
import { pdfFile, rowOf } from '#tests/support/publishing-page.ts'
import { addFlyer } from '#tests/support/saved-items.ts'

const contentOf = async (download: Download) => readFile(await download.path())

test('A visitor downloads a flyer under its own name, with script and without', async ({ page, browser, request }) => {
	const file = pdfFile('The queue, measured.pdf', 'The queue, measured')
	const { title } = await addFlyer(request, { file })
	const withoutScript = await browser.newContext({ javaScriptEnabled: false })
	for (const visitor of [page, await withoutScript.newPage()]) {
		await visitor.goto('/resources')
		const link = visitor.getByRole('link', { name: `Download ${title}: The queue, measured.pdf` })
		const started = visitor.waitForEvent('download')
		await link.click()
		const download = await started
		expect(download.suggestedFilename()).toBe('The queue, measured.pdf')
		expect(await contentOf(download)).toEqual(file.buffer)
	}
	await withoutScript.close()
	await expectAccessible(page)

	const address = await page.getByRole('link', { name: `Download ${title}` }).getAttribute('href')
	const answer = await request.get(address ?? '')
	expect(answer.headers()).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition':
			'attachment; filename="The-queue,-measured.pdf"; filename*=UTF-8\'\'The%20queue%2C%20measured.pdf',
		filename: 'The-queue,-measured.pdf',
	})
})

test('A download that fails says so beside its link', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 503/)
	const { title } = await addFlyer(request)
	await openEnhanced(page, '/resources', 'download')
	const flyer = page.getByRole('listitem').filter({ hasText: title })
	const link = flyer.getByRole('link', { name: `Download ${title}` })
	await page.route('**/media/**', (route) =>
		route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.continue(),
	)
	await link.click()
	await expect(flyer.getByRole('status')).toHaveText('Failed to download the file. Please try again.')
	await expectAccessible(page)
	await page.unroute('**/media/**')
	const started = page.waitForEvent('download')
	await link.click()
	expect((await started).suggestedFilename()).toBe('sheet.pdf')
	await expect(flyer.getByRole('status')).toHaveText('')
})

test('Staff download a flyer that is not published, from the list and from the form', async ({ page, request }) => {
	const file = pdfFile('Inner draft.pdf', 'Not for visitors yet')
	const { title } = await addFlyer(request, { file, isPublished: false })
	await signIn(page, 'flyers')
	await page.goto('/Admin/FlyersAdmin')
	const fromList = page.waitForEvent('download')
	await rowOf(page, title)
		.getByRole('button', { name: `Download ${title}` })
		.click()
	expect((await fromList).suggestedFilename(), 'as the filename header has it').toBe('Inner-draft.pdf')
	expect(await contentOf(await fromList)).toEqual(file.buffer)

	await rowOf(page, title)
		.getByRole('link', { name: `Edit ${title}` })
		.click()
	const fromForm = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Download PDF attachment' }).click()
	expect(await contentOf(await fromForm)).toEqual(file.buffer)
	await expectAccessible(page)
})

test('A download that staff are refused is told in a notice', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 503/)
	const { title } = await addFlyer(request)
	await signIn(page, 'flyers')
	await page.goto('/Admin/FlyersAdmin')
	await page.route('**/downloadfile', (route) => route.fulfill({ status: 503 }))
	await rowOf(page, title)
		.getByRole('button', { name: `Download ${title}` })
		.click()
	await expect(page.getByRole('region', { name: /^Notices/ })).toContainText(
		'Failed to download the file. Please try again.',
	)
})

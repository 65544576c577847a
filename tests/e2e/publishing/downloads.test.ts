import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { openEnhanced } from '#tests/support/browser/document-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { pdfFile, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addFlyer } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const contentOf = async (download: Download) => readFile(await download.path())
const failed = 'Failed to download the file. Please try again.'

test('A visitor downloads a flyer under its own name; a download that fails says so beside its link', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 503/)
	const file = pdfFile('The queue, measured.pdf', 'The queue, measured')
	const { title } = await addFlyer(request, { file })
	await openEnhanced(page, '/resources', 'download')
	const flyer = page.getByRole('listitem').filter({ hasText: title })
	const link = flyer.getByRole('link', { name: `Download ${title}: The queue, measured.pdf` })
	await page.route('**/media/**', (route) =>
		route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.continue(),
	)
	await link.click()
	await expect(flyer.getByRole('status')).toHaveText(failed)
	await expectAccessible(page)
	await page.unroute('**/media/**')
	const started = page.waitForEvent('download')
	await link.click()
	const download = await started
	expect(download.suggestedFilename()).toBe('The queue, measured.pdf')
	expect(await contentOf(download)).toEqual(file.buffer)
	await expect(flyer.getByRole('status')).toHaveText('')

	const answer = await request.get((await link.getAttribute('href')) ?? '')
	expect(await answer.body(), 'without script the link itself leads to the file').toEqual(file.buffer)
	expect(answer.headers()).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition':
			'attachment; filename="The-queue,-measured.pdf"; filename*=UTF-8\'\'The%20queue%2C%20measured.pdf',
		filename: 'The-queue,-measured.pdf',
	})
})

test('Staff download a flyer that is not published, from the list and from the form; a refusal is told in a notice', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 503/)
	const file = pdfFile('Inner draft.pdf', 'Not for visitors yet')
	const { title } = await addFlyer(request, { file, isPublished: false })
	await startSession(page, 'flyers')
	await page.goto('/Admin/FlyersAdmin')
	const button = rowOf(page, title).getByRole('button', { name: `Download ${title}` })
	await page.route('**/downloadfile', (route) => route.fulfill({ status: 503 }))
	await button.click()
	await expectToast(page, failed)
	await page.unroute('**/downloadfile')
	const fromList = page.waitForEvent('download')
	await button.click()
	expect((await fromList).suggestedFilename(), 'as the filename header has it').toBe('Inner-draft.pdf')
	expect(await contentOf(await fromList)).toEqual(file.buffer)

	await rowOf(page, title)
		.getByRole('link', { name: `Edit ${title}` })
		.click()
	const fromForm = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Download PDF attachment' }).click()
	expect(await contentOf(await fromForm)).toEqual(file.buffer)
})

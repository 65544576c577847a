import type { Page } from '@playwright/test'
import { openDesk, panel } from '#tests/support/browser/desk-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { pdfFile } from '#tests/support/browser/publishing-page.ts'
import { addJob, sendApplication } from '#tests/support/browser/saved-jobs.ts'
import { japanesePdf, lockedPdf, pdfOfPages, pdfWithColumns, scannedPdf } from '#tests/support/files/cv-pdfs.ts'
import type { Bytes } from '#tests/support/files/sample-bytes.ts'
import { docxWith, textBox } from '#tests/support/files/word-boxes.ts'
import { openServerDatabase } from '#tests/support/server/own-server.ts'

const pages = (page: Page) => page.getByRole('region', { name: /^CV: / })

/** Answers these bytes in place of the stored CV: the server accepts no damaged one, for example. */
const answerWith = (page: Page, bytes: Bytes) =>
	page.route('**/downloadresume', (route) => route.fulfill({ body: Buffer.from(bytes) }))

/** How often the audit log says that the CV was opened. */
function openings(id: number): number {
	using database = openServerDatabase()
	const sql = "select count(*) as openings from audit_log where action = 'resume downloaded' and item_id = ?"
	return Number(database.prepare(sql).get(id)?.openings)
}

/** Collects violations of the policy in the page and in its workers. */
async function watchPolicy(page: Page) {
	const told: string[] = []
	await page.exposeFunction('tellViolation', (text: string) => told.push(text))
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
			Reflect.get(window, 'tellViolation')(`${violatedDirective} ${blockedURI}`),
		)
	})
	page.on('worker', (worker) => {
		worker.on('console', (message) => told.push(message.text()))
		void worker.evaluate(() => {
			addEventListener('securitypolicyviolation', (event) =>
				console.error('violation', Reflect.get(event, 'violatedDirective'), Reflect.get(event, 'blockedURI')),
			)
		})
	})
	return told
}

/** Whether the pixel at this part of the first page's canvas is dark. */
const isDark = (page: Page, x: number, y: number) =>
	pages(page)
		.locator('canvas')
		.first()
		.evaluate(
			(canvas: HTMLCanvasElement, [left = 0, top = 0]) => {
				const context = canvas.getContext('2d')
				return (context?.getImageData(left * canvas.width, top * canvas.height, 1, 1).data[0] ?? 255) < 128
			},
			[x, y],
		)

test('A CV is read in the page: its text can be selected, pages are drawn as they come near, and each opening is one audit row', async ({
	page,
	request,
}) => {
	const job = await addJob(request)
	const texts = Array.from({ length: 12 }, (_, index) => `Harbour number ${index + 1}`)
	const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOfPages(texts)) }
	const first = await sendApplication(request, job, { firstName: 'Ngozi' }, file)
	const second = await sendApplication(request, job, { firstName: 'Ikram' }, pdfFile('two.pdf', 'Nine years of quays'))
	await startSession(page, 'jobapplicants')
	const told = await watchPolicy(page)
	await openDesk(page, job)
	await expect(page.getByRole('link', { name: 'Ngozi Okafor' })).toBeVisible()
	expect(openings(first), 'nothing is fetched ahead').toBe(0)
	await page.getByRole('link', { name: 'Ngozi Okafor' }).click()
	await expect(panel(page, 'Ngozi Okafor')).toContainText('cv.pdf')
	await expect(pages(page).getByText('Harbour number 1', { exact: true })).toBeAttached()
	await expect(page.getByText('Page 1 of 12')).toBeVisible()
	await page.getByText('Harbour number 1', { exact: true }).selectText()
	expect(await page.evaluate(() => getSelection()?.toString())).toBe('Harbour number 1')
	expect(await pages(page).locator('canvas').count(), 'pages far away are not drawn').toBeLessThan(5)
	await expectAccessible(page, [390, 1280])

	await pages(page).focus()
	await page.keyboard.press('End')
	await expect(page.getByText('Page 12 of 12')).toBeVisible()
	await expect(pages(page).getByText('Harbour number 12')).toBeAttached()
	await expect(pages(page).getByText('Harbour number 1', { exact: true }), 'released').not.toBeAttached()
	const width = () =>
		pages(page)
			.locator('canvas')
			.last()
			.evaluate((canvas) => canvas.clientWidth)
	const fitted = await width()
	await page.getByRole('button', { name: 'Zoom in' }).click()
	await expect.poll(width).toBeGreaterThan(fitted * 1.2)
	await expect(page.getByText('Page 12 of 12'), 'zooming keeps the place').toBeVisible()
	await page.getByRole('button', { name: 'Fit width' }).click()
	await expect.poll(width).toBe(fitted)

	await page.getByRole('button', { name: 'Previous' }).click()
	await expect(pages(page).getByText('Nine years of quays')).toBeAttached()
	await page.getByRole('button', { name: 'Next' }).click()
	await expect(pages(page).getByText('Harbour number 1', { exact: true })).toBeAttached()
	expect([openings(first), openings(second)], 'going back within a minute').toEqual([1, 1])
	expect(told).toEqual([])
})

test('Japanese without its font, scans and columns are shown; a link opens a new tab, and a script is none', async ({
	page,
	request,
}) => {
	const job = await addJob(request)
	await sendApplication(request, job, { firstName: 'Ngozi' })
	await startSession(page, 'jobapplicants')
	const told = await watchPolicy(page)
	await answerWith(page, japanesePdf('93FA967B8CEA'))
	await openDesk(page, job)
	const cMap = page.waitForResponse(/cmaps\/90ms-RKSJ-H/)
	await page.getByRole('link', { name: 'Ngozi Okafor' }).click()
	expect((await cMap).ok()).toBe(true)
	await expect(pages(page).getByText('日本語')).toBeAttached()

	await answerWith(page, scannedPdf())
	await page.reload()
	await expect(pages(page).locator('canvas')).toBeVisible()
	expect([await isDark(page, 0.25, 0.5), await isDark(page, 0.75, 0.5)]).toEqual([true, false])

	await answerWith(page, pdfWithColumns('Work', 'Languages', 'https://portfolio.example/me'))
	await page.reload()
	await expect(pages(page)).toContainText('Work Languages')
	const links = pages(page).getByRole('link')
	await expect(links).toHaveCount(1)
	await expect(links).toHaveAttribute('href', 'https://portfolio.example/me')
	await expect(links).toHaveAttribute('target', '_blank')
	await expect(links).toHaveAttribute('rel', 'noopener noreferrer')
	expect(told).toEqual([])
})

test('A Word CV is shown as text with its text boxes and tables; links are no links', async ({ page, request }) => {
	const job = await addJob(request)
	await sendApplication(request, job, { firstName: 'Ngozi' })
	await startSession(page, 'jobapplicants')
	const told = await watchPolicy(page)
	const table =
		'<w:tbl><w:tr><w:tc><w:p><w:r><w:t>2019</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Pilot</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'
	await answerWith(page, docxWith(textBox('Speaks Igbo') + table, { link: ['My work', 'https://portfolio.example/'] }))
	await openDesk(page, job)
	await page.getByRole('link', { name: 'Ngozi Okafor' }).click()
	await expect(pages(page)).toContainText('Speaks Igbo')
	await expect(pages(page).getByRole('cell', { name: 'Pilot' })).toBeVisible()
	await expect(pages(page)).toContainText('My work (https://portfolio.example/)')
	await expect(pages(page).getByRole('link')).toHaveCount(0)
	await expectAccessible(page)
	expect(told).toEqual([])
})

test('A CV that cannot be shown says why and can be downloaded', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 404/, /ERR_FAILED/)
	const job = await addJob(request)
	await sendApplication(request, job, { firstName: 'Ngozi' })
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	const refused: [Bytes, string][] = [
		[lockedPdf(), 'opens only with a password'],
		[new TextEncoder().encode('%PDF-1.7 and then nothing'), 'damaged or incomplete'],
		[pdfOfPages(Array.from({ length: 60 }, () => 'One of many')), 'This CV has 60 pages'],
		[new TextEncoder().encode('PK and then nothing'), 'This Word document cannot be shown'],
	]
	await page.getByRole('link', { name: 'Ngozi Okafor' }).click()
	for (const [bytes, why] of refused) {
		await answerWith(page, bytes)
		await page.reload()
		await expect(page.getByRole('alert')).toContainText(why)
		await expect(page.getByRole('button', { name: 'Download resume' })).toBeVisible()
	}
	await expectAccessible(page)

	await page.route('**/downloadresume', (route) =>
		route.fulfill({ status: 404, json: { code: 'application.not-found', errorMsg: 'Application with id not found' } }),
	)
	await page.reload()
	await expect(page.getByRole('alert')).toContainText('This application has been erased')
	await page.route('**/downloadresume', (route) => route.abort())
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByRole('alert')).toContainText('Check your connection')
	await answerWith(page, pdfOfPages(['Back again']))
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(pages(page).getByText('Back again')).toBeAttached()
})

test('Who steps on before a CV has arrived never sees it beside another name', async ({ page, request }) => {
	const job = await addJob(request)
	const slow = await sendApplication(request, job, { firstName: 'Ngozi' }, pdfFile('slow.pdf', 'The slow one'))
	await sendApplication(request, job, { firstName: 'Ikram' }, pdfFile('fast.pdf', 'The fast one'))
	await startSession(page, 'jobapplicants')
	const { promise: wanted, resolve: letGo } = Promise.withResolvers<void>()
	await page.route('**/downloadresume', async (route) => {
		if (route.request().postDataJSON().id === slow) await wanted
		await route.continue()
	})
	await openDesk(page, job)
	const asked = page.waitForRequest((sent) => sent.postDataJSON()?.id === slow && sent.url().endsWith('downloadresume'))
	await page.getByRole('link', { name: 'Ngozi Okafor' }).click()
	const slowRequest = await asked
	await page.getByRole('button', { name: 'Previous' }).click()
	await expect(pages(page).getByText('The fast one')).toBeAttached()
	const answer = page.waitForResponse((response) => response.request() === slowRequest)
	letGo()
	await (await answer).finished()
	await expect(pages(page)).toHaveAccessibleName('CV: fast.pdf')
	await expect(pages(page).getByText('The fast one')).toBeAttached()
	await expect(page.getByText('The slow one')).not.toBeAttached()
	await page.getByRole('button', { name: 'Next' }).click()
	await expect(pages(page).getByText('The slow one')).toBeAttached()
})

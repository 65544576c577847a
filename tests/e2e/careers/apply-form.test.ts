import {
	applyField,
	applyForm,
	cvButton,
	cvGroup,
	openApply,
	sendButton,
	typeApplication,
	typedByLabel,
} from '#tests/support/apply-page.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { chooseFiles, pdfFile, textFile } from '#tests/support/publishing-page.ts'
import { asFile, pdfOf } from '#tests/support/sample-files.ts'
import { addJob } from '#tests/support/saved-jobs.ts'

test('The form speaks when it is sent, with one message for each field, and each message goes on edit', async ({
	page,
	request,
}) => {
	const sent: string[] = []
	page.on('request', (call) => call.method() === 'POST' && sent.push(call.url()))
	await openApply(page, await addJob(request))
	await expectAccessible(page)
	const says = (label: string, message: string | RegExp) =>
		expect(applyField(page, label)).toHaveAccessibleDescription(message)

	await sendButton(page).click()
	await says('First Name', 'First Name is required')
	await says('Last Name', 'Last Name is required')
	await says('Email', 'Email is required')
	await says('Mobile Number', /^Mobile Number is required/)
	await says('Experience', 'years')
	await says('Notice Period', 'Notice Period is required')
	await says('Location', 'Location is required')
	await expect(cvButton(page)).toHaveAccessibleDescription('CV is required')
	await expect(applyField(page, 'First Name')).toBeFocused()
	await expectAccessible(page)

	const wrong = { 'First Name': 'Amara2', 'Last Name': 'Okafor, PhD', Email: 'amara', 'Mobile Number': '+234' }
	await typeApplication(page, { ...wrong, Experience: 'six' }, null)
	for (const label of ['First Name', 'Last Name', 'Email', 'Notice Period', 'Location']) await says(label, '')
	await sendButton(page).click()
	await says('First Name', 'First Name contains invalid characters')
	await says('Last Name', 'Last Name contains invalid characters')
	await says('Email', 'Invalid email address')
	await says('Mobile Number', /^Invalid mobile number/)
	await says('Experience', /Experience must be a valid number$/)
	await expect(cvButton(page)).toHaveAccessibleDescription('CV is required')
	await applyField(page, 'Experience').fill('-2')
	await sendButton(page).click()
	await says('Experience', /Experience cannot be negative$/)
	expect(sent).toEqual([])
})

test('A CV of another type or over 5 MB is refused as soon as it is chosen, and another one takes its place', async ({
	page,
	request,
}) => {
	await openApply(page, await addJob(request))
	await typeApplication(page, {}, null)
	const buffer = Buffer.from(pdfOf('CV', { bytes: 6 * 1024 * 1024 }))
	await chooseFiles(cvButton(page), { name: 'cv.pdf', mimeType: 'application/pdf', buffer })
	await expect(cvButton(page)).toHaveAccessibleDescription('The file size exceeds the maximum limit of 5 MB')
	await expect(cvGroup(page)).toContainText('cv.pdf, 6 MB')
	await sendButton(page).click()
	await expect(cvButton(page)).toBeFocused()

	await chooseFiles(cvButton(page), textFile('notes.txt'))
	await expect(cvButton(page)).toHaveAccessibleDescription('Invalid file type. Only PDF and DOCX formats are allowed')
	await expectAccessible(page)
	await cvGroup(page).getByRole('button', { name: 'Remove notes.txt' }).click()
	await expect(cvGroup(page)).not.toContainText('notes.txt')
	await expect(cvButton(page)).toHaveAccessibleDescription('')
	await chooseFiles(cvButton(page), pdfFile('Amara Okafor.pdf'))
	await expect(cvGroup(page)).toContainText(/Amara Okafor\.pdf, 0\.\d KB/)
})

test('A CV can be dropped on its field', async ({ page, request }) => {
	await openApply(page, await addJob(request))
	const bytes = [...new Uint8Array(await asFile(pdfOf('CV'), 'cv.pdf').arrayBuffer())]
	const dataTransfer = await page.evaluateHandle((content) => {
		const transfer = new DataTransfer()
		transfer.items.add(new File([new Uint8Array(content)], 'dropped.pdf'))
		return transfer
	}, bytes)
	await cvGroup(page).getByText('Drop your CV here').dispatchEvent('drop', { dataTransfer })
	await expect(cvGroup(page)).toContainText('dropped.pdf')
})

test('What was typed survives a reload, the CV excepted; another job has a form of its own', async ({
	page,
	request,
}) => {
	const [job, other] = [await addJob(request), await addJob(request)]
	await openApply(page, job)
	await typeApplication(page)
	await page.reload()
	await expect(cvGroup(page)).toContainText('Choose your CV again')
	for (const [label, value] of Object.entries(typedByLabel)) await expect(applyField(page, label)).toHaveValue(value)
	await expectAccessible(page)
	await openApply(page, other)
	await expect(applyField(page, 'First Name')).toHaveValue('')
	expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([`draft:/CareersApply/${job.id}`])
	expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('Browsers are told what belongs into each field, and the notice periods are seven', async ({ page, request }) => {
	await openApply(page, await addJob(request))
	for (const [label, value] of [
		['First Name', 'given-name'],
		['Last Name', 'family-name'],
		['Email', 'email'],
		['Mobile Number', 'tel'],
		['Location', 'address-level2'],
	] as const) {
		await expect(applyField(page, label)).toHaveAttribute('autocomplete', value)
	}
	const periods = applyField(page, 'Notice Period').getByRole('option')
	await expect(periods).toHaveText([
		'Select a period',
		'Immediate',
		'Less than 15 days',
		'1 month',
		'2 months',
		'3 months',
		'More than 3 months',
		'Serving notice period',
	])
	const keeping = applyForm(page).getByText(/^By sending this form you agree/)
	await expect(keeping).toContainText('180 days after the closing date')
	await expect(keeping.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/PrivacyPolicy')
})

test.describe('Without script', () => {
	test.use({ javaScriptEnabled: false })

	test('the page says how to apply by mail', async ({ page, request }) => {
		const job = await addJob(request)
		await page.goto(`/CareersApply/${job.id}`)
		await expect(applyForm(page)).toBeHidden()
		// Locators by role and text look past <noscript>.
		const instead = page.locator('#apply noscript')
		await expect(instead.locator('p').first()).toContainText('You can apply by mail instead')
		const subject = encodeURIComponent(`Application: ${job.title} (${job.id})`)
		await expect(instead.locator(`a[href="mailto:careers@nilavu.example?subject=${subject}"]`)).toBeVisible()
	})
})

test('Reading about a job loads no framework; whoever comes near the form finds it alive', async ({
	page,
	request,
}) => {
	const scripts: string[] = []
	page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(new URL(asked.url()).pathname))
	const { publicPath } = await addJob(request)
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto(publicPath, { waitUntil: 'networkidle' })
	expect(scripts.length).toBeGreaterThan(0)
	expect(scripts.filter((path) => path.includes('/react-'))).toEqual([])
	await expect(sendButton(page)).toBeDisabled()
	await page.getByRole('main').getByRole('link', { name: 'Apply' }).first().click()
	await expect(sendButton(page)).toBeEnabled()
	expect(scripts.filter((path) => path.includes('/react-'))).toHaveLength(1)
})

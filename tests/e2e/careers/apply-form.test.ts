import {
	applyField,
	applyForm,
	cvButton,
	cvGroup,
	openApply,
	sendButton,
	typeApplication,
} from '#tests/support/browser/apply-page.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { type ChosenFile, chooseFiles, textFile } from '#tests/support/browser/publishing-page.ts'
import { addJob, applicationsFor } from '#tests/support/browser/saved-jobs.ts'
import { asFile, pdfOf } from '#tests/support/files/sample-files.ts'

test('The form speaks when it is sent, with one message for each field, and each message goes on edit', async ({
	page,
	request,
}) => {
	const sent: string[] = []
	page.on('request', (call) => call.method() === 'POST' && sent.push(call.url()))
	await openApply(page, await addJob(request))
	await expect(applyForm(page).getByText(/^By sending this form you agree/)).toContainText(
		'180 days after the closing date',
	)
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

	const wrong = { 'First Name': 'Amara2', 'Last Name': 'Okafor, PhD', Email: 'amara', 'Mobile Number': '234a' }
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

const pdf = (name: string, bytes: Uint8Array | string): ChosenFile => ({
	name,
	mimeType: 'application/pdf',
	buffer: Buffer.from(bytes),
})

test('A CV that is too large, of another type or not what its name says is refused, and another one takes its place', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 400/, /The application was not stored/)
	const wrongType = 'Invalid file type. Only PDF and DOCX formats are allowed'
	const job = await addJob(request)
	await openApply(page, job)
	await typeApplication(page, {}, pdf('cv.pdf', pdfOf('CV', { bytes: 6 * 1024 * 1024 })))
	await expect(cvButton(page)).toHaveAccessibleDescription(/^The file size exceeds the maximum limit of 5 MB\. Make /)
	await expect(cvGroup(page)).toContainText('cv.pdf, 6 MB')
	await sendButton(page).click()
	await expect(cvButton(page)).toBeFocused()

	await chooseFiles(cvButton(page), textFile('notes.txt'))
	await expect(cvButton(page)).toHaveAccessibleDescription(wrongType)
	await expectAccessible(page)
	await cvGroup(page).getByRole('button', { name: 'Remove notes.txt' }).click()
	await expect(cvGroup(page)).not.toContainText('notes.txt')
	await expect(cvButton(page)).toHaveAccessibleDescription('')

	await chooseFiles(cvButton(page), pdf('program.pdf', `MZ${'\0'.repeat(900)}`))
	await expect(cvGroup(page)).toContainText(/program\.pdf, 0\.\d KB/)
	await sendButton(page).click()
	await expect(cvButton(page)).toHaveAccessibleDescription(wrongType)
	await expect(cvButton(page)).toBeFocused()
	expect(await applicationsFor(request, job)).toEqual([])

	await cvGroup(page).getByRole('button', { name: 'Remove program.pdf' }).click()
	const bytes = [...new Uint8Array(await asFile(pdfOf('CV'), 'cv.pdf').arrayBuffer())]
	const dataTransfer = await page.evaluateHandle((content) => {
		const transfer = new DataTransfer()
		transfer.items.add(new File([new Uint8Array(content)], 'dropped.pdf'))
		return transfer
	}, bytes)
	await cvGroup(page).getByText('Drop your CV here').dispatchEvent('drop', { dataTransfer })
	await expect(cvGroup(page)).toContainText('dropped.pdf')
	await expect(cvButton(page)).toHaveAccessibleDescription('')
	await sendButton(page).click()
	await expect(page.getByText('Application has been sent successfully').first()).toBeVisible()
	expect(await applicationsFor(request, job)).toMatchObject([{ file: 'dropped.pdf' }])
})

test('On a phone the way to the form stays in view; reading loads no framework, and the form is alive when reached', async ({
	page,
	request,
}) => {
	const scripts: string[] = []
	page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(new URL(asked.url()).pathname))
	const jobDescription = `<p>${'Boats come, one after the other. '.repeat(120)}</p>`
	const { publicPath } = await addJob(request, { jobDescription })
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(publicPath, { waitUntil: 'networkidle' })
	expect(scripts.length).toBeGreaterThan(0)
	expect(scripts.filter((path) => path.includes('/react-'))).toEqual([])
	await expect(sendButton(page)).toBeDisabled()

	const [first, second] = await page.getByRole('link', { name: 'Apply Now' }).all()
	if (!first || !second) throw new Error('One way stands by the name of the job, and one by its text')
	await expect(first).toBeInViewport()
	await page.getByRole('heading', { name: 'The position' }).evaluate((heading) => heading.scrollIntoView())
	await expect(first).not.toBeInViewport()
	await expect(second).toBeInViewport({ ratio: 1 })
	await second.click()
	await expect(page.locator('#apply')).toBeInViewport()
	await expect(second).not.toBeInViewport()
	await expect(sendButton(page)).toBeEnabled()
	expect(scripts.filter((path) => path.includes('/react-'))).toHaveLength(1)
})

import { enquiryForm, newName, sendButton, storedFrom, typeEnquiry } from '#tests/support/browser/enquiry-page.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'

test('The form loads what it needs when somebody begins, and speaks when it is sent, at each field', async ({
	page,
}) => {
	const sent: string[] = []
	const parts: string[] = []
	page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
	page.on('request', (request) => /\/(send-enquiry|forms)-[^/]*\.js$/.test(request.url()) && parts.push(request.url()))
	await page.goto('/contact')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
	const form = enquiryForm(page)
	const says = (label: string, message: string | RegExp) =>
		expect(form.getByLabel(label)).toHaveAccessibleDescription(message)
	await expect(sendButton(page)).toBeEnabled()
	await page.waitForLoadState('networkidle')
	expect(parts, 'what checks and sends').toEqual([])
	await says('Phone Number', 'Digits only, with country code')
	for (const department of ['Sales', 'Support', 'Careers', 'Investors', 'Partners', 'Others']) {
		await expect(form.getByLabel('Category').getByRole('option', { name: department, exact: true })).toBeAttached()
	}

	await form.getByLabel('Name').focus()
	await expect.poll(() => parts).toContainEqual(expect.stringContaining('/send-enquiry-'))
	await form.getByLabel('Name').blur()
	await says('Name', '')
	await sendButton(page).click()
	await says('Name', 'Name is required')
	await says('Category', 'Category is required')
	await says('Email', 'Email is required')
	await says('Phone Number', /^Phone Number is required/)
	await says('Organization', '')
	await says('Message', '')
	await expect(form.getByLabel('Name')).toBeFocused()
	await expectAccessible(page)

	await typeEnquiry(page, { name: 'R2 D2', email: 'a@b', phone: '12a', organization: '', message: '' })
	await says('Name', '')
	await sendButton(page).click()
	await says('Name', /^Only alphabets.* are allowed$/)
	await says('Email', 'Invalid email format')
	await says('Phone Number', /^Only numbers are allowed/)
	await says('Category', '')
	expect(sent).toEqual([])
})

test('What was typed outlives a refusal and a reload; a category that has gone does not', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 400/, /The enquiry was not stored/)
	const name = newName()
	await page.goto('/contact')
	await expect(sendButton(page)).toBeEnabled()
	await typeEnquiry(page, { name, category: 'Sales', message: 'One line\nand another' })
	await page.reload()
	const form = enquiryForm(page)
	const category = form.getByLabel('Category')
	await expect(form.getByLabel('Message')).toHaveValue('One line\nand another')
	await expect(form.getByLabel('Name')).toHaveValue(name)
	await expect(category.locator('option:checked')).toHaveText('Sales')
	expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['draft:/contact', 'visit'])
	expect(await page.evaluate(() => localStorage.length)).toBe(0)

	// A department is deleted while the page is open.
	await category.getByRole('option', { name: 'Support' }).evaluate((option: HTMLOptionElement) => {
		option.value = '999999'
	})
	await category.selectOption('Support')
	await sendButton(page).click()
	await expect(category).toHaveAccessibleDescription('Please choose a category of the list')
	await expect(category).toBeFocused()
	await expect(form.getByRole('alert')).toBeVisible()
	expect(await storedFrom(request, name)).toEqual([])

	await page.reload()
	await expect(form.getByLabel('Name')).toHaveValue(name)
	await expect(category.locator('option:checked')).toHaveText('Select a category')
	await sendButton(page).click()
	await expect(category).toHaveAccessibleDescription('Category is required')
	await expect(category).toBeFocused()
	await category.selectOption('Support')
	await sendButton(page).click()
	await expect(form.getByLabel('Name')).toHaveValue('')
	expect(await page.evaluate(() => sessionStorage.length), 'once it is sent, nothing is kept').toBe(0)
})

test('Categories that did not come with the page are fetched, and fetched again after a failure', async ({
	page,
	allowConsoleErrors,
}) => {
	// The document comes from a page with categories, so hydration fails and React renders again.
	allowConsoleErrors(/status of 503/, /The categories could not be loaded/, /React error #418/)
	await page.route('/contact', async (route) => {
		const response = await route.fetch()
		const body = (await response.text())
			.replaceAll(/<option value="\d+">[^<]*<\/option>/g, '')
			.replace(/(&quot;departments&quot;:)\{[^}]*\}/, '$1{}')
		await route.fulfill({ response, body })
	})
	const busy = { code: 'service.busy', errorMsg: 'The service is busy.', requestId: 'x' }
	await page.route('**/viewDepartments', (route) => route.fulfill({ status: 503, json: busy }), { times: 1 })
	await page.goto('/contact')
	const form = enquiryForm(page)
	await expect(form.getByRole('alert')).toContainText('The categories could not be loaded.')
	await expectAccessible(page)
	await form.getByRole('button', { name: 'Try again' }).click()
	await expect(form.getByLabel('Category').getByRole('option', { name: 'Support' })).toBeAttached()
	await expect(form.getByRole('alert')).toBeHidden()
})

test('The whole form by keyboard alone: it is sent as it was typed, cleared, and says so', async ({
	page,
	request,
}) => {
	const name = newName()
	await page.goto('/contact')
	await expect(sendButton(page)).toBeEnabled()
	await page.keyboard.press('Tab')
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
	await page.keyboard.press('Enter')
	const fields = {
		Name: name,
		Organization: '',
		Category: 'Sup',
		Email: 'meera@kollamspice.example',
		'Phone Number': '914742555010',
		Message: 'നന്ദി, and a second line:\nthank you.',
	}
	for (const [label, typed] of Object.entries(fields)) {
		await page.keyboard.press('Tab')
		await expect(enquiryForm(page).getByLabel(label)).toBeFocused()
		await page.keyboard.type(typed)
	}
	await page.keyboard.press('Tab')
	await expect(enquiryForm(page).getByRole('link', { name: 'privacy policy' })).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(sendButton(page)).toBeFocused()
	const answered = page.waitForResponse('**/saveContactUs')
	await page.keyboard.press('Enter')
	const toast = page.getByRole('region', { name: /^Notices/ }).getByText('Contact details submitted successfully')
	await expect(toast).toBeVisible()
	// A toast stays while it is hovered, and disappears by itself afterwards.
	await toast.hover()
	await expectAccessible(page)
	for (const label of Object.keys(fields)) await expect(enquiryForm(page).getByLabel(label)).toHaveValue('')
	await expect(sendButton(page), 'the focus stays where it was').toBeFocused()
	const call = (await answered).request()
	expect(await call.headerValue('X-Token')).toBe('XXXX.DUMMY.TOKEN.XXXX')
	expect(await call.headerValue('Idempotency-Key')).toMatch(
		/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
	)
	expect(await storedFrom(request, name)).toMatchObject([{ message: fields.Message }])
	await page.mouse.move(0, 0)
	await expect(toast).toBeHidden()
})

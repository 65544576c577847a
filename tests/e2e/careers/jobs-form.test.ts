import { ownCountry } from '#contracts/shared/countries.ts'
import { dayText } from '#contracts/shared/date-text.ts'
import { findJob } from '#tests/support/browser/jobs-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { formOn } from '#tests/support/browser/publishing-page.ts'
import { newName } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { brand } from '#web/content/brand.ts'

test('A job post that lacks everything says so at every field', async ({ page }) => {
	await startSession(page, 'careers')
	await page.goto('/Admin/CareersAdmin')
	await page.getByRole('button', { name: 'Add job post' }).click()
	const { form, field, save } = formOn(page, 'Add job post')
	const description = form.getByRole('textbox', { name: 'Job Description' })
	await expect(description).toBeVisible()
	await expect(form.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
	await expect(form.getByRole('button', { name: 'Picture' }), 'a job shows no pictures').toHaveCount(0)

	await save.click()
	await expect(form.getByRole('alert')).toContainText('Please fill out all required fields.')
	await expect(field('Job Position')).toBeFocused()
	for (const label of [
		'Job Position',
		'Experience',
		'Job Qualification',
		'Skills Required',
		'Start Date',
		'Due Date',
		'Job Type',
		'Job Location',
	])
		await expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${label} is required`))
	await expect(description).toHaveAccessibleDescription('Job Description is required')
	await expectAccessible(page)

	await field('Job Position').fill('C* Engineer')
	await expect(field('Job Position'), 'what is wrong, and what is allowed').toHaveAccessibleDescription(
		/^Job Position contains invalid characters.* Letters(?: and|, digits,) spaces/,
	)
	await field('Job Position').fill(brand.namesInForms === 'letters' ? 'Engineer' : 'C# / .NET Engineer')
	await expect(field('Job Position')).not.toHaveAccessibleDescription(/invalid characters/)
	await field('Start Date').fill(inDays(3))
	await field('Due Date').fill(inDays(2))
	await expect(field('Due Date')).toHaveAccessibleDescription(/^Due Date should not be before Start Date/)
	await field('Start Date').fill(inDays(2))
	await expect(field('Due Date'), 'the other date has made it right').not.toHaveAccessibleDescription(/Start Date/)
	const salary = form.getByRole('group', { name: 'Salary' })
	await salary.getByLabel('Lowest').fill('6 lakh')
	await salary.getByLabel('Highest').fill('500000')
	await expect(salary.getByLabel('Lowest')).toHaveAccessibleDescription('A whole number from 1 is expected')
	await salary.getByLabel('Lowest').fill('600000')
	await expect(salary.getByLabel('Highest')).toHaveAccessibleDescription(
		'The highest salary should not be below the lowest',
	)
	await save.click()
	await expect(field('Experience'), 'the first that is still wrong').toBeFocused()
	// A slow machine has saved a draft by then.
	await expect(page).toHaveURL(/\/Admin\/CareersAdmin\/AddJobPage(\?draft=\d+)?$/)
})

test('A job post goes from the form to the list and to every visitor, and is edited; a save that fails loses nothing', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 50[03]/)
	const position = newName('Ferry Timetable Editor')
	const isListed = async () => (await (await request.get('/careers')).text()).includes(position)
	await startSession(page, 'careers')
	await page.goto('/Admin/CareersAdmin/AddJobPage')
	const { form, field, save } = formOn(page, 'Add job post')
	await field('Job Position').fill(position)
	await field('Experience').fill('2 to 4 years')
	await field('Job Qualification').fill('A degree, or two summers on a pier')
	await field('Skills Required').fill('Tides, tables and patience')
	await field('Job Type').selectOption('Part-time')
	await field('Job Location').fill('Fort Kochi')
	await field('City').fill('Kochi')
	await expect(field('Country')).toHaveValue(ownCountry)
	await form.getByRole('textbox', { name: 'Job Description' }).click()
	await page.keyboard.type('## The pier\nYou write down *when* the boats leave.')

	const state = form.getByRole('status').filter({ hasText: /./ })
	await field('Start Date').fill(inDays(4))
	await field('Due Date').fill(inDays(9))
	await expect(state).toHaveText(`UpcomingOpen from ${dayText(inDays(4))}`)
	await field('Start Date').fill(inDays(-9))
	await expect(state).toHaveText(`OpenOpen until ${dayText(inDays(9))}`)
	const salary = form.getByRole('group', { name: 'Salary' })
	await salary.getByLabel('Currency').selectOption('INR')
	await salary.getByLabel('Lowest').fill('300000')
	await salary.getByLabel('Highest').fill('420000')
	await save.click()
	await expectToast(page, 'Job Details Saved Successfully')
	await expect(page).toHaveURL(/\/Admin\/CareersAdmin(\?page=1)?$/)
	const row = await findJob(page, position)
	for (const text of ['Part-time', 'Fort Kochi', 'Open', dayText(inDays(9))]) await expect(row).toContainText(text)

	expect(await isListed()).toBe(true)
	const opened = page.waitForEvent('popup')
	await row.getByRole('link', { name: `View ${position}` }).click()
	const asVisitorsSeeIt = await opened
	await expect(asVisitorsSeeIt.getByRole('heading', { level: 1 })).toContainText(position)
	await expect(asVisitorsSeeIt.getByRole('heading', { name: 'The pier' })).toBeVisible()
	await expect(asVisitorsSeeIt.getByRole('main')).toContainText('3,00,000 to 4,20,000 a year')

	await row.getByRole('link', { name: `Edit ${position}` }).click()
	const edit = formOn(page, 'Edit job post')
	await expect(edit.field('Job Position')).toHaveValue(position)
	await expect(edit.form.getByRole('textbox', { name: 'Job Description' })).toContainText('You write down when')
	await expect(edit.form.getByLabel('Lowest')).toHaveValue('300000')
	await edit.field('Due Date').fill(inDays(-1))
	await expect(edit.form.getByRole('status').filter({ hasText: /./ })).toHaveText(
		`ClosedClosed since the end of ${dayText(inDays(-1))}`,
	)
	await page.route('**/savejobdetails', (route) => route.fulfill({ status: 500, body: 'down' }))
	await edit.save.click()
	await expect(edit.form.getByRole('alert')).toHaveText('Error while saving the data')
	await expect(edit.field('Due Date')).toHaveValue(inDays(-1))
	await page.unroute('**/savejobdetails')
	await edit.save.click()
	await expectToast(page, 'Job Details Saved Successfully')
	await expect(await findJob(page, position)).toContainText('Closed')
	expect(await isListed()).toBe(false)
})

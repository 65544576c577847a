import { addColleague } from '#tests/support/browser/colleague.ts'
import { findJob } from '#tests/support/browser/jobs-page.ts'
import { expect, sendSignIn, startSession, test } from '#tests/support/browser/journey.ts'
import { formOn } from '#tests/support/browser/publishing-page.ts'
import { expectSessionExpired, revokeSession } from '#tests/support/browser/revoke-session.ts'
import { addJob, newName } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { inDays } from '#tests/support/builders/days.ts'

test('Two editors of one job: the second is told who was first, keeps what was typed, and loads the newest on demand', async ({
	page,
	newVisitor,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id, title } = await addJob(request)
	const first = await addColleague(request, { permissions: ['Careers'], fullName: 'Yusra Haddadin' })
	const address = `/Admin/CareersAdmin/AddJobPage/${id}`
	await startSession(page, 'careers')
	await page.goto(address)
	const mine = formOn(page, 'Edit job post')
	const text = mine.form.getByRole('textbox', { name: 'Job Description' })
	await mine.field('Experience').fill('My years')
	await text.click()
	await page.keyboard.type('Mine. ')

	const other = await newVisitor()
	await startSession(other, first.userName, first.password)
	await other.goto(address)
	const theirs = formOn(other, 'Edit job post')
	await theirs.field('Job Location').fill('Their lock')
	await theirs.form.getByRole('textbox', { name: 'Job Description' }).click()
	await other.keyboard.type('Theirs. ')
	await theirs.save.click()
	await expectToast(other, 'Job Details Saved Successfully')

	await mine.save.click()
	// An open dialog hides the form from the accessibility tree.
	const dialog = page.getByRole('dialog', { name: 'The live version has changed' })
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await expect(mine.form.getByRole('alert')).toContainText(
		/Yusra Haddadin changed this on \d{1,2} \w+ 20\d\d, \d\d:\d\d\. What/,
	)
	await expect(mine.field('Experience')).toHaveValue('My years')
	await expect(text).toContainText('Mine.')
	await expect(mine.field('Job Location'), 'nothing of theirs is mixed in').toHaveValue('Kochi')
	await mine.form.getByRole('button', { name: 'Compare both versions' }).click()
	await dialog.getByRole('radio', { name: 'Both' }).last().check()
	await dialog.getByRole('button', { name: 'Use this' }).click()
	await expect(mine.field('Job Location'), 'what only they changed is theirs').toHaveValue('Their lock')
	await expect(mine.field('Experience')).toHaveValue('My years')
	await expect(text).toContainText('Mine.')
	await expect(text).toContainText('Theirs.')
	await expect(mine.form).toContainText('Last changed by Yusra Haddadin')
	await mine.save.click()
	await expectToast(page, 'Job Details Saved Successfully')
	await expect(await findJob(page, title)).toContainText('Their lock')
})

test('What was typed stays as a draft, and survives the end of the session', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const { userName, password } = await addColleague(request, { permissions: ['Careers'] })
	const position = newName('Lamplighter')
	await startSession(page, userName, password)
	await page.goto('/Admin/CareersAdmin/AddJobPage')
	const { form, field, save } = formOn(page, 'Add job post')
	const text = form.getByRole('textbox', { name: 'Job Description' })
	await field('Job Position').fill(position)
	await field('Remote').check()
	await field('Country').selectOption('United Arab Emirates')
	await text.click()
	await page.keyboard.type('Every lamp burns until *four*.')
	for (const label of ['Experience', 'Job Qualification', 'Skills Required', 'Job Location'])
		await field(label).fill('A long ladder')
	await field('Start Date').fill(inDays(1))
	await field('Due Date').fill(inDays(2))
	await field('Job Type').selectOption('Contract')

	await revokeSession(page)
	await save.click()
	await expectSessionExpired(page)
	await sendSignIn(page, userName, password)
	await expect(field('Job Position')).toHaveValue(position)
	await expect(field('Remote')).toBeChecked()
	await expect(field('Country')).toHaveValue('AE')
	await expect(text).toContainText('Every lamp burns until four.')
	await save.click()
	await expectToast(page, 'Job Details Saved Successfully')
	expect(await page.evaluate(() => Object.keys(sessionStorage)), 'the draft is gone').toEqual([])

	await (await findJob(page, position)).getByRole('link', { name: `Edit ${position}` }).click()
	const edit = formOn(page, 'Edit job post')
	await edit.field('Experience').fill('A short ladder')
	await edit.form.getByRole('button', { name: 'Back' }).click()
	await (await findJob(page, position)).getByRole('link', { name: `Edit ${position}` }).click()
	await expect(edit.field('Experience'), 'what was left stays as a draft').toHaveValue('A short ladder')
	await edit.form.getByRole('button', { name: 'Discard changes' }).click()
	await page.getByRole('alertdialog', { name: 'Discard the changes?' }).getByRole('button', { name: 'Discard' }).click()
	await expect(edit.field('Experience'), 'what was discarded does not come back').toHaveValue('A long ladder')
})

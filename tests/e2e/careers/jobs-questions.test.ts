import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { formOn } from '#tests/support/browser/publishing-page.ts'
import { addJob, sendApplication } from '#tests/support/browser/saved-jobs.ts'
import { aQuestion } from '#tests/support/builders/careers/questions.ts'

test('On a phone, by keyboard: staff ask, order and retire questions, and visitors see them', async ({
	page,
	request,
}) => {
	await page.setViewportSize({ width: 390, height: 844 })
	const sails = aQuestion({ words: 'Do you sail?' })
	const job = await addJob(request, { questions: [sails], jobDescription: '<p>Boats wait.</p>' })
	await sendApplication(request, job, { answers: JSON.stringify({ [sails.id]: 'On Sundays' }) } as object)
	await startSession(page, 'careers')
	await page.goto(`/Admin/CareersAdmin/AddJobPage/${job.id}`)
	const { form, save } = formOn(page, 'Edit job post')
	const questions = form.getByRole('group', { name: 'Questions to applicants' })
	const asked = (number: number) => questions.getByRole('group', { name: `Question ${number}` })

	await expect(asked(1).getByLabel('What is asked'), 'one with answers').toBeDisabled()
	await asked(1).getByRole('button', { name: 'Retire' }).press('Enter')
	await questions.getByRole('button', { name: 'Add question' }).press('Enter')
	await expect(asked(2).getByLabel('What is asked')).toBeFocused()
	await page.keyboard.type('Which boats?')
	await page.keyboard.press('Tab')
	await page.keyboard.type('One of')
	await page.keyboard.press('Tab')
	await page.keyboard.type('Ferries')
	await save.click()
	await expect(questions).toContainText('Question 2: Give at least two choices, each one once')
	await asked(2).getByLabel('Choices').press('End')
	await page.keyboard.type('\nBarges')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Space')
	await asked(2).getByRole('button', { name: 'Move up' }).press('Enter')
	await expect(questions.getByRole('status')).toHaveText('Question 2 is now number 1.')
	await expectAccessible(page)
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.setViewportSize({ width: 1280, height: 900 })
	await expectAccessible(page)
	await save.click()
	await expect(page).toHaveURL(/CareersAdmin$/)

	await page.goto(job.publicPath)
	const field = page.getByLabel('Which boats?')
	await expect(field.getByRole('option')).toHaveText(['Select an answer', 'Ferries', 'Barges'])
	await expect(page.getByText('Do you sail?')).toHaveCount(0)
})

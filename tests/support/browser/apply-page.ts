import type { Page } from '@playwright/test'
import { applicant } from '../builders/careers/applicant.ts'
import { expect } from './journey.ts'
import { type ChosenFile, chooseFiles, pdfFile } from './publishing-page.ts'

export const applyForm = (page: Page) => page.getByRole('form', { name: 'Apply for this position' })
export const applyField = (page: Page, label: string) => applyForm(page).getByLabel(label)
export const cvGroup = (page: Page) => applyForm(page).getByRole('group', { name: 'CV' })
export const cvButton = (page: Page) => cvGroup(page).getByRole('button', { name: /^(Choose file|Replace)/ })
export const sendButton = (page: Page) => applyForm(page).getByRole('button', { name: 'Send application' })

/** The values of the application form by label. */
export const typedByLabel = {
	'First Name': applicant.firstName,
	'Last Name': applicant.lastName,
	Email: applicant.email,
	'Mobile Number': applicant.mobileNumber,
	Experience: applicant.applicantExperience,
	'Notice Period': applicant.noticePeriod,
	Location: applicant.applicantLocation,
}

/** Opens a job's page, scrolls to its form and waits for hydration. */
export async function openApply(page: Page, job: { publicPath: string }): Promise<void> {
	await page.goto(job.publicPath)
	// React replaces the button once it comes into view, so that an action of several steps on it may fail.
	await sendButton(page).evaluate((button) => button.scrollIntoView())
	await expect(sendButton(page)).toBeEnabled()
}

/** Fills in the form with a CV unless `cv` says otherwise. Other values have defaults. */
export async function typeApplication(
	page: Page,
	typed: Partial<typeof typedByLabel> = {},
	cv: ChosenFile | null = pdfFile('Amara Okafor.pdf', 'Twelve years of databases.'),
): Promise<void> {
	for (const [label, value] of Object.entries({ ...typedByLabel, ...typed })) {
		if (label === 'Notice Period') await applyField(page, label).selectOption(value)
		else await applyField(page, label).fill(value)
	}
	if (cv) await chooseFiles(cvButton(page), cv)
}

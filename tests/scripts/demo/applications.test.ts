import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applicationForm, noticePeriods } from '#contracts/careers/applications.ts'
import { cvFileOf } from '#scripts/demo/add-application.ts'
import { demoApplications, demoJobs } from '#scripts/demo/demo-content.ts'
import { contentFolder } from '#scripts/demo/load-content.ts'
import { extensions, recognise } from '#worker/files/recognise/recognise.ts'

test.each(demoApplications)('$firstName $lastName could have applied, with this CV', (application) => {
	const bytes = new Uint8Array(readFileSync(join(contentFolder, application.folder, cvFileOf(application))))
	const found = recognise(bytes)
	expect(
		found && extensions[found.kind].some((each) => application.called.endsWith(`.${each}`)),
		'the file is what its name says',
	).toBe(true)
	expect(bytes.byteLength).toBeLessThan(40_000)
	const form = applicationForm.safeParse({
		firstName: application.firstName,
		lastName: application.lastName,
		email: application.email,
		mobileNumber: application.mobileNumber,
		applicantExperience: application.years,
		noticePeriod: application.notice,
		applicantLocation: application.place,
		file: new File([bytes], application.called),
		jobPostInt: 1,
		consent: 'true',
	})
	expect(form.error).toBeUndefined()
})

test('all applications arrive while their job is open', () => {
	for (const { job: slug, day, email } of demoApplications) {
		const job = demoJobs.find((each) => each.slug === slug)
		expect(job, slug).toBeDefined()
		const arrived = (job?.opensIn ?? 1) + day
		expect(arrived, email).toBeLessThanOrEqual(Math.min(job?.closesIn ?? 0, 0))
	}
})

test('there are applications for open jobs and for closed ones, with every notice period, about a third of them in DOCX', () => {
	expect(demoApplications.length).toBeGreaterThanOrEqual(36)
	const closed = demoApplications.filter(({ job }) => (demoJobs.find(({ slug }) => slug === job)?.closesIn ?? 0) < 0)
	expect(closed.length).toBeGreaterThan(5)
	expect(closed.length).toBeLessThan(demoApplications.length - 20)
	expect(new Set(demoApplications.map(({ notice }) => notice)).size).toBe(noticePeriods.length)
	const inWord =
		demoApplications.filter((application) => cvFileOf(application).endsWith('.docx')).length / demoApplications.length
	expect(inWord).toBeGreaterThan(0.25)
	expect(inWord).toBeLessThan(0.45)
})

test('each folder has one CV, and no text is used twice', () => {
	for (const application of demoApplications)
		expect(readdirSync(join(contentFolder, application.folder)).sort()).toEqual([
			'application.yaml',
			cvFileOf(application),
		])
	const sentences = demoApplications.flatMap(({ cv }) => [cv.profile, ...cv.posts.map(({ text }) => text)])
	expect(new Set(sentences).size).toBe(sentences.length)
})

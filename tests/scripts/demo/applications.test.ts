import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applicationForm, noticePeriods } from '#contracts/careers/applications.ts'
import { root } from '#scripts/command/paths.ts'
import { demoApplications } from '#scripts/demo/careers/applications.ts'
import { demoJobs } from '#scripts/demo/careers/jobs.ts'
import { nameFits, recognise } from '#worker/files/recognise/recognise.ts'

const folder = join(root, 'scripts/demo/careers/cvs')

test.each(demoApplications)('$firstName $lastName could have applied, with this CV', (application) => {
	const bytes = new Uint8Array(readFileSync(join(folder, application.file)))
	const found = recognise(bytes)
	expect(found && nameFits(application.called, found.kind), 'the file is what its name says').toBe(true)
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

test('everybody applied while the job was open, and nobody for one that has not opened yet', () => {
	for (const { job: key, day, email } of demoApplications) {
		const job = demoJobs.find((each) => each.key === key)
		expect(job, key).toBeDefined()
		const arrived = (job?.opensIn ?? 1) + day
		expect(arrived, email).toBeLessThanOrEqual(Math.min(job?.closesIn ?? 0, 0))
	}
})

test('there are applications for open jobs and for closed ones, with every notice period, about a third of them in DOCX', () => {
	expect(demoApplications.length).toBeGreaterThanOrEqual(36)
	const closed = demoApplications.filter(({ job }) => (demoJobs.find(({ key }) => key === job)?.closesIn ?? 0) < 0)
	expect(closed.length).toBeGreaterThan(5)
	expect(closed.length).toBeLessThan(demoApplications.length - 20)
	expect(new Set(demoApplications.map(({ notice }) => notice)).size).toBe(noticePeriods.length)
	const inWord = demoApplications.filter(({ file }) => file.endsWith('.docx')).length / demoApplications.length
	expect(inWord).toBeGreaterThan(0.25)
	expect(inWord).toBeLessThan(0.45)
})

test('each has a CV of his own, and no other lies there', () => {
	const named = demoApplications.map(({ file }) => file).sort()
	expect(readdirSync(folder).sort()).toEqual(named)
	const sentences = demoApplications.flatMap(({ cv }) => [cv.profile, ...cv.posts.map(({ text }) => text)])
	expect(new Set(sentences).size).toBe(sentences.length)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applicationForm, noticePeriods } from '#contracts/careers/applications.ts'
import { stages } from '#contracts/hiring/stages.ts'
import { demoAccounts } from '#scripts/demo/accounts.ts'
import { cvFileOf } from '#scripts/demo/add-application.ts'
import { demoApplications, demoHiring, demoJobs, demoStaff } from '#scripts/demo/demo-content.ts'
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

test('the desk has applications of the demo in every stage, one declined with a reason, and lends an open job', () => {
	const { applications, lent } = demoHiring
	const slugs = demoApplications.map(({ slug }) => slug)
	expect(slugs).toEqual(expect.arrayContaining(applications.map(({ of }) => of)))
	// Those without an entry are new.
	expect(applications.length).toBeLessThan(slugs.length)
	expect(new Set(['new', ...applications.map(({ stage }) => stage)])).toEqual(new Set(stages))
	for (const { of, stage, history, reason } of applications) {
		expect(history.findLast((act) => act.kind === 'stage')?.to, of).toBe(stage)
		expect(reason === undefined || stage === 'declined', of).toBe(true)
	}
	expect(applications.some(({ reason }) => reason !== undefined)).toBe(true)
	for (const { job } of lent) expect(demoJobs.find(({ slug }) => slug === job)?.closesIn).toBeGreaterThan(0)
	const known = [...demoAccounts, ...demoStaff].map(({ userName }) => userName)
	const people = applications.flatMap(({ owner, opinions = {}, history }) => [
		...(owner ? [owner] : []),
		...Object.keys(opinions),
		...history.flatMap((act) => ('by' in act ? [act.by] : [])),
	])
	expect(known).toEqual(expect.arrayContaining([...people, ...lent.map(({ to }) => to)]))
})

import { z } from 'zod/mini'
import { salaryUnits } from '#contracts/careers/careers.ts'
import { noticePeriods } from '#contracts/careers/notice-periods.ts'
import { text } from './text.ts'

/** Jobs open and close some days from today, so that each one keeps its state. */
export const job = z.strictObject({
	jobPosition: text(),
	type: z.enum(['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship']),
	jobLocation: text(),
	country: z.optional(text()),
	city: z.optional(text()),
	remote: z.optional(z.literal(true)),
	experience: text(),
	jobQualification: text(),
	skillsRequired: text(),
	salary: z.optional(
		z.strictObject({ min: z.number(), max: z.number(), currency: z.optional(text()), unit: z.enum(salaryUnits) }),
	),
	opensIn: z.int(),
	closesIn: z.int(),
	html: text(),
})

/** The text of a CV. The newest post comes first. */
const cv = z.strictObject({
	headline: text(),
	profile: text(),
	posts: z.array(z.strictObject({ when: text(), what: text(), where: text(), text: text() })),
	study: text(),
	skills: text(),
})

/**
 * `job` is the slug of a job and `day` counts from its opening. `called` is the applicant's own name for the CV: its ending
 * decides between `cv.pdf` and `cv.docx`. Use telephone numbers of ranges that are reserved for fiction.
 */
export const application = z.strictObject({
	job: text(),
	day: z.int(),
	firstName: text(),
	lastName: text(),
	email: text(),
	mobileNumber: text(),
	years: z.number(),
	notice: z.enum(noticePeriods),
	place: text(),
	called: text(),
	layout: z.optional(z.enum(['margin', 'stacked'])),
	cv,
})

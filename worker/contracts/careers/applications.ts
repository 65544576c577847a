import { z } from 'zod/mini'
import { unless } from '../content/publishable.ts'
import { atMost, digits, emailAddress, personName, requiredText, rowId, searchText } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { fileRules, flag, upload } from '../shared/uploads.ts'
import { type NoticePeriod, noticePeriods } from './notice-periods.ts'

export const applicationsPageSize = 10

export { type NoticePeriod, noticePeriods }

/** A name as applicants write theirs: letters of any script, spaces, dot, hyphen, and the apostrophe in both its shapes. */
const applicantName = (required: string, invalid: string) => personName(required, invalid, /^[\p{L}\p{M} .'’-]*$/u)

/** Nobody has worked for longer. */
const mostYears = 80
export const invalidExperience = 'Experience must be a valid number'

/** Years, with parts of a year; '' and nothing at all are 0. */
const years = () =>
	z
		.pipe(
			z.pipe(
				z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? 0 : (value ?? 0))),
				z.union(
					[z.number(), z.string().check(z.regex(/^\s*-?(?:\d{1,9}\.?\d{0,9}|\.\d{1,9})\s*$/, invalidExperience))],
					{
						error: invalidExperience,
					},
				),
			),
			z.transform(Number),
		)
		.check(z.minimum(0, 'Experience cannot be negative'), z.maximum(mostYears, invalidExperience))

/** true, false, or null where nothing was sent. */
const optionalFlag = () =>
	z.pipe(
		z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
		z.nullable(flag()),
	)

/** What an applicant sends. */
export const applicationForm = z
	.strictObject({
		firstName: applicantName('First Name is required', 'First Name contains invalid characters'),
		lastName: applicantName('Last Name is required', 'Last Name contains invalid characters'),
		email: emailAddress('Email is required', 'Invalid email address'),
		mobileNumber: digits('Mobile Number is required', 'Invalid mobile number'),
		applicantExperience: years(),
		/** Whether the applicant stated it; null where the caller does not say so. */
		experienceStated: optionalFlag(),
		noticePeriod: z.enum(noticePeriods, { error: 'Notice Period is required' }),
		applicantLocation: requiredText('Location is required'),
		file: upload(fileRules.cv),
		jobPostInt: rowId('Job post is required'),
		/** That the applicant has read how long the application is kept. */
		consent: z.pipe(
			z.transform((value: unknown) => (value === undefined || value === '' ? 'false' : value)),
			flag(),
		),
	})
	.check(
		z.refine(({ file }) => file !== undefined, {
			error: 'CV is required',
			path: ['file'],
			// Asked even where another field is wrong, so that a form hears of everything at once.
			when: ({ value }) => typeof value === 'object' && value !== null && !('file' in value && value.file),
		}),
	)
export type ApplicationForm = z.infer<typeof applicationForm>

const optionalYears = () =>
	z.pipe(
		z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
		z.nullable(years()),
	)

/** By what the list can be sorted, besides the time of arrival. */
export const applicationOrders = ['createddate', 'jobPost', 'name', 'applicantExperience', 'applicantLocation'] as const
export type ApplicationOrder = (typeof applicationOrders)[number]

const filters = {
	/** Ids of job posts; none means all. */
	jobPosts: z.pipe(
		z.transform((value: unknown) => value ?? []),
		z.array(rowId(), { error: 'A list of ids is expected' }).check(atMost(500, 'At most 500 job posts')),
	),
	noticePeriod: z.pipe(
		z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
		z.nullable(z.enum(noticePeriods, { error: 'Choose a notice period from the list' })),
	),
	applicantExperienceFrom: optionalYears(),
	applicantExperienceTo: optionalYears(),
	applicantLocation: searchText(),
	mobileNumber: searchText(),
	sortBy: z.pipe(
		z.transform((value: unknown) => value ?? 'createddate'),
		z.enum(applicationOrders, { error: 'The list cannot be sorted by this' }),
	),
	sortDirection: z.pipe(
		z.transform((value: unknown) => value ?? 'desc'),
		z.enum(['asc', 'desc'], { error: 'asc or desc is expected' }),
	),
}

/** No application can match such a range. */
export const reversedExperience = 'Experience to must not be less than experience from'

const isReversed = (filter: { applicantExperienceFrom?: number | null; applicantExperienceTo?: number | null }) =>
	typeof filter.applicantExperienceFrom === 'number' &&
	typeof filter.applicantExperienceTo === 'number' &&
	filter.applicantExperienceFrom > filter.applicantExperienceTo

const inOrder = () => unless(isReversed, 'applicantExperienceTo', reversedExperience)

export const applicationsQuery = z
	.strictObject({
		pageNumber: pageNumber(),
		size: pageSize(applicationsPageSize),
		...filters,
	})
	.check(inOrder())
export type ApplicationsQuery = z.infer<typeof applicationsQuery>

/** The same without pages: what the export holds. */
export const applicationsFilter = z.strictObject(filters).check(inOrder())
export type ApplicationsFilter = z.infer<typeof applicationsFilter>

/** Whose CV is wanted. */
export const resumeQuestion = z.strictObject({ id: rowId() })

/** A job as the list's filter names it. */
export type AppliedJob = { id: number; jobPosition: string; jobLocation: string }

export type JobApplication = {
	id: number
	/** The position applied for. */
	jobPost: string
	jobPostId: number
	firstName: string
	lastName: string
	applicantExperience: number
	/** Whether the applicant stated it; null where that is not known. */
	experienceStated: boolean | null
	noticePeriod: NoticePeriod
	applicantLocation: string
	email: string
	mobileNumber: string
	/** Name and bytes of the CV. */
	file: string
	fileSize: number
	/** When it arrived, UTC ISO. */
	createddate: string
}

type Experience = Pick<JobApplication, 'applicantExperience' | 'experienceStated'>

/** What stands for an experience of 0 years that may not have been stated; null for all others. */
export function unstatedExperience({ applicantExperience, experienceStated }: Experience): string | null {
	if (applicantExperience > 0 || experienceStated) return null
	return experienceStated === null ? '0 or not stated' : 'Not stated'
}

import { z } from 'zod/mini'
import { unless } from '../content/publishable.ts'
import { described, moment, named } from '../shared/answers.ts'
import {
	atMost,
	digits,
	emailAddress,
	objectExpected,
	originField,
	personName,
	requiredText,
	rowId,
	searchText,
	usualInNames,
} from '../shared/fields.ts'
import { origin } from '../shared/origin.ts'
import { paged, pageNumber, pageSize } from '../shared/paging.ts'
import { decimalPoint } from '../shared/plain-characters.ts'
import { fileRules, flag, upload } from '../shared/uploads.ts'
import { noticePeriods } from './notice-periods.ts'

export const applicationsPageSize = 10

export { noticePeriods }

/** A person's name: letters of any script, spaces, dots, hyphens and apostrophes. */
const applicantName = (required: string, invalid: string) => personName(required, invalid, usualInNames)

/** Upper bound on years of experience. */
const mostYears = 80
export const invalidExperience = 'Experience must be a valid number'

/** Years, with decimals. '' and a missing value are 0. */
const years = () =>
	z
		.pipe(
			z.pipe(
				z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? 0 : (value ?? 0))),
				z.union(
					[
						z.number(),
						z
							.string()
							.check(
								z.overwrite(decimalPoint),
								z.regex(/^\s*-?(?:\d{1,9}\.?\d{0,9}|\.\d{1,9})\s*$/, invalidExperience),
							),
					],
					{
						error: invalidExperience,
					},
				),
			),
			z.transform(Number),
		)
		.check(
			z.minimum(0, 'Experience cannot be negative'),
			z.maximum(mostYears, invalidExperience),
			z.meta({ minimum: 0, maximum: mostYears }),
		)

/** null: the field is missing or ''. */
const optionalFlag = () =>
	z.pipe(
		z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
		z.nullable(flag()),
	)

export const answersExpected = 'Answers by question id are expected, as JSON'
/** In characters of JSON. */
const longestAnswers = 20_000

export const applicationForm = z
	.strictObject({
		firstName: applicantName('First Name is required', 'First Name contains invalid characters'),
		lastName: applicantName('Last Name is required', 'Last Name contains invalid characters'),
		email: emailAddress('Email is required', 'Invalid email address'),
		mobileNumber: digits('Mobile Number is required', 'Invalid mobile number'),
		applicantExperience: years(),
		/** Whether the applicant stated it; null: the client does not tell. */
		experienceStated: optionalFlag(),
		noticePeriod: z.enum(noticePeriods, { error: 'Notice Period is required' }),
		applicantLocation: requiredText('Location is required'),
		file: upload(fileRules.cv),
		jobPostInt: rowId('Job post is required'),
		/** The applicant has read how long the application is kept. */
		consent: z.pipe(
			z.transform((value: unknown) => (value === undefined || value === '' ? 'false' : value)),
			flag(),
		),
		/** The version of the notice above the button: see `web/content/application-notice.ts`. Any other is none. */
		noticeVersion: z.pipe(
			z.transform((value: unknown) => (typeof value === 'string' && /^[\da-f]{12}$/.test(value) ? value : '')),
			z.string(),
		),
		/** undefined: the form was sent without the questions of the job. */
		answers: z.pipe(
			z.transform((value: unknown) => (value === '' ? undefined : value)),
			z.optional(
				z
					.string({ error: answersExpected })
					.check(
						atMost(longestAnswers, answersExpected),
						z.meta({ description: 'Answers by question id, as JSON.', examples: ['{"90a1f3c25b7d8e46":"yes"}'] }),
					),
			),
		),
		origin: originField(),
	})
	.check(
		z.refine(({ file }) => file !== undefined, {
			error: 'CV is required',
			path: ['file'],
			// Run this check even when another field is invalid, so that one answer names every mistake.
			when: ({ value }) => typeof value === 'object' && value !== null && !('file' in value && value.file),
		}),
		z.meta({ required: ['file'] }),
	)
export type ApplicationInput = z.infer<typeof applicationForm>

const optionalYears = () =>
	z.pipe(
		z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
		z.nullable(years()),
	)

/** The columns that the list can be sorted by. */
export const applicationOrders = ['createddate', 'jobPost', 'name', 'applicantExperience', 'applicantLocation'] as const
export type ApplicationOrder = (typeof applicationOrders)[number]

/** The filters of the list of applications, with its order. */
export const applicationFilters = {
	/** Ids of job posts. An empty list means all. */
	jobPosts: z.pipe(
		z.transform((value: unknown) => value ?? []),
		z
			.array(rowId(), { error: 'A list of ids is expected' })
			.check(atMost(500, 'At most 500 job posts'), z.meta({ maxItems: 500 })),
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

/** Such a range matches no application. */
export const reversedExperience = 'Experience to must not be less than experience from'

const isReversed = (filter: { applicantExperienceFrom?: number | null; applicantExperienceTo?: number | null }) =>
	typeof filter.applicantExperienceFrom === 'number' &&
	typeof filter.applicantExperienceTo === 'number' &&
	filter.applicantExperienceFrom > filter.applicantExperienceTo

export const inOrder = () => unless(isReversed, 'applicantExperienceTo', reversedExperience)

export const applicationsQuery = z
	.strictObject({
		pageNumber: pageNumber(),
		size: pageSize(applicationsPageSize),
		...applicationFilters,
	})
	.check(inOrder())
export type ApplicationsQuery = z.infer<typeof applicationsQuery>

/** The same filters without paging, for the export. */
export const applicationsFilter = z
	.strictObject(applicationFilters, objectExpected('Filters are expected'))
	.check(inOrder())
export type ApplicationsFilter = z.infer<typeof applicationsFilter>

/** The application whose CV to download. */
export const resumeQuestion = z.strictObject({ id: rowId() })

/** An option of the list's job filter. */
export const appliedJob = named(
	'AppliedJob',
	z.object({ id: z.int(), jobPosition: z.string(), jobLocation: z.string() }),
)
export type AppliedJob = z.infer<typeof appliedJob>

export const jobApplication = named(
	'JobApplication',
	z.object({
		id: z.int(),
		jobPost: described('The position applied for.', z.string()),
		jobPostId: z.int(),
		firstName: z.string(),
		lastName: z.string(),
		applicantExperience: described('In years.', z.number()),
		experienceStated: described('Whether the applicant stated it; null: unknown.', z.nullable(z.boolean())),
		noticePeriod: z.enum(noticePeriods),
		applicantLocation: z.string(),
		email: z.string(),
		mobileNumber: z.string(),
		file: described('The name of the CV.', z.string()),
		fileSize: described('In bytes.', z.int()),
		createddate: moment('When it arrived. UTC.'),
		origin: z.nullable(origin),
	}),
)
export type JobApplication = z.infer<typeof jobApplication>

export const applicationsPage = z.extend(paged(jobApplication), {
	newest: described('The newest application, whatever the filters. `newcount` gets it as `seen`.', z.int()),
})
export type ApplicationsPage = z.infer<typeof applicationsPage>

type Experience = Pick<JobApplication, 'applicantExperience' | 'experienceStated'>

/** The text for an experience of 0 years that the applicant may not have stated; null otherwise. */
export function unstatedExperience({ applicantExperience, experienceStated }: Experience): string | null {
	if (applicantExperience > 0 || experienceStated) return null
	return experienceStated === null ? '0 or not stated' : 'Not stated'
}

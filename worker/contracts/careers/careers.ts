import { z } from 'zod/mini'
import { brand } from '#web/content/brand.ts'
import { editedFields, startedFrom, unless } from '../content/publishable.ts'
import { longestRichText } from '../content/rich-text.ts'
import { stages, usualAnswerDays } from '../hiring/stages.ts'
import type { FieldsOf } from '../items/fields.ts'
import { draftVersion } from '../items/items.ts'
import { calendarDate, described, moment, named } from '../shared/answers.ts'
import { optionalDate, requiredDate } from '../shared/calendar.ts'
import { companyToday } from '../shared/company-time.ts'
import { isCountry, ownCountry } from '../shared/countries.ts'
import {
	lengths,
	optionalRowId,
	optionalText,
	personName,
	requiredText,
	rightChoice,
	rowId,
	searchText,
	visibleName,
} from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { asciiDigits } from '../shared/plain-characters.ts'
import { sortFields } from '../shared/sorting.ts'
import { flag } from '../shared/uploads.ts'
import type { EmploymentType } from './job-types.ts'
import { question, questionsField } from './questions.ts'

export const jobsPageSize = 5

/** The state of a job by its dates, in the words of the pages. */
export const jobStates = ['Upcoming', 'Open', 'Closed'] as const
export type JobState = (typeof jobStates)[number]

/** A job is open from its start date to its due date, both inclusive, by the company's calendar. */
export function jobStateOf(
	{ startDate, dueDate }: { startDate: string; dueDate: string },
	today = companyToday(),
): JobState {
	if (today < startDate) return 'Upcoming'
	return today > dueDate ? 'Closed' : 'Open'
}

export const jobOrders = ['dueDate', 'jobPosition'] as const
export type JobOrder = (typeof jobOrders)[number]

export const jobsQuery = z.strictObject({
	pageNumber: pageNumber(),
	size: pageSize(jobsPageSize),
	jobLocation: searchText(),
	jobPosition: searchText(),
	jobTypeId: optionalRowId(),
	/** The earliest start date. */
	startDate: optionalDate(),
	/** The latest due date. */
	dueDate: optionalDate(),
	...sortFields(jobOrders),
})
export type JobsQuery = z.infer<typeof jobsQuery>

export const jobQuestion = z.strictObject({ jobId: rowId() })

/** The period that a salary is paid for, in the words of schema.org. */
export const salaryUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type SalaryUnit = (typeof salaryUnits)[number]

const orElse = <Value>(fallback: Value) =>
	z.transform((value: Value | '' | null | undefined) =>
		value === undefined || value === null || value === '' ? fallback : value,
	)

/** A whole number from 1, also as text. */
function wholeNumber(most: number, message: string) {
	const inRange = [z.minimum(1, message), z.maximum(most, message)] as const
	return z
		.pipe(
			z.union([z.int(message).check(...inRange), z.string().check(z.regex(/^\d{1,12}$/, message))], { error: message }),
			z.transform(Number),
		)
		.check(z.int(message), ...inRange)
}

const salary = () =>
	z.pipe(
		z.transform((value: string | number | null | undefined) => (value === undefined || value === '' ? null : value)),
		z.nullable(wholeNumber(999_999_999_999, 'A whole number from 1 is expected')),
	)

export const longestAnswerDays = 90

const code = (fallback: string, isKnown: (code: string) => boolean, message: string) =>
	z.pipe(orElse<string>(fallback), z.string({ error: message }).check(rightChoice(isKnown, message)))

// Rules about two fields run even when a field is invalid, so its value may have any type.
const isDate = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isAmount = (value: unknown): value is number => typeof value === 'number'

const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)

const invalidPosition = 'Job Position contains invalid characters'

/** The position of a job, by the `namesInForms` of the brand. */
export const jobPositions = {
	letters: personName('Job Position is required', invalidPosition),
	usual: personName(
		'Job Position is required',
		`${invalidPosition}. Letters, digits, spaces and . - ' + # / & ( ) are allowed.`,
		/^[\p{L}\p{M}\p{Nd} .'+#/&()-]*$/u,
	).check(z.overwrite(asciiDigits)),
}

export const jobForm = z
	.strictObject({
		id: optionalRowId(),
		jobPosition: jobPositions[brand.namesInForms],
		experience: requiredText('Experience is required'),
		skillsRequired: requiredText('Skills Required is required', lengths.description, 'several'),
		jobQualification: requiredText('Job Qualification is required', lengths.description, 'several'),
		jobTypeId: rowId('Job Type is required'),
		/** A single line, because mails print it on a separate line. */
		jobLocation: visibleName('Job Location is required'),
		/** HTML. Saving sanitises it. */
		jobDescription: requiredText('Job Description is required', longestRichText, 'html'),
		startDate: requiredDate('Start Date is required'),
		dueDate: requiredDate('Due Date is required'),
		/** ISO 3166-1, two letters. */
		country: code(ownCountry, isCountry, 'A country code like IN is expected'),
		city: optionalText(),
		/** The job can be done from anywhere in the country. */
		remote: z.pipe(orElse<boolean | 'true' | 'false'>(false), flag()),
		salaryMin: salary(),
		salaryMax: salary(),
		/** ISO 4217. */
		salaryCurrency: code(brand.currency, isCurrency, 'A currency code like INR is expected'),
		salaryUnit: z.pipe(
			orElse<SalaryUnit>('YEAR'),
			z.enum(salaryUnits, { error: 'HOUR, DAY, WEEK, MONTH or YEAR is expected' }),
		),
		/** Within so many days applicants hear from us. */
		answerDays: z.pipe(
			orElse<number | string>(usualAnswerDays),
			wholeNumber(longestAnswerDays, `A whole number from 1 to ${longestAnswerDays} is expected`),
		),
		questions: questionsField(),
		version: startedFrom(),
		draftVersion: draftVersion(),
	})
	.check(
		unless(
			({ startDate, dueDate }) => isDate(startDate) && isDate(dueDate) && dueDate < startDate,
			'dueDate',
			'Due Date should not be before Start Date',
		),
		unless(
			({ salaryMin, salaryMax }) => isAmount(salaryMin) && isAmount(salaryMax) && salaryMax < salaryMin,
			'salaryMax',
			'The highest salary should not be below the lowest',
		),
	)
export type JobInput = z.infer<typeof jobForm>

export const jobFields = {
	jobPosition: 'text',
	experience: 'text',
	skillsRequired: 'paragraphs',
	jobQualification: 'paragraphs',
	jobDescription: 'html',
	jobTypeId: 'choice',
	startDate: 'date',
	dueDate: 'date',
	jobLocation: 'text',
	country: 'option',
	city: 'text',
	remote: 'flag',
	salaryMin: 'number',
	salaryMax: 'number',
	salaryCurrency: 'option',
	salaryUnit: 'option',
	answerDays: 'number',
	questions: 'questions',
} as const satisfies FieldsOf<JobInput>

const answeredFields = {
	id: z.int(),
	jobPosition: z.string(),
	experience: z.string(),
	skillsRequired: z.string(),
	jobQualification: z.string(),
	jobTypeId: z.int(),
	jobTypeDescription: z.string(),
	jobLocation: z.string(),
	country: described('ISO 3166-1, two letters.', z.string()),
	city: z.string(),
	remote: z.boolean(),
	salaryMin: z.nullable(z.int()),
	salaryMax: z.nullable(z.int()),
	salaryCurrency: described('ISO 4217.', z.string()),
	salaryUnit: z.enum(salaryUnits),
	startDate: calendarDate(),
	dueDate: calendarDate(),
	status: z.enum(jobStates),
	updatedAt: moment(),
}
/** The public fields of a job. */
export const job = named('Job', z.object(answeredFields))
export type Job = z.infer<typeof job>

const detailsFields = { ...answeredFields, jobDescription: described('Sanitised HTML.', z.string()) }
export const jobDetails = named(
	'JobDetails',
	z.object({ ...detailsFields, questions: described('The questions to applicants.', z.array(question)) }),
)
export type JobDetails = z.infer<typeof jobDetails>

/** A row of the staff list, with the numbers of stored and of erased applications. */
export const jobRow = named(
	'JobRow',
	z.object({
		...answeredFields,
		applications: z.int(),
		stages: described('The stored applications in each stage that has some.', z.partialRecord(z.enum(stages), z.int())),
		erasedApplications: z.int(),
	}),
)
export type JobRow = z.infer<typeof jobRow>

export const editedJob = named(
	'EditedJob',
	z.object({
		...detailsFields,
		answerDays: described('Within so many days applicants hear from us.', z.int()),
		questions: z.array(question),
		answeredQuestions: described(
			'The ids of the questions that have answers. They can only be retired.',
			z.array(z.string()),
		),
		...editedFields,
	}),
)
export type EditedJob = z.infer<typeof editedJob>

export const openJob = named(
	'OpenJob',
	z.object({ ...answeredFields, postedAt: moment('When the job became visible to visitors. UTC.') }),
)
export type OpenJob = z.infer<typeof openJob>

/** The public page of a job that is open or has closed. */
export type PostedJob = OpenJob & Pick<JobDetails, 'jobDescription' | 'questions'> & { employmentType: EmploymentType }

import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'
import { optionalRowId, startedFromVersion, visibleName } from '../shared/fields.ts'

export const jobTypesById = described('Name by id.', z.record(z.string(), z.string()), { 1: 'Permanent' })
export type JobTypes = z.infer<typeof jobTypesById>

/** The values of https://schema.org/employmentType that Google accepts. */
export const employmentTypes = [
	'FULL_TIME',
	'PART_TIME',
	'CONTRACTOR',
	'TEMPORARY',
	'INTERN',
	'VOLUNTEER',
	'PER_DIEM',
	'OTHER',
] as const
export type EmploymentType = (typeof employmentTypes)[number]

export const jobTypeForm = z.strictObject({
	id: optionalRowId(),
	name: visibleName('Job type name is required'),
	/** null: keep the stored value, or OTHER for a new job type. */
	employmentType: z.pipe(
		z.transform((value: EmploymentType | '' | null | undefined) => value || null),
		z.nullable(z.enum(employmentTypes, { error: 'Choose a kind of employment from the list' })),
	),
	version: startedFromVersion(),
})
export type JobTypeInput = z.infer<typeof jobTypeForm>
export const jobType = named(
	'JobType',
	z.object({ id: z.int(), name: z.string(), employmentType: z.enum(employmentTypes), version: z.int() }),
)
export type JobType = z.infer<typeof jobType>

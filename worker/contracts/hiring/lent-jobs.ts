import { z } from 'zod/mini'
import { person } from '../desks/desk.ts'
import { described, named } from '../shared/answers.ts'
import { rowId } from '../shared/fields.ts'

/** A job and a user to whom it is lent. */
export const lentJobForm = z.strictObject({ jobId: rowId(), userId: rowId('Choose a colleague') })
export type LentJobForm = z.infer<typeof lentJobForm>

export const lentJob = named(
	'LentJob',
	z.object({
		readers: described('Those to whom the job is lent, by name.', z.array(person)),
		others: described('Active users without the role to whom it is not lent.', z.array(person)),
	}),
)
export type LentJob = z.infer<typeof lentJob>

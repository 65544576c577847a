import { z } from 'zod/mini'
import { described, named } from './answers.ts'
import { type ErrorCode, errors } from './error-catalogue.ts'
import { newestSave } from './stale-write.ts'

const errorCodes = Object.keys(errors) as ErrorCode[]

/** The body of every refusal. */
export const errorBody = named(
	'Error',
	z.object({
		code: z.enum(errorCodes),
		errorMsg: described('A sentence for the user.', z.string()),
		fields: z.optional(described('One message per field.', z.record(z.string(), z.string()))),
		newestSave: z.optional(described('Of `write.stale`: who saved the row since, and when.', newestSave)),
		requestId: described('The id of the request in the logs, also in the header X-Request-Id.', z.string()),
	}),
)
export type ErrorBody = z.infer<typeof errorBody>

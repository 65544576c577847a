import { CodedError } from '../http/cause.ts'

/** Something that the site lacks. Everybody may read it, so it names settings and never repeats a value. */
export type Fault = {
	/** The setting, secret, binding or migration. */
	name: string
	text: string
	/** The command that mends it. */
	mend: string
}

/** The names of the faults as an error, for the log. */
export const errorOf = (faults: readonly Fault[]) =>
	new CodedError(faults.map(({ name }) => name).join(', '), 'The site is not set up')

/** For Retry-After: an operator needs about a minute. */
export const setUpRetrySeconds = 60

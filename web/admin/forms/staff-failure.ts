import { staleText } from '#contracts/shared/stale-write.ts'
import { ApiRefusal, failureText } from '#web/api.ts'

/** The message of a failed call of staff, or `otherwise`. That of a stale save tells the time in the reader's zone. */
export const staffFailureText = (failure: unknown, otherwise: string) =>
	failure instanceof ApiRefusal && failure.newestSave ? staleText(failure.newestSave) : failureText(failure, otherwise)

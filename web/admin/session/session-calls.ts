import { hc } from 'hono/client'
import type { SignedIn } from '#contracts/auth/auth.ts'
import { answerOf } from '#web/api.ts'
import type { AuthStaffApi } from '#worker/features/auth/auth.staff.ts'

// These calls send the stored token even if it has expired.
const auth = hc<AuthStaffApi>('/api/authcontroller')

const timeoutMs = 15_000

const withToken = (token: string) => ({
	headers: { Authorization: token },
	init: { signal: AbortSignal.timeout(timeoutMs) },
})

export const requestNewToken = (token: string): Promise<SignedIn> =>
	answerOf(auth.refreshauth.$get({}, withToken(token)))

export const requestLogout = (token: string) => answerOf(auth.logout.$get({}, withToken(token)))

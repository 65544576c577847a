import { hc } from 'hono/client'
import type { SignedIn } from '#contracts/auth/auth.ts'
import { answerOf } from '#web/api.ts'
import type { AuthStaffApi } from '#worker/features/auth/auth.staff.ts'

// The calls of a session about itself go out with the token as it is stored, expired or not.
const auth = hc<AuthStaffApi>('/api/authcontroller')

const timeoutMs = 15_000

const withToken = (token: string) => ({
	headers: { Authorization: token },
	init: { signal: AbortSignal.timeout(timeoutMs) },
})

export const requestNewToken = (token: string): Promise<SignedIn> =>
	answerOf(auth.refreshauth.$get({}, withToken(token)))

export const requestLogout = (token: string) => answerOf(auth.logout.$get({}, withToken(token)))

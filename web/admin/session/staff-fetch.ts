import { refreshedToken, usableToken } from './refresh.ts'
import { expireSession, storedToken } from './storage.ts'

/**
 * `fetch` with the stored token, which is refreshed shortly before it expires. If the server still rejects it, for example
 * because this machine's clock is wrong, the token is refreshed and the call is retried once.
 */
export async function staffFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const token = await usableToken()
	const answer = await fetch(input, withToken(init, token))
	if (answer.status !== 401) return answer
	const secondAnswer = await fetch(input, withToken(init, await refreshedToken(token)))
	if (secondAnswer.status === 401 && storedToken()) expireSession()
	return secondAnswer
}

/** The same for what a page sends by itself: a call that the server rejects is not repeated and ends no session. */
export const quietFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
	fetch(input, withToken(init, await usableToken()))

function withToken(init: RequestInit | undefined, token: string): RequestInit {
	const headers = new Headers(init?.headers)
	headers.set('Authorization', token)
	return { ...init, headers }
}

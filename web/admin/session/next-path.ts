/** Only its path is used. */
const anyOrigin = 'https://staff.invalid'

/** Where to go after signing in again: a path of the back office and nothing else, whatever the address bar was made to say. */
export function safeNextPath(next: string | null): string | null {
	if (!next?.startsWith('/') || !URL.canParse(next, anyOrigin)) return null
	const { origin, pathname, search } = new URL(next, anyOrigin)
	return origin === anyOrigin && /^\/admin(\/|$)/i.test(pathname) ? pathname + search : null
}

/** The sign-in screen, with the way back to where an expired session was interrupted. */
export function signInAgainPath({ pathname, search }: { pathname: string; search: string }): string {
	const next = safeNextPath(pathname + search)
	return next ? `/Login?${new URLSearchParams({ next })}` : '/Login'
}

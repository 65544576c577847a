/** Only the path is used. */
const anyOrigin = 'https://staff.invalid'

/** Accepts only paths of the back office, because anyone can put any address into `next`. */
export function safeNextPath(next: string | null): string | null {
	if (!next?.startsWith('/') || !URL.canParse(next, anyOrigin)) return null
	const { origin, pathname, search } = new URL(next, anyOrigin)
	return origin === anyOrigin && /^\/admin(\/|$)/i.test(pathname) ? pathname + search : null
}

/** Where the login page at an address leads. */
export const nextPathOf = ({ search }: { search: string }) => safeNextPath(new URLSearchParams(search).get('next'))

/** The login page, with the current path to return to. */
export function signInAgainPath({ pathname, search }: { pathname: string; search: string }): string {
	const next = safeNextPath(pathname + search)
	return next ? `/Login?${new URLSearchParams({ next })}` : '/Login'
}

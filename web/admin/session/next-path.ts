/** Only the path is used. */
const anyOrigin = 'https://staff.invalid'

/** Accepts only paths of the back office, because anyone can put any address into `next`. */
export function safeNextPath(next: string | null): string | null {
	if (!next?.startsWith('/') || !URL.canParse(next, anyOrigin)) return null
	const { origin, pathname, search } = new URL(next, anyOrigin)
	return origin === anyOrigin && /^\/admin(\/|$)/i.test(pathname) ? pathname + search : null
}

/** Where the login page at an address leads `userId` after signing in. */
export function nextPathOf({ search }: { search: string }, userId: number | null): string {
	const params = new URLSearchParams(search)
	const owner = params.get('user')
	const isOwn = owner === null || owner === String(userId)
	return (isOwn && safeNextPath(params.get('next'))) || '/Admin'
}

/** The login page, with the path to open after signing in. With an `owner`, only that user is led there. */
export function loginPath({ pathname, search }: { pathname: string; search: string }, owner?: number | null): string {
	const next = safeNextPath(pathname + search)
	if (next === null || /^\/admin\/?$/i.test(next)) return '/Login'
	return `/Login?${new URLSearchParams(owner ? { next, user: String(owner) } : { next })}`
}

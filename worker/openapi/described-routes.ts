import type { RouterRoute } from 'hono/types'
import type { Role } from '#contracts/auth/roles.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { type Answer, type Credential, type Description, descriptionOf, type Input } from '#worker/http/describe.ts'

/** A route with the descriptions of all of its handlers. */
export type DescribedRoute = {
	method: string
	path: string
	answer: Answer
	inputs: Input[]
	credentials: Credential[]
	/** The roles that pass every guard of the route; null: any. */
	roles: Role[] | null
	errors: ErrorCode[]
}

/** Routes that the document leaves out. */
const leftOut = [
	'/dev/mail', // exists on a local machine only
]

/** The routes of the API in their order. Throws for one without `answers(...)`. */
export function describedRoutes(routes: readonly RouterRoute[]): DescribedRoute[] {
	const names = new Set(routes.filter(isEndpoint).map(({ method, path }) => `${method} ${path}`))
	return [...names].map((name) => {
		const [method = '', path = ''] = name.split(' ')
		const handlers = routes.filter((route) => runsFor(route, method, path))
		return merged(
			method,
			path,
			handlers.map(({ handler }) => descriptionOf(handler)),
		)
	})
}

const isEndpoint = ({ method, path }: RouterRoute) => method !== 'ALL' && !leftOut.includes(path)

/** `use` registers a middleware for every method. */
const runsFor = (route: RouterRoute, method: string, path: string) =>
	route.method === 'ALL' ? isBelow(path, route.path) : route.method === method && route.path === path

/** Whether a pattern like `/api/*` or `/api/authcontroller/login` has this path. */
const isBelow = (path: string, pattern: string) =>
	pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : path === pattern

function merged(method: string, path: string, descriptions: readonly Description[]): DescribedRoute {
	const answer = descriptions.findLast((each) => each.answer)?.answer
	if (!answer)
		throw new Error(`${method} ${path} is not described: add answers(schema, { summary }) before its handler`)
	const credentials = descriptions.flatMap(({ credential }) => credential ?? [])
	return {
		method,
		path,
		answer,
		inputs: descriptions.flatMap(({ inputs }) => inputs ?? []),
		credentials,
		roles: commonRoles(credentials),
		errors: descriptions.flatMap(({ errors }) => errors ?? []),
	}
}

/** A route may have two guards: a user needs a role that passes both. */
function commonRoles(credentials: readonly Credential[]): Role[] | null {
	const lists = credentials.flatMap((each) => (each.scheme === 'staff' && each.roles ? [each.roles] : []))
	const [first, ...others] = lists
	return first ? first.filter((role) => others.every((list) => list.includes(role))) : null
}

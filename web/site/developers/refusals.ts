import type { OpenApiDocument } from '#worker/openapi/document.ts'

type Operation = OpenApiDocument['paths'][string][string]
type Responses = Record<string, { description: string }>
type Described = { path: string; operation: Operation }

type Refusal = { status: string; code: string; text: string }

/** The refusals of every call of a kind, besides those of the kinds above it. */
export type SharedRefusals = { kind: string; refusals: Refusal[] }

const needs =
	(...schemes: string[]) =>
	({ operation }: Described) =>
		operation.security.some((each) => schemes.some((scheme) => scheme in each))

const kinds: readonly { kind: string; has: (call: Described) => boolean }[] = [
	{ kind: 'Every call', has: () => true },
	{ kind: 'Calls under /api', has: ({ path }) => path.startsWith('/api/') },
	{ kind: 'Calls with a body', has: ({ operation }) => operation.requestBody !== undefined },
	{ kind: 'Calls with a bot check', has: needs('botToken', 'clearance') },
	{ kind: 'Calls with a session', has: needs('staff') },
	{ kind: 'Calls with a role', has: ({ operation }) => operation.security.some(({ staff = [] }) => staff.length > 0) },
]

/** The refusals that the reference states once, by kind of call. */
export function sharedRefusals({ paths, components }: OpenApiDocument): SharedRefusals[] {
	const calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.values(methods).map((operation) => ({ path, operation })),
	)
	const stated = new Set<string>()
	return kinds.map(({ kind, has }) => {
		const [first = [], ...others] = calls.filter(has).map((call) => refusalsOf(call.operation, components.responses))
		const refusals = first.filter(
			({ code }) => !stated.has(code) && others.every((each) => each.some((other) => other.code === code)),
		)
		for (const { code } of refusals) stated.add(code)
		return { kind, refusals }
	})
}

/** The refusals of a call that none of its kinds has, as codes by status. */
export function ownRefusals(
	call: Described,
	responses: Responses,
	shared: readonly SharedRefusals[],
): { status: string; codes: string }[] {
	const stated = shared
		.filter(({ kind }) => kinds.some((each) => each.kind === kind && each.has(call)))
		.flatMap(({ refusals }) => refusals.map(({ code }) => code))
	const own = refusalsOf(call.operation, responses).filter(({ code }) => !stated.includes(code))
	return [...Map.groupBy(own, ({ status }) => status)].map(([status, refusals]) => ({
		status,
		codes: refusals.map(({ code }) => code).join(', '),
	}))
}

function refusalsOf({ responses: own }: Operation, responses: Responses): Refusal[] {
	return Object.entries(own).flatMap(([status, response]) => {
		if (!('$ref' in response)) return []
		const described = responses[response.$ref.replace(/^.*\//, '')]?.description ?? ''
		return [...described.matchAll(/`([a-z.-]+)`: (.+)/g)].map(([, code = '', text = '']) => ({ status, code, text }))
	})
}

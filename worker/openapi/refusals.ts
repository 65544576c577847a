import { errorBody } from '#contracts/shared/error-body.ts'
import { type ErrorCode, errors } from '#contracts/shared/error-catalogue.ts'
import type { Credential, Input } from '#worker/http/describe.ts'
import type { DescribedRoute } from './described-routes.ts'
import { answerSchema } from './json-schema.ts'

const ofEveryRoute: readonly ErrorCode[] = ['service.busy', 'unexpected']

const ofBody: readonly ErrorCode[] = ['request.malformed', 'request.too-large', 'request.wrong-type']

const ofInput: Record<Input['from'], readonly ErrorCode[]> = {
	json: ['request.invalid', ...ofBody],
	form: ['request.invalid', ...ofBody],
	'form or json': ['request.invalid', ...ofBody],
	query: ['request.invalid'],
	param: ['request.invalid'],
	header: [],
}

const ofCredential: Record<Credential['scheme'], readonly ErrorCode[]> = {
	staff: ['session.required', 'session.expired'],
	resetLink: ['reset-link.invalid'],
	botToken: ['bot-check.failed', 'bot-check.unavailable'],
	clearance: ['bot-check.failed', 'bot-check.unavailable'],
}

/** Every code that a route may answer, in the order of the catalogue. */
function codesOf({ inputs, credentials, roles, errors: own }: DescribedRoute): ErrorCode[] {
	const codes = new Set([
		...ofEveryRoute,
		...inputs.flatMap(({ from }) => ofInput[from]),
		...credentials.flatMap(({ scheme }) => ofCredential[scheme]),
		...(roles ? ['role.required' as const, 'factor.required' as const] : []),
		...own,
	])
	return (Object.keys(errors) as ErrorCode[]).filter((code) => codes.has(code))
}

export const error = answerSchema(errorBody)

type Refusals = Record<string, ReturnType<typeof refusal>>

/** The refusals of a route: by status, and by the name under which the document lists each one once. */
export function refusalsOf(route: DescribedRoute): { byStatus: Record<string, { $ref: string }>; named: Refusals } {
	const byStatus: Record<string, { $ref: string }> = {}
	const named: Refusals = {}
	for (const [status, codes] of Map.groupBy(codesOf(route), (code) => errors[code].status)) {
		const name = codes.join('_')
		byStatus[status] = { $ref: `#/components/responses/${name}` }
		named[name] = refusal(codes)
	}
	return { byStatus, named }
}

const refusal = (codes: readonly ErrorCode[]) => ({
	description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
	content: { 'application/json': { schema: { ...error.schema, properties: { code: { enum: codes } } } } },
})

import type { Credential } from '#worker/http/describe.ts'
import type { DescribedRoute } from './described-routes.ts'

/** How a client proves itself, by the names of `Credential`. */
export const securitySchemes = {
	staff: {
		type: 'http',
		scheme: 'bearer',
		description:
			'The `refresh_token` of a sign-in. It begins with "Bearer " already: send it unchanged as `Authorization`. The listed roles are alternatives.',
	},
	resetLink: {
		type: 'http',
		scheme: 'bearer',
		description: 'The token in the address of a set-password link, after "Bearer ".',
	},
	botToken: {
		type: 'apiKey',
		in: 'header',
		name: 'X-Token',
		description: 'A Turnstile token of the site. It works once.',
	},
	clearance: {
		type: 'apiKey',
		in: 'header',
		name: 'X-Token',
		description:
			'A Turnstile token of the site, or the clearance in the `X-Token` header of an earlier answer. A clearance works for ten minutes.',
	},
} satisfies Record<Credential['scheme'], object>

/** The alternatives that open a route. */
export function securityOf({ credentials, roles }: DescribedRoute): Record<string, string[]>[] {
	const schemes = [...new Set(credentials.map(({ scheme }) => scheme))]
	if (roles) return roles.map((role) => ({ staff: [role] }))
	return schemes.map((scheme) => ({ [scheme]: [] }))
}

/** The header that carries a clearance for later calls. */
export const clearanceHeader = {
	'X-Token': { description: 'A clearance for calls of the next ten minutes.', schema: { type: 'string' } },
}

export const givesClearance = ({ credentials }: DescribedRoute) =>
	credentials.some(({ scheme }) => scheme === 'botToken' || scheme === 'clearance')

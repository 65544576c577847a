import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'
import { atMost, visibleName } from '../shared/fields.ts'

const unreadable = 'The answer of the browser could not be read'

/** Bytes in base64url, as browsers write them. */
const bytes = (longest: number) =>
	z
		.string({ error: unreadable })
		.check(atMost(longest, unreadable), z.regex(/^[\w-]+$/, unreadable), z.meta({ maxLength: longest }))

const longestId = 1_400
const longestPart = 8_000

const credential = {
	id: bytes(longestId),
	rawId: bytes(longestId),
	type: z.literal('public-key', { error: unreadable }),
}

/** A new passkey: what `JSON.stringify` makes of the browser's answer. Other fields are ignored. */
export const newCredential = z.object(
	{
		...credential,
		response: z.object(
			{
				clientDataJSON: bytes(longestPart),
				attestationObject: bytes(longestPart),
				transports: z.optional(
					z
						.array(z.string({ error: unreadable }).check(atMost(20, unreadable)), { error: unreadable })
						.check(atMost(10, unreadable), z.meta({ maxItems: 10 })),
				),
			},
			{ error: unreadable },
		),
	},
	{ error: unreadable },
)
export type NewCredential = z.infer<typeof newCredential>

/** The answer of a passkey to a challenge. */
export const passkeyAnswer = z.object(
	{
		...credential,
		response: z.object(
			{
				clientDataJSON: bytes(longestPart),
				authenticatorData: bytes(longestPart),
				signature: bytes(longestPart),
				userHandle: z.nullish(bytes(longestId)),
			},
			{ error: unreadable },
		),
	},
	{ error: unreadable },
)
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

export const passkeySignInForm = z.strictObject({ credential: passkeyAnswer })

export const passkeyForm = z.strictObject({
	name: visibleName('Please name the passkey'),
	credential: newCredential,
})
export type PasskeyInput = z.infer<typeof passkeyForm>

const described64 = (description: string) => described(`${description} Base64url.`, z.string())
const transports = z.optional(z.array(z.string()))
const known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports }))

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const requestOptions = named(
	'PasskeyRequestOptions',
	z.object({
		challenge: described64('A signed challenge, which holds for five minutes.'),
		rpId: z.string(),
		timeout: z.number(),
		userVerification: z.literal('required'),
		allowCredentials: described('Empty: any passkey of the site.', known),
	}),
)
export type RequestOptions = z.infer<typeof requestOptions>

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const creationOptions = named(
	'PasskeyCreationOptions',
	z.object({
		rp: z.object({ id: z.string(), name: z.string() }),
		user: z.object({ id: described64('The handle of the user.'), name: z.string(), displayName: z.string() }),
		challenge: described64('A signed challenge, which holds for five minutes.'),
		pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
		timeout: z.number(),
		excludeCredentials: known,
		authenticatorSelection: z.object({
			residentKey: z.literal('required'),
			requireResidentKey: z.literal(true),
			userVerification: z.literal('required'),
		}),
		attestation: z.literal('none'),
	}),
)
export type CreationOptions = z.infer<typeof creationOptions>

import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { atMost, fieldMessages, lengths, rowId } from '../shared/fields.ts'
import { messages } from '../shared/messages.ts'
import { typedCode } from './codes.ts'
import { passkeyAnswer } from './passkeys.ts'

/** Whom the policy asks for a second factor. */
export const factorAudiences = ['nobody', 'admins', 'everybody'] as const
export type FactorAudience = (typeof factorAudiences)[number]

export const signInPolicyForm = z.strictObject({
	requiredOf: z.enum(factorAudiences, { error: 'nobody, admins or everybody is expected' }),
})

export const signInPolicy = named(
	'SignInPolicy',
	z.object({
		requiredOf: z.enum(factorAudiences),
		setAt: z.nullable(moment('null: never set.')),
		setBy: z.nullable(described('The user name.', z.string())),
		withoutFactor: described(
			'How many active users of each audience have no second factor.',
			z.object({ admins: z.int(), everybody: z.int() }),
		),
	}),
)
export type SignInPolicy = z.infer<typeof signInPolicy>

const passkeyRow = z.object({
	id: z.int(),
	name: z.string(),
	credentialId: described('Base64url.', z.string()),
	addedAt: moment(),
	lastUsedAt: z.nullable(moment('null: never.')),
})
export type PasskeyRow = z.infer<typeof passkeyRow>

/** How the signed-in user can sign in, besides by password. */
export const signInFactors = named(
	'SignInFactors',
	z.object({
		authenticator: z.nullable(
			z.object({
				addedAt: moment(),
				isReadable: described(
					'false: the secret was made with another PASSWORD_PEPPER. Set the app up again.',
					z.boolean(),
				),
			}),
		),
		passkeys: z.array(passkeyRow),
		recoveryCodesLeft: z.int(),
		userHandle: described('The handle of the user in passkeys. Base64url.', z.string()),
	}),
)
export type SignInFactors = z.infer<typeof signInFactors>

/** A session: where and when somebody signed in. null: unknown. */
export const deviceRow = named(
	'Device',
	z.object({
		id: z.string(),
		browser: z.nullable(z.string()),
		system: z.nullable(z.string()),
		country: z.nullable(described('ISO 3166, two letters.', z.string())),
		signedInAt: moment(),
		lastSeenAt: moment(),
		isCurrent: described('Whether it is the session of this call.', z.boolean()),
	}),
)
export type DeviceRow = z.infer<typeof deviceRow>

const notASession = 'This session is not known'
const sessionId = z
	.string({ error: notASession })
	.check(z.regex(/^[\w-]{1,100}$/, notASession), z.meta({ maxLength: 100 }))

/** Without an id, all sessions but this one end. */
export const endSessionsForm = z.strictObject({ id: z.nullable(sessionId) })
/** Without an id, all sessions of the user end, but for the one of the call. */
export const endUserSessionsForm = z.strictObject({ userId: rowId(), id: z.nullable(sessionId) })
export const sessionsEnded = z.object({ ended: described('How many sessions ended.', z.int()) })

const wrong = messages.passwordNotCurrent

/** The password, with a code where the user has a factor, or a passkey, which is enough alone. */
export const confirmForm = z
	.strictObject({
		password: z.optional(
			z.string({ error: wrong }).check(atMost(lengths.name, wrong), z.meta({ maxLength: lengths.name })),
		),
		code: z.optional(typedCode()),
		credential: z.optional(passkeyAnswer),
	})
	.check(
		z.refine(({ password, credential }) => password !== undefined || credential !== undefined, {
			error: fieldMessages.passwordRequired,
			path: ['password'],
		}),
	)
export type ConfirmInput = z.infer<typeof confirmForm>

export const confirmed = z.object({ until: moment('When the next confirmation is due.') })

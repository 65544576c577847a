import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'
import { atMost, lengths, notEmpty } from '../shared/fields.ts'
import { asciiDigits } from '../shared/plain-characters.ts'
import { codeMessages } from './code-messages.ts'

/** The code without spaces and hyphens, its letters as capitals and its digits as 0 to 9. */
const plainCode = (typed: string) =>
	asciiDigits(typed.normalize('NFKC'))
		.replace(/[^\p{L}\p{N}]/gu, '')
		.toUpperCase()

/** A code of an authenticator app or a recovery code, as people type it. */
export const typedCode = () =>
	z
		.string({ error: codeMessages.required })
		.check(
			atMost(lengths.search, codeMessages.wrong),
			z.overwrite(plainCode),
			notEmpty(codeMessages.required),
			z.meta({ minLength: 1, maxLength: lengths.search }),
		)

/** Whether a code is one of an app. Any other one is taken for a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** Recovery codes, in groups of letters. They are shown once. */
const recoveryCodes = described(
	'New recovery codes, which are shown this once. Empty: the old ones hold.',
	z.array(z.string()),
)

/** The answer to a new factor and to new recovery codes. */
export const factorSaved = named('FactorSaved', z.object({ recoveryCodes }))
export type FactorSaved = z.infer<typeof factorSaved>

/** What sets up an authenticator app. */
export const authenticatorStart = named(
	'AuthenticatorStart',
	z.object({
		setUp: described('Goes back with the first code, within ten minutes.', z.string()),
		secret: described('The key, for apps that read no QR code.', z.string()),
		uri: described('The content of the QR code.', z.string()),
	}),
)
export type AuthenticatorStart = z.infer<typeof authenticatorStart>

const longestToken = 2_000

const notASetUp = 'This set-up is not known'

export const authenticatorForm = z.strictObject({
	setUp: z
		.string({ error: notASetUp })
		.check(z.regex(/^[\w.-]+$/, notASetUp), atMost(longestToken, notASetUp), z.meta({ maxLength: longestToken })),
	code: typedCode(),
})
export type AuthenticatorInput = z.infer<typeof authenticatorForm>

import { Secret, TOTP } from 'otpauth'
import { brand } from '#web/content/brand.ts'
import { unseal } from '#worker/crypto/sealed.ts'
import type { Bindings } from '#worker/http/request-context.ts'

const secretBytes = 20

export const newSecret = () => new Secret({ size: secretBytes })

/** Apps read a colon in a name as the end of the issuer. */
const plain = (name: string) => name.replaceAll(':', ' ')

// Apps ignore other algorithms, lengths and periods than these.
export const totpOf = (secret: Secret, userName = '') =>
	new TOTP({
		issuer: plain(brand.shortName),
		label: plain(userName),
		algorithm: 'SHA1',
		digits: 6,
		period: 30,
		secret,
	})

/** The time step of a code, one step of drift allowed; null for a wrong code or a secret of another pepper. */
export async function stepOfCode(
	{ PASSWORD_PEPPER }: Pick<Bindings, 'PASSWORD_PEPPER'>,
	userId: number,
	sealed: string,
	code: string,
	now: Date,
): Promise<number | null> {
	const bytes = await unseal(PASSWORD_PEPPER, `authenticator:${userId}`, sealed)
	if (!bytes) return null
	const totp = totpOf(new Secret({ buffer: bytes.buffer }))
	const timestamp = now.getTime()
	const drift = totp.validate({ token: code, timestamp, window: 1 })
	return drift === null ? null : totp.counter({ timestamp }) + drift
}

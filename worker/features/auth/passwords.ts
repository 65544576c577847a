import { loadArgon2 } from '#argon2'
import { keyedHash } from '#worker/crypto/hashes.ts'
import { isOfPepper, markLength, pepperId } from '#worker/crypto/pepper.ts'
import { shortestSecret } from '#worker/set-up/setting-rules.ts'

/** The first Argon2id setting of OWASP: 19 MiB, two passes, one lane. Cloudflare refuses PBKDF2 above 100,000 rounds. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 }

const longestPasswordBytes = 128

/**
 * Hashes a password for storage: the id of the pepper, then the PHC string of Argon2id.
 *
 * @param pepper the secret PASSWORD_PEPPER
 */
export async function hashPassword(password: string, pepper: string): Promise<string> {
	const argon2 = await loadArgon2()
	const { encoded } = argon2.hash(await peppered(password, pepper), parameters)
	return `${await pepperId(pepper)}${encoded}`
}

/**
 * Whether a password matches the stored hash. Without a hash (user unknown, inactive or locked) the same work runs against
 * a hash that nothing matches, so that the timing reveals nothing.
 */
export async function passwordMatches(password: string, stored: string | null, pepper: string): Promise<boolean> {
	if (new TextEncoder().encode(password).byteLength > longestPasswordBytes) return false
	const argon2 = await loadArgon2()
	const known = stored !== null && (await isOfPepper(stored, pepper)) ? stored : null
	const encoded = (known ?? unmatched).slice(markLength)
	const { success } = argon2.tryVerify(encoded, await peppered(password, pepper))
	return success && known !== null
}

/** Whether a hash has other parameters than today's. The next sign-in renews it. */
export const isOutdated = (stored: string) =>
	!stored.includes(`$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`)

const unmatched = `00000000$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`

function peppered(password: string, pepper: string): Promise<string> {
	if (!pepper || pepper.length < shortestSecret)
		throw new Error(`PASSWORD_PEPPER needs at least ${shortestSecret} characters`)
	return keyedHash(pepper, password.normalize('NFC'))
}

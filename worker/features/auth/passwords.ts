import { loadArgon2 } from '#argon2'
import { keyedHash, sha256 } from '#worker/crypto/hashes.ts'

/** Argon2id as OWASP lists it first: 19 MiB, two passes, one lane. (Production refuses PBKDF2 above 100,000 rounds.) */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 }

const longestPasswordBytes = 128
const shortestPepper = 32

/**
 * The hash to store: the pepper's id, then the PHC string of Argon2id over the peppered password.
 *
 * @param pepper the secret PASSWORD_PEPPER
 */
export async function hashPassword(password: string, pepper: string): Promise<string> {
	const argon2 = await loadArgon2()
	const { encoded } = argon2.hash(await peppered(password, pepper), parameters)
	return `${await pepperId(pepper)}${encoded}`
}

/**
 * Whether `password` belongs to the stored hash. Without one (nobody of that name, inactive, locked) the same work is done against a
 * hash that nothing matches, so that the time tells nothing.
 */
export async function passwordMatches(password: string, stored: string | null, pepper: string): Promise<boolean> {
	if (new TextEncoder().encode(password).byteLength > longestPasswordBytes) return false
	const argon2 = await loadArgon2()
	const known = stored !== null && (await isOfPepper(stored, pepper)) ? stored : null
	const encoded = (known ?? unmatched).slice(pepperIdLength)
	const { success } = argon2.tryVerify(encoded, await peppered(password, pepper))
	return success && known !== null
}

/** Whether a stored hash was made with other parameters than today's, and should be renewed at the next sign-in. */
export const isOutdated = (stored: string) =>
	!stored.includes(`$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`)

/** Whether a stored hash was made with this pepper; with another one, no password matches it. */
export const isOfPepper = async (stored: string, pepper: string) => stored.startsWith(await pepperId(pepper))

const pepperIdLength = 8
const unmatched = `00000000$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`

const pepperId = async (pepper: string) => (await sha256(`pepper:${pepper}`)).slice(0, pepperIdLength)

function peppered(password: string, pepper: string): Promise<string> {
	if (!pepper || pepper.length < shortestPepper)
		throw new Error(`PASSWORD_PEPPER needs at least ${shortestPepper} characters`)
	return keyedHash(pepper, password.normalize('NFC'))
}

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadArgon2 } from '#argon2'
import { bindings } from '#tests/support/worker/app.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, somePassword } from '#tests/support/worker/staff.ts'
import { keyedHash, sha256 } from '#worker/crypto/hashes.ts'
import { users } from '#worker/data/users.table.ts'
import { hashPassword, isOutdated, passwordMatches } from '#worker/features/auth/passwords.ts'

/** Computed by OpenSSL in Node: Argon2id over the HMAC-SHA-256 of the password, as hex. */
const knownPepper = 'the pepper of the known answer, 32 or more characters'
const knownHash =
	'00aab1d5$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$JhVytgpUF6eQn3/Ekc/YQdXOrCIWGBDQsLNaymxpO08'

test('a hash that another implementation made is matched by its password alone', async () => {
	expect(await passwordMatches('Moonlight@1', knownHash, knownPepper)).toBe(true)
	expect(await passwordMatches('Moonlight@2', knownHash, knownPepper)).toBe(false)
	expect(await passwordMatches('', knownHash, knownPepper)).toBe(false)
	expect(isOutdated(knownHash)).toBe(false)
})

test('a new hash is Argon2id with 19 MiB, two passes and one lane, with a new salt each time', async () => {
	const [one, two] = [await hashPassword('Moonlight@1', knownPepper), await hashPassword('Moonlight@1', knownPepper)]
	expect(one).toMatch(/^00aab1d5\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/)
	expect(one).not.toBe(two)
	for (const hash of [one, two]) expect(await passwordMatches('Moonlight@1', hash, knownPepper)).toBe(true)
})

test('without the pepper that it was made with, a hash matches nothing', async () => {
	const another = 'another pepper that is long enough to be taken'
	expect(await passwordMatches('Moonlight@1', knownHash, another)).toBe(false)
	const disguised = `${(await sha256(`pepper:${another}`)).slice(0, 8)}${knownHash.slice(8)}`
	expect(await passwordMatches('Moonlight@1', disguised, another)).toBe(false)
})

test('a pepper that is short or missing is refused, not used', async () => {
	for (const pepper of ['', 'short', 'x'.repeat(31)]) {
		await expect(hashPassword('Moonlight@1', pepper)).rejects.toThrow('PASSWORD_PEPPER needs at least 32 characters')
		await expect(passwordMatches('Moonlight@1', knownHash, pepper)).rejects.toThrow('PASSWORD_PEPPER')
	}
})

test('nothing matches no hash, nor a hash that is none', async () => {
	for (const stored of [null, '', 'x', '00aab1d5', '00aab1d5$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA', 'Moonlight@1']) {
		expect(await passwordMatches('Moonlight@1', stored, knownPepper)).toBe(false)
		expect(await passwordMatches('', stored, knownPepper)).toBe(false)
	}
})

test('a password of more than 128 bytes is refused before any work is done for it', async () => {
	const longest = 'x'.repeat(128)
	expect(await passwordMatches(longest, await hashPassword(longest, knownPepper), knownPepper)).toBe(true)
	for (const tooLong of ['x'.repeat(129), 'ü'.repeat(65), '🌙'.repeat(33), 'x'.repeat(1_000_000)]) {
		expect(await passwordMatches(tooLong, await hashPassword(tooLong, knownPepper), knownPepper)).toBe(false)
		// A missing pepper throws before the hashing.
		expect(await passwordMatches(tooLong, knownHash, '')).toBe(false)
	}
})

test('a password matches in whichever way its accents are typed', async () => {
	const hash = await hashPassword('Jos\u00e9@1234', knownPepper)
	expect(await passwordMatches('Jose\u0301@1234', hash, knownPepper)).toBe(true)
	expect(await passwordMatches('Jose@1234', hash, knownPepper)).toBe(false)
})

test('a hash of weaker parameters still opens the account, and is renewed by that sign-in', async () => {
	const { id, userName } = await addStaff()
	const argon2 = await loadArgon2()
	const peppered = await keyedHash(bindings.PASSWORD_PEPPER, somePassword)
	const pepperId = (await sha256(`pepper:${bindings.PASSWORD_PEPPER}`)).slice(0, 8)
	const weak = `${pepperId}${argon2.hash(peppered, { memoryCost: 1_024, timeCost: 1, parallelism: 1 }).encoded}`
	expect(isOutdated(weak)).toBe(true)
	await db.update(users).set({ passwordHash: weak }).where(eq(users.id, id))
	expect(await trySignIn(userName, 'wrong')).toBe(401)
	const stored = async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash ?? ''
	expect(await stored()).toBe(weak)
	expect(await trySignIn(userName, somePassword)).toBe(200)
	expect(isOutdated(await stored())).toBe(false)
	expect(await trySignIn(userName, somePassword)).toBe(200)
})

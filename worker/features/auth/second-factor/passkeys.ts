import { and, asc, eq } from 'drizzle-orm'
import { base64url } from 'jose'
import type { FactorSaved } from '#contracts/auth/codes.ts'
import type { CreationOptions, NewCredential, PasskeyInput, RequestOptions } from '#contracts/auth/passkeys.ts'
import { challengeMs } from '#contracts/shared/periods.ts'
import { brand } from '#web/content/brand.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { newChallenge, readChallenge, spendChallenge } from './challenges.ts'
import { removeFactor, saveFactor } from './factor-changes.ts'
import { passkeys } from './factors.table.ts'
import { algorithms, rpIdOf, userHandleOf } from './verify-passkey.ts'

const selectPasskeys = (db: Database, userId: number) =>
	db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

async function known(db: Database, userId: number) {
	const rows = await selectPasskeys(db, userId)
	return rows.map(({ credentialId, transports }) => ({
		id: credentialId,
		type: 'public-key' as const,
		transports: JSON.parse(transports) as string[],
	}))
}

/** What the browser needs to make a passkey. No option is left to a default of the browser. */
export async function creationOptionsFor(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	now = new Date(),
): Promise<CreationOptions> {
	return {
		rp: { id: rpIdOf(bindings), name: brand.shortName },
		user: { id: userHandleOf(staff.id), name: staff.userName, displayName: staff.fullName },
		challenge: await newChallenge(bindings, { purpose: 'add', sid: staff.sessionId }, now),
		pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
		timeout: challengeMs,
		// A second passkey of one account would replace the first on its device, which could then sign in no more.
		excludeCredentials: await known(db, staff.id),
		authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
		attestation: 'none',
	}
}

const requestOptions = async (bindings: Bindings, purpose: Parameters<typeof newChallenge>[1], now: Date) =>
	({
		challenge: await newChallenge(bindings, purpose, now),
		rpId: rpIdOf(bindings),
		timeout: challengeMs,
		userVerification: 'required',
		allowCredentials: [],
	}) satisfies RequestOptions

/** What the browser needs to sign somebody in. It names nobody: the same for every visitor. */
export const signInOptions = (bindings: Bindings, now = new Date()): Promise<RequestOptions> =>
	requestOptions(bindings, { purpose: 'sign-in', sid: null }, now)

/** What the browser needs to confirm who is at the keyboard. */
export const confirmOptions = async (
	db: Database,
	bindings: Bindings,
	staff: Staff,
	now = new Date(),
): Promise<RequestOptions> => ({
	...(await requestOptions(bindings, { purpose: 'confirm', sid: staff.sessionId }, now)),
	allowCredentials: await known(db, staff.id),
})

/** Stores a passkey. Throws `passkey.refused` for an answer that is not right, and `passkey.known` for a second time. */
export async function savePasskey(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	{ name, credential }: PasskeyInput,
	requestId: string,
	now = new Date(),
): Promise<FactorSaved> {
	const made = await verifyNew(bindings, staff, credential, now)
	const store = db.insert(passkeys).values({ ...made.row, userId: staff.id, name, addedAt: now.toISOString() })
	try {
		const statements = [spendChallenge(db, made.challengeId, now), store]
		return await saveFactor(db, staff, 'passkey added', statements, { requestId, now })
	} catch (error) {
		if (isDuplicate(error, 'used_challenges.id')) throw new AppError('passkey.refused')
		if (isDuplicate(error, 'passkeys.credential_id')) throw new AppError('passkey.known')
		throw error
	}
}

async function verifyNew(bindings: Bindings, staff: Staff, { response, ...credential }: NewCredential, now: Date) {
	const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
	const { transports = [], ...parts } = response
	let challengeId: string | null = null
	const verified = await verifyRegistrationResponse({
		response: { ...credential, response: parts, clientExtensionResults: {} },
		expectedChallenge: async (challenge) => {
			challengeId = await readChallenge(bindings, challenge, { purpose: 'add', sid: staff.sessionId }, now)
			return challengeId !== null
		},
		expectedOrigin: bindings.ORIGIN,
		expectedRPID: rpIdOf(bindings),
		requireUserPresence: true,
		requireUserVerification: true,
		supportedAlgorithmIDs: algorithms,
	}).catch((cause: unknown) => {
		// The library throws for what an answer may get wrong.
		throw new AppError('passkey.refused', { cause })
	})
	if (!verified.verified || challengeId === null) throw new AppError('passkey.refused')
	const { credential: made, credentialDeviceType } = verified.registrationInfo
	return {
		challengeId: challengeId as string,
		row: {
			credentialId: made.id,
			publicKey: base64url.encode(made.publicKey),
			transports: JSON.stringify(transports),
			counter: made.counter,
			backupEligible: credentialDeviceType === 'multiDevice',
		},
	}
}

/** Removes a passkey. Throws `passkey.not-found`, and `factor.last` if the policy asks for a factor. */
export async function removePasskey(
	db: Database,
	staff: Staff,
	id: number,
	requestId: string,
	now = new Date(),
): Promise<void> {
	const own = and(eq(passkeys.id, id), eq(passkeys.userId, staff.id))
	if ((await db.$count(passkeys, own)) === 0) throw new AppError('passkey.not-found')
	await removeFactor(db, staff, 'passkey removed', db.delete(passkeys).where(own), { requestId, now })
}

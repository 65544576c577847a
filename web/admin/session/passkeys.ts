import {
	type CreationOptions,
	type NewCredential,
	newCredential,
	type PasskeyAnswer,
	passkeyAnswer,
	type RequestOptions,
} from '#contracts/auth/passkeys.ts'
import { ApiRefusal, failureText, ServerUnreachable } from '#web/api.ts'
import { obstacles } from '#web/obstacles.ts'

/** Browsers that lack it have no passkeys, or read no options as the server writes them. */
const passkeyApi = (): Partial<typeof PublicKeyCredential> | undefined => globalThis.PublicKeyCredential

export const canUsePasskeys = () => passkeyApi()?.parseRequestOptionsFromJSON !== undefined

/** Whether the browser can offer passkeys among the user names it fills in. */
export const canFillInPasskeys = async () =>
	canUsePasskeys() && (await passkeyApi()?.isConditionalMediationAvailable?.()) === true

const jsonOf = (credential: Credential | null): unknown => JSON.parse(JSON.stringify(credential))

/** Asks the browser to make a passkey. Fails with what `passkeyFailureText` explains. */
export async function createPasskey(options: CreationOptions): Promise<NewCredential> {
	const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
	return newCredential.parse(jsonOf(await navigator.credentials.create({ publicKey })))
}

/** Asks the user for a passkey. Browsers run one request at a time: abort a conditional one first. */
export async function askPasskey(
	options: RequestOptions,
	how?: { signal?: AbortSignal; mediation?: 'conditional' },
): Promise<PasskeyAnswer> {
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
	return passkeyAnswer.parse(jsonOf(await navigator.credentials.get({ ...how, publicKey })))
}

/** What to tell the user when a passkey, or a call with it, failed. null: the user cancelled. */
export function passkeyFailureText(reason: unknown): string | null {
	if (reason instanceof ApiRefusal || reason instanceof ServerUnreachable)
		return failureText(reason, obstacles.connection)
	const name = reason instanceof Error ? reason.name : null
	if (name === 'NotAllowedError' || name === 'AbortError') return null
	console.warn('A passkey failed', reason)
	return name === 'InvalidStateError'
		? 'This device has a passkey of your account already.'
		: 'The passkey did not work in this browser. Try again, or use your password.'
}

/** Tells the browser which passkeys hold, so that it forgets the others. Few browsers listen. */
export async function signalKnownPasskeys(known: { userHandle: string; credentialIds: string[] }): Promise<void> {
	const { userHandle: userId, credentialIds: allAcceptedCredentialIds } = known
	const rpId = window.location.hostname
	await passkeyApi()?.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds })
}

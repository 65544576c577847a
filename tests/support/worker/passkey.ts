import { isoCBOR } from '@simplewebauthn/server/helpers'
import { base64url } from 'jose'
import type { CreationOptions, RequestOptions } from '#contracts/auth/passkeys.ts'
import { sha256 } from '#worker/crypto/hashes.ts'
import { bindings, call } from './app.ts'

type Headers = { Authorization: string }

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const text = (value: string) => new TextEncoder().encode(value)

/** The flags of authenticator data: user present and verified, backup eligible and backed up, a credential attached. */
const flag = { verified: 0b101, eligible: 0b11000, attached: 0b1000000 }

/** What an answer may have wrong, each part on its own. */
export type Wrong = {
	origin?: string
	rpId?: string
	counter?: number
	flags?: number
	challenge?: string
	type?: string
}

/** A passkey in software, made as an authenticator makes one. It counts its uses. */
export async function softwarePasskey({ isSynced = false } = {}) {
	const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
		'sign',
		'verify',
	])) as CryptoKeyPair
	const point = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
	const credentialId = crypto.getRandomValues(new Uint8Array(16))
	const id = base64url.encode(credentialId)
	let counter = 0

	async function authenticatorData(flags: number, { rpId = new URL(bindings.ORIGIN).hostname, counter: given }: Wrong) {
		if (!isSynced) counter += 1
		const count = new Uint8Array(4)
		new DataView(count.buffer).setUint32(0, given ?? counter)
		return join(bytes(await sha256(rpId)), Uint8Array.of(flags | (isSynced ? flag.eligible : 0)), count)
	}
	const clientData = (type: string, challenge: string, wrong: Wrong) =>
		text(
			JSON.stringify({
				type: wrong.type ?? type,
				challenge: wrong.challenge ?? challenge,
				origin: wrong.origin ?? bindings.ORIGIN,
				crossOrigin: false,
			}),
		)

	/** The answer to `passkeyoptions`. */
	async function create({ challenge }: CreationOptions, wrong: Wrong = {}) {
		const key = new Map<number, number | Uint8Array>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, point.slice(1, 33)],
			[-3, point.slice(33)],
		])
		const data = join(
			await authenticatorData(wrong.flags ?? flag.verified | flag.attached, wrong),
			new Uint8Array(16),
			Uint8Array.of(0, credentialId.length),
			credentialId,
			isoCBOR.encode(key),
		)
		const attestation = new Map<string, unknown>([
			['fmt', 'none'],
			['attStmt', new Map()],
			['authData', data],
		])
		const response = {
			clientDataJSON: base64url.encode(clientData('webauthn.create', challenge, wrong)),
			attestationObject: base64url.encode(isoCBOR.encode(attestation as Map<string, string>)),
			transports: ['internal'],
		}
		return { id, rawId: id, type: 'public-key', response }
	}

	/** The answer to the options of a sign-in or a confirmation. */
	async function answer({ challenge }: Pick<RequestOptions, 'challenge'>, wrong: Wrong = {}) {
		const data = await authenticatorData(wrong.flags ?? flag.verified, wrong)
		const client = clientData('webauthn.get', challenge, wrong)
		const signed = join(data, bytes(await sha256(client)))
		const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed)
		const response = {
			clientDataJSON: base64url.encode(client),
			authenticatorData: base64url.encode(data),
			signature: base64url.encode(asDer(new Uint8Array(raw))),
		}
		return { id, rawId: id, type: 'public-key', response }
	}
	return { id, create, answer }
}

/** A signature of two numbers in DER, as authenticators write it. */
function asDer(raw: Uint8Array): Uint8Array {
	const number = (part: Uint8Array) => {
		const from = part.findIndex((byte) => byte !== 0)
		const digits = part.slice(from)
		const value = (digits[0] ?? 0) > 127 ? join(Uint8Array.of(0), digits) : digits
		return join(Uint8Array.of(2, value.length), value)
	}
	const body = join(number(raw.slice(0, 32)), number(raw.slice(32)))
	return join(Uint8Array.of(0x30, body.length), body)
}

const post = async <Answer>(path: string, headers: Record<string, string> = {}) =>
	(await (await call(`/api/authcontroller/${path}`, { method: 'POST', headers })).json()) as Answer

export const creationOptionsOf = (headers: Headers) => post<CreationOptions>('passkeyoptions', headers)
export const confirmOptionsOf = (headers: Headers) => post<RequestOptions>('confirmoptions', headers)
export const signInOptions = () => post<RequestOptions>('passkeysigninoptions')

/** Adds a new passkey to the account of a session. */
export async function addPasskey(headers: Headers, options: { isSynced?: boolean } = {}) {
	const passkey = await softwarePasskey(options)
	const json = { name: 'A laptop', credential: await passkey.create(await creationOptionsOf(headers)) }
	const saved = await call('/api/authcontroller/savepasskey', { json, headers })
	if (saved.status !== 200) throw new Error(`The passkey was not added: ${await saved.text()}`)
	const { recoveryCodes } = (await saved.json()) as { recoveryCodes: string[] }
	return { ...passkey, recoveryCodes }
}

import { isOfPepper, markLength, pepperId } from './pepper.ts'

const ivBytes = 12
const text = new TextEncoder()

/** The key of all sealed values, from the pepper by HKDF. */
async function keyOf(pepper: string): Promise<CryptoKey> {
	const material = await crypto.subtle.importKey('raw', text.encode(pepper), 'HKDF', false, ['deriveKey'])
	const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode('sealed secrets') }
	return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/**
 * Encrypts a secret for one owner (AES-GCM): the id of the pepper, then the initialisation vector and the cipher in base64.
 *
 * @param owner additional data: the value opens for this owner only
 */
export async function seal(pepper: string, owner: string, secret: Uint8Array<ArrayBuffer>): Promise<string> {
	const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
	const algorithm = { name: 'AES-GCM', iv, additionalData: text.encode(owner) }
	const cipher = new Uint8Array(await crypto.subtle.encrypt(algorithm, await keyOf(pepper), secret))
	return (await pepperId(pepper)) + btoa(String.fromCharCode(...iv, ...cipher))
}

/** Decrypts a sealed secret; null if the pepper or the owner is another one, or the value was changed. */
export async function unseal(pepper: string, owner: string, sealed: string): Promise<Uint8Array<ArrayBuffer> | null> {
	if (!(await isOfPepper(sealed, pepper))) return null
	try {
		const bytes = Uint8Array.from(atob(sealed.slice(markLength)), (char) => char.charCodeAt(0))
		const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, ivBytes), additionalData: text.encode(owner) }
		return new Uint8Array(await crypto.subtle.decrypt(algorithm, await keyOf(pepper), bytes.slice(ivBytes)))
	} catch (error) {
		if (error instanceof DOMException) return null
		throw error
	}
}

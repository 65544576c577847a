const hex = (bytes: ArrayBuffer) =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (value: string | Uint8Array<ArrayBuffer>) =>
	typeof value === 'string' ? new TextEncoder().encode(value) : value

export async function sha256(value: string | Uint8Array<ArrayBuffer>): Promise<string> {
	return hex(await crypto.subtle.digest('SHA-256', bytesOf(value)))
}

/** HMAC-SHA-256 as hex. */
export async function keyedHash(secret: string, value: string): Promise<string> {
	const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
	return hex(await crypto.subtle.sign('HMAC', key, bytesOf(value)))
}

/** A hash in the format of a UUID, for APIs that require one. */
export const uuidOf = async (value: string): Promise<string> =>
	(await sha256(value)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')

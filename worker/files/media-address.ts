import { timingSafeEqual } from 'node:crypto'
import { signedMediaMs } from '#contracts/shared/periods.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { keyedHash } from '../crypto/hashes.ts'
import { asciiFileName } from './download.ts'

type Named = { key: string; name: string }

/** The public path of a file. */
export const mediaPath = ({ key, name }: Named) => `/media/${key}/${encodeURIComponent(asciiFileName(name))}`

const signatureOf = ({ TOKEN_SECRET }: Pick<Bindings, 'TOKEN_SECRET'>, key: string, expires: string) =>
	keyedHash(TOKEN_SECRET, `media:${key}:${expires}`)

/** Makes signed addresses, under which staff see files of unpublished items too. */
export function signedMedia(bindings: Pick<Bindings, 'TOKEN_SECRET'>, now = new Date()) {
	const expires = String(now.getTime() + signedMediaMs)
	return async (file: Named) =>
		`${mediaPath(file)}?expires=${expires}&signature=${await signatureOf(bindings, file.key, expires)}`
}

/** Whether `signedMedia` has signed this address for this file, and it has not expired. */
export async function isSigned(
	bindings: Pick<Bindings, 'TOKEN_SECRET'>,
	key: string,
	{ expires, signature }: { expires?: string; signature?: string },
	now = new Date(),
): Promise<boolean> {
	if (!expires || !signature || !/^\d{13}$/.test(expires) || Number(expires) < now.getTime()) return false
	const expected = new TextEncoder().encode(await signatureOf(bindings, key, expires))
	const given = new TextEncoder().encode(signature)
	return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}

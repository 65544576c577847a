import { createHmac, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../command/steps.ts'
import { ownFile } from './folder.ts'
import { manifestFile } from './manifest.ts'
import type { PepperPlace } from './passwords.ts'

/** Returns the HMAC-SHA-256 of the manifest in hexadecimal. The manifest holds the hashes of all other files. */
const signatureFile = (folder: string) => join(folder, 'manifest.sig')

const signatureOf = (folder: string, pepper: string): Buffer => {
	const key = createHmac('sha256', pepper).update('manifest of a backup').digest()
	return createHmac('sha256', key)
		.update(readFileSync(manifestFile(folder)))
		.digest()
}

export const signManifest = (folder: string, pepper: string) =>
	writeFileSync(signatureFile(folder), `${signatureOf(folder, pepper).toString('hex')}\n`, { mode: ownFile })

type Verification = {
	/** The PASSWORD_PEPPER of the site, if it is known. */
	pepper: string | undefined
	pepperPlace: PepperPlace
	/** Accept a backup without a valid signature. */
	unsigned: boolean
	tell: (text: string) => void
}

/** Refuses a backup without a signature of this site: an edited backup could add an administrator. */
export function verifySignature(folder: string, { pepper, pepperPlace, unsigned, tell }: Verification): void {
	const fault = faultOf(folder, pepper, pepperPlace)
	if (fault === null) return
	if (!unsigned) throw new Refusal(`${fault} If you trust whoever kept it, restore with --unsigned.`)
	tell(`Warning: ${fault} Its content is taken on trust.`)
}

function faultOf(folder: string, pepper: string | undefined, place: PepperPlace): string | null {
	const file = signatureFile(folder)
	if (!existsSync(file)) return 'This backup is not signed, so nobody can tell whether it was changed.'
	if (!pepper) return `The signature of this backup cannot be checked without PASSWORD_PEPPER in ${place}.`
	const found = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
	const expected = signatureOf(folder, pepper)
	if (found.length === expected.length && timingSafeEqual(found, expected)) return null
	return `The signature of this backup does not fit: the backup was changed, or signed with another PASSWORD_PEPPER. Put that of the old site into ${place}.`
}

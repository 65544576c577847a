import { normalised } from '../data/normalise.ts'

/** Domains of one mail service, which ignores dots in names. */
const gmail = ['gmail.com', 'googlemail.com']

/**
 * The mailbox of an address, by which limits count and people are compared: "A.Nair+news@Googlemail.com" is
 * "anair@gmail.com". Mails go to the address as it was typed.
 */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf('@')
	const host = address.slice(at + 1)
	// `URL` brings the spellings of an international domain into one form.
	const domain = URL.parse(`https://${host}`)?.hostname ?? host.toLowerCase()
	const name = normalised(address.slice(0, Math.max(at, 0))).replace(/(?<=.)\+.*/, '')
	return gmail.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

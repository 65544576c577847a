import { mailReader } from '#worker/features/desks.ts'
import { parseMail } from '#worker/mail/inbound/parse-mail.ts'

const addresses = import.meta.glob<string>('../../fixtures/mails/*.eml', {
	query: '?url&inline',
	import: 'default',
	eager: true,
})

type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = (binary: string): Bytes => Uint8Array.from(binary, (letter) => letter.charCodeAt(0))

/** The names of all mails of `tests/fixtures/mails/`. */
export const mailNames = Object.keys(addresses).map((path) => path.replace(/^.*\/|\.eml$/g, ''))

/** What stands in a mail in place of `@@REPLY@@`, `@@REF@@` and `ravi.menon@customer.example`. */
type Places = { reply?: string; reference?: string; customer?: string }

/** The bytes of a mail of `tests/fixtures/mails/`, of which no other letter changes. */
export function givenMail(name: string, { reply, reference, customer }: Places = {}): Bytes {
	const address = addresses[`../../fixtures/mails/${name}.eml`]
	if (!address) throw new Error(`There is no ${name}.eml`)
	const binary = atob(address.slice(address.indexOf(',') + 1))
	return bytesOf(
		binary
			.replaceAll('@@REPLY@@', () => reply ?? '@@REPLY@@')
			.replaceAll('@@REF@@', () => reference ?? '@@REF@@')
			.replaceAll('ravi.menon@customer.example', () => customer ?? 'ravi.menon@customer.example'),
	)
}

/** Reads a mail of `tests/fixtures/mails/` as the desks do. */
export const readGiven = (name: string) => parseMail(givenMail(name), true, mailReader.clean)

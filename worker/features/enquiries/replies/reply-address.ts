import { idOfReference, referenceOf } from '#contracts/desks/reference.ts'
import { keyedHash } from '#worker/crypto/hashes.ts'
import type { Bindings } from '#worker/http/request-context.ts'

/** In hexadecimal digits. Long enough that nobody guesses one by sending mails. */
const markLength = 16

type Secrets = Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS'>

const markOf = async (secret: string, enquiryId: number) =>
	(await keyedHash(secret, `reply address of enquiry ${enquiryId}`)).slice(0, markLength)

/**
 * The address at which answers to an enquiry arrive. It is made from the enquiry and the secret alone, so that another try
 * to send a mail makes the same one. Without REPLY_DOMAIN it is the mailbox of the department.
 */
export async function answerAddress(bindings: Bindings, enquiryId: number, mailbox: string): Promise<string> {
	if (!bindings.REPLY_DOMAIN) return mailbox
	const reference = referenceOf(enquiryId).replace('-', '').toLowerCase()
	return `${reference}-${await markOf(bindings.TOKEN_SECRET, enquiryId)}@${bindings.REPLY_DOMAIN}`
}

/** The enquiry that an address was made for, also with the secret before this one; null if we did not make it. */
export async function enquiryOfAddress(secrets: Secrets, address: string): Promise<number | null> {
	const [, reference = '', mark = ''] = /^([a-z\d]{6})-([\da-f]+)@/.exec(address.trim().toLowerCase()) ?? []
	const id = idOfReference(reference)
	if (id === null || mark.length !== markLength) return null
	const known = [secrets.TOKEN_SECRET, secrets.TOKEN_SECRET_PREVIOUS].filter((secret): secret is string =>
		Boolean(secret),
	)
	const marks = await Promise.all(known.map((secret) => markOf(secret, id)))
	return marks.includes(mark) ? id : null
}

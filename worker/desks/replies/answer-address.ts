import { idOfReference, referenceOf } from '#contracts/desks/reference.ts'
import { keyedHash } from '#worker/crypto/hashes.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { Desk } from '../desk.ts'

/** In hexadecimal digits. Long enough that nobody guesses one by sending mails. */
const markLength = 16

type Addressed = Pick<Desk, 'number' | 'markedText'>
type Secrets = Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS'>

const markOf = async (secret: string, desk: Addressed, subjectId: number) =>
	(await keyedHash(secret, desk.markedText(subjectId))).slice(0, markLength)

/**
 * The address at which answers about a subject arrive. It is made from the subject and the secret alone, so that another try
 * to send a mail makes the same one. Without REPLY_DOMAIN it is the mailbox of the office.
 */
export async function answerAddress(
	bindings: Bindings,
	desk: Addressed,
	subjectId: number,
	mailbox: string,
): Promise<string> {
	if (!bindings.REPLY_DOMAIN) return mailbox
	const reference = referenceOf(subjectId, desk.number).replace('-', '').toLowerCase()
	return `${reference}-${await markOf(bindings.TOKEN_SECRET, desk, subjectId)}@${bindings.REPLY_DOMAIN}`
}

/** The subject that an address was made for, also with the secret before this one; null if this desk did not make it. */
export async function subjectOfAddress(secrets: Secrets, desk: Addressed, address: string): Promise<number | null> {
	const [, reference = '', mark = ''] = /^([a-z\d]{6})-([\da-f]+)@/.exec(address.trim().toLowerCase()) ?? []
	const id = idOfReference(reference, desk.number)
	if (id === null || mark.length !== markLength) return null
	const known = [secrets.TOKEN_SECRET, secrets.TOKEN_SECRET_PREVIOUS].filter((secret): secret is string =>
		Boolean(secret),
	)
	const marks = await Promise.all(known.map((secret) => markOf(secret, desk, id)))
	return marks.includes(mark) ? id : null
}

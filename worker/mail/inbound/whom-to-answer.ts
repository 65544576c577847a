import type { MailPerson } from '#contracts/desks/conversation.ts'
import { isOwnAddress, isRobot, type OwnAddresses } from './own-addresses.ts'
import { type ParsedMail, usableAddress } from './parse-mail.ts'

/** Who has written, and whether the header From says so. */
type Writer = MailPerson & { isFrom: boolean }

/** "'Asha Pillai' via Sales": a list has written its own address. */
const via = /^["']*(.+?)["']*\s+(?:via|durch|par|vía|tramite|por|przez)\s+\S.*$/iu

const rewritten = ['x-original-from', 'x-original-sender', 'original-from', 'x-original-reply-to']

/** Whether a list has put its own address in place of that of the writer. Without a list the headers are anybody's. */
const isRewritten = ({ from, header }: ParsedMail) =>
	header('list-id').length > 0 && (rewritten.some((name) => header(name).length > 0) || via.test(from.name))

const personIn = (text: string): MailPerson => {
	const [, name = '', address = text] = /^(.*)<([^<>]+)>\s*$/.exec(text) ?? []
	return { name: name.replace(/^[\s"']+|[\s"']+$/g, ''), address: usableAddress(address.trim()) }
}

/**
 * Who has written a mail: From, unless that is a robot, an own address or a list. Then it is who the mail asks to answer, or the
 * writer whom the list names. The address is '' if nobody is left.
 */
export function writerOf(mail: ParsedMail, own: OwnAddresses): Writer {
	const { from } = mail
	const isOwn = isOwnAddress(own, from.address)
	if (from.address !== '' && !isOwn && !isRobot(from.address) && !isRewritten(mail)) return { ...from, isFrom: true }
	const named = [...mail.replyTo, ...rewritten.flatMap((name) => mail.header(name)).map(personIn)]
	const isPerson = (address: string) =>
		address !== '' && address !== from.address && !isOwnAddress(own, address) && !isRobot(address)
	const person = named.find(({ address }) => isPerson(address))
	const name = via.exec(from.name)?.[1] ?? from.name
	if (person)
		return { name: person.name || (isRewritten(mail) || isOwn ? name : ''), address: person.address, isFrom: false }
	return { name, address: isOwn ? '' : from.address, isFrom: !isOwn }
}

import { plainName } from '#contracts/shared/plain-characters.ts'
import { factText } from '#worker/mail/letter-text.ts'

const longestName = 100

/** The name of a sender from the header From. One that is no name, but another address or a link, gives way to the address. */
export function senderName(written: string, address: string): string {
	const name = plainName(factText(written))
		.replace(/^["'\s]+|["'\s]+$/g, '')
		.trim()
	const isName = /\p{L}/u.test(name) && !/[@<>]|:\/\/|\bwww\./i.test(name) && [...name].length <= longestName
	return isName ? name : address
}

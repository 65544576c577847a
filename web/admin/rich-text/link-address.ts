const webAddress = /^https?:\/\/[^\s/]/i
const otherAddress = /^(?:mailto|tel):[^\s]/i
/** Not `//`, which leads to other sites. */
const ownPath = /^\/(?!\/)/

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const phone = /^\+?\d[\d\s()-]{5,}$/
const host = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[:/?#]\S*)?$/i

/** Returns a link's address if it is safe, else null. Web, mail and phone addresses and paths of this site are safe. */
export function safeAddress(text: string): string | null {
	// Browsers ignore control characters in an address and read a backslash as a slash.
	const address = text
		.replace(/\p{Cc}/gu, '')
		.trim()
		.replaceAll(' ', '%20')
	if (/[\s\\]/.test(address)) return null
	if (ownPath.test(address) || otherAddress.test(address))
		return URL.canParse(address, 'https://own.invalid') ? address : null
	return webAddress.test(address) && hasNoPassword(address) ? address : null
}

function hasNoPassword(address: string): boolean {
	if (!URL.canParse(address)) return false
	const { username, password } = new URL(address)
	return username === '' && password === ''
}

/** Completes what a user typed with the missing scheme. */
export function typedAddress(text: string): string | null {
	const typed = text.trim()
	if (mail.test(typed)) return safeAddress(`mailto:${typed}`)
	if (phone.test(typed)) return safeAddress(`tel:${typed.replace(/[\s()-]/g, '')}`)
	if (host.test(typed)) return safeAddress(`https://${typed}`)
	return safeAddress(typed)
}

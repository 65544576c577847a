import { safeHref } from '#contracts/content/rich-text.ts'

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const phone = /^\+?\d[\d\s()-]{5,}$/
const host = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[:/?#]\S*)?$/i

/** The address of a link in a text, as the contract allows it; null for any other. Browsers skip control characters. */
export const allowedAddress = (text: string): string | null => safeHref(text.replace(/\p{Cc}/gu, ''))

/** Like `allowedAddress`, for a new link. Texts have no anchors to link to. */
export function safeAddress(text: string): string | null {
	const address = allowedAddress(text)
	return address?.startsWith('#') ? null : address
}

/** The address of a page or a file on the web, also without its scheme; '' for any other. */
export function webAddress(given: string): string {
	const address = safeAddress(given.startsWith('//') ? `https:${given}` : given) ?? ''
	return /^https?:/i.test(address) ? address : ''
}

/** The address that was typed, as `safeAddress` takes it. A missing scheme is added. */
export function typedAddress(text: string): string | null {
	const typed = text.trim()
	if (mail.test(typed)) return safeAddress(`mailto:${typed}`)
	if (phone.test(typed)) return safeAddress(`tel:${typed.replace(/[\s()-]/g, '')}`)
	if (host.test(typed)) return safeAddress(`https://${typed}`)
	return safeAddress(typed)
}

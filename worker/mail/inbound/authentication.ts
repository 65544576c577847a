/** Email Routing signs its findings with this name, above everything that the sender wrote. */
const mailServer = 'mx.cloudflare.net'

type Finding = { method: string; result: string; properties: Readonly<Record<string, string>> }

/** In characters. Our server writes less; each round below takes one level of the comments of a forged header away. */
const longestValue = 5_000

/** A value without quoted strings and comments, in which a sender can write what looks like a finding; '' if one is open. */
function withoutFreeText(value: string): string {
	let [text, before] = [value.slice(0, longestValue).replace(/"(?:[^"\\]|\\.)*"/g, 'quoted'), '']
	while (text !== before) [text, before] = [text.replace(/\([^()]*\)/g, ' '), text]
	return /[()"]/.test(text) ? '' : text
}

/** The findings of our mail server. Values of other servers, and those that follow, may be forged. */
function findingsIn(values: readonly string[]): Finding[] {
	const [server = '', ...parts] = withoutFreeText(values[0] ?? '')
		.toLowerCase()
		.split(';')
	if (server.trim().split(/\s+/)[0] !== mailServer) return []
	return parts.flatMap((part) => {
		const words = Array.from(part.matchAll(/([\w.-]+)=(\S+)/g), ([, name = '', value = '']): [string, string] => [
			name,
			value,
		])
		const [[method, result] = ['', ''], ...properties] = words
		return method === '' ? [] : [{ method, result, properties: Object.fromEntries(properties) }]
	})
}

/** Whether a domain answers for another one: the same, or one above it. */
const answersFor = (domain: string, other: string) =>
	domain.includes('.') && (other === domain || other.endsWith(`.${domain}`))

export const domainOf = (address: string) => address.toLowerCase().slice(address.lastIndexOf('@') + 1)

/** Whether our mail server found that the mail is of this address. `values`: of the header Authentication-Results. */
export function isAuthentic(values: readonly string[], address: string): boolean {
	const domain = domainOf(address)
	return findingsIn(values).some(({ method, result, properties }) => {
		if (result !== 'pass') return false
		if (method === 'dmarc') return answersFor(properties['header.from'] ?? '', domain)
		if (method === 'dkim') return answersFor(properties['header.d'] ?? '', domain)
		return method === 'spf' && answersFor(domainOf(properties['smtp.mailfrom'] ?? ''), domain)
	})
}

/** Whether it found that the mail is not of the domain that it names. */
export const isForged = (values: readonly string[]): boolean =>
	findingsIn(values).some(({ method, result }) => method === 'dmarc' && result === 'fail')

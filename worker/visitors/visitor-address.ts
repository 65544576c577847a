/**
 * The visitor's address for rate limits, from Cloudflare's own header. An IPv6 network of /64 counts as one visitor; an
 * IPv4-mapped address counts as IPv4. Requests without the header share one counter.
 */
export function visitorAddress(headers: Headers): string {
	const address = (headers.get('CF-Connecting-IP') ?? '').trim().toLowerCase()
	if (!address.includes(':')) return address || 'unknown'
	const groups = groupsOf(address)
	if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return asIpv4(groups.slice(6))
	return `${groups.slice(0, 4).join(':')}::/64`
}

/** Expands an IPv6 address to its eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
	const [head = '', tail = ''] = address.replace(/\d+(?:\.\d+){3}$/, asGroups).split('::')
	const first = groupsIn(head)
	const last = groupsIn(tail)
	return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}

const groupsIn = (part: string) =>
	part
		.split(':')
		.filter(Boolean)
		.map((group) => Number.parseInt(group, 16).toString(16))

const asGroups = (ipv4: string) => {
	const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
	return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const asIpv4 = (groups: string[]) =>
	groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')

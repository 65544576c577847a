/** In bytes: the mail service takes no longer header. */
const longestHeader = 2_048

const bracketed = (id: string) => (id.startsWith('<') ? id : `<${id}>`)

/** An id that a header may hold: RFC 5322, 3.6.4. */
const isId = (id: string) => /^<[\x21-\x7e]+@[\x21-\x7e]+>$/.test(id)

/**
 * The headers by which mail programs put a mail to those that it answers. `ids`: of the mails before it, the oldest first. Of a
 * long conversation the first and the newest ones are named.
 */
export function threadHeaders(ids: readonly string[]): Record<string, string> {
	const known = [...new Set(ids.map(bracketed))].filter((id) => isId(id) && id.length <= longestHeader / 2)
	const [first, ...others] = known
	const last = known.at(-1)
	if (first === undefined || last === undefined) return {}
	let references = others.toReversed()
	while (references.reduce((length, id) => length + id.length + 1, first.length) > longestHeader)
		references = references.slice(0, -1)
	return { 'In-Reply-To': last, References: [first, ...references.toReversed()].join(' ') }
}

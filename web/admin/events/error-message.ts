/** The first message of a field that is a list: it may stand with one of its entries. */
export function messageIn(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null) return undefined
	if ('message' in error && typeof error.message === 'string') return error.message
	for (const [name, within] of Object.entries(error)) {
		const message = name === 'ref' ? undefined : messageIn(within)
		if (message) return message
	}
	return undefined
}

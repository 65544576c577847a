/** Finds the first message of a list field, whose error may belong to an entry. */
export function messageIn(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null) return undefined
	if ('message' in error && typeof error.message === 'string') return error.message
	for (const [name, within] of Object.entries(error)) {
		const message = name === 'ref' ? undefined : messageIn(within)
		if (message) return message
	}
	return undefined
}

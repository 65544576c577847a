/** Makes a random UUID. `crypto.randomUUID` is missing on plain http from another machine. */
function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The idempotency key of a submission: the server stores it once even if it arrives twice. */
type SubmissionKey = {
	/** Returns the same key until the content changes. */
	for: (content: unknown) => string
	/** Call after a success: the next submission gets a new key even if its content is equal. */
	settled: () => void
}

export function submissionKey(): SubmissionKey {
	let key = newKey()
	let sentContent: string | null = null
	return {
		for(content) {
			const text = JSON.stringify(content)
			if (sentContent !== null && sentContent !== text) key = newKey()
			sentContent = text
			return key
		},
		settled() {
			key = newKey()
			sentContent = null
		},
	}
}

/** A random UUID. `crypto.randomUUID` is missing on pages that are served over plain http from another machine. */
function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Names what a visitor sends, so that the server stores it once however often it arrives. */
type SubmissionKey = {
	/** The same key for the same content, however often it is sent; another one once the content has changed. */
	for: (content: unknown) => string
	/** The content was stored: the next one is another submission, even if it says the same. */
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

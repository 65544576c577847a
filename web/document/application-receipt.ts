/** What the tab keeps of an application that was sent, for the careers page. */
export type ApplicationReceipt = {
	/** The name of the position. */
	job: string
	reference: string
	/** The applicant's page. */
	path: string
}

const key = 'application-receipt'
const keptMs = 30 * 60_000

export function keepReceipt(receipt: ApplicationReceipt, now = Date.now()): void {
	try {
		sessionStorage.setItem(key, JSON.stringify({ ...receipt, at: now }))
	} catch {
		// Storage is blocked or full. The mail has the link.
	}
}

export function forgetReceipt(): void {
	try {
		sessionStorage.removeItem(key)
	} catch {
		// Storage is blocked, so nothing was kept.
	}
}

/** Reads the kept receipt; null if it is old or malformed. Checks the path, because a link is made of it. */
export function readReceipt(now = Date.now()): ApplicationReceipt | null {
	try {
		const { job, reference, path, at }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
		const isFresh = typeof at === 'number' && at <= now && now - at < keptMs
		if (!isFresh || typeof job !== 'string') return null
		if (typeof reference !== 'string' || !/^[\dA-Z]{3}-[\dA-Z]{3}$/.test(reference)) return null
		return typeof path === 'string' && /^\/application\/[\da-f]{64}$/.test(path) ? { job, reference, path } : null
	} catch {
		return null
	}
}

import { keepTypedMs } from '#contracts/shared/periods.ts'

/** The stored name of the keys: open tabs have them. */
const prefix = 'draft:'

/** Reads the unsent input of the form at `path`, by field, without files. */
export function readUnsentForm(path: string, now = Date.now()): Record<string, string> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + path) ?? 'null')
		if (!isRecord(kept) || typeof kept.savedAt !== 'number' || !isRecord(kept.values)) return {}
		if (kept.savedAt > now || now - kept.savedAt >= keepTypedMs) return {}
		const texts = Object.entries(kept.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
		return Object.fromEntries(texts)
	} catch {
		return {}
	}
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export function keepUnsentForm(path: string, values: Record<string, string>, now = Date.now()): void {
	try {
		sessionStorage.setItem(prefix + path, JSON.stringify({ savedAt: now, values }))
	} catch {
		// A full storage loses the input, not the form.
	}
}

export function forgetUnsentForm(path: string): void {
	try {
		sessionStorage.removeItem(prefix + path)
	} catch {
		// Storage is blocked, so nothing was kept.
	}
}

const prefix = 'draft:'
const longestLifeMs = 12 * 60 * 60_000

/** What a visitor has typed into the form at `path`, by field, so that it survives a reload. Never a file. */
export function readVisitorDraft(path: string, now = Date.now()): Record<string, string> {
	try {
		const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + path) ?? 'null')
		if (!isRecord(draft) || typeof draft.savedAt !== 'number' || !isRecord(draft.values)) return {}
		if (draft.savedAt > now || now - draft.savedAt >= longestLifeMs) return {}
		const texts = Object.entries(draft.values).filter(
			(entry): entry is [string, string] => typeof entry[1] === 'string',
		)
		return Object.fromEntries(texts)
	} catch {
		return {}
	}
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export function saveVisitorDraft(path: string, values: Record<string, string>, now = Date.now()): void {
	try {
		sessionStorage.setItem(prefix + path, JSON.stringify({ savedAt: now, values }))
	} catch {
		// A full storage costs the draft, not the form.
	}
}

export function forgetVisitorDraft(path: string): void {
	try {
		sessionStorage.removeItem(prefix + path)
	} catch {
		// Where nothing may be stored, nothing is.
	}
}

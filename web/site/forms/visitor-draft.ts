import { keepTypedMs } from '#contracts/shared/periods.ts'

const prefix = 'draft:'

/** Reads the draft of the form at `path`, by field. Drafts hold no files. */
export function readVisitorDraft(path: string, now = Date.now()): Record<string, string> {
	try {
		const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + path) ?? 'null')
		if (!isRecord(draft) || typeof draft.savedAt !== 'number' || !isRecord(draft.values)) return {}
		if (draft.savedAt > now || now - draft.savedAt >= keepTypedMs) return {}
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
		// A full storage loses the draft, not the form.
	}
}

export function forgetVisitorDraft(path: string): void {
	try {
		sessionStorage.removeItem(prefix + path)
	} catch {
		// Storage is blocked, so there is no draft.
	}
}

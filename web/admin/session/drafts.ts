import { z } from 'zod/mini'
import { keepTypedMs } from '#contracts/shared/periods.ts'

/** Unsaved form input, kept so that it survives the end of a session. It never contains a password or a file. */
const draft = z.object({ userId: z.number(), savedAt: z.number(), values: z.unknown() })

const prefix = 'draft:'

export function saveDraft(path: string, userId: number, values: unknown, now = Date.now()): void {
	try {
		sessionStorage.setItem(prefix + path, JSON.stringify({ userId, savedAt: now, values }))
	} catch {
		// A full storage loses the draft, but the form keeps working.
	}
}

/** The user's draft for the form at `path`, or null. */
export function readDraft(path: string, userId: number, now = Date.now()): unknown {
	return parseDraft(prefix + path, userId, now)?.values ?? null
}

export const forgetDraft = (path: string) => sessionStorage.removeItem(prefix + path)

export function forgetAllDrafts(): void {
	for (const key of draftKeys()) sessionStorage.removeItem(key)
}

/** Removes drafts of other users and expired ones. */
export function forgetDraftsOfOthers(userId: number | null, now = Date.now()): void {
	for (const key of draftKeys()) if (!parseDraft(key, userId, now)) sessionStorage.removeItem(key)
}

const draftKeys = () =>
	Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '').filter((key) =>
		key.startsWith(prefix),
	)

function parseDraft(key: string, userId: number | null, now: number) {
	try {
		const parsed = draft.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
		const usable = parsed.userId === userId && parsed.savedAt <= now && now - parsed.savedAt < keepTypedMs
		return usable ? parsed : null
	} catch {
		return null
	}
}

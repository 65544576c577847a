import { z } from 'zod/mini'
import { keepTypedMs } from '#contracts/shared/periods.ts'

/** Unsaved form input, kept so that it survives the end of a session. It never contains a password or a file. */
const keptForm = z.object({ userId: z.number(), savedAt: z.number(), values: z.unknown() })

/** The stored name of the keys: open tabs have them. */
const prefix = 'draft:'

export function keepForm(path: string, userId: number, values: unknown, now = Date.now()): void {
	try {
		sessionStorage.setItem(prefix + path, JSON.stringify({ userId, savedAt: now, values }))
	} catch {
		// A full storage loses the input, but the form keeps working.
	}
}

/** The user's input for the form at `path`, or null. */
export function readKeptForm(path: string, userId: number, now = Date.now()): unknown {
	return parseKeptForm(prefix + path, userId, now)?.values ?? null
}

export const forgetKeptForm = (path: string) => sessionStorage.removeItem(prefix + path)

export function forgetAllKeptForms(): void {
	for (const key of keptKeys()) sessionStorage.removeItem(key)
}

/** Removes the input of other users and expired input. */
export function forgetKeptFormsOfOthers(userId: number | null, now = Date.now()): void {
	for (const key of keptKeys()) if (!parseKeptForm(key, userId, now)) sessionStorage.removeItem(key)
}

const keptKeys = () =>
	Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '').filter((key) =>
		key.startsWith(prefix),
	)

function parseKeptForm(key: string, userId: number | null, now: number) {
	try {
		const parsed = keptForm.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
		const usable = parsed.userId === userId && parsed.savedAt <= now && now - parsed.savedAt < keepTypedMs
		return usable ? parsed : null
	} catch {
		return null
	}
}

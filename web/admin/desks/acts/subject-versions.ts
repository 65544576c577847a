import type { DeskRow } from '#contracts/desks/desk.ts'

/** What an act names of a subject. */
export type AsRead = Pick<DeskRow, 'id' | 'version'>

export type SubjectVersions = ReturnType<typeof createVersions>

/** Keeps the versions that own acts have made: the next act may come before the list and the conversation have loaded again. */
export function createVersions() {
	const made = new Map<number, number>()
	return {
		of: ({ id, version }: AsRead): AsRead => ({ id, version: Math.max(version, made.get(id) ?? 0) }),
		note: ({ id, version }: AsRead) => void made.set(id, version),
	}
}

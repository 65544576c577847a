import type { DeskRow } from '#contracts/desks/desk.ts'
import type { Desk, SubjectTriage } from '../desk.ts'
import type { TriageAct } from './triage-acts.ts'

/**
 * Makes a function that does an act and resolves to what undoes it. Both throw the refusal. It keeps the versions that own acts
 * have made: the next act may come before the list and the conversation have loaded again.
 */
export function undoableTriage({ triage }: Pick<Desk['calls'], 'triage'>) {
	const versions = new Map<number, number>()

	async function send(subjects: readonly SubjectTriage[]) {
		const before = await triage(subjects)
		for (const { id, version } of before) versions.set(id, version)
		return before
	}

	return async (rows: readonly Pick<DeskRow, 'id' | 'version'>[], { changes }: TriageAct) => {
		const before = await send(
			rows.map(({ id, version }) => ({ id, version: Math.max(version, versions.get(id) ?? 0), ...changes })),
		)
		return async (): Promise<void> => void (await send(before))
	}
}

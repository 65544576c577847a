import type { Desk, SubjectTriage } from '../desk.ts'
import type { AsRead, SubjectVersions } from './subject-versions.ts'
import type { TriageAct } from './triage-acts.ts'

/** Makes a function that does an act and resolves to what undoes it. Both throw the refusal. */
export function undoableTriage({ triage }: Pick<Desk['calls'], 'triage'>, versions: SubjectVersions) {
	async function send(subjects: readonly SubjectTriage[]) {
		const before = await triage(subjects)
		for (const subject of before) versions.note(subject)
		return before
	}

	return async (rows: readonly AsRead[], { changes }: TriageAct) => {
		const before = await send(rows.map((row) => ({ ...versions.of(row), ...changes })))
		return async (): Promise<void> => void (await send(before))
	}
}

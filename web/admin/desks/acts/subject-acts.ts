import type { Desk } from '../desk.ts'
import type { AsRead, SubjectVersions } from './subject-versions.ts'

/** An act that has a call of its own. `run` resolves to what undoes it; both throw the refusal. */
export type SubjectAct = {
	run: (rows: readonly AsRead[], calls: Desk['calls']) => Promise<() => Promise<unknown>>
	/** In lower case, as that of a triage. */
	outcome: string
	isOver: boolean
	/** The subject that takes the place of the others. */
	leadsTo?: number
}

/** Does an act with the versions that own acts have made. Each act and each undo makes the next one. */
export async function undoableAct(
	{ run }: SubjectAct,
	rows: readonly AsRead[],
	calls: Desk['calls'],
	versions: SubjectVersions,
) {
	const asRead = rows.map(versions.of)
	const noteAfter = (acts: number) => {
		for (const { id, version } of asRead) versions.note({ id, version: version + acts })
	}
	const undo = await run(asRead, calls)
	noteAfter(1)
	return async () => {
		await undo()
		noteAfter(2)
	}
}

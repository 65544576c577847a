import type { DeskRow } from '#contracts/desks/desk.ts'
import type { SubjectAct } from './subject-acts.ts'

type Arrived = Pick<DeskRow, 'id' | 'createdAt'>
const oldestFirst = (one: Arrived, other: Arrived) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id

/** Merges the newer ones of two subjects or more into the oldest. `more`: those of which the list may have no row. */
export function merge(rows: readonly Arrived[], more: readonly Arrived[] = []): SubjectAct | null {
	const [oldest, ...newer] = [...rows, ...more].sort(oldestFirst)
	if (!oldest || newer.length === 0) return null
	return {
		async run(asRead, calls) {
			const read = await Promise.all(more.map(({ id }) => calls.conversation(id)))
			const all = [...asRead, ...read.map(({ subject: { id, version } }) => ({ id, version }))]
			const into = all.find(({ id }) => id === oldest.id)
			// Somebody has merged it meanwhile.
			if (!into) throw new Error('The oldest is not there any more')
			const { id } = await calls.merge({ into, subjects: all.filter((each) => each !== into) })
			return () => calls.undoMerge(id)
		},
		outcome: 'merged',
		isOver: false,
		leadsTo: oldest.id,
	}
}

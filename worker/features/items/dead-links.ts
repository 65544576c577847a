import { fileOfPath, itemKinds, itemOfPage } from '#contracts/items/kinds.ts'
import type { Database } from '#worker/data/db.ts'
import { selectShownFiles } from '#worker/files/file-states.ts'
import { kinds } from '../item-kinds.ts'

/** The paths that lead to no item and no file which visitors see now. A path of another kind is dead too. */
export async function findDeadLinks(db: Database, paths: readonly string[]): Promise<string[]> {
	const items = paths.flatMap((path) => itemOfPage(path) ?? [])
	const keys = paths.flatMap((path) => fileOfPath(path) ?? [])
	const visible = itemKinds.map(async (kind) => {
		const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
		const found = ids.length > 0 ? await kinds[kind].selectVisible?.(db, ids) : []
		return [kind, found ?? []] as const
	})
	const [files, ...found] = await Promise.all([selectShownFiles(db, keys), ...visible])
	const visibleOf = new Map(found)
	const isAlive = (path: string) => {
		const item = itemOfPage(path)
		if (item) return visibleOf.get(item.kind)?.some(({ id }) => id === item.id) === true
		return files.some(({ key }) => key === fileOfPath(path))
	}
	return paths.filter((path) => !isAlive(path))
}

import { fileOfPath, itemOfPage, type PagedKind } from '#contracts/items/kinds.ts'
import type { Database } from '#worker/data/db.ts'
import { selectShownFiles } from '#worker/files/file-states.ts'
import { selectVisibleBlogs } from '../blogs/published-blogs.queries.ts'
import { selectVisibleJobs } from '../careers/published-jobs.queries.ts'
import { selectVisibleCaseStudies } from '../case-studies/published-case-studies.queries.ts'
import { selectVisibleEvents } from '../events/published-events.queries.ts'

/** The paths that lead to no item and no file which visitors see now. A path of another kind is dead too. */
export async function findDeadLinks(db: Database, paths: readonly string[]): Promise<string[]> {
	const items = paths.flatMap((path) => itemOfPage(path) ?? [])
	const idsOf = (kind: PagedKind) => items.filter((item) => item.kind === kind).map(({ id }) => id)
	const [blogs, caseStudies, events, careers, files] = await db.batch([
		selectVisibleBlogs(db, idsOf('blogs')),
		selectVisibleCaseStudies(db, idsOf('caseStudies')),
		selectVisibleEvents(db, idsOf('events')),
		selectVisibleJobs(db, idsOf('careers')),
		selectShownFiles(
			db,
			paths.flatMap((path) => fileOfPath(path) ?? []),
		),
	])
	const visible = { blogs, caseStudies, events, careers } satisfies Record<PagedKind, { id: number }[]>
	const isAlive = (path: string) => {
		const item = itemOfPage(path)
		if (item) return visible[item.kind].some(({ id }) => id === item.id)
		return files.some(({ key }) => key === fileOfPath(path))
	}
	return paths.filter((path) => !isAlive(path))
}

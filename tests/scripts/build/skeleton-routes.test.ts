import { expect, test } from 'vitest'
import { skeletonOf } from '#scripts/build/skeleton-routes.ts'

const page = `import { List } from './list.tsx'
import { staffMeta } from './staff-meta.ts'
import { titleOf } from './titles.ts'
export { PageError as ErrorBoundary } from './page-error.tsx'
const title = titleOf('news')
const columns = List.columns
export const meta = () => staffMeta(title)
export async function clientLoader() { return List.load(columns) }
export default function News() { return <List columns={columns} /> }
`

test('of a page of the back office the Worker keeps what it reads and what that names; it knows that there is a loader', () => {
	expect(skeletonOf(page, 'page.tsx').split('\n')).toEqual([
		"import { staffMeta } from './staff-meta.ts'",
		"import { titleOf } from './titles.ts'",
		"export { PageError as ErrorBoundary } from './page-error.tsx'",
		"const title = titleOf('news')",
		'export const meta = () => staffMeta(title)',
		'export const clientLoader = () => null',
		'export default () => null',
	])
})

test('a loader of the server stays, and a page without a loader of its own gets none', () => {
	const redirecting = "import { redirect } from 'react-router'\nexport const loader = () => redirect('/Admin/')"
	expect(skeletonOf(redirecting, 'unknown.ts')).toBe(`${redirecting}\nexport default () => null`)
})

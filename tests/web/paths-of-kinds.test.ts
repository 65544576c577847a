import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { itemKinds, itemPagePath, kindFacts } from '#contracts/items/kinds.ts'
import routes from '#web/routes.ts'

/** The routes with their files as ids. */
const asRoutes = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
	entries.map(({ path, index, file, children = [] }) =>
		index ? { path, index, id: file } : { path, id: file, children: asRoutes(children) },
	)
const tree = asRoutes(routes)

const fileAt = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.id
const hasPage = (path: string) => !/unknown-path/.test(fileAt(path) ?? 'unknown-path')

test('a path without a page of its own is noticed', () => {
	expect(fileAt('/Admin/NewsAdmin')).toBe('admin/news/list.tsx')
	expect(['/newz', '/Admin/NewzAdmin', '/Admin/NewsAdmin/AddNewzPage', '/NewsView/1'].filter(hasPage)).toEqual([])
})

test.each(itemKinds)('each path of %s is a route', (kind) => {
	const { listPath, addPath, editPath, publicList } = kindFacts[kind]
	const paths = [listPath, addPath, `${editPath}/1`, itemPagePath(kind, 1), publicList.path]
	expect(
		paths.filter((path) => !hasPage(path)),
		`web/routes.ts lacks these paths of ${kind} in worker/contracts/items/kinds.ts`,
	).toEqual([])
})

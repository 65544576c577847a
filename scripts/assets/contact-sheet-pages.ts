import type { RouteConfigEntry } from '@react-router/dev/routes'
import { slugOf } from '#web/content/pages.ts'
import { allPages } from '#web/content/site-map.ts'
import routes from '#web/routes.ts'
import { itemPaths, openJobPath } from '../demo/pages.ts'

/** A page of the contact sheet: the name of its files and its address. */
export type Sheet = { name: string; address: string }

const sheetOf = (address: string): Sheet => ({ name: slugOf({ path: address }), address })

/** Every page of the public site, and the entrances of the back office. */
export const publicSheets: readonly Sheet[] = [
	...allPages.map(({ path }) => path),
	...itemPaths,
	openJobPath,
	'/Login',
	'/ResetPassword',
].map(sheetOf)

/** Every page of the back office. Forms appear empty and with the first item. */
export const staffSheets: readonly Sheet[] = (await routes)
	.flatMap((each) => (each.path === 'Admin' ? pagesBelow(each) : []))
	.flatMap((path) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path] : [path]))
	.map((path) => path.replace(':kind', 'news').replace(/:\w+\??$/, '1'))
	.map((path) => sheetOf(path ? `/Admin/${path}` : '/Admin'))

function pagesBelow({ children = [] }: RouteConfigEntry): string[] {
	return children.flatMap(({ path = '', file }) => (file.endsWith('.tsx') ? [path] : []))
}

import type { RouteConfigEntry } from '@react-router/dev/routes'
import { staffSheets } from '#scripts/assets/contact-sheet-pages.ts'
import { itemPaths, openJobPath } from '#scripts/demo/pages.ts'
import { allPages, prerenderedPages } from '#web/content/site-map.ts'
import routes from '#web/routes.ts'

const [blog = '', caseStudy = '', event = ''] = itemPaths

/** An address for each route with parameters or an optional name. */
const examples: Record<string, string> = {
	'/BlogView/:blogsId': blog,
	'/EventsView/:event': event,
	'/CasestudyView/:id': caseStudy,
	'/blog/category/:category/rss.xml': '/blog/category/1/rss.xml',
	'/blog/category/:category/atom.xml': '/blog/category/1/atom.xml',
	'/events/:event/event.ics': `${event.replace('EventsView', 'events')}/event.ics`,
	'/CareersApply/:job': openJobPath,
	'/application/:secret': `/application/${'0'.repeat(64)}`,
	'/ResetPassword/:resetToken?': '/ResetPassword/a.b.c',
	'/Admin/Blogs/Edit/:id': '/Admin/Blogs/Edit/1',
	'/Admin/Trash/:kind': '/Admin/Trash/news',
	'/Admin/History/:kind/:id': '/Admin/History/news/1',
	'/Admin/*': '/Admin/Nothing',
	'/*': '/nothing',
}

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
	entries.flatMap(({ path, children }) => {
		const own = path === undefined ? above : `${above}/${path}`
		return children ? pathsOf(children, own) : [own || '/']
	})

/** Every route of `web/routes.ts` with an address that answers. */
export const siteRoutes = pathsOf(await routes).map((route) => ({
	route,
	address: examples[route] ?? route.replace('/:id?', ''),
}))

/** Rendered by the build and served as a file. */
export const isBuilt = (route: string) => prerenderedPages.some(({ path }) => path === route)

export const isOfStaff = (route: string) => /^\/(Login|ResetPassword|Admin)(\/|$)/.test(route)

/** Every public page with content. */
export const publicPaths: readonly string[] = [...allPages.map(({ path }) => path), ...itemPaths, openJobPath]

/** Every screen of the back office by section: a list with its form, empty and filled. */
export const staffScreens: ReadonlyMap<string, readonly string[]> = Map.groupBy(
	['/Login', '/ResetPassword', '/ResetPassword/a.b.c', ...staffSheets.map(({ address }) => address)],
	(address) =>
		address
			.split('/')
			.slice(0, address.startsWith('/Admin') ? 3 : 2)
			.join('/'),
)

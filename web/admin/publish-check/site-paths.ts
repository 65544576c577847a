import documents from '#web/content/documents.json'
import { allPages, lists } from '#web/content/site-map.ts'

// This file has the facts of all products, so forms load it only when a text links to this site.

const feeds = lists.flatMap(({ path }) => [`${path}/rss.xml`, `${path}/atom.xml`])
const paths = allPages.flatMap(({ path, aliases = [] }) => [path, ...aliases])
const known = new Set([...paths, ...feeds, '/events/calendar.ics'].map((path) => path.toLowerCase()))
const files = new Set(Object.keys(documents).map((name) => `/documents/${name}`))

/** Whether a path is a page, feed or document for every visitor. The router ignores case and a slash at the end. */
export function isPage(path: string): boolean {
	const bare = path.replace(/[?#].*/, '')
	return files.has(bare) || known.has(bare.replace(/(?<=.)\/$/, '').toLowerCase())
}

/** The kinds whose items have a page of their own, with the first part of its path. */
const folders = {
	blogs: 'BlogView',
	caseStudies: 'CasestudyView',
	events: 'EventsView',
	careers: 'CareersApply',
} as const

export type PagedKind = keyof typeof folders

const kinds = Object.keys(folders) as PagedKind[]

export const itemPagePath = (kind: PagedKind, id: number): `/${string}` => `/${folders[kind]}/${id}`

/** The item whose page a path is. Null for any other path. Case does not matter. */
export function itemOfPage(path: string): { kind: PagedKind; id: number } | null {
	const [, folder = '', id = ''] = /^\/([a-z]+)\/([1-9]\d{0,14})\/?(?:[?#]|$)/i.exec(path) ?? []
	const kind = kinds.find((each) => folders[each].toLowerCase() === folder.toLowerCase())
	return kind ? { kind, id: Number(id) } : null
}

/** The key of the file that a path names. Null for any other path. */
export const fileOfPath = (path: string): string | null => /^\/media\/([\w-]+)(?:[/?#]|$)/.exec(path)?.[1] ?? null

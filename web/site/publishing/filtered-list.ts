import type { PageFacts } from '#web/content/page-facts.ts'

/** A name that editors or visitors have typed, and our words around it. */
export type HeadingPart = { before?: string; name: string; after?: string }

/** The noun of a list, as in `One post.` and `12 posts`. */
export type Things = { one: string; many: string }

type Names = { category?: string | undefined; tag?: string | undefined; search?: string | null }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names a list by its filters; `whole` without any. */
export function headingOf({ category, tag, search }: Names, whole: string, { many }: Things): HeadingPart[] {
	const parts: HeadingPart[] = [
		...(category ? [{ name: category }] : []),
		...(tag ? [{ before: category ? ', tagged ' : 'Tagged ', name: tag }] : []),
		...(search ? [{ before: category || tag ? ', with “' : `${capital(many)} with “`, name: search, after: '”' }] : []),
	]
	return parts.length > 0 ? parts : [{ name: whole }]
}

const textOf = (heading: readonly HeadingPart[]) =>
	heading.map(({ before = '', name, after = '' }) => before + name + after).join('')

/** The facts of a page whose list is narrowed down by filters. */
export const filteredFactsOf = (page: PageFacts, heading: readonly HeadingPart[], address: string): PageFacts => ({
	...page,
	path: `/${address.slice(1)}`,
	name: textOf(heading),
	title: `${textOf(heading)} | ${page.name}`,
	parent: { name: page.name, path: page.path },
})

/** Says how many a filtered list has. */
export const resultCountText = (total: number, { one, many }: Things) =>
	total === 0 ? 'Nothing found.' : total === 1 ? `One ${one}.` : `${total} ${many}, newest first.`

/** Why a filtered list is empty. A category or a tag without items needs no reason. */
export const whyEmpty = (search: string | null) => (search ? `No title has “${search}” in it.` : undefined)

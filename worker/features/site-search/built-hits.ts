import { type BuiltIndex, builtIndex, builtIndexPath } from '#contracts/search/built-index.ts'
import type { SiteHit } from '#contracts/search/site-search.ts'
import { partedKey, type SearchedWord, searchKey } from '#contracts/shared/search-key.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { Candidate } from './candidate.ts'
import { excerptAround } from './excerpt-around.ts'
import { holdsAll, ranks } from './matching.ts'

/** The page or PDF of the build with its keys. */
type Keyed<Entry> = Entry & { keys: { title: string; names: string; headings: string; texts: string[] } }

type Index = { pages: Keyed<BuiltIndex['pages'][number]>[]; documents: Keyed<BuiltIndex['documents'][number]>[] }

let known: Index | null = null

/** The pages and PDFs of the running build. The file is read once an isolate; without one, nothing of the build is found. */
export async function readBuiltIndex({ ASSETS, ORIGIN }: Pick<Bindings, 'ASSETS' | 'ORIGIN'>): Promise<Index> {
	if (known) return known
	const answer = await ASSETS.fetch(new URL(builtIndexPath, ORIGIN).href)
	if (!answer.ok) return { pages: [], documents: [] }
	const { pages, documents } = builtIndex.parse(await answer.json())
	known = {
		pages: pages.map((page) => ({ ...page, keys: keysOf(page, page.headings, [page.text]) })),
		documents: documents.map((document) => ({ ...document, keys: keysOf(document, [], document.pages) })),
	}
	return known
}

/** The path of a page or of a document without its folder and ending. */
const shortPath = /^(?:\/documents\/\w+)?\/([\w-]+)(?:\.pdf)?$/

/** `names`: the title, and the words of a short path, which often spell an abbreviation out or shorten a long title. */
const keysOf = (
	{ title, path }: { title: string; path: string },
	headings: readonly string[],
	texts: readonly string[],
) => ({
	title: searchKey(title),
	names: partedKey(`${title} ${shortPath.exec(path)?.[1]?.replaceAll('-', ' ') ?? ''}`),
	headings: partedKey(headings.join(' ')),
	texts: texts.map(partedKey),
})

function rankOf(
	{ title, names, headings, texts }: Keyed<object>['keys'],
	words: readonly SearchedWord[],
): number | null {
	if (title === words.map(({ keys }) => keys[0]).join(' ')) return ranks.wholeTitle
	if (holdsAll(names, words)) return ranks.title
	if (holdsAll(`${names} ${headings}`, words)) return ranks.heading
	if (!texts.some((text) => holdsAll(`${names} ${headings} ${text}`, words))) return null
	// The more of the words stand above the text, the better.
	const above = words.filter((word) => holdsAll(`${names} ${headings}`, [word]))
	return ranks.text - above.length / words.length / 2
}

/** Finds pages and PDFs of the build. Their excerpts, which take time, are made of those that are shown. */
export function builtHits({ pages, documents }: Index, words: readonly SearchedWord[]): Candidate[] {
	return [
		...pages.flatMap(({ kind, path, title, text, changed, keys }): Candidate[] => {
			const rank = rankOf(keys, words)
			if (rank === null) return []
			const read = () => ({ group: kind, title, path, page: null, excerpt: excerptAround(text, words) })
			return [{ group: kind, rank, at: changed ?? '', read }]
		}),
		...documents.flatMap(({ path, title, pages: texts, keys }): Candidate[] => {
			const rank = rankOf(keys, words)
			if (rank === null) return []
			const at = Math.max(
				0,
				keys.texts.findIndex((text) => holdsAll(`${keys.names} ${text}`, words)),
			)
			const read = (): SiteHit => ({
				group: 'documents',
				title,
				path: at > 0 ? `${path}#page=${at + 1}` : path,
				page: rank > ranks.heading ? at + 1 : null,
				excerpt: excerptAround(texts[at] ?? '', words),
			})
			return [{ group: 'documents', rank, at: '', read }]
		}),
	]
}

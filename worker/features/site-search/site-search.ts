import {
	hitsPerPage,
	mostResultPages,
	type SearchGroup,
	type SiteHit,
	type SiteResults,
} from '#contracts/search/site-search.ts'
import { type SearchedWord, searchedWords } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { causeOf } from '#worker/http/cause.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { within } from '#worker/http/time-limit.ts'
import { builtHits, readBuiltIndex } from './built-hits.ts'
import { type Candidate, type FoundItem, inOrder, isHit } from './candidate.ts'
import { type Found, fileHits, itemHits, pathOfItem, readItems, visibleTitles } from './item-hits.ts'
import { holdsAllNearly, likenessTo, ranks } from './matching.ts'

const timeLimitMs = 2_000

/** Titles less alike than this are no help. */
const leastLikeness = 0.4
const mostNearest = 5

export type Question = { text: string; group?: SearchGroup | null; page?: number }
type Options = { now?: Date; timeoutMs?: number }

/**
 * Finds what visitors may see by words: pages and PDFs of the build, items, and the pages of their PDFs. Only if nothing is
 * found, titles with typing errors. What takes too long is left out.
 */
export async function searchSite(
	db: Database,
	bindings: Pick<Bindings, 'ASSETS' | 'ORIGIN'>,
	{ text, group = null, page = 1 }: Question,
	{ now = new Date(), timeoutMs = timeLimitMs }: Options = {},
): Promise<SiteResults> {
	const words = searchedWords(text)
	const nothing = { hits: [], total: 0, counts: {}, isNear: false, nearest: [], isComplete: true }
	if (words.length === 0) return nothing
	let isComplete = true
	const inTime = async <Answer>(find: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
		try {
			return await within(timeoutMs, find)
		} catch (error) {
			if (causeOf(error) !== 'TIMEOUT') throw error
			isComplete = false
			return otherwise
		}
	}
	const none: Found = { candidates: [], counts: {} }
	const most = hitsPerPage * Math.min(page, mostResultPages)
	const [built, items, files] = await Promise.all([
		inTime(() => builtFound(bindings, words), none),
		inTime(() => itemHits(db, words, most, now), none),
		inTime(() => fileHits(db, words, most, now), none),
	])
	const shown = (all: Candidate[]) =>
		inTime(
			() =>
				hitsOf(
					db,
					all
						.filter((each) => !group || each.group === group)
						.sort(inOrder)
						.slice(most - hitsPerPage, most),
					words,
					now,
				),
			[],
		)
	const counts = sumOf([built, items, files].map(({ counts }) => counts))
	// What took too long may have had the words.
	if (!isComplete || Object.keys(counts).length > 0) {
		const hits = await shown([...built.candidates, ...items.candidates, ...files.candidates])
		return { ...nothing, hits, counts, total: totalOf(counts, group), isComplete }
	}
	const near = await inTime(() => nearHits(db, bindings, text, words, now), { candidates: [], nearest: [] })
	const nearCounts = sumOf([countsOf(near.candidates)])
	const hits = await shown(near.candidates)
	const total = totalOf(nearCounts, group)
	return { hits, counts: nearCounts, total, isNear: near.candidates.length > 0, nearest: near.nearest, isComplete }
}

/** Finds pages and PDFs for the back office, whose own search finds the items. */
export async function searchPagesAndFiles(
	db: Database,
	bindings: Pick<Bindings, 'ASSETS' | 'ORIGIN'>,
	text: string,
	now: Date,
): Promise<SiteHit[]> {
	const words = searchedWords(text)
	const [built, files] = await Promise.all([builtFound(bindings, words), fileHits(db, words, hitsPerPage, now)])
	const best = [...built.candidates, ...files.candidates].sort(inOrder).slice(0, hitsPerPage)
	return hitsOf(db, best, words, now)
}

async function builtFound(
	bindings: Pick<Bindings, 'ASSETS' | 'ORIGIN'>,
	words: readonly SearchedWord[],
): Promise<Found> {
	const candidates = builtHits(await readBuiltIndex(bindings), words)
	return { candidates, counts: countsOf(candidates) }
}

/** Reads the hits of one page of results, in their order. */
async function hitsOf(
	db: Database,
	page: readonly Candidate[],
	words: readonly SearchedWord[],
	now: Date,
): Promise<SiteHit[]> {
	const found = page.flatMap(({ read }): FoundItem[] => (isHit(read) ? [] : [read]))
	const read = await readItems(db, found, words, now)
	return page.flatMap((each) => (isHit(each.read) ? [each.read()] : (read.get(each.read) ?? [])))
}

/** Titles that have the words with one typing error, or else the titles that are most like them. */
async function nearHits(
	db: Database,
	bindings: Pick<Bindings, 'ASSETS' | 'ORIGIN'>,
	text: string,
	words: readonly SearchedWord[],
	now: Date,
): Promise<{ candidates: Candidate[]; nearest: SiteResults['nearest'] }> {
	const [{ pages, documents }, items] = await Promise.all([readBuiltIndex(bindings), visibleTitles(db, now)])
	const titles = [
		...pages.map(({ kind, title, path, text: body, changed, keys }) => ({
			...{ title, path, key: keys.names, group: kind, at: changed ?? '' },
			read: (() => ({ group: kind, title, path, page: null, excerpt: body.slice(0, 150) })) as Candidate['read'],
		})),
		...documents.map(({ title, path, pages: [first = ''], keys }) => ({
			...{ title, path, key: keys.names, group: 'documents' as const, at: '' },
			read: (() => ({
				group: 'documents',
				title,
				path,
				page: null,
				excerpt: first.slice(0, 150),
			})) as Candidate['read'],
		})),
		...items.map(({ item, ...title }) => ({ ...title, path: pathOfItem(item), read: item as Candidate['read'] })),
	]
	const candidates = titles
		.filter(({ key }) => holdsAllNearly(key, words))
		.map(({ group, at, read }): Candidate => ({ group, rank: ranks.title, at, read }))
	if (candidates.length > 0) return { candidates, nearest: [] }
	const likenessOf = likenessTo(text)
	const nearest = titles
		.map(({ title, path, key }) => ({ title, path, likeness: likenessOf(key) }))
		.filter((each) => each.likeness >= leastLikeness)
		.sort((one, other) => other.likeness - one.likeness)
		.slice(0, mostNearest)
	return { candidates, nearest: nearest.map(({ title, path }) => ({ title, path })) }
}

function countsOf(candidates: readonly Candidate[]): Found['counts'] {
	const counts: Found['counts'] = {}
	for (const { group } of candidates) counts[group] = (counts[group] ?? 0) + 1
	return counts
}

function sumOf(all: readonly Found['counts'][]): Found['counts'] {
	const sum: Found['counts'] = {}
	for (const counts of all)
		for (const [group, count] of Object.entries(counts) as [SearchGroup, number][])
			if (count > 0) sum[group] = (sum[group] ?? 0) + count
	return sum
}

const totalOf = (counts: Found['counts'], group: SearchGroup | null) =>
	group ? (counts[group] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)

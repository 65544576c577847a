import { and, inArray, isNull, lte } from 'drizzle-orm'
import type { ItemKindName } from '#contracts/items/items.ts'
import type { SiteAtPage } from '#contracts/items/previews.ts'
import { readToken, signToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { type ShownRows, shadowedDatabase } from '#worker/data/shadowed-database.ts'
import { replacements } from '#worker/editing/replacements.table.ts'
import { readSnapshot, scheduleIn } from '#worker/editing/snapshot.ts'
import { kinds } from '#worker/features/items/kinds.ts'
import type { Bindings, Moment } from '#worker/http/request-context.ts'

const forMs = 60 * 60_000

/** The lists that a moment shows, with the kinds of items on them and the beginnings of their items' paths. */
const lists: readonly { name: string; kinds: readonly ItemKindName[]; path: string; items?: string }[] = [
	{ name: 'News', kinds: ['news'], path: '/news' },
	{ name: 'Blog', kinds: ['blogs'], path: '/blog', items: '/BlogView/' },
	{ name: 'Events', kinds: ['events'], path: '/events', items: '/EventsView/' },
	{ name: 'Case studies', kinds: ['caseStudies'], path: '/case-study', items: '/CasestudyView/' },
	{ name: 'Resources', kinds: ['flyers', 'whitepapers'], path: '/resources' },
]

const listOf = (asked: string) => {
	const path = asked.replace(/\/+$/, '')
	return lists.find(
		({ path: list, items }) =>
			path.toLowerCase() === list || (items && path.toLowerCase().startsWith(items.toLowerCase())),
	)
}

type Signing = Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS' | 'ORIGIN'>

/** The lists as they will be at a moment, for staff of these sections. The links hold for an hour. */
export async function siteAt(bindings: Signing, at: string, allowed: readonly ItemKindName[]): Promise<SiteAtPage[]> {
	const token = await signToken(bindings, 'moment+jwt', { at, kinds: allowed }, forMs, new Date())
	return pagesFor(allowed).map(({ name, path }) => ({ name, path: `${path}?at=${token}` }))
}

const pagesFor = (allowed: readonly ItemKindName[]) =>
	lists.filter((list) => list.kinds.every((kind) => allowed.includes(kind)))

/**
 * Opens the moment that the token in an address names: a database in which the replacements that are due by then stand in for their items.
 * null for an address without a valid token, and for a page that shows other sections.
 */
export async function openMoment(
	db: Database,
	bindings: Bindings,
	address: string,
	now: Date,
): Promise<{ db: Database; moment: Moment; now: Date } | null> {
	const { pathname, searchParams } = new URL(address)
	const token = searchParams.get('at')
	const claims = token ? await readToken(bindings, 'moment+jwt', token, { now }) : null
	const list = listOf(pathname)
	if (!token || !claims || !list?.kinds.every((kind) => claims.kinds.includes(kind))) return null
	const pages = pagesFor(claims.kinds).map(({ name, path }) => ({ name, path: `${path}?at=${token}` }))
	return {
		db: shadowedDatabase(bindings.DB, await dueBy(db, claims.kinds, claims.at)),
		moment: { at: claims.at, token, pages },
		now: new Date(claims.at),
	}
}

/** The rows of the replacements that are due by then, as they will be stored. */
async function dueBy(db: Database, allowed: readonly ItemKindName[], at: string): Promise<ShownRows[]> {
	const due = await db
		.select()
		.from(replacements)
		.where(and(inArray(replacements.kind, [...allowed]), isNull(replacements.failedAt), lte(replacements.dueAt, at)))
	const shown = due.map(async ({ kind: name, itemId, ...stored }) => {
		const kind = kinds[name]
		const live = await kind.read(db, itemId)
		if (!live) return []
		const snapshot = readSnapshot(stored)
		const box = kind.publishedField
		const published = box ? { [box]: snapshot.values[box] === true || snapshot.values[box] === 'true' } : {}
		const { updatedAt, updatedBy, version } = live.row
		const rows = kind.rowsOf(snapshot, { id: itemId, version, createdAt: updatedAt, updatedAt, updatedBy })
		return rows.map((each) =>
			each.table === kind.table
				? { ...each, rows: each.rows.map((row) => ({ ...row, ...published, ...scheduleIn(snapshot) })) }
				: each,
		)
	})
	return (await Promise.all(shown)).flat()
}

const links =
	/href="(\/(?:news|blog|events|case-study|resources|BlogView|EventsView|CasestudyView)(?:[/?][^"#]*)?)(#[^"]*)?"/gi

/** Keeps the moment in the links of a page to the lists and to their items. Feeds and calendars stay as they are. */
export const withMoment = (html: string, { token }: Moment): string =>
	html.replace(links, (whole, path: string, place = '') =>
		/\.(xml|ics)$|[?;&]at=/.test(path)
			? whole
			: `href="${path}${path.includes('?') ? '&amp;' : '?'}at=${token}${place}"`,
	)

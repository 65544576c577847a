import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { holdsSection } from '#contracts/auth/roles.ts'
import { type ItemKindName, itemKinds, itemOfPage, kindFacts } from '#contracts/items/kinds.ts'
import type { SiteAtPage } from '#contracts/items/previews.ts'
import { momentMs } from '#contracts/shared/periods.ts'
import { type Claims, readToken, signToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { type ShownRows, shadowedDatabase } from '#worker/data/shadowed-database.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { permissionsOf, rolesOfSession } from '#worker/features/auth/sessions.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { holderShowsAt } from '#worker/files/file-states.ts'
import { fileHolders } from '#worker/files/files.table.ts'
import type { Bindings, Moment, Staff } from '#worker/http/request-context.ts'

type MomentClaims = Claims['moment+jwt']

/** The kinds with a schedule, which a moment shows. */
const scheduled = itemKinds.filter((kind) => kindFacts[kind].publishedField !== null)

/** Their lists, with the kinds of items on them. */
const lists = [
	...new Map(scheduled.map((kind) => [kindFacts[kind].publicList.path, kindFacts[kind].publicList])).values(),
].map((list) => ({ ...list, kinds: scheduled.filter((kind) => kindFacts[kind].publicList.path === list.path) }))

const listOf = (asked: string) => {
	const path = asked.replace(/\/+$/, '')
	const item = itemOfPage(path)
	return lists.find((list) => (item ? list.kinds.includes(item.kind) : path.toLowerCase() === list.path))
}

/** Whether an address names a moment on a page that may show one. */
export function asksForMoment(address: string): boolean {
	const { pathname, searchParams } = new URL(address)
	return searchParams.has('at') && listOf(pathname) !== undefined
}

type Signing = Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS' | 'ORIGIN'>

/** The lists as they will be at a moment, for staff of these sections. The links hold for an hour within the session. */
export async function siteAt(bindings: Signing, at: string, { sessionId, permissions }: Staff): Promise<SiteAtPage[]> {
	const allowed = itemKinds.filter((kind) => holdsSection(permissions, kind))
	const claims = { sid: sessionId, at, kinds: allowed } satisfies MomentClaims
	const token = await signToken(bindings, 'moment+jwt', claims, momentMs, new Date())
	return pagesFor(allowed).map(({ name, path }) => ({ name, path: `${path}?at=${token}` }))
}

const pagesFor = (allowed: readonly ItemKindName[]) =>
	lists.filter((list) => list.kinds.every((kind) => allowed.includes(kind)))

export const readMomentToken = (bindings: Bindings, token: string, now: Date): Promise<MomentClaims | null> =>
	readToken(bindings, 'moment+jwt', token, { now })

/** The sections that a token shows: those whose roles its session still holds. null once the session has ended. */
async function standing(db: Database, { sid, at, kinds: asked }: MomentClaims, now: Date) {
	const [session] = await rolesOfSession(db, sid, {}, now)
	if (!session) return null
	const permissions = permissionsOf(session.roles)
	return { at, allowed: asked.filter((kind) => holdsSection(permissions, kind)) }
}

/**
 * Opens the moment that the token in an address names: a database in which the replacements that are due by then replace
 * their items. null for an address without a valid token, for a page that shows other sections, and once the session of the
 * token has ended.
 */
export async function openMoment(
	db: Database,
	bindings: Bindings,
	address: string,
	now: Date,
): Promise<{ db: Database; moment: Moment; now: Date } | null> {
	const { pathname, searchParams } = new URL(address)
	const token = searchParams.get('at')
	const list = listOf(pathname)
	const claims = token && list ? await readMomentToken(bindings, token, now) : null
	const open = claims && (await standing(db, claims, now))
	if (!token || !open || !list?.kinds.every((kind) => open.allowed.includes(kind))) return null
	const pages = pagesFor(open.allowed).map(({ name, path }) => ({ name, path: `${path}?at=${token}` }))
	return {
		db: shadowedDatabase(bindings.DB, await dueBy(db, open.allowed, open.at)),
		moment: { at: open.at, token, pages },
		now: new Date(open.at),
	}
}

/** Whether the lists of the moment show a file: of an item that visitors see, or of a replacement that is due by then. */
export async function momentShowsFile(db: Database, claims: MomentClaims, key: string, now: Date): Promise<boolean> {
	const open = await standing(db, claims, now)
	if (!open) return false
	const { holder, holderId, fileKey } = fileHolders
	const due = db
		.select({ id: replacements.id })
		.from(replacements)
		.where(
			and(isAmong(replacements.kind, open.allowed), isNull(replacements.failedAt), lte(replacements.dueAt, open.at)),
		)
	const [held] = await db
		.select({ fileKey })
		.from(fileHolders)
		.where(
			and(
				eq(fileKey, key),
				or(
					and(isAmong(holder, open.allowed), holderShowsAt(new Date(open.at))),
					and(eq(holder, 'replacement'), inArray(holderId, due)),
				),
			),
		)
		.limit(1)
	return held !== undefined
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
		const { updatedAt, updatedBy, version } = live.row
		return kind.rowsOf(readSnapshot(stored), { id: itemId, version, createdAt: updatedAt, updatedAt, updatedBy })
	})
	return (await Promise.all(shown)).flat()
}

/** The first parts of the paths of the lists and of their items. */
const folders = scheduled.flatMap((kind) => [kindFacts[kind].publicList.path, kindFacts[kind].page].map(firstPart))

function firstPart(path: string): string {
	return /^\/([\w-]+)/.exec(path)?.[1] ?? ''
}

const links = new RegExp(`href="(/(?:${folders.join('|')})(?:[/?][^"#]*)?)(#[^"]*)?"`, 'gi')

/** Keeps the moment in the links of a page to the lists and to their items. Feeds and calendars stay as they are. */
export const withMoment = (html: string, { token }: Moment): string =>
	html.replace(links, (whole, path: string, place = '') =>
		/\.(xml|ics)$|[?;&]at=/.test(path)
			? whole
			: `href="${path}${path.includes('?') ? '&amp;' : '?'}at=${token}${place}"`,
	)

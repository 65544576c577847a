import { eq } from 'drizzle-orm'
import { readToken, signToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import type { EditedTable } from '#worker/editing/edited-table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'

/** The kinds of items with a preview. */
export type Previewed = 'blog' | 'case-study' | 'event' | 'news' | 'flyer' | 'whitepaper'

const lifetimeMs = 60 * 60_000

type Signing = Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS' | 'ORIGIN'>

/** A link to the public page of an item that shows it for an hour, published or not. `path` is the path of the page. */
export async function previewLink(
	db: Database,
	bindings: Signing,
	{ kind, table, id }: { kind: Previewed; table: EditedTable; id: number },
	path: string,
): Promise<string> {
	const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, id))
	if (!found) throw new AppError(`${kind}.not-found`)
	const token = await signToken(bindings, 'preview+jwt', { kind, id }, lifetimeMs, new Date())
	return `${path}?preview=${token}`
}

/** The id of the item that a preview link shows; null for other addresses. */
export async function previewedId(
	bindings: Signing,
	kind: Previewed,
	url: string,
	now = new Date(),
): Promise<number | null> {
	const token = new URL(url).searchParams.get('preview')
	const claims = token ? await readToken(bindings, 'preview+jwt', token, { now }) : null
	return claims?.kind === kind ? claims.id : null
}

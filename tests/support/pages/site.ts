import type { Finding } from '#contracts/operations/operations.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import type { Site } from '#worker/features/operations/check.ts'
import { checkHealth } from '#worker/features/operations/check-health.ts'
import type { files } from '#worker/files/files.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'

export const now = new Date('2026-03-01T12:00:00.000Z')

const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The moment this long before `now`. */
export const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
export const minutes = (count: number) => count * minute

/** Bindings of a deployed Worker without faults. */
export const deployed: Bindings = {
	...bindings,
	ASSETS: { fetch: async () => new Response() } as unknown as Fetcher,
	ENVIRONMENT: 'production',
	ORIGIN: 'https://www.moonlit.dev',
	MAIL_DOMAIN: 'moonlit.dev',
	MAIL_FROM: 'no-reply@moonlit.dev',
	RECRUITERS_MAILBOX: 'careers@moonlit.dev',
	TURNSTILE_SITE_KEY: '0x4AAAAAAAB1cD2eF3gH4iJ5',
	TURNSTILE_SECRET_KEY: '0x4AAAAAAAB1cD2eF3gH4iJ5kL6mN7oP8qR9sT',
}

export const aSite = (settings: Partial<Bindings> = {}, others: Partial<Site> = {}): Site => ({
	db,
	bindings: { ...deployed, ...settings },
	inWorker: true,
	now,
	...others,
})

/** Runs the named check on a site. Undefined without a finding. */
export async function finding(label: string, site = aSite()): Promise<Finding | undefined> {
	const { groups } = await checkHealth(site)
	return groups.flatMap(({ findings }) => findings).find((found) => found.label === label)
}

/** Settings of a local machine. */
export const local = { ENVIRONMENT: 'local', ORIGIN: 'http://localhost:8787' }

/** A row of a file with an owner. */
export const aFile = (key: string, row: Partial<typeof files.$inferInsert>) => ({
	key,
	bucket: 'media' as const,
	state: 'live' as const,
	name: `${key}.pdf`,
	type: 'application/pdf',
	size: 1,
	sha256: key,
	createdAt: ago(40 * day),
	...row,
})

const tables = ['file_holders', 'store_checks', 'files', 'outbox', 'purges', 'audit_log', 'replacements']

/** Empties the tables that the jobs read. */
export const emptyTables = () => bindings.DB.batch(tables.map((table) => bindings.DB.prepare(`delete from ${table}`)))

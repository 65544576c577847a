import { desc, eq } from 'drizzle-orm'
import { wrongDigitsToEnd } from '#contracts/hiring/applicant-page.ts'
import { keyedHash, sha256 } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { applicationLinks } from './application-links.table.ts'

type Secrets = Pick<Bindings, 'TOKEN_SECRET'>

export const pageOfApplicant = (secret: string) => `/application/${secret}`

/** Computes the secret of a link, 256 bits. The seed alone is not enough. */
const secretOf = (seed: string, { TOKEN_SECRET }: Secrets) => keyedHash(TOKEN_SECRET, `application:${seed}`)

/** Makes a link: its path, and its row for a batch. */
export async function newLink(bindings: Secrets, now: Date) {
	const seed = crypto.randomUUID()
	const secret = await secretOf(seed, bindings)
	return {
		path: pageOfApplicant(secret),
		row: { seed, secretHash: await sha256(secret), createdAt: now.toISOString() },
	}
}

/**
 * Returns the path of an application's page. Adds a link if the newest one was made with another TOKEN_SECRET, or if
 * wrong digits have ended its acts. The application must exist.
 */
export async function linkToPage(db: Database, bindings: Secrets, applicationId: number, now = new Date()) {
	const [newest] = await db
		.select()
		.from(applicationLinks)
		.where(eq(applicationLinks.applicationId, applicationId))
		.orderBy(desc(applicationLinks.id))
		.limit(1)
	if (newest && newest.wrongDigits < wrongDigitsToEnd) {
		const secret = await secretOf(newest.seed, bindings)
		if ((await sha256(secret)) === newest.secretHash) return pageOfApplicant(secret)
	}
	const { path, row } = await newLink(bindings, now)
	await db.insert(applicationLinks).values({ applicationId, ...row })
	return path
}

/** The statement that ends all links of an application: somebody else has them. The next mail brings a new one. */
export const endLinks = (db: Database, applicationId: number) =>
	db.delete(applicationLinks).where(eq(applicationLinks.applicationId, applicationId))

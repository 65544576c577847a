import { sql } from 'drizzle-orm'
import { secretFaults, takesTestTokens } from '#worker/check-settings.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'

export type VitalSign = 'database' | 'media' | 'privateFiles' | 'settings'

/** The services that the Worker needs. Each function throws where its service is down. */
export const vitalSigns = (db: Database, bindings: Bindings): Record<VitalSign, () => Promise<unknown>> => ({
	database: () => reachDatabase(db),
	media: () => reachBucket(bindings.MEDIA),
	privateFiles: () => reachBucket(bindings.PRIVATE_FILES),
	settings: async () => {
		if (secretFaults(bindings).length > 0) throw new Error('A secret is missing or too short')
		if (takesTestTokens(bindings)) throw new Error('The secret of the bot check is a test key')
	},
})

const reachDatabase = (db: Database) => Promise.resolve(db.run(sql`select 1 from permissions limit 1`))

/** A missing object is a good response; an unreachable bucket throws. */
export const reachBucket = (bucket: R2Bucket) => bucket.head('health')

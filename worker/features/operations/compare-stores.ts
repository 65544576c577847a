import type { MissingFile } from '#contracts/operations/operations.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bucket, Buckets } from '#worker/files/bucket.ts'
import { orphansOf, readStorePage } from '#worker/files/bucket-pages.ts'
import { missingFiles } from '#worker/files/store-checks.queries.ts'

type Stores = { db: Database; bindings: Partial<Buckets>; now: Date }

/** A page has up to 1,000 objects. A check must end before its time limit; the daily walk compares everything. */
const mostPages = 20
const mostMs = 3_000

export type ComparedBucket = {
	bucket: Bucket
	objects: number
	/** Whether the whole bucket was compared. */
	isWhole: boolean
	/** Old objects without a row that are too many to be deleted. */
	keptOrphans: number
	/** Live files that the daily walk does not know as missing yet. */
	lost: MissingFile[]
	/** Live files whose object has another size than their row. */
	resized: { key: string; stored: number; expected: number }[]
	/** The keys of files that the daily walk has found missing and that are there again. */
	back: string[]
}

/** Compares the objects of both buckets with their rows, as far as the time allows; undefined if a bucket is not bound. */
export function compareStores(site: Stores): Promise<ComparedBucket[]> | undefined {
	const { MEDIA, PRIVATE_FILES } = site.bindings
	if (!MEDIA || !PRIVATE_FILES) return undefined
	const buckets = { MEDIA, PRIVATE_FILES }
	const compared = Promise.all([compareBucket(site, buckets, 'media'), compareBucket(site, buckets, 'private')])
	// Each check that awaits it reports a failure.
	compared.catch(() => {})
	return compared
}

async function compareBucket({ db, now }: Stores, buckets: Buckets, bucket: Bucket): Promise<ComparedBucket> {
	const startedAt = Date.now()
	const found: ComparedBucket = { bucket, objects: 0, isWhole: false, keptOrphans: 0, lost: [], resized: [], back: [] }
	let lastKey: string | null = null
	for (let pages = 0; pages < mostPages && Date.now() - startedAt < mostMs; pages += 1) {
		const page = await readStorePage(db, buckets, { bucket, lastKey })
		const { orphans, mayDelete } = orphansOf(page, now)
		const present = new Map(page.objects.map(({ key, size }) => [key, size]))
		found.objects += page.objects.length
		if (!mayDelete) found.keptOrphans += orphans.length
		for (const { key, name, state, size, missingAt } of page.rows) {
			const stored = present.get(key)
			if (stored !== undefined) {
				if (missingAt !== null) found.back.push(key)
				if (state === 'live' && stored !== size) found.resized.push({ key, stored, expected: size })
			} else if (state === 'live' && missingAt === null)
				found.lost.push({ key, bucket, name, missingAt: now.toISOString() })
		}
		lastKey = page.end
		if (lastKey === null) return { ...found, isWhole: true }
	}
	return found
}

/** The files without an object, the longest missing first: those of the last walk and those that this check finds. */
export async function findMissingFiles(
	{ db, comparison }: { db: Database; comparison?: Promise<ComparedBucket[]> | undefined },
	limit: number,
): Promise<MissingFile[]> {
	const [known, stores] = await Promise.all([
		missingFiles(db, limit),
		// A bucket that does not answer has a finding of its own.
		comparison?.catch(() => []) ?? [],
	])
	const back = new Set(stores.flatMap((store) => store.back))
	const still = known.filter(({ key }) => !back.has(key)).map((file) => ({ ...file, missingAt: file.missingAt ?? '' }))
	return [...still, ...stores.flatMap(({ lost }) => lost)].slice(0, limit)
}

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketAround, bucketsAround, databaseAround, databaseThatFails } from '#tests/support/worker/faults.ts'
import { plansOf } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import { bothStores } from '#tests/support/worker/stores.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import type { Bucket } from '#worker/files/bucket.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { among, filesErase, filesGoLive } from '#worker/files/file-states.ts'
import { files } from '#worker/files/files.table.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { latestStoreCheck, missingFiles } from '#worker/files/store-checks.queries.ts'
import { storeChecks } from '#worker/files/store-checks.table.ts'
import { variantKeysOf } from '#worker/files/variant-key.ts'
import { reconcileStores } from '#worker/jobs/reconcile.ts'
import { runJobs } from '#worker/jobs/run.ts'

const hour = 60 * 60_000
const start = Date.now()
/** The bucket's clock sets the times of objects, so the tests advance the clock of the jobs. */
const inHours = (hours: number) => new Date(start + hours * hour)

const buckets = { media: bindings.MEDIA, private: bindings.PRIVATE_FILES }

beforeEach(async () => {
	await db.delete(storeChecks)
	await db.delete(files)
	for (const bucket of Object.values(buckets)) {
		const { objects } = await bucket.list()
		if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
	}
})

type Run = { hours?: number; on?: Partial<typeof bindings>; with?: Database }
const run = ({ hours = 49, on = {}, with: database = db }: Run = {}) =>
	reconcileStores(database, { ...bindings, ...on }, inHours(hours))

/** Runs the job until its walk ends. Returns the number of runs and the finished walk. */
async function walk(settings: Run = {}) {
	for (let runs = 1; runs <= 30; runs += 1) {
		await run(settings)
		const { finished, underWay } = await latestStoreCheck(db)
		if (!underWay) return { runs, finished }
	}
	throw new Error('The walk does not come to its end')
}

const textFile = (text: string) => ({ name: 'a.pdf', type: 'application/pdf', bytes: new TextEncoder().encode(text) })

/** A file with an owner. */
async function aLiveFile(bucket: Bucket = 'media', ownKey?: string): Promise<string> {
	const key = await keepFile(db, bindings, bucket, textFile('a file'), inHours(0), ownKey)
	await filesGoLive(db, [key], true)
	return key
}

/** An object without a row, beside a live file: the clean-up skips a bucket without any known file. */
async function anOrphan(bucket: Bucket = 'media', key: string = crypto.randomUUID()): Promise<string> {
	await aLiveFile(bucket)
	return aLoneOrphan(bucket, key)
}

async function aLoneOrphan(bucket: Bucket = 'media', key: string = crypto.randomUUID()): Promise<string> {
	await buckets[bucket].put(key, 'nobody knows me')
	return key
}

const isThere = async (key: string, bucket: Bucket = 'media') => (await buckets[bucket].head(key)) !== null
const missedSince = async (key: string) =>
	(await db.select({ missingAt: files.missingAt }).from(files).where(eq(files.key, key)))[0]?.missingAt

test('what agrees is left as it is: a small store is compared in two runs', async () => {
	await aLiveFile()
	await aLiveFile('private')
	const before = await bothStores()
	const { runs, finished } = await walk()
	expect(runs).toBe(2)
	expect(finished).toMatchObject({ objects: 2, deleted: 0, missing: 0, finishedAt: inHours(49).toISOString() })
	expect(await bothStores()).toEqual(before)
	expect(logged('info').join()).toContain(
		'{"level":"info","event":"stores.compared","objects":2,"deleted":0,"missing":0}',
	)
})

test('an object that no row knows goes once it is older than two days, not before', async () => {
	const [one, other] = [await anOrphan('media', 'someone/put me here.png'), await anOrphan('private')]
	const known = await db.select().from(files)
	expect((await walk({ hours: 47.9 })).finished).toMatchObject({ objects: 4, deleted: 0 })
	await deleteDueFiles(db, bindings, inHours(47.9))
	expect([await isThere(one), await isThere(other, 'private')]).toEqual([true, true])
	expect((await walk({ hours: 72 })).finished).toMatchObject({ objects: 4, deleted: 2 })
	await deleteDueFiles(db, bindings, inHours(72))
	expect([await isThere(one), await isThere(other, 'private')]).toEqual([false, false])
	expect(await db.select().from(files)).toEqual(known)
	const lines = logged('warn').join()
	expect(lines).toContain('"deleted":2')
	expect(lines).not.toMatch(/someone|png/)
})

test('the jobs delete it in the run that has found it', async () => {
	const key = await anOrphan()
	await runJobs(bindings, inHours(49))
	expect(await isThere(key)).toBe(false)
	expect(await db.$count(files)).toBe(1)
})

/** A bucket with `known` files and `orphans` objects without a row. */
async function aBucketOf(known: number, orphans: number) {
	for (let count = 0; count < known; count += 1) await aLiveFile('private')
	for (let count = 0; count < orphans; count += 1) await aLoneOrphan('private')
}

const kept = (orphans: number, known: number) =>
	`{"level":"error","event":"stores.orphans-kept","bucket":"private","orphans":${orphans},"known":${known}}`

test.each([
	[0, 1],
	[0, 30],
	[3, 4],
	[12, 11],
	[119, 12],
])(
	'beside %d files that are known, %d objects without a row stay: it is rows that are lost',
	async (known, orphans) => {
		await aBucketOf(known, orphans)
		const before = await bothStores()
		for (const hours of [49, 73, 1_000]) {
			expect((await walk({ hours })).finished).toMatchObject({ objects: known + orphans, deleted: 0 })
			await deleteDueFiles(db, bindings, inHours(hours))
			expect(logged('error')).toEqual([kept(orphans, known)])
		}
		expect(await bothStores()).toEqual(before)
	},
)

test.each([
	[1, 1],
	[10, 10],
	[120, 12],
])('beside %d files that are known, %d objects without a row are left over and go', async (known, orphans) => {
	await aBucketOf(known, orphans)
	expect((await walk()).finished).toMatchObject({ deleted: orphans })
	await deleteDueFiles(db, bindings, inHours(49))
	expect((await bindings.PRIVATE_FILES.list()).objects).toHaveLength(known)
})

test('a live file whose object is not there is marked once, counted in each walk, and cleared when it is back', async () => {
	const [lost, whole] = [await aLiveFile('private'), await aLiveFile('private')]
	await bindings.PRIVATE_FILES.delete(lost)
	expect((await walk()).finished).toMatchObject({ objects: 1, missing: 1 })
	expect(await missingFiles(db, 10)).toEqual([
		{ key: lost, bucket: 'private', name: 'a.pdf', missingAt: inHours(49).toISOString() },
	])
	expect((await walk({ hours: 73 })).finished).toMatchObject({ missing: 1 })
	expect(await missedSince(lost)).toBe(inHours(49).toISOString())
	expect(await missedSince(whole)).toBeNull()
	expect(logged('error').join()).toContain('"missing":1')
	await bindings.PRIVATE_FILES.put(lost, 'a file')
	expect((await walk({ hours: 97 })).finished).toMatchObject({ missing: 0 })
	expect(await missingFiles(db, 10)).toEqual([])
})

test('files that wait for an owner and files that have lost theirs are not its business', async () => {
	const pending = await keepFile(db, bindings, 'media', textFile('waits'), inHours(48))
	const erased = await aLiveFile()
	await filesErase(db, among([erased]), inHours(60))
	await bindings.MEDIA.delete([pending, erased])
	const before = await bothStores()
	expect((await walk()).finished).toMatchObject({ deleted: 0, missing: 0 })
	expect(await bothStores()).toEqual(before)
})

test('a walk begins a day after the last one began, however often the jobs run', async () => {
	await walk({ hours: 49 })
	for (const hours of [49.1, 60, 72.9]) await run({ hours })
	expect(await db.$count(storeChecks)).toBe(1)
	await run({ hours: 73 })
	expect(await latestStoreCheck(db)).toMatchObject({
		underWay: true,
		finished: { startedAt: inHours(49).toISOString() },
	})
	await run({ hours: 73.1 })
	expect(await latestStoreCheck(db)).toMatchObject({
		underWay: false,
		finished: { startedAt: inHours(73).toISOString() },
	})
})

test('before the first walk there is none to tell of', async () => {
	expect(await latestStoreCheck(db)).toEqual({ finished: null, underWay: false })
})

/** The real buckets in pages of eight. */
const smallPages = Object.fromEntries(
	Object.entries({ MEDIA: bindings.MEDIA, PRIVATE_FILES: bindings.PRIVATE_FILES }).map(([name, bucket]) => [
		name,
		new Proxy(bucket, {
			get: (target, method) =>
				method === 'list'
					? (options: R2ListOptions) => target.list({ ...options, limit: 8 })
					: Reflect.get(target, method),
		}),
	]),
)

test('many objects are compared page by page, each once, also keys that are not ours and of other scripts', async () => {
	const live = await Promise.all(Array.from({ length: 7 }, () => aLiveFile()))
	for (const key of ['zzz1', 'zzz2', 'zzz3', 'zzz4']) live.push(await aLiveFile('media', key))
	const odd = ['0', 'CV 2026/résumé.pdf', 'zz', 'ﬁle', '😀', '漢字']
	for (const key of odd) await aLoneOrphan('media', key)
	const lost = live[3] ?? ''
	await bindings.MEDIA.delete(lost)
	const { runs, finished } = await walk({ on: smallPages })
	expect(finished).toMatchObject({ objects: 16, deleted: 6, missing: 1 })
	expect(runs).toBe(3)
	expect(logged('error')).toHaveLength(1)
	await deleteDueFiles(db, bindings, inHours(49))
	expect((await bindings.MEDIA.list()).objects.map(({ key }) => key)).toEqual(live.filter((key) => key !== lost).sort())
})

test('the sizes of a picture and its share picture are left alone, also where a page ends between them; those of no picture go', async () => {
	for (let count = 0; count < 3; count += 1) {
		const key = await aLiveFile()
		for (const size of variantKeysOf(key)) await aLoneOrphan('media', size)
	}
	// The last page must hold more than orphans, or they stay.
	for (const key of ['zzz1', 'zzz2', 'zzz3', 'zzz4']) await aLiveFile('media', key)
	const alone = `${crypto.randomUUID()}/480.webp`
	for (const key of [alone, 'zz/481.webp', 'zz/share/1200x630.jpg', '/480.webp']) await aLoneOrphan('media', key)
	const { finished } = await walk({ on: smallPages })
	expect(finished).toMatchObject({ objects: 38, deleted: 4, missing: 0 })
	expect(logged('error')).toEqual([])
	await deleteDueFiles(db, bindings, inHours(49))
	expect((await bindings.MEDIA.list()).objects).toHaveLength(34)
	expect(await isThere(alone)).toBe(false)
})

test('where a whole bucket has gone, 4,500 files are marked in three runs', async () => {
	await bindings.DB.prepare(
		`with recursive n(i) as (select 1 union all select i + 1 from n where i < 4500)
		insert into files (key, bucket, state, name, type, size, sha256, created_at)
		select printf('%08d', i), 'private', 'live', 'cv.pdf', 'application/pdf', 1, '', ?1 from n`,
	)
		.bind(inHours(0).toISOString())
		.run()
	const { runs, finished } = await walk()
	expect(finished).toMatchObject({ objects: 0, missing: 4_500 })
	expect(runs).toBe(6)
	expect(await missingFiles(db, 2)).toMatchObject([{ key: '00000001' }, { key: '00000002' }])
	expect(logged('error').join()).toContain('"missing":4500')
})

test('no run reads all files or sorts them', async () => {
	await aLiveFile()
	const plans = await plansOf(async (database) => {
		await run({ with: database })
		await missingFiles(database, 10)
	})
	expect(plans.filter((plan) => /SCAN files(?! USING INDEX files_missing)|TEMP B-TREE/.test(plan))).toEqual([
		'USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
	])
})

test.each(['media', 'private'] as const)('a bucket that fails leaves the walk where it was: %s', async (name) => {
	const orphan = await anOrphan(name)
	const down = bucketsAround('list', { before: () => Promise.reject(new Error('R2 is down')) })
	const on = name === 'media' ? { MEDIA: down.MEDIA } : { PRIVATE_FILES: down.PRIVATE_FILES }
	if (name === 'private') await run({ on })
	for (let tries = 0; tries < 3; tries += 1) await expect(run({ on })).rejects.toThrow('R2 is down')
	expect(await db.select().from(storeChecks)).toMatchObject([{ bucket: name, lastKey: null, finishedAt: null }])
	expect((await walk()).finished).toMatchObject({ objects: 2, deleted: 1 })
	await deleteDueFiles(db, bindings, inHours(49))
	expect(await isThere(orphan, name)).toBe(false)
})

test('runs at the same moment compare each page once, and only one walk begins', async () => {
	for (let count = 0; count < 5; count += 1) await anOrphan()
	const [lost] = [await aLiveFile()]
	await bindings.MEDIA.delete(lost)
	for (let turn = 0; turn < 6; turn += 1) await Promise.all([run(), run(), run()])
	expect(await db.select().from(storeChecks)).toMatchObject([{ objects: 10, deleted: 5, missing: 1 }])
	expect(logged('error')).toHaveLength(1)
})

test.each([
	['fails', (on: RegExp) => databaseThatFails(new Error('D1_ERROR: Network connection lost.'), on)],
	[
		'is carried out and its answer lost',
		(on: RegExp) => databaseAround(on, { after: () => Promise.reject(new Error('Network connection lost.')) }),
	],
])('where its batch %s, each object is still counted and deleted once', async (_, databaseThat) => {
	const key = await anOrphan()
	const broken = openDatabase(databaseThat(/update "store_checks"/), 'primary')
	await expect(run({ with: broken })).rejects.toThrow()
	expect((await walk()).finished).toMatchObject({ objects: 2, deleted: 1 })
	await deleteDueFiles(db, bindings, inHours(49))
	expect(await isThere(key)).toBe(false)
})

test('an upload that goes live while the objects are being listed is not missed', async () => {
	let key = ''
	const MEDIA = bucketAround(bindings.MEDIA, 'list', {
		after: async () => {
			key = await aLiveFile()
		},
	})
	await walk({ on: { MEDIA } })
	expect(await missedSince(key)).toBeNull()
})

test('a file that is erased while the objects are being listed is not missed', async () => {
	const key = await aLiveFile()
	const MEDIA = bucketAround(bindings.MEDIA, 'list', {
		before: async () => {
			await filesErase(db, among([key]), inHours(49))
			await bindings.MEDIA.delete(key)
		},
	})
	expect((await walk({ on: { MEDIA } })).finished).toMatchObject({ missing: 0 })
})

test('an old object whose key somebody comes to own while the objects are being listed stays', async () => {
	const key = crypto.randomUUID()
	await aLiveFile()
	await bindings.MEDIA.put(key, 'a file', { sha256: await sha256Of('a file') })
	const MEDIA = bucketAround(bindings.MEDIA, 'list', {
		after: async () => {
			await keepFile(db, bindings, 'media', textFile('a file'), inHours(49), key)
			await filesGoLive(db, [key], true)
		},
	})
	expect((await walk({ on: { MEDIA } })).finished).toMatchObject({ deleted: 0 })
	await deleteDueFiles(db, bindings, inHours(1_000))
	expect(await isThere(key)).toBe(true)
})

const sha256Of = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))

test('what the clean-up cannot delete yet is deleted by a later run, and counted once', async () => {
	const key = await anOrphan()
	const down = bucketsAround('delete', { before: () => Promise.reject(new Error('R2 is down')) })
	await runJobs({ ...bindings, ...down }, inHours(49))
	expect(logged('error').join()).toContain('"job":"files"')
	expect(await isThere(key)).toBe(true)
	await runJobs(bindings, inHours(49))
	expect(await isThere(key)).toBe(false)
	expect(await latestStoreCheck(db)).toMatchObject({ finished: { deleted: 1 } })
})

import { expect } from 'vitest'
import { files } from '#worker/files/files.table.ts'
import { storeChecks } from '#worker/files/store-checks.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { bindings } from './app.ts'
import { counts } from './rows.ts'
import { db } from './staff.ts'

/** All objects of a bucket. */
async function objectsOf(bucket: R2Bucket): Promise<R2Object[]> {
	const found: R2Object[] = []
	for (let cursor: string | undefined; ; ) {
		const page = await bucket.list(cursor === undefined ? {} : { cursor })
		found.push(...page.objects)
		if (!page.truncated) return found
		cursor = page.cursor
	}
}

/** The objects of both buckets, in the format of the expected rows of `files`. */
async function objects() {
	const [media, secret] = await Promise.all([objectsOf(bindings.MEDIA), objectsOf(bindings.PRIVATE_FILES)])
	const described = (bucket: string, found: R2Object[]) =>
		found.map(({ key, size, checksums }) => `${bucket} ${key} ${size} ${checksums.toJSON().sha256}`)
	return [...described('media', media), ...described('private', secret)].sort()
}

/** The file keys in rows of other tables, with repetitions. */
async function ownedKeys(): Promise<string[]> {
	const { results: tables } = await bindings.DB.prepare("select name from sqlite_master where type = 'table'").all<{
		name: string
	}>()
	const keys: string[] = []
	for (const { name } of tables) {
		if (/^(sqlite|_cf)_/.test(name)) continue
		const { results } = await bindings.DB.prepare(`pragma foreign_key_list("${name}")`).all<{
			table: string
			from: string
		}>()
		for (const { from } of results.filter(({ table }) => table === 'files')) {
			const rows = await bindings.DB.prepare(`select "${from}" as key from "${name}" where "${from}" is not null`).all<{
				key: string
			}>()
			keys.push(...rows.results.map(({ key }) => key))
		}
	}
	return keys.sort()
}

/** The rows of files and the objects. Equal results mean that nothing has changed. */
export const bothStores = async () => ({
	rows: await db.select().from(files).orderBy(files.key),
	objects: await objects(),
})

/**
 * Expects D1 and R2 to agree. Objects and rows match in number and content. Each live file has one owner, and each owner a live file. No
 * file is pending.
 */
async function expectStoresToAgree(): Promise<void> {
	const { rows, objects: found } = await bothStores()
	expect(found).toEqual(rows.map(({ bucket, key, size, sha256 }) => `${bucket} ${key} ${size} ${sha256}`).sort())
	expect(rows.filter(({ state }) => state === 'pending')).toEqual([])
	const live = rows.filter(({ state }) => state === 'live')
	expect(await ownedKeys()).toEqual(live.map(({ key }) => key).sort())
	expect(rows.filter(({ missingAt }) => missingAt !== null)).toEqual([])
}

const hour = 60 * 60_000
export const inHours = (hours: number, minutes = 0) => new Date(Date.now() + hours * hour + minutes * 60_000)

/** Runs the cron twice after two days. Then both stores agree, and a third run changes nothing. They still agree after a month. */
export async function expectCronToRepair(up: Bindings): Promise<void> {
	await db.delete(storeChecks)
	await runJobs(up, inHours(49))
	await runJobs(up, inHours(49, 1))
	await expectStoresToAgree()
	const settled = [await bothStores(), await counts()]
	await runJobs(up, inHours(49, 2))
	expect([await bothStores(), await counts()]).toEqual(settled)
	await runJobs(up, inHours(32 * 24))
	await runJobs(up, inHours(32 * 24, 1))
	await expectStoresToAgree()
	expect((await bothStores()).rows.filter(({ state }) => state !== 'live')).toEqual([])
}

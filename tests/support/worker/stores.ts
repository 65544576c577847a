import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { noSchedule, type Schedule } from '#contracts/content/schedule.ts'
import { partedKey, searchKey } from '#contracts/shared/search-key.ts'
import { wrongCounts } from '#worker/data/row-counts.ts'
import { alternativeTexts } from '#worker/editing/alternative-texts.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import type { DeletedItem } from '#worker/editing/history/move-to-trash.ts'
import { readContent } from '#worker/editing/history/revision-content.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import { searchTexts } from '#worker/editing/search-texts.table.ts'
import { textOf } from '#worker/editing/search-texts.ts'
import { readSnapshot, scheduleIn } from '#worker/editing/snapshot.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import type { Holder } from '#worker/files/hold-files.ts'
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

/** The file keys in the rows of items and applications, with repetitions. */
async function ownedKeys(): Promise<string[]> {
	const { results: tables } = await bindings.DB.prepare("select name from sqlite_master where type = 'table'").all<{
		name: string
	}>()
	const keys: string[] = []
	for (const { name } of tables) {
		if (/^(sqlite|_cf)_/.test(name) || name === 'file_holders') continue
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

type Showing = { shown: boolean; schedule: Schedule; alts: ReadonlyMap<string, string> }

const showingOf = ({ kind, wasPublished, snapshot }: DeletedItem): Showing => ({
	shown: wasPublished,
	schedule: scheduleIn(snapshot),
	alts: alternativeTexts(kind, snapshot),
})

const noShowing: Showing = { shown: false, schedule: noSchedule, alts: new Map() }

const lineOf = ({ holder, holderId, fileKey, ...showing }: typeof fileHolders.$inferSelect) =>
	[holder, holderId, fileKey, showing.shown, showing.shownFrom, showing.shownUntil, showing.alt].join(' ')

const linesOf = (holder: Holder, holderId: number, keys: Iterable<string>, showing = noShowing) =>
	Array.from(new Set(keys), (fileKey) => {
		const { publishAt: shownFrom, unpublishAt: shownUntil } = showing.schedule
		return lineOf({
			holder,
			holderId,
			fileKey,
			...showing,
			shownFrom,
			shownUntil,
			alt: showing.alts.get(fileKey) ?? '',
		})
	})

/**
 * The holders of files, a line for each: items with how they show the file, drafts, replacements, revisions, trash. `shown`:
 * of published items.
 */
async function expectedHolders() {
	const lines: string[] = []
	const shown: string[] = []
	for (const kind of Object.values(kinds)) {
		for (const { id } of await db.select({ id: kind.table.id }).from(kind.table)) {
			const item = await kind.read(db, Number(id))
			const keys = Object.values(item?.item.snapshot.files ?? {})
			lines.push(...linesOf(kind.name, Number(id), keys, item ? showingOf(item.item) : noShowing))
			if (item?.item.wasPublished) shown.push(...keys)
		}
	}
	for (const draft of await db.select().from(drafts))
		lines.push(...linesOf('draft', draft.id, Object.values(readSnapshot(draft).files)))
	for (const replacement of await db.select().from(replacements))
		lines.push(...linesOf('replacement', replacement.id, Object.values(readSnapshot(replacement).files)))
	for (const revision of await db.select().from(revisions))
		lines.push(...linesOf('revision', revision.id, Object.values((await readContent(revision)).files)))
	for (const entry of await db.select().from(trash))
		lines.push(...linesOf('trash', entry.id, keysInText(entry.rows, await mediaKeys())))
	return { lines: lines.sort(), shown: [...new Set(shown)].sort() }
}

const mediaKeys = async () =>
	(await db.select({ key: files.key }).from(files).where(eq(files.bucket, 'media'))).map(({ key }) => key)

const keysInText = (text: string, keys: readonly string[]) => keys.filter((key) => text.includes(`"${key}"`))

/**
 * Expects each media file to be live exactly as long as something holds it, and each holder to name its files. Visitors get
 * the files of published items and no others.
 */
export async function expectHoldersToAgree(): Promise<void> {
	const expected = await expectedHolders()
	const held = await db.select().from(fileHolders)
	expect(held.map(lineOf).sort()).toEqual(expected.lines)
	const media = await db.select().from(files).where(eq(files.bucket, 'media'))
	const live = media.filter(({ state }) => state === 'live').map(({ key }) => key)
	expect(live.sort()).toEqual([...new Set(held.map(({ fileKey }) => fileKey))].sort())
	expect(
		media
			.filter(({ shown }) => shown)
			.map(({ key }) => key)
			.sort(),
	).toEqual(expected.shown)
}

/** Expects searches to compare what each saved item holds, and nothing else. */
export async function expectSearchToAgree(): Promise<void> {
	const expected: (typeof searchTexts.$inferSelect)[] = []
	for (const kind of Object.values(kinds)) {
		for (const row of await db.select({ id: kind.table.id }).from(kind.table)) {
			const id = Number(row.id)
			const { title = '', snapshot } = (await kind.read(db, id))?.item ?? {}
			const text = partedKey(textOf(kind.name, kind, snapshot?.values ?? {}))
			expected.push({ kind: kind.name, id, title: searchKey(title), text })
		}
	}
	const found = await db.select().from(searchTexts)
	const inOrder = (rows: typeof found) => rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id)
	expect(inOrder(found)).toEqual(inOrder(expected))
}

/**
 * Expects D1 and R2 to agree. Objects and rows match in number and content. Each private file has one owner, and each media
 * file a holder. No file is pending. The counts of rows are right, and searches know
 * every item.
 */
export async function expectStoresToAgree(): Promise<void> {
	const { rows, objects: found } = await bothStores()
	expect(found).toEqual(rows.map(({ bucket, key, size, sha256 }) => `${bucket} ${key} ${size} ${sha256}`).sort())
	expect(rows.filter(({ state }) => state === 'pending')).toEqual([])
	const owned = await ownedKeys()
	const live = rows.filter(({ state }) => state === 'live').map(({ key }) => key)
	expect(live).toEqual(expect.arrayContaining(owned))
	const secret = rows.filter(({ bucket, state }) => bucket === 'private' && state === 'live')
	const isSecret = new Set(secret.map(({ key }) => key))
	expect(owned.filter((key) => isSecret.has(key))).toEqual([...isSecret].sort())
	await expectHoldersToAgree()
	expect(rows.filter(({ missingAt }) => missingAt !== null)).toEqual([])
	expect(await wrongCounts(db)).toEqual([])
	await expectSearchToAgree()
}

const hour = 60 * 60_000
export const inHours = (hours: number, minutes = 0) => new Date(Date.now() + hours * hour + minutes * 60_000)

/** Each run deletes some rows and files. */
async function runUntilSettled(up: Bindings, days: number): Promise<void> {
	for (let run = 0, before: unknown; run < 40; run += 1) {
		await runJobs(up, inHours(days * 24, run))
		const now = await counts()
		if (JSON.stringify(now) === JSON.stringify(before)) return
		before = now
	}
	throw new Error('The cron has not settled')
}

/** Runs the cron twice after two days. Both stores agree then and in later months, and a third run changes nothing. */
export async function expectCronToRepair(up: Bindings): Promise<void> {
	await db.delete(storeChecks)
	await runJobs(up, inHours(49))
	await runJobs(up, inHours(49, 1))
	await expectStoresToAgree()
	const settled = [await bothStores(), await counts()]
	await runJobs(up, inHours(49, 2))
	expect([await bothStores(), await counts()]).toEqual(settled)
	await runUntilSettled(up, 32)
	await expectStoresToAgree()
	// By then the trash is empty, and the files that it had are deleted.
	await runUntilSettled(up, 64)
	await expectStoresToAgree()
	expect(await db.$count(trash)).toBe(0)
	expect((await bothStores()).rows.filter(({ state }) => state !== 'live')).toEqual([])
}

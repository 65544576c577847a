import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { openDatabase } from '#worker/data/db.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { among, filesErase, filesGoLive, filesRetire } from '#worker/files/file-states.ts'
import { files } from '#worker/files/files.table.ts'
import { keepFile } from '#worker/files/keep-file.ts'

const aFile = (content = 'a picture') => ({
	name: 'résumé.pdf',
	type: 'application/pdf',
	bytes: new TextEncoder().encode(content),
})
const start = new Date('2026-03-01T12:00:00.000Z')
const after = (hours: number) => new Date(start.getTime() + hours * 60 * 60_000)
const days = 24

const keep = (others: Partial<typeof bindings> = {}) =>
	keepFile(db, { ...bindings, ...others }, 'private', aFile(), start)

async function rowOf(key: string) {
	const [row] = await db.select().from(files).where(eq(files.key, key))
	return row
}

const objectOf = async (key: string) => (await bindings.PRIVATE_FILES.get(key))?.text()

async function onlyNewKey(run: () => Promise<unknown>): Promise<string> {
	const known = (await db.select({ key: files.key }).from(files)).map(({ key }) => key)
	await run()
	const found = (await db.select({ key: files.key }).from(files)).map(({ key }) => key)
	const [key = '', ...more] = found.filter((each) => !known.includes(each))
	expect(more).toEqual([])
	return key
}

test('a new file is pending: its row and its object exist under a random key', async () => {
	const key = await keep()
	expect(key).toMatch(/^[\da-f-]{36}$/)
	expect(await rowOf(key)).toMatchObject({
		bucket: 'private',
		state: 'pending',
		name: 'résumé.pdf',
		type: 'application/pdf',
		size: 9,
		dueAt: after(1 * days).toISOString(),
	})
	const object = await bindings.PRIVATE_FILES.head(key)
	expect(object?.httpMetadata?.contentType).toBe('application/pdf')
	expect(Buffer.from(object?.checksums.sha256 ?? new ArrayBuffer()).toString('hex')).toBe((await rowOf(key))?.sha256)
	expect(await bindings.MEDIA.head(key)).toBeNull()
})

test('a file with an owner stays', async () => {
	const key = await keep()
	await filesGoLive(db, [key], true)
	await deleteDueFiles(db, bindings, after(1_000 * days))
	expect(await rowOf(key)).toMatchObject({ state: 'live', dueAt: null })
	expect(await objectOf(key)).toBe('a picture')
})

test('a file without an owner is deleted after a day, not before', async () => {
	const key = await keep()
	await deleteDueFiles(db, bindings, after(23.9))
	expect(await objectOf(key)).toBe('a picture')
	await deleteDueFiles(db, bindings, after(24))
	expect(await objectOf(key)).toBeUndefined()
	expect(await rowOf(key)).toBeUndefined()
})

test('a retired file stays for thirty days', async () => {
	const key = await keep()
	await filesGoLive(db, [key], true)
	await filesRetire(db, among([key]), start)
	expect(await rowOf(key)).toMatchObject({ state: 'retired' })
	await deleteDueFiles(db, bindings, after(29.9 * days))
	expect(await objectOf(key)).toBe('a picture')
	await deleteDueFiles(db, bindings, after(30 * days))
	expect(await objectOf(key)).toBeUndefined()
	expect(await rowOf(key)).toBeUndefined()
})

test('a file that R2 refused leaves a pending row, which is deleted after a day', async () => {
	const PRIVATE_FILES = { put: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
	const key = await onlyNewKey(() => expect(keep({ PRIVATE_FILES })).rejects.toMatchObject({ code: 'service.busy' }))
	expect(logged('error').join()).toContain('files.not-kept')
	expect(await rowOf(key)).toMatchObject({ state: 'pending' })
	await deleteDueFiles(db, bindings, after(24))
	expect(await rowOf(key)).toBeUndefined()
})

test('no object is written if the row cannot be written', async () => {
	const put = vi.fn()
	const broken = openDatabase(databaseThatFails(new Error('D1 is down'), /insert into "files"/i), 'primary')
	const PRIVATE_FILES = { put } as unknown as R2Bucket
	await expect(keepFile(broken, { ...bindings, PRIVATE_FILES }, 'private', aFile(), start)).rejects.toThrow()
	expect(put).not.toHaveBeenCalled()
})

test('an object is written once: a second one under its key is refused', async () => {
	const id = crypto.randomUUID()
	await bindings.PRIVATE_FILES.put(id, 'the first')
	const sameKey = vi.spyOn(crypto, 'randomUUID').mockReturnValue(id)
	onTestFinished(() => sameKey.mockRestore())
	await expect(keep()).rejects.toThrow('Another file has this key already')
	expect(await objectOf(id)).toBe('the first')
})

test('one file kept several times under a given key is stored once', async () => {
	const key = crypto.randomUUID()
	const keepOnce = () => keepFile(db, bindings, 'private', aFile('one CV'), start, key)
	expect(await Promise.all(Array.from({ length: 20 }, keepOnce))).toEqual(Array(20).fill(key))
	expect(await db.$count(files, eq(files.key, key))).toBe(1)
	expect(await objectOf(key)).toBe('one CV')
})

test('the next run deletes an erased file', async () => {
	const key = await keep()
	await filesGoLive(db, [key], false)
	await filesErase(db, among([key]), start)
	await deleteDueFiles(db, bindings, start)
	expect(await objectOf(key)).toBeUndefined()
	expect(await rowOf(key)).toBeUndefined()
})

test('the next clean-up finishes an interrupted one', async () => {
	const key = await keep()
	const PRIVATE_FILES = { delete: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
	await expect(deleteDueFiles(db, { ...bindings, PRIVATE_FILES }, after(24))).rejects.toThrow('R2 is down')
	expect(await rowOf(key)).toBeDefined()
	await bindings.PRIVATE_FILES.delete(key)
	await deleteDueFiles(db, bindings, after(24))
	expect(await rowOf(key)).toBeUndefined()
})

test('a bucket that fails does not stop the clean-up of the other one', async () => {
	const down = { delete: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
	for (const [bucket, others] of [
		['private', { MEDIA: down }],
		['media', { PRIVATE_FILES: down }],
	] as const) {
		const cv = await keepFile(db, bindings, 'private', aFile(), start)
		const picture = await keepFile(db, bindings, 'media', aFile(), start)
		await expect(deleteDueFiles(db, { ...bindings, ...others }, after(24))).rejects.toThrow('R2 is down')
		expect((await rowOf(cv)) === undefined).toBe(bucket === 'private')
		expect((await rowOf(picture)) === undefined).toBe(bucket === 'media')
		await deleteDueFiles(db, bindings, after(24))
	}
})

test('after a crash at any point two runs make rows and objects agree, and a third changes nothing', async () => {
	const live = await keep()
	await filesGoLive(db, [live], true)
	await keep()
	const retired = await keep()
	await filesGoLive(db, [retired], true)
	await filesRetire(db, among([retired]), start)
	const PRIVATE_FILES = { put: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
	await keep({ PRIVATE_FILES }).catch(() => logged('error'))
	await deleteDueFiles(db, bindings, after(31 * days))
	await deleteDueFiles(db, bindings, after(31 * days))
	const settled = await counts()
	const kept = await db.select({ key: files.key }).from(files)
	const ours = (settled.privateFiles as string[]).filter((key) => kept.some((row) => row.key === key))
	expect(ours).toHaveLength(kept.length)
	expect(kept.map(({ key }) => key)).toContain(live)
	expect(kept.map(({ key }) => key)).not.toContain(retired)
	await deleteDueFiles(db, bindings, after(31 * days))
	expect(await counts()).toEqual(settled)
})

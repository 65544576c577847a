import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import { deleteRow } from '#worker/editing/rows/deleted-row.ts'
import { findRow } from '#worker/editing/rows/read-row.ts'
import { news } from '#worker/features/news/news.table.ts'
import { newsItemKind } from '#worker/features/news/news-item.ts'
import { files } from '#worker/files/files.table.ts'

test('a save between the read and the deletion is noticed: the trash keeps the newest version, and no file stays shown', async () => {
	const calls = await callsOf(newsCalls)
	const id = await calls.saved(newsCalls.form())
	const keys: string[] = []
	const read = async () => {
		const item = await newsItemKind.read(db, id)
		keys.push(...Object.values(item?.item.snapshot.files ?? {}))
		if (keys.length === 1)
			await calls.saved({
				...newsCalls.form(),
				id: String(id),
				hasThumbnailImageChanged: 'true',
				thumbnailImage: aPicture(800, 450, 9),
			})
		return item
	}
	expect(await deleteRow(db, read, await anEditor())).toBe(true)
	expect(await findRow(db, news, id)).toBeNull()
	const left = await db.select().from(files).where(inArray(files.key, keys))
	expect(left.map(({ state, shown }) => [state, shown])).toEqual([
		['live', false],
		['live', false],
	])
	const inTrash = bindings.DB.prepare("select file_key from file_holders where holder = 'trash'")
	expect((await inTrash.all()).results).toEqual([{ file_key: keys[1] }])
})

test('a row that does not exist cannot be deleted, and the audit log records nothing', async () => {
	const acts = () => bindings.DB.prepare('select count(*) as count from audit_log').first('count')
	const before = await acts()
	expect(await deleteRow(db, () => newsItemKind.read(db, 987_654), await anEditor())).toBe(false)
	expect(await acts()).toBe(before)
})

import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newsCalls } from '#tests/support/builders/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import { findStoredNews } from '#worker/features/news/news.queries.ts'
import { news } from '#worker/features/news/news.table.ts'
import { files } from '#worker/files/files.table.ts'
import { type Doomed, deleteItem } from '#worker/publishing/save-item.ts'

async function doomed(id: number): Promise<Doomed | null> {
	const row = await findStoredNews(db, id)
	if (!row) return null
	return { table: news, id, version: row.version, section: 'news', files: [row.thumbnailKey], before: { ...row } }
}

test('a save between the reading and the deleting is seen: no file is left that nothing shows', async () => {
	const calls = await callsOf(newsCalls)
	const id = await calls.saved(newsCalls.form())
	const keys: string[] = []
	const read = async () => {
		const item = await doomed(id)
		keys.push(...(item?.files ?? []))
		if (keys.length === 1)
			await calls.saved({
				...newsCalls.form(),
				id: String(id),
				hasThumbnailImageChanged: 'true',
				thumbnailImage: aPicture(800, 450, 9),
			})
		return item
	}
	expect(await deleteItem(db, read, await anEditor())).toBe(true)
	expect(await findStoredNews(db, id)).toBeNull()
	const left = await db.select().from(files).where(inArray(files.key, keys))
	expect(left.map(({ state, shown }) => [state, shown])).toEqual([
		['retired', false],
		['retired', false],
	])
})

test('what is gone already cannot be deleted once more, and leaves no act', async () => {
	const acts = () => bindings.DB.prepare('select count(*) as count from audit_log').first('count')
	const before = await acts()
	expect(await deleteItem(db, () => doomed(987_654), await anEditor())).toBe(false)
	expect(await acts()).toBe(before)
})

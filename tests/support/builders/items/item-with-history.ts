import type { RestoredAsDraft } from '#contracts/items/history.ts'
import { answered } from '../careers/careers-calls.ts'
import { addedCategory, blogCalls, staffCall } from '../published/blogs.ts'
import { newsCalls } from '../published/news.ts'
import { callsOf } from '../published/publishable.ts'
import { itemCalls, rowsOf } from './items.ts'

export type ItemWithHistory = Awaited<ReturnType<typeof anItemWithHistory>>

/** A piece of news that was saved once with each title. `edit` saves it again. */
export async function anItemWithHistory(first = 'First', ...later: string[]) {
	const news = await callsOf(newsCalls)
	const form = { ...newsCalls.form(), title: first }
	const id = await news.saved(form)
	const edit = (parts: Record<string, string | File>) => news.saved({ ...form, id: String(id), ...parts })
	for (const title of later) await edit({ title })
	return { news, items: itemCalls('news', news.headers), id, edit }
}

/** A blog that was saved with each heading and restored from the trash as a draft, because its category is gone. */
export async function aBlogBackAsDraft(first: string, ...later: string[]) {
	const blogs = await callsOf(blogCalls)
	const calls = itemCalls('blogs', blogs.headers)
	const [lost, other] = [await addedCategory(`Lost: ${first}`), await addedCategory(`Other: ${first}`)]
	const form = { ...blogCalls.form(), category: String(lost) }
	const id = await blogs.saved({ ...form, heading: first })
	for (const heading of later) await blogs.saved({ ...form, blogsId: String(id), heading })
	await calls.post('changeseveral', { action: 'delete', ids: [id] })
	await answered(await staffCall(`deletecategory/${lost}`, { method: 'DELETE' }))
	const trashId = (await calls.trash()).find(({ itemId }) => itemId === id)?.trashId
	const { draftVersion } = await answered<RestoredAsDraft>(await calls.post('restorefromtrash', { trashId }))
	return { blogs, calls, draftVersion, form: { ...form, category: String(other), draftVersion } }
}

/** Deletes an item's revisions under a condition, with the names of their files. */
export async function forgetRevisions(which: string, itemId: number): Promise<void> {
	const ids = `select id from revisions where ${which}`
	await rowsOf(`delete from file_holders where holder = 'revision' and holder_id in (${ids})`, itemId)
	await rowsOf(`delete from revisions where ${which}`, itemId)
}

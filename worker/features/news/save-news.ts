import type { NewsForm } from '#contracts/content/news.ts'
import { todayInIndia } from '#contracts/shared/india-time.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { filesKeeper, type KeepFiles } from '#worker/publishing/keep-files.ts'
import {
	added,
	asRead,
	changed,
	type Editor,
	lastWriteWins,
	refuseStale,
	saveItem,
} from '#worker/publishing/save-item.ts'
import { findStoredNews } from './news.queries.ts'
import { news } from './news.table.ts'

/** Adds a piece of news, or changes the one with the form's id; answers its id. */
export function saveNews(db: Database, bindings: Bindings, form: NewsForm, editor: Editor): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, form, editor))
}

async function tryToSave(db: Database, keepFiles: KeepFiles, form: NewsForm, editor: Editor): Promise<number> {
	const { id, version, hasThumbnailImageChanged, thumbnailImage, ...fields } = form
	const before = id === null ? null : await findStoredNews(db, id)
	if (id !== null && !before) throw new AppError('news.not-found')
	await refuseStale(db, news, before, version)

	const wanted = id === null || hasThumbnailImageChanged
	const sent = { field: 'thumbnailImage', file: wanted ? thumbnailImage : undefined, rule: fileRules.picture }
	const [newKey] = await keepFiles([sent])

	const thumbnailKey = newKey ?? before?.thumbnailKey
	if (!thumbnailKey) throw new Error('The contract lets no news pass without a picture')
	const publishedDate = fields.publishedDate ?? before?.publishedDate ?? todayInIndia(editor.now)
	const after = { ...fields, publishedDate, thumbnailKey }
	const write = before
		? db
				.update(news)
				.set({ ...after, ...changed(news, editor) })
				.where(asRead(news, before))
				.returning({ id: news.id })
		: db
				.insert(news)
				.values({ ...after, ...added(editor) })
				.returning({ id: news.id })
	return saveItem(
		db,
		{
			table: news,
			id,
			write,
			files: {
				kept: [thumbnailKey],
				lost: before && newKey ? [before.thumbnailKey] : [],
				shown: form.isPublished,
			},
			section: 'news',
			before,
			after,
		},
		editor,
	)
}

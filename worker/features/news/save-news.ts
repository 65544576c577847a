import type { NewsInput } from '#contracts/content/news.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { savedRow } from '#worker/editing/one-row-item.ts'
import { saveRow } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { findEditedRow } from '#worker/editing/rows/read-row.ts'
import { filesKeeper, type KeepFiles } from '#worker/files/keep-files.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { savedSchedule } from '#worker/publishing/schedule.ts'
import { news, newsFieldColumns } from './news.table.ts'

/** Adds a piece of news, or changes the one with the id of the form. Returns the id. */
export function saveNews(db: Database, bindings: Bindings, form: NewsInput, editor: Editor): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, form, editor))
}

async function tryToSave(db: Database, keepFiles: KeepFiles, form: NewsInput, editor: Editor): Promise<number> {
	const { id, version, draftVersion, hasThumbnailImageChanged, thumbnailImage, ...fields } = form
	const before = await findEditedRow(db, news, { id, version }, 'news.not-found')

	const wanted = id === null || hasThumbnailImageChanged
	const sent = { field: 'thumbnailImage', file: wanted ? thumbnailImage : undefined, rule: fileRules.picture }
	const [newKey] = await keepFiles([sent])

	const thumbnailKey = newKey ?? before?.thumbnailKey
	if (!thumbnailKey) throw new Error('The contract lets no news pass without a picture')
	const publishedDate = fields.publishedDate ?? before?.publishedDate ?? companyToday(editor.now)
	const changed = { ...fields, ...savedSchedule(fields, before), publishedDate, thumbnailKey }
	const columns = { ...changed, ...titleKeyOf(fields) }
	return saveRow(
		db,
		{
			table: news,
			before,
			columns,
			...savedRow('news', newsFieldColumns, { before, after: changed, draft: draftVersion }),
		},
		editor,
	)
}

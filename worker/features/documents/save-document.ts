import type { DocumentInput } from '#contracts/content/documents.ts'
import { fileRules, type ItemFormFile } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { savedRow } from '#worker/editing/one-row-item.ts'
import { saveRow } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { findEditedRow } from '#worker/editing/rows/read-row.ts'
import { filesKeeper, type KeepFiles } from '#worker/files/keep-files.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { savedSchedule } from '#worker/publishing/schedule.ts'
import type { DocumentKind } from './document-kinds.ts'

/** Adds a flyer or a whitepaper, or changes the one with the id of the form. Returns the id. */
export function saveDocument(
	db: Database,
	bindings: Bindings,
	kind: DocumentKind,
	form: DocumentInput,
	editor: Editor,
): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, kind, form, editor))
}

async function tryToSave(
	db: Database,
	keepFiles: KeepFiles,
	{ table, section, notFound, columns: kept }: DocumentKind,
	form: DocumentInput,
	editor: Editor,
): Promise<number> {
	const {
		id,
		version,
		draftVersion,
		hasThumbnailImageChanged,
		thumbnailImage,
		hasUploadedFileChanged,
		file,
		...fields
	} = form
	const before = await findEditedRow(db, table, { id, version }, notFound)

	const wanted = (sent: ItemFormFile | undefined, hasChanged: boolean) => (id === null || hasChanged ? sent : undefined)
	const [newPicture, newPdf] = await keepFiles([
		{
			field: 'thumbnailImage',
			file: wanted(thumbnailImage, hasThumbnailImageChanged),
			rule: fileRules.picture,
		},
		{ field: 'file', file: wanted(file, hasUploadedFileChanged), rule: fileRules.pdf },
	])

	const thumbnailKey = newPicture ?? before?.thumbnailKey
	const fileKey = newPdf ?? before?.fileKey
	if (!thumbnailKey || !fileKey) throw new Error('The contract lets no document pass without its picture and its PDF')
	const changed = { ...fields, ...savedSchedule(fields, before), thumbnailKey, fileKey }
	return saveRow(
		db,
		{
			table,
			before,
			columns: { ...changed, ...titleKeyOf(fields) },
			...savedRow(section, kept, { before, after: changed, draft: draftVersion }),
		},
		editor,
	)
}

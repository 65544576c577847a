import type { DocumentForm } from '#contracts/content/documents.ts'
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
import { findStoredDocument } from './documents.queries.ts'
import { type DocumentTable, flyers, whitepapers } from './documents.table.ts'

/** What differs between the twins when they are saved. */
export type DocumentKind = {
	table: DocumentTable
	section: 'flyers' | 'whitepapers'
	notFound: 'flyer.not-found' | 'whitepaper.not-found'
}
export const flyerKind: DocumentKind = { table: flyers, section: 'flyers', notFound: 'flyer.not-found' }
export const whitepaperKind: DocumentKind = {
	table: whitepapers,
	section: 'whitepapers',
	notFound: 'whitepaper.not-found',
}

/** Adds a flyer or a whitepaper, or changes the one with the form's id; answers its id. */
export function saveDocument(
	db: Database,
	bindings: Bindings,
	kind: DocumentKind,
	form: DocumentForm,
	editor: Editor,
): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, kind, form, editor))
}

async function tryToSave(
	db: Database,
	keepFiles: KeepFiles,
	{ table, section, notFound }: DocumentKind,
	form: DocumentForm,
	editor: Editor,
): Promise<number> {
	const { id, version, hasThumbnailImageChanged, thumbnailImage, hasUploadedFileChanged, file, ...fields } = form
	const before = id === null ? null : await findStoredDocument(db, table, id)
	if (id !== null && !before) throw new AppError(notFound)
	await refuseStale(db, table, before, version)

	const wanted = (sent: File | undefined, hasChanged: boolean) => (id === null || hasChanged ? sent : undefined)
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
	const after = { ...fields, thumbnailKey, fileKey }
	const write = before
		? db
				.update(table)
				.set({ ...after, ...changed(table, editor) })
				.where(asRead(table, before))
				.returning({ id: table.id })
		: db
				.insert(table)
				.values({ ...after, ...added(editor) })
				.returning({ id: table.id })
	const lost = before ? [newPicture && before.thumbnailKey, newPdf && before.fileKey] : []
	return saveItem(
		db,
		{
			table,
			id,
			write,
			files: {
				kept: [thumbnailKey, fileKey],
				lost: lost.filter((key) => typeof key === 'string'),
				shown: form.isPublished,
			},
			section,
			before,
			after,
		},
		editor,
	)
}

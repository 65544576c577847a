import { documentForm } from '#contracts/content/documents.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind, ReadItem } from '#worker/editing/item-kind.ts'
import { findRow } from '#worker/editing/read-row.ts'
import { validForm } from '#worker/files/multipart.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { documentSnapshot } from './document-snapshot.ts'
import { type DocumentKind, flyerKind, saveDocument, whitepaperKind } from './save-document.ts'
import { shownDocument } from './shown-document.ts'

async function readDocument(db: Database, { table, section }: DocumentKind, id: number): Promise<ReadItem | null> {
	const row = await findRow(db, table, id)
	if (!row) return null
	return {
		table,
		row,
		item: {
			kind: section,
			title: row.title,
			wasPublished: row.isPublished,
			snapshot: documentSnapshot(row),
			rows: [{ table, rows: [row] }],
		},
		tags: [section],
		audit: { section, before: row },
	}
}

/** What drafts, history and trash know of one kind of documents. */
const documentItem = (kind: DocumentKind): ItemKind => ({
	name: kind.section,
	table: kind.table,
	scheduled: { table: kind.table, title: kind.table.title, published: kind.table.isPublished },
	notFound: kind.notFound,
	form: documentForm,
	idField: 'id',
	publishedField: 'isPublished',
	titleField: 'title',
	htmlField: null,
	labels: {},
	inCopy: () => ({}),
	files: {
		thumbnailImage: { rule: fileRules.picture, changed: 'hasThumbnailImageChanged' },
		file: { rule: fileRules.pdf, changed: 'hasUploadedFileChanged' },
	},
	tables: [{ table: kind.table, derived: titleKeyOf }],
	read: (db, id) => readDocument(db, kind, id),
	rowsOf: (draft, base) => shownDocument(kind.table, draft, base),
	check: (db, sent) => validForm(db, documentForm, sent),
	async save(db, bindings, sent, editor) {
		return saveDocument(db, bindings, kind, await validForm(db, documentForm, sent), editor)
	},
})
export const flyerItem = documentItem(flyerKind)
export const whitepaperItem = documentItem(whitepaperKind)

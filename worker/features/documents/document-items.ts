import { documentForm } from '#contracts/content/documents.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { validForm } from '#worker/files/multipart.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { type DocumentKind, flyerKind, whitepaperKind } from './document-kinds.ts'
import { shownDocument } from './document-snapshot.ts'
import { readDocument } from './read-document.ts'
import { saveDocument } from './save-document.ts'

/** Flyers or whitepapers for drafts, history and trash. */
const documentItemKind = (kind: DocumentKind): ItemKind => ({
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
export const flyerItemKind = documentItemKind(flyerKind)
export const whitepaperItemKind = documentItemKind(whitepaperKind)

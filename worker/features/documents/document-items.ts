import { documentForm } from '#contracts/content/documents.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { itemKind } from '#worker/editing/item-kind.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { shownRow } from '#worker/publishing/shown-values.ts'
import { type DocumentKind, flyerKind, whitepaperKind } from './document-kinds.ts'
import { readDocument } from './read-document.ts'
import { saveDocument } from './save-document.ts'

const documentItemKind = (kind: DocumentKind) =>
	itemKind(kind.section, kind.columns, {
		form: documentForm,
		rules: { thumbnailImage: fileRules.picture, file: fileRules.pdf },
		labels: {},
		inCopy: () => ({}),
		tables: [{ table: kind.table, derived: titleKeyOf }],
		read: (db, id) => readDocument(db, kind, id),
		rowsOf: (draft, base) => [shownRow(kind.columns, documentForm, draft, base)],
		save: (db, bindings, form, editor) => saveDocument(db, bindings, kind, form, editor),
	})
export const flyerItemKind = documentItemKind(flyerKind)
export const whitepaperItemKind = documentItemKind(whitepaperKind)

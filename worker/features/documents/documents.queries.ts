import { desc, eq } from 'drizzle-orm'
import type { DocumentDetails, DocumentRow, DocumentsQuery } from '#contracts/content/documents.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { orderOf } from '#worker/data/sorted-by.ts'
import { editedBy } from '#worker/editing/rows/edited-table.ts'
import { listedForStaff, type MediaUrl, titleContains } from '#worker/publishing/publishable.ts'
import {
	documentPdf,
	documentRowOf,
	documentSelection,
	documentThumbnail,
	selectDocumentFile,
	selectDocuments,
} from './document-rows.ts'
import type { DocumentTable } from './documents.table.ts'

/** Flyers or whitepapers for staff, by default the newest first. */
export async function listDocuments(
	db: Database,
	documents: DocumentTable,
	urlOf: MediaUrl,
	{ pageNumber, pageSize, isPublished, title, ...order }: DocumentsQuery,
	now = new Date(),
): Promise<Paged<DocumentRow>> {
	const listing = listedForStaff(documents.isPublished, isPublished, titleContains(documents, title))
	const orders = { title: [documents.titleKey, documents.id] }
	const rows = selectDocuments(db, documents, listing.where, orderOf(order, orders, [desc(documents.id)]))
	const page = await selectPage(db, { rows, table: documents, ...listing }, { pageNumber, size: pageSize })
	return { ...page, content: await Promise.all(page.content.map((row) => documentRowOf(row, urlOf, now))) }
}

export async function findDocument(
	db: Database,
	documents: DocumentTable,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<DocumentDetails | null> {
	const [row] = await db
		.select({ ...documentSelection(documents), ...editedBy(documents) })
		.from(documents)
		.innerJoin(documentThumbnail, eq(documentThumbnail.key, documents.thumbnailKey))
		.innerJoin(documentPdf, eq(documentPdf.key, documents.fileKey))
		.where(eq(documents.id, id))
	if (!row) return null
	const { version, updatedAt, updatedBy } = row
	return { ...(await documentRowOf(row, urlOf, now)), version, updatedAt, updatedBy }
}

/** The PDF of a document, for staff. */
export const findDocumentFile = (db: Database, documents: DocumentTable, id: number) =>
	selectDocumentFile(db, documents, eq(documents.id, id))

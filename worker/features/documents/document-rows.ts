import { desc, eq, type SQL } from 'drizzle-orm'
import type { DocumentItem, DocumentRow } from '#contracts/content/documents.ts'
import type { Database } from '#worker/data/db.ts'
import { type DownloadedFile, downloadColumns } from '#worker/publishing/download-file.ts'
import { filesAs, type MediaUrl, pictureColumns, thumbnailOf } from '#worker/publishing/publishable.ts'
import { scheduledOf, scheduleOf } from '#worker/publishing/schedule.ts'
import type { DocumentTable } from './documents.table.ts'

/** The thumbnails and the PDFs of documents. */
export const documentThumbnail = filesAs('thumbnail')
export const documentPdf = filesAs('pdf')

/** The columns of documents in lists. */
export const documentSelection = (documents: DocumentTable) => ({
	id: documents.id,
	title: documents.title,
	description: documents.description,
	isPublished: documents.isPublished,
	...scheduleOf(documents),
	thumbnailAlt: documents.thumbnailAlt,
	thumbnail: pictureColumns(documentThumbnail),
	pdf: downloadColumns(documentPdf),
})

/** Documents as lists show them, by default the newest first. */
export const selectDocuments = (
	db: Database,
	documents: DocumentTable,
	where: SQL | undefined,
	order: readonly SQL[] = [desc(documents.id)],
) =>
	db
		.select(documentSelection(documents))
		.from(documents)
		.innerJoin(documentThumbnail, eq(documentThumbnail.key, documents.thumbnailKey))
		.innerJoin(documentPdf, eq(documentPdf.key, documents.fileKey))
		.where(where)
		.orderBy(...order)

/** The PDF of a document; null if there is none. */
export async function selectDocumentFile(
	db: Database,
	documents: DocumentTable,
	where: SQL | undefined,
): Promise<DownloadedFile | null> {
	const [file] = await db
		.select(downloadColumns(documentPdf))
		.from(documents)
		.innerJoin(documentPdf, eq(documentPdf.key, documents.fileKey))
		.where(where)
	return file ?? null
}

type Row = Awaited<ReturnType<typeof selectDocuments>>[number]

export const documentsOf = (rows: readonly Row[], urlOf: MediaUrl) =>
	Promise.all(rows.map((row) => documentOf(row, urlOf)))

const documentOf = async (row: Row, urlOf: MediaUrl): Promise<DocumentItem> => ({
	id: row.id,
	title: row.title,
	description: row.description,
	isPublished: row.isPublished,
	...(await thumbnailOf(row.thumbnail, row.thumbnailAlt, urlOf)),
	file: await urlOf(row.pdf),
	fileName: row.pdf.name,
	fileSize: row.pdf.size,
})

/** The same with its schedule, for staff. */
export const documentRowOf = async (row: Row, urlOf: MediaUrl, now: Date): Promise<DocumentRow> => ({
	...(await documentOf(row, urlOf)),
	...scheduledOf(row, row.isPublished, now),
})

import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import type { DocumentDetails, DocumentItem, DocumentRow, DocumentsQuery } from '#contracts/content/documents.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { editedBy } from '#worker/editing/edited-table.ts'
import { type DownloadedFile, downloadColumns } from '#worker/publishing/download-file.ts'
import {
	countItems,
	filesAs,
	type MediaUrl,
	newestChange,
	pictureColumns,
	publishedIs,
	thumbnailOf,
	titleContains,
} from '#worker/publishing/publishable.ts'
import { scheduledOf, scheduleOf, withinSchedule } from '#worker/publishing/schedule.ts'
import { type DocumentTable, flyers, whitepapers } from './documents.table.ts'

const thumbnail = filesAs('thumbnail')
const pdf = filesAs('pdf')

const listed = (documents: DocumentTable) => ({
	id: documents.id,
	title: documents.title,
	description: documents.description,
	isPublished: documents.isPublished,
	...scheduleOf(documents),
	thumbnailAlt: documents.thumbnailAlt,
	thumbnail: pictureColumns(thumbnail),
	pdf: downloadColumns(pdf),
})

/** Flyers or whitepapers for staff, the newest first. */
export async function listDocuments(
	db: Database,
	documents: DocumentTable,
	urlOf: MediaUrl,
	{ pageNumber, pageSize, isPublished, title }: DocumentsQuery,
	now = new Date(),
): Promise<Paged<DocumentRow>> {
	const where = and(publishedIs(documents.isPublished, isPublished), titleContains(documents, title))
	const rows = selectDocuments(db, documents, where)
	const page = await selectPage(db, { rows, table: documents, where }, { pageNumber, size: pageSize })
	return { ...page, content: await Promise.all(page.content.map((row) => rowOf(row, urlOf, now))) }
}

/** The published documents of one kind, the newest first. */
export const listPublishedDocuments = async (
	db: Database,
	documents: DocumentTable,
	urlOf: MediaUrl,
	now = new Date(),
): Promise<DocumentItem[]> => documentsOf(await selectDocuments(db, documents, published(documents, now)), urlOf)

/** How a page reads one kind. A preview may show the unpublished document `alsoId`. */
type Reading = { urlOf: MediaUrl; alsoId: number | null }

/** The published documents of both kinds, read at the same moment. */
export async function listPublishedResources(
	db: Database,
	reading: { flyers: Reading; whitepapers: Reading },
	now = new Date(),
): Promise<{ flyers: DocumentItem[]; whitepapers: DocumentItem[] }> {
	const [flyerRows, whitepaperRows] = await db.batch([
		selectDocuments(db, flyers, visible(flyers, reading.flyers.alsoId, now)),
		selectDocuments(db, whitepapers, visible(whitepapers, reading.whitepapers.alsoId, now)),
	])
	return {
		flyers: await documentsOf(flyerRows, reading.flyers.urlOf),
		whitepapers: await documentsOf(whitepaperRows, reading.whitepapers.urlOf),
	}
}

const published = (documents: DocumentTable, now: Date) =>
	and(eq(documents.isPublished, true), withinSchedule(documents, now))

const visible = (documents: DocumentTable, alsoId: number | null, now: Date) =>
	alsoId === null ? published(documents, now) : or(published(documents, now), eq(documents.id, alsoId))

const selectDocuments = (db: Database, documents: DocumentTable, where: SQL | undefined) =>
	db
		.select(listed(documents))
		.from(documents)
		.innerJoin(thumbnail, eq(thumbnail.key, documents.thumbnailKey))
		.innerJoin(pdf, eq(pdf.key, documents.fileKey))
		.where(where)
		.orderBy(desc(documents.id))

export async function findDocument(
	db: Database,
	documents: DocumentTable,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<DocumentDetails | null> {
	const [row] = await db
		.select({ ...listed(documents), ...editedBy(documents) })
		.from(documents)
		.innerJoin(thumbnail, eq(thumbnail.key, documents.thumbnailKey))
		.innerJoin(pdf, eq(pdf.key, documents.fileKey))
		.where(eq(documents.id, id))
	if (!row) return null
	const { version, updatedAt, updatedBy } = row
	return { ...(await rowOf(row, urlOf, now)), version, updatedAt, updatedBy }
}

/** The PDF of a document, for staff. */
export const findDocumentFile = (db: Database, documents: DocumentTable, id: number) =>
	selectFile(db, documents, eq(documents.id, id))

/** The PDF of a published document, for visitors. */
export const findPublishedDocumentFile = (db: Database, documents: DocumentTable, id: number, now = new Date()) =>
	selectFile(db, documents, and(eq(documents.id, id), published(documents, now)))

async function selectFile(
	db: Database,
	documents: DocumentTable,
	where: SQL | undefined,
): Promise<DownloadedFile | null> {
	const [file] = await db
		.select(downloadColumns(pdf))
		.from(documents)
		.innerJoin(pdf, eq(pdf.key, documents.fileKey))
		.where(where)
	return file ?? null
}

type Row = Awaited<ReturnType<typeof selectDocuments>>[number]

const documentsOf = (rows: readonly Row[], urlOf: MediaUrl) => Promise.all(rows.map((row) => documentOf(row, urlOf)))

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
const rowOf = async (row: Row, urlOf: MediaUrl, now: Date): Promise<DocumentRow> => ({
	...(await documentOf(row, urlOf)),
	...scheduledOf(row, row.isPublished, now),
})

export const countFlyers = (db: Database, since: string) => countItems(db, flyers, since)
export const countWhitepapers = (db: Database, since: string) => countItems(db, whitepapers, since)

/** The time of the last change of a published document. */
export async function newestPublishedDocument(db: Database, now = new Date()): Promise<string | null> {
	const changes = await Promise.all(
		[flyers, whitepapers].map((documents) => newestChange(db, documents, eq(documents.isPublished, true), now)),
	)
	return changes.reduce((newest, change) => (newest && change && newest > change ? newest : (change ?? newest)))
}

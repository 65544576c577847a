import { and, eq } from 'drizzle-orm'
import type { DocumentItem } from '#contracts/content/documents.ts'
import type { Database } from '#worker/data/db.ts'
import { type MediaUrl, newestChange } from '#worker/publishing/publishable.ts'
import { withinSchedule } from '#worker/publishing/schedule.ts'
import { documentsOf, selectDocumentFile, selectDocuments } from './document-rows.ts'
import { type DocumentTable, flyers, whitepapers } from './documents.table.ts'

const published = (documents: DocumentTable, now: Date) =>
	and(eq(documents.isPublished, true), withinSchedule(documents, now))

/** The published documents of one kind, the newest first. */
export const listPublishedDocuments = async (
	db: Database,
	documents: DocumentTable,
	urlOf: MediaUrl,
	now = new Date(),
): Promise<DocumentItem[]> => documentsOf(await selectDocuments(db, documents, published(documents, now)), urlOf)

/** The published documents of both kinds, read at the same moment. */
export async function listPublishedResources(
	db: Database,
	urlsOf: { flyers: MediaUrl; whitepapers: MediaUrl },
	now = new Date(),
): Promise<{ flyers: DocumentItem[]; whitepapers: DocumentItem[] }> {
	const [flyerRows, whitepaperRows] = await db.batch([
		selectDocuments(db, flyers, published(flyers, now)),
		selectDocuments(db, whitepapers, published(whitepapers, now)),
	])
	return {
		flyers: await documentsOf(flyerRows, urlsOf.flyers),
		whitepapers: await documentsOf(whitepaperRows, urlsOf.whitepapers),
	}
}

/** The PDF of a published document, for visitors. */
export const findPublishedDocumentFile = (db: Database, documents: DocumentTable, id: number, now = new Date()) =>
	selectDocumentFile(db, documents, and(eq(documents.id, id), published(documents, now)))

/** The time of the last change of a published document. */
export async function newestPublishedDocument(db: Database, now = new Date()): Promise<string | null> {
	const changes = await Promise.all(
		[flyers, whitepapers].map((documents) => newestChange(db, documents, eq(documents.isPublished, true), now)),
	)
	return changes.reduce((newest, change) => (newest && change && newest > change ? newest : (change ?? newest)))
}

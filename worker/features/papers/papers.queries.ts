import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import type { Paper, PaperDetails, PapersQuery } from '#contracts/content/papers.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { type DownloadedFile, downloadColumns } from '#worker/publishing/download-file.ts'
import {
	countItems,
	editedBy,
	filesAs,
	type MediaUrl,
	newestChange,
	pictureColumns,
	publishedIs,
	thumbnailOf,
} from '#worker/publishing/publishable.ts'
import { flyers, type PaperTable, whitepapers } from './papers.table.ts'

const thumbnail = filesAs('thumbnail')
const pdf = filesAs('pdf')

const listed = (papers: PaperTable) => ({
	id: papers.id,
	title: papers.title,
	description: papers.description,
	isPublished: papers.isPublished,
	thumbnailAlt: papers.thumbnailAlt,
	thumbnail: pictureColumns(thumbnail),
	pdf: downloadColumns(pdf),
})

/** Flyers or whitepapers for staff, newest first. */
export async function listPapers(
	db: Database,
	papers: PaperTable,
	urlOf: MediaUrl,
	{ pageNumber, pageSize, isPublished }: PapersQuery,
): Promise<Paged<Paper>> {
	const where = publishedIs(papers.isPublished, isPublished)
	const rows = selectPapers(db, papers, where)
	const page = await selectPage(db, { rows, table: papers, where }, { pageNumber, size: pageSize })
	return { ...page, content: await papersOf(page.content, urlOf) }
}

/** All that is published of one kind, for visitors, newest first. */
export const listPublishedPapers = async (db: Database, papers: PaperTable, urlOf: MediaUrl): Promise<Paper[]> =>
	papersOf(await selectPapers(db, papers, visible(papers)), urlOf)

/** What a visitor's page reads of one kind: what is published, and `alsoId` for whoever may preview it. */
type Reading = { urlOf: MediaUrl; alsoId: number | null }

/** All that is published of both kinds, read at the same moment. */
export async function listPublishedShelves(
	db: Database,
	reading: { flyers: Reading; whitepapers: Reading },
): Promise<{ flyers: Paper[]; whitepapers: Paper[] }> {
	const [flyerRows, whitepaperRows] = await db.batch([
		selectPapers(db, flyers, visible(flyers, reading.flyers.alsoId)),
		selectPapers(db, whitepapers, visible(whitepapers, reading.whitepapers.alsoId)),
	])
	return {
		flyers: await papersOf(flyerRows, reading.flyers.urlOf),
		whitepapers: await papersOf(whitepaperRows, reading.whitepapers.urlOf),
	}
}

const visible = (papers: PaperTable, alsoId: number | null = null) =>
	alsoId === null ? eq(papers.isPublished, true) : or(eq(papers.isPublished, true), eq(papers.id, alsoId))

const selectPapers = (db: Database, papers: PaperTable, where: SQL | undefined) =>
	db
		.select(listed(papers))
		.from(papers)
		.innerJoin(thumbnail, eq(thumbnail.key, papers.thumbnailKey))
		.innerJoin(pdf, eq(pdf.key, papers.fileKey))
		.where(where)
		.orderBy(desc(papers.id))

export async function findPaper(
	db: Database,
	papers: PaperTable,
	urlOf: MediaUrl,
	id: number,
): Promise<PaperDetails | null> {
	const [row] = await db
		.select({ ...listed(papers), ...editedBy(papers) })
		.from(papers)
		.innerJoin(thumbnail, eq(thumbnail.key, papers.thumbnailKey))
		.innerJoin(pdf, eq(pdf.key, papers.fileKey))
		.where(eq(papers.id, id))
	if (!row) return null
	const { version, updatedAt, updatedBy } = row
	return { ...(await paperOf(row, urlOf)), version, updatedAt, updatedBy }
}

/** The PDF of a paper, for staff. */
export const findPaperFile = (db: Database, papers: PaperTable, id: number) => selectFile(db, papers, eq(papers.id, id))

/** The PDF of a published paper, for visitors. */
export const findPublishedPaperFile = (db: Database, papers: PaperTable, id: number) =>
	selectFile(db, papers, and(eq(papers.id, id), eq(papers.isPublished, true)))

async function selectFile(db: Database, papers: PaperTable, where: SQL | undefined): Promise<DownloadedFile | null> {
	const [file] = await db
		.select(downloadColumns(pdf))
		.from(papers)
		.innerJoin(pdf, eq(pdf.key, papers.fileKey))
		.where(where)
	return file ?? null
}

/** The row as it is stored, for a save to compare with. */
export async function findStoredPaper(db: Database, papers: PaperTable, id: number) {
	const [row] = await db.select().from(papers).where(eq(papers.id, id))
	return row ?? null
}

type Row = Awaited<ReturnType<typeof selectPapers>>[number]

const papersOf = (rows: readonly Row[], urlOf: MediaUrl) => Promise.all(rows.map((row) => paperOf(row, urlOf)))

const paperOf = async (row: Row, urlOf: MediaUrl): Promise<Paper> => ({
	id: row.id,
	title: row.title,
	description: row.description,
	isPublished: row.isPublished,
	...(await thumbnailOf(row.thumbnail, row.thumbnailAlt, urlOf)),
	file: await urlOf(row.pdf),
	fileName: row.pdf.name,
	fileSize: row.pdf.size,
})

export const countFlyers = (db: Database, since: string) => countItems(db, flyers, since)
export const countWhitepapers = (db: Database, since: string) => countItems(db, whitepapers, since)

/** When a published flyer or whitepaper was last changed. */
export async function newestPublishedPaper(db: Database): Promise<string | null> {
	const changes = await Promise.all(
		[flyers, whitepapers].map((papers) => newestChange(db, papers, eq(papers.isPublished, true))),
	)
	return changes.reduce((newest, change) => (newest && change && newest > change ? newest : (change ?? newest)))
}

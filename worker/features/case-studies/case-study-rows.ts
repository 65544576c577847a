import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import {
	type CaseStudy,
	type CaseStudyListed,
	type CaseStudyRow,
	listSeparator,
} from '#contracts/content/case-studies.ts'
import type { Database } from '#worker/data/db.ts'
import { editedBy } from '#worker/editing/rows/edited-table.ts'
import { downloadColumns } from '#worker/publishing/download-file.ts'
import { filesAs, type MediaUrl, pictureColumns, thumbnailOf } from '#worker/publishing/publishable.ts'
import { scheduledOf, scheduleOf } from '#worker/publishing/schedule.ts'
import { caseStudies, caseStudyCategories } from './case-studies.table.ts'

const thumbnail = filesAs('thumbnail')
const pdf = filesAs('pdf')

/** A column under its own name. D1 returns a batch by column names, which two joined tables would share. */
const named = <Value>(column: AnyColumn, name: string) => sql<Value>`${column}`.as(name)

const { benefits } = caseStudies
const firstBenefit = sql<string>`substr(${benefits}, 1, instr(${benefits} || ${listSeparator}, ${listSeparator}) - 1)`

const listed = {
	id: caseStudies.id,
	title: caseStudies.title,
	description: caseStudies.description,
	categoryId: caseStudies.categoryId,
	categoryName: named<string>(caseStudyCategories.name, 'category_name'),
	publishedDate: caseStudies.publishedDate,
	isPublished: caseStudies.isPublished,
	...scheduleOf(caseStudies),
	firstBenefit: firstBenefit.as('first_benefit'),
	updatedAt: caseStudies.updatedAt,
	thumbnailAlt: caseStudies.thumbnailAlt,
	thumbnail: pictureColumns(thumbnail),
}

/** Case studies as lists show them. */
export const selectRows = (db: Database, where: SQL | undefined) =>
	db
		.select(listed)
		.from(caseStudies)
		.innerJoin(caseStudyCategories, eq(caseStudyCategories.id, caseStudies.categoryId))
		.innerJoin(thumbnail, eq(thumbnail.key, caseStudies.thumbnailKey))
		.where(where)

/** Whole case studies. */
export const selectWhole = (db: Database, where: SQL | undefined) =>
	db
		.select({
			...listed,
			...editedBy(caseStudies),
			challenges: caseStudies.challenges,
			benefits: caseStudies.benefits,
			pdf: {
				key: named<string>(pdf.key, 'pdf_file_key'),
				name: named<string>(pdf.name, 'pdf_file_name'),
				size: named<number>(pdf.size, 'pdf_file_size'),
			},
		})
		.from(caseStudies)
		.innerJoin(caseStudyCategories, eq(caseStudyCategories.id, caseStudies.categoryId))
		.innerJoin(thumbnail, eq(thumbnail.key, caseStudies.thumbnailKey))
		.innerJoin(pdf, eq(pdf.key, caseStudies.pdfKey))
		.where(where)

export const selectPdf = (db: Database, where: SQL | undefined) =>
	db.select(downloadColumns(pdf)).from(caseStudies).innerJoin(pdf, eq(pdf.key, caseStudies.pdfKey)).where(where)

export type ListedRow = Awaited<ReturnType<typeof selectRows>>[number]
export type WholeRow = Awaited<ReturnType<typeof selectWhole>>[number]

export async function caseStudyRowOf(row: ListedRow, urlOf: MediaUrl): Promise<CaseStudyRow> {
	const { thumbnail: picture, thumbnailAlt, publishAt: _, unpublishAt: __, ...fields } = row
	return { ...fields, ...(await thumbnailOf(picture, thumbnailAlt, urlOf)) }
}

/** The same with its schedule, for staff. */
export const listedCaseStudyOf = async (row: ListedRow, urlOf: MediaUrl, now: Date): Promise<CaseStudyListed> => ({
	...(await caseStudyRowOf(row, urlOf)),
	...scheduledOf(row, row.isPublished, now),
})

/** A whole case study without its last editor. */
export async function caseStudyOf(found: WholeRow, urlOf: MediaUrl): Promise<CaseStudy> {
	const { challenges, benefits, pdf: file, version: _, updatedBy: __, ...row } = found
	return {
		...(await caseStudyRowOf(row, urlOf)),
		challenges,
		benefits,
		pdfAttachment: await urlOf(file),
		pdfName: file.name,
		pdfSize: file.size,
	}
}

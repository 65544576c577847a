import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { itemKinds } from '#contracts/items/kinds.ts'
import { cleanPages } from '#contracts/search/file-pages.ts'
import { partedKey } from '#contracts/shared/search-key.ts'
import type { Database } from '../data/db.ts'
import { filePages } from './file-pages.table.ts'
import { fileHolders, files } from './files.table.ts'

/** The key of a text may be longer: one letter of it can be a phrase in Arabic. */
const keyOf = (text: string) =>
	partedKey(text)
		.slice(0, 2 * text.length)
		.toWellFormed()

const hasPages = (key: SQL) => sql`exists (select 1 from ${filePages} where ${filePages.fileKey} = ${key})`

/**
 * Stores the texts of the pages of a PDF, unless it has some already or the file is gone. A PDF without text gets one empty page, so that it
 * is not read again.
 */
export async function keepFilePages(db: Database, key: string, texts: readonly string[]): Promise<void> {
	const pages = cleanPages(texts).flatMap((text, place) =>
		text === '' ? [] : [{ page: place + 1, text, key: keyOf(text) }],
	)
	const rows = JSON.stringify(pages.length > 0 ? pages : [{ page: 1, text: '', key: '' }])
	await db.insert(filePages).select(
		sql`select ${key}, value ->> 'page', value ->> 'text', value ->> 'key' from json_each(${rows})
			where exists (select 1 from ${files} where ${files.key} = ${key}) and not ${hasPages(sql`${key}`)}`,
	)
}

/** The PDFs of items, and of versions that are scheduled to replace them, whose text no search knows. */
export const pdfsWithoutPages = (db: Database) =>
	db
		.select({ key: files.key })
		.from(files)
		.where(
			and(
				eq(files.type, 'application/pdf'),
				eq(files.bucket, 'media'),
				eq(files.state, 'live'),
				inArray(
					files.key,
					db
						.select({ key: fileHolders.fileKey })
						.from(fileHolders)
						.where(inArray(fileHolders.holder, [...itemKinds, 'replacement'])),
				),
				notExists(db.select({ key: filePages.fileKey }).from(filePages).where(eq(filePages.fileKey, files.key))),
			),
		)

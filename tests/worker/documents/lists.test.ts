import { beforeAll, describe, expect, test } from 'vitest'
import { flyerCalls, whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { keptCount, plansOf } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import type { Database } from '#worker/data/db.ts'
import { findRow } from '#worker/editing/rows/read-row.ts'
import { findDocument, listDocuments } from '#worker/features/documents/documents.queries.ts'
import { flyers, whitepapers } from '#worker/features/documents/documents.table.ts'
import {
	findPublishedDocumentFile,
	listPublishedDocuments,
	listPublishedResources,
} from '#worker/features/documents/published-documents.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const plainPaths = { flyers: mediaPath, whitepapers: mediaPath }
const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title)

describe('the page of resources', () => {
	beforeAll(async () => {
		const [flyer, whitepaper] = [await callsOf(flyerCalls), await callsOf(whitepaperCalls)]
		const named = (form: typeof flyerCalls.form, title: string, isPublished: boolean) => ({
			...form(),
			title,
			isPublished: String(isPublished),
		})
		await flyer.saved(named(flyerCalls.form, 'An older flyer', true))
		await flyer.saved(named(flyerCalls.form, 'A newer flyer', true))
		await whitepaper.saved(named(whitepaperCalls.form, 'A whitepaper', true))
		await flyer.saved(named(flyerCalls.form, 'A hidden flyer', false))
		await whitepaper.saved(named(whitepaperCalls.form, 'A hidden whitepaper', false))
	})

	test('both kinds, newest first, each with its own picture and file', async () => {
		const published = await listPublishedResources(db, plainPaths)
		expect(titles(published.flyers)).toEqual(['A newer flyer', 'An older flyer'])
		expect(titles(published.whitepapers)).toEqual(['A whitepaper'])
		const all = [...published.flyers, ...published.whitepapers]
		const addresses = all.flatMap(({ thumbnailImage, file }) => [thumbnailImage, file])
		expect(new Set(addresses).size).toBe(6)
		for (const { thumbnailImage, file } of all) {
			expect(thumbnailImage).toMatch(/picture\.png$/)
			expect(file).toMatch(/Six-figures\.pdf$/)
		}
	})
})

const page = { pageNumber: 1, pageSize: 6 }
const files = [
	'SEARCH thumbnail USING INDEX sqlite_autoindex_files_1 (key=?)',
	'SEARCH pdf USING INDEX sqlite_autoindex_files_1 (key=?)',
]

test.each<[string, (db: Database) => Promise<unknown>, string[]]>([
	// The table itself gives the descending order of ids.
	[
		'all flyers',
		(db) => listDocuments(db, flyers, mediaPath, { ...page, isPublished: null, title: null }),
		['SCAN flyers', ...files, keptCount],
	],
	[
		'unpublished whitepapers',
		(db) => listDocuments(db, whitepapers, mediaPath, { ...page, isPublished: false, title: null }),
		['SEARCH whitepapers USING INDEX whitepapers_published (is_published=?)', ...files, keptCount],
	],
	[
		'published flyers',
		(db) => listPublishedDocuments(db, flyers, mediaPath),
		['SEARCH flyers USING INDEX flyers_published (is_published=?)', ...files],
	],
	[
		'both kinds',
		(db) => listPublishedResources(db, plainPaths),
		[
			'SEARCH flyers USING INDEX flyers_published (is_published=?)',
			...files,
			'SEARCH whitepapers USING INDEX whitepapers_published (is_published=?)',
			...files,
		],
	],
])('%s are read by an index, in their order', async (_, act, plans) => {
	expect(await plansOf(act)).toEqual(plans)
})

test.each<[string, (db: Database) => Promise<unknown>]>([
	['one document', (db) => findDocument(db, flyers, mediaPath, 1)],
	['its file', (db) => findPublishedDocumentFile(db, whitepapers, 1)],
	['its row', (db) => findRow(db, flyers, 1)],
])('%s is found by its id', async (_, act) => {
	for (const plan of await plansOf(act)) expect(plan).toMatch(/^(SEARCH|CORRELATED)/)
})

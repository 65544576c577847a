import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Stores } from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { fillFilePages } from '#scripts/search/fill-file-pages.ts'
import { lockedPdf, pdfOfPages } from '#tests/support/files/cv-pdfs.ts'
import { openDatabase } from '#worker/data/db.ts'
import { inEmptyState, newFolder, tell } from '../backup/states.ts'

type Stored = { key: string; bytes: Uint8Array<ArrayBuffer> | null; holder?: string; type?: string }

/** Files with their holders. `bytes`: null for a file whose object is missing. */
async function store({ DB, MEDIA }: Stores, stored: readonly Stored[]) {
	for (const [place, { key, bytes, holder = 'flyers', type = 'application/pdf' }] of stored.entries()) {
		const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes ?? new Uint8Array())).toString('hex')
		await DB.batch([
			DB.prepare(
				"insert into files (key, bucket, state, name, type, size, sha256, created_at) values (?, 'media', 'live', 'paper.pdf', ?, ?, ?, '2026-01-02T00:00:00.000Z')",
			).bind(key, type, bytes?.byteLength ?? 1, sha256),
			DB.prepare('insert into file_holders (holder, holder_id, file_key) values (?, ?, ?)').bind(
				holder,
				place + 1,
				key,
			),
		])
		if (bytes) await MEDIA.put(key, bytes, { sha256, httpMetadata: { contentType: type } })
	}
}

const pagesOf = async ({ DB }: Stores) =>
	(await DB.prepare('select file_key, page, text from file_pages order by file_key, page').all()).results

const fill = ({ DB, MEDIA }: Stores) => fillFilePages(openDatabase(DB, 'primary'), MEDIA)

test('the reindexing reads each PDF of an item or of a scheduled version once', async () => {
	await inEmptyState(async (stores) => {
		await store(stores, [
			{ key: 'a-flyer', bytes: pdfOfPages(['Tides', '', 'Harbours']) },
			{ key: 'a-locked-one', bytes: lockedPdf(), holder: 'whitepapers' },
			{ key: 'a-scheduled-one', bytes: pdfOfPages(['Soon']), holder: 'replacement' },
			{ key: 'of-a-draft', bytes: pdfOfPages(['Unfinished']), holder: 'draft' },
			{ key: 'of-an-enquiry', bytes: pdfOfPages(['Private']), holder: 'enquiryMessage' },
			{ key: 'picture', bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' },
		])
		expect(await fill(stores)).toBe(3)
		expect(await pagesOf(stores)).toEqual([
			{ file_key: 'a-flyer', page: 1, text: 'Tides' },
			{ file_key: 'a-flyer', page: 3, text: 'Harbours' },
			{ file_key: 'a-locked-one', page: 1, text: '' },
			{ file_key: 'a-scheduled-one', page: 1, text: 'Soon' },
		])
		expect(await fill(stores)).toBe(0)
	})
}, 120_000)

test('a file whose object is missing is left for the next time', async () => {
	await inEmptyState(async (stores) => {
		await store(stores, [{ key: 'lost', bytes: null }])
		expect([await fill(stores), await pagesOf(stores)]).toEqual([0, []])
		await stores.MEDIA.put('lost', pdfOfPages(['Found']))
		expect([await fill(stores), await pagesOf(stores)]).toEqual([1, [{ file_key: 'lost', page: 1, text: 'Found' }]])
	})
}, 120_000)

test('a backup leaves the texts out, and a restore reads the PDFs again', async () => {
	const folder = join(newFolder(), 'backup')
	await inEmptyState(async (stores) => {
		await store(stores, [{ key: 'a-flyer', bytes: pdfOfPages(['Tides']) }])
		await fill(stores)
		const { tables } = await writeBackup(stores, folder, { tell })
		expect(Object.keys(tables)).not.toContain('file_pages')
	})
	await inEmptyState(async (stores) => {
		await restoreBackup(stores, folder, { tell, unsigned: true })
		expect(await pagesOf(stores)).toEqual([{ file_key: 'a-flyer', page: 1, text: 'Tides' }])
	})
}, 180_000)

import type { Database } from '#worker/data/db.ts'
import { keepFilePages, pdfsWithoutPages } from '#worker/files/file-pages.ts'
import { readPdf } from './read-pdf.ts'

/** Reads the PDFs of items whose text no search knows yet, and returns their number. Without its object a file is left out. */
export async function fillFilePages(db: Database, bucket: Pick<R2Bucket, 'get'>): Promise<number> {
	let read = 0
	for (const { key } of await pdfsWithoutPages(db)) {
		const object = await bucket.get(key)
		if (!object) continue
		// One file that fails holds up no other one, nor a restore. The doctor counts it.
		const texts = await readPdf(new Uint8Array(await object.arrayBuffer())).catch(() => null)
		if (texts === null) continue
		await keepFilePages(db, key, texts)
		read += 1
	}
	return read
}

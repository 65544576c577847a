import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { AppError } from '#worker/http/errors.ts'
import { readSnapshot, type Snapshot, storedSnapshot } from '../snapshot.ts'
import { revisions } from './revisions.table.ts'

type StoredContent = Pick<typeof revisions.$inferSelect, 'plainValues' | 'plainFiles' | 'packed'>

export const contentColumns = {
	plainValues: revisions.plainValues,
	plainFiles: revisions.plainFiles,
	packed: revisions.packed,
}

/** The newest revisions of an item, which are read most, stay as they are. */
export const plainRevisions = 3

/** Whether a revision is older than those. */
export const isOlder = sql<number>`exists (
	select 1 from revisions as newer where newer.kind = revisions.kind and newer.item_id = revisions.item_id
	and newer.number >= revisions.number + ${plainRevisions})`

/** The columns of a new revision. */
export function newContent(snapshot: Snapshot) {
	const { values, files } = storedSnapshot(snapshot)
	return { plainValues: values, plainFiles: files, packDue: false }
}

/** Reads the content of a revision, packed or not. Throws `revision.damaged`. */
export async function readContent({ packed, plainValues, plainFiles }: StoredContent): Promise<Snapshot> {
	if (!packed) return readSnapshot({ values: plainValues, files: plainFiles })
	try {
		const text = await passed(packed, new DecompressionStream('gzip')).text()
		const [values, files] = texts.parse(JSON.parse(text))
		return readSnapshot({ values, files })
	} catch (cause) {
		throw new AppError('revision.damaged', { cause })
	}
}

const texts = z.tuple([z.string(), z.string()])

/** The columns of a revision once it is packed; null if that saves nothing. */
export async function packedContent({ plainValues, plainFiles }: StoredContent) {
	const text = new TextEncoder().encode(JSON.stringify([plainValues, plainFiles]))
	const packed = new Uint8Array(await passed(text, new CompressionStream('gzip')).arrayBuffer())
	return packed.length < text.length ? { packed, plainValues: '', plainFiles: '' } : null
}

const passed = (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) =>
	new Response(new Blob([bytes]).stream().pipeThrough(through))

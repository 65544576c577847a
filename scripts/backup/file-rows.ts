import { z } from 'zod/mini'
import { buckets, linesOf, objectsIn, rowsFile } from './manifest.ts'

const fileRow = z.object({ key: z.string(), state: z.string() })

/** Returns the keys of live files without an object in the backup. */
export async function missingObjects(folder: string): Promise<string[]> {
	const objects = new Set<string>()
	for (const bucket of buckets) for await (const { key } of objectsIn(folder, bucket)) objects.add(key)
	const missing: string[] = []
	for await (const line of linesOf(rowsFile(folder, 'files'))) {
		const { key, state } = fileRow.parse(JSON.parse(line))
		if (state === 'live' && !objects.has(key)) missing.push(key)
	}
	return missing.sort()
}

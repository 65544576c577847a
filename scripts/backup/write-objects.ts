import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { originalOf } from '#worker/files/variant-key.ts'
import { Refusal } from '../command/steps.ts'
import { ownFile, ownFolder } from './folder.ts'
import { inParallel } from './in-parallel.ts'
import { lineFile } from './line-file.ts'
import { type BucketName, type KeptObject, objectFile, objectsFile, type Stores } from './manifest.ts'

const objectsAtOnce = 8
const objectsPerReport = 500

/** Writes the objects of a bucket as files, and a line for each. Leaves the sizes of pictures out: they are made again. */
export async function writeObjects(stores: Stores, name: BucketName, folder: string, tell: (text: string) => void) {
	const bucket = stores[name]
	mkdirSync(join(folder, 'objects', name), { mode: ownFolder })
	const lines = lineFile(objectsFile(folder, name))
	let bytes = 0
	let written = 0
	await inParallel(keysOf(bucket), objectsAtOnce, async (key) => {
		const object = await bucket.get(key)
		// Deleted since the listing.
		if (!object) return
		const hash = createHash('sha256')
		const body = Readable.fromWeb(object.body as Parameters<typeof Readable.fromWeb>[0])
		body.on('data', (chunk: Uint8Array) => hash.update(chunk))
		await pipeline(body, createWriteStream(objectFile(folder, name, key), { mode: ownFile }))
		const sha256 = hash.digest('hex')
		const known = object.checksums.toJSON().sha256
		if (known !== undefined && known !== sha256) throw new Refusal(`${name}/${key} is not what was once stored there.`)
		const contentType = object.httpMetadata?.contentType ?? null
		await lines.add([{ key, size: object.size, sha256, contentType } satisfies KeptObject])
		bytes += object.size
		written += 1
		if (written % objectsPerReport === 0) tell(`${name}: ${written} objects`)
	})
	tell(`${name}: ${written} objects, ${bytes.toLocaleString('en')} bytes`)
	return { ...(await lines.close()), bytes }
}

async function* keysOf(bucket: R2Bucket): AsyncGenerator<string> {
	let cursor: string | undefined
	do {
		const listed = await bucket.list(cursor === undefined ? {} : { cursor })
		for (const { key } of listed.objects) if (originalOf(key) === null) yield key
		cursor = listed.truncated ? listed.cursor : undefined
	} while (cursor !== undefined)
}

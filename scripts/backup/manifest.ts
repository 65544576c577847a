import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod/mini'
import { jsonOf } from '#contracts/shared/json.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { Refusal } from '../command/steps.ts'

/** The saved and restored stores: the database and both buckets. */
export type Stores = Pick<Bindings, 'DB' | 'MEDIA' | 'PRIVATE_FILES'>
export const buckets = ['MEDIA', 'PRIVATE_FILES'] as const satisfies (keyof Stores)[]
export type BucketName = (typeof buckets)[number]

/** A JSON Lines file of the backup: its number of lines and its hash. */
const listing = z.object({ lines: z.int(), sha256: z.string() })

/** Format 1 has no list of missing objects and no signature. */
const manifest = z.object({
	format: z.union([z.literal(1), z.literal(2)]),
	/** UTC. */
	madeAt: z.string(),
	/** The applied migrations in order: the version of the schema. */
	migrations: z.array(z.string()),
	/** Whether the database had no writes while the rows were read. */
	settled: z.boolean(),
	/** `rows/<table>.jsonl`. `lastId` is the highest id ever assigned, or null for a table without AUTOINCREMENT. */
	tables: z.record(z.string(), z.extend(listing, { lastId: z.nullable(z.int()) })),
	/** `objects/<bucket>.jsonl`, with a line for each file in `objects/<bucket>/`. */
	buckets: z.record(z.enum(buckets), z.extend(listing, { bytes: z.int() })),
	/** Keys of files whose objects the site had lost before the backup. */
	missing: z._default(z.array(z.string()), []),
})
export type Manifest = z.infer<typeof manifest>

/** A line of `objects/<bucket>.jsonl`. */
const keptObject = z.object({
	key: z.string(),
	size: z.int(),
	sha256: z.string(),
	contentType: z.nullable(z.string()),
})
export type KeptObject = z.infer<typeof keptObject>

export const manifestFile = (folder: string) => join(folder, 'manifest.json')
export const rowsFile = (folder: string, table: string) => join(folder, 'rows', `${table}.jsonl`)
export const objectsFile = (folder: string, bucket: BucketName) => join(folder, 'objects', `${bucket}.jsonl`)
/** Keys have safe characters, but a bucket may hold other objects. */
export const objectFile = (folder: string, bucket: BucketName, key: string) =>
	join(folder, 'objects', bucket, encodeURIComponent(key).replaceAll('.', '%2E'))

export function readManifest(folder: string): Manifest {
	const file = manifestFile(folder)
	if (!existsSync(file)) throw new Refusal(`${folder} holds no backup: there is no manifest.json.`)
	const read = manifest.safeParse(jsonOf(readFileSync(file, 'utf8')))
	if (read.success) return read.data
	throw new Refusal(`The manifest of ${folder} cannot be read: it is of another release, or was changed or cut off.`)
}

export async function hashOfFile(file: string): Promise<string> {
	const hash = createHash('sha256')
	await pipeline(createReadStream(file), hash)
	return hash.digest('hex')
}

/** Yields the lines of a file. `node:readline` also splits at U+2028 and U+2029, which JSON does not escape. */
export async function* linesOf(file: string): AsyncGenerator<string> {
	let rest = ''
	for await (const text of createReadStream(file, 'utf8')) {
		const lines = (rest + text).split('\n')
		rest = lines.pop() ?? ''
		yield* lines
	}
	if (rest !== '') yield rest
}

export async function* objectsIn(folder: string, bucket: BucketName): AsyncGenerator<KeptObject> {
	for await (const line of linesOf(objectsFile(folder, bucket))) yield keptObject.parse(JSON.parse(line))
}

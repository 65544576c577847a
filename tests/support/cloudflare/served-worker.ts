import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { z } from 'zod/mini'

const binding = z.looseObject({ type: z.string(), name: z.string(), text: z.optional(z.string()) })
const metadata = z.looseObject({
	main_module: z.string(),
	bindings: z.array(binding),
})
type Metadata = z.infer<typeof metadata>

type Module = { name: string; type: string; content: Uint8Array<ArrayBuffer> }

export type Uploaded = { metadata: Metadata; modules: Module[] }

/** Reads the form in which wrangler uploads a Worker. */
export async function readUpload(body: Buffer, contentType: string): Promise<Uploaded> {
	const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData()
	const modules: Module[] = []
	for (const [name, file] of form) {
		if (typeof file === 'string') continue
		modules.push({ name, type: file.type, content: new Uint8Array(await file.arrayBuffer()) })
	}
	return { metadata: metadata.parse(JSON.parse(String(form.get('metadata')))), modules }
}

export type Stores = { databaseId: string; buckets: readonly string[] }

/** Runs an uploaded Worker over https with the account's database. `project` holds wrangler.toml and uploaded assets. */
export function servedWorker(project: string, environment?: string) {
	const config = unstable_readConfig({ config: join(project, 'wrangler.toml'), env: environment })
	const state = mkdtempSync(join(tmpdir(), 'account-'))
	const options = (worker: WorkerOptions) =>
		convertV4MiniflareOptions({
			resourcePersistencePath: state,
			host: '127.0.0.1',
			https: true,
			log: new Log(LogLevel.NONE),
			handleStructuredLogs: () => undefined,
			workers: [worker],
		})
	let miniflare: Miniflare | null = null
	return {
		async run(stores: Stores, uploaded?: Uploaded, secrets: Record<string, string> = {}) {
			const worker = uploaded ? workerOf(uploaded, stores, secrets, config) : emptyWorker(stores)
			if (miniflare) await miniflare.setOptions(options(worker))
			else miniflare = new Miniflare(options(worker))
			await miniflare.ready
		},
		/** The folder of the database and the buckets. */
		state,
		database: () => miniflare?.getD1Database('DB') ?? Promise.reject(new Error('There is no database')),
		/** Requests the site as a visitor, without a proxy. */
		async visit(path: string) {
			if (!miniflare) throw new Error('Nothing is served')
			return miniflare.dispatchFetch(`https://site${path}`, { redirect: 'manual' })
		},
		port: async () => Number((await miniflare?.ready)?.port ?? 0),
		async stop() {
			await miniflare?.dispose()
			rmSync(state, { recursive: true, force: true })
		},
	}
}

type Config = ReturnType<typeof unstable_readConfig>

type WorkerOptions = ReturnType<typeof workerOf> | ReturnType<typeof emptyWorker>

const storesOf = ({ databaseId, buckets: [media = 'media', files = 'files'] }: Stores) => ({
	d1Databases: { DB: databaseId },
	r2Buckets: { MEDIA: media, PRIVATE_FILES: files },
})

const emptyWorker = (stores: Stores) => ({
	name: 'site',
	modules: true as const,
	script: 'export default { fetch: () => new Response("Nothing is deployed", { status: 404 }) }',
	...storesOf(stores),
})

/** The routing of assets comes from wrangler.toml; modules, settings and secrets are those that were uploaded. */
function workerOf({ metadata, modules }: Uploaded, stores: Stores, secrets: Record<string, string>, config: Config) {
	const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions
	const texts = metadata.bindings.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]]))
	const files = modules.filter(({ type }) => /javascript|wasm/.test(type))
	const isMain = ({ name }: Module) => name === metadata.main_module
	return {
		...options,
		name: 'site',
		modules: [...files.filter(isMain), ...files.filter((file) => !isMain(file))].map(({ name, type, content }) => ({
			type: type.includes('wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
			path: name,
			contents: content,
		})),
		bindings: { ...Object.fromEntries(texts), ...secrets },
		...storesOf(stores),
	}
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { rootMessage } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { root, wranglerConfig } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { quietTools } from '../command/tools.ts'
import { apiReason, findDatabase, requireAccount } from './account.ts'

export type RemotePlatform = Pick<Bindings, 'DB' | 'MEDIA' | 'PRIVATE_FILES' | 'ORIGIN'>

/** Runs `use` with the deployed database and buckets of wrangler.toml. */
export async function withRemotePlatform<Answer>(use: (platform: RemotePlatform) => Promise<Answer>): Promise<Answer> {
	requireAccount()
	quietTools()
	// A refusal is one sentence, below. Wrangler reads its log level on import.
	process.env.WRANGLER_LOG = 'none'
	const { getPlatformProxy, unstable_readConfig } = await import('wrangler')
	const { name, compatibility_date, vars, d1_databases, r2_buckets } = unstable_readConfig({
		config: wranglerConfig,
		env: process.env.CLOUDFLARE_ENV,
	})
	const database_name = d1_databases[0]?.database_name ?? name
	const database_id = findDatabase(database_name)
	if (!database_id) throw new Refusal(`The account has no database "${database_name}". Run npm run deploy first.`)

	const folder = join(root, '.wrangler')
	const configPath = join(folder, 'remote-platform.json')
	mkdirSync(folder, { recursive: true })
	const d1 = { binding: 'DB', database_name, database_id, remote: true }
	const remoteBuckets = r2_buckets.map((bucket: object) => ({ ...bucket, remote: true }))
	const config = { name, compatibility_date, d1_databases: [d1], r2_buckets: remoteBuckets }
	writeFileSync(configPath, JSON.stringify(config))
	try {
		const open = getPlatformProxy<Omit<RemotePlatform, 'ORIGIN'>>({ configPath, envFiles: [], persist: false })
		const platform = await open.catch((error: unknown) => {
			throw new Refusal(`Cloudflare does not open the database and the buckets: ${apiReason(messageOfApi(error))}`)
		})
		try {
			return await use({ ...platform.env, ORIGIN: String(vars.ORIGIN) })
		} catch (error) {
			throw refusalOfStore(error) ?? error
		} finally {
			await platform.dispose()
		}
	} finally {
		rmSync(configPath, { force: true })
	}
}

const apiError = z.object({ notes: z.tuple([z.object({ text: z.string() })], z.unknown()) })

/** The answer of the API, which wrangler keeps deep in the causes of its error. */
function messageOfApi(error: unknown): string {
	for (let next = error; typeof next === 'object' && next !== null; next = Reflect.get(next, 'cause')) {
		const { data } = apiError.safeParse(next)
		if (data) return data.notes[0].text
	}
	return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

/** A sentence for an error of D1 or R2; null for any other error. */
function refusalOfStore(error: unknown): Refusal | null {
	const message = rootMessage(error)
	if (error instanceof Refusal || !/^(D1_\w+|head|get|put|list|delete): /.test(message)) return null
	return new Refusal(`Cloudflare's database or buckets have failed: ${message.split('\n')[0]}. Try again.`)
}

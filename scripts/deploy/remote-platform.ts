import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bindings } from '#worker/http/request-context.ts'
import { root, wranglerConfig } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { quietTools } from '../command/tools.ts'
import { findDatabase, requireAccount } from './account.ts'

export type RemotePlatform = Pick<Bindings, 'DB' | 'MEDIA' | 'PRIVATE_FILES' | 'ORIGIN'>

/** Runs `use` with the deployed database and buckets of wrangler.toml. */
export async function withRemotePlatform<Answer>(use: (platform: RemotePlatform) => Promise<Answer>): Promise<Answer> {
	requireAccount()
	quietTools()
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
	const platform = await getPlatformProxy<Omit<RemotePlatform, 'ORIGIN'>>({ configPath, envFiles: [], persist: false })
	try {
		return await use({ ...platform.env, ORIGIN: String(vars.ORIGIN) })
	} finally {
		await platform.dispose()
		rmSync(configPath, { force: true })
	}
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDatabase, requireAccount } from './deploy/account.ts'
import { root, wranglerConfig } from './paths.ts'
import { Refusal } from './steps.ts'
import { quietTools } from './tools.ts'

/** Lets `use` read and write the deployed database, as wrangler.toml names it. */
export async function withRemoteDatabase<Answer>(
	use: (target: { DB: D1Database; ORIGIN: string }) => Promise<Answer>,
): Promise<Answer> {
	requireAccount()
	quietTools()
	const { getPlatformProxy, unstable_readConfig } = await import('wrangler')
	const { name, compatibility_date, vars, d1_databases } = unstable_readConfig({ config: wranglerConfig })
	const database_name = d1_databases[0]?.database_name ?? name
	const database_id = findDatabase(database_name)
	if (!database_id) throw new Refusal(`The account has no database "${database_name}". Run npm run deploy first.`)

	const folder = join(root, '.wrangler')
	const configPath = join(folder, 'remote-database.json')
	mkdirSync(folder, { recursive: true })
	const d1 = { binding: 'DB', database_name, database_id, remote: true }
	writeFileSync(configPath, JSON.stringify({ name, compatibility_date, d1_databases: [d1] }))
	const platform = await getPlatformProxy<{ DB: D1Database }>({ configPath, envFiles: [], persist: false })
	try {
		return await use({ DB: platform.env.DB, ORIGIN: String(vars.ORIGIN) })
	} finally {
		await platform.dispose()
		rmSync(configPath, { force: true })
	}
}

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '#worker/data/db.ts'
import { reindex } from '#worker/features/search/reindex.ts'
import { localSettingsFile } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'
import { withRemotePlatform } from './deploy/remote-platform.ts'
import { withLocalPlatform } from './local/local-platform.ts'
import { pendingMigrations } from './local/migrate.ts'

/** `npm run reindex`: writes what the search of the back office compares again, locally or with `-- --remote`. */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' } } })
	if (!values.remote && !existsSync(localSettingsFile))
		throw new Refusal('There is no local database yet. Run npm start once.')
	const write = async ({ DB }: { DB: D1Database }) => {
		if ((await pendingMigrations(DB)).length > 0)
			throw new Refusal(`The database is not up to date. Run npm ${values.remote ? 'run deploy' : 'start'} once.`)
		return reindex(openDatabase(DB, 'primary'))
	}
	const items = await (values.remote ? withRemotePlatform(write) : withLocalPlatform(write))
	console.log(`The search knows ${items.toLocaleString('en')} items.`)
	return 0
})

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '#worker/data/db.ts'
import { reindex } from '#worker/features/search/reindex.ts'
import { localSettingsFile } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'
import { withRemotePlatform } from './deploy/remote-platform.ts'
import { withLocalPlatform } from './local/local-platform.ts'
import { pendingMigrations } from './local/migrate.ts'
import { fillFilePages } from './search/fill-file-pages.ts'

/** `npm run reindex`: writes what searches compare again, and reads the text of PDFs that lack one, locally or with `-- --remote`. */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' } } })
	if (!values.remote && !existsSync(localSettingsFile))
		throw new Refusal('There is no local database yet. Run npm start once.')
	const write = async ({ DB, MEDIA }: { DB: D1Database; MEDIA: R2Bucket }) => {
		if ((await pendingMigrations(DB)).length > 0)
			throw new Refusal(`The database is not up to date. Run npm ${values.remote ? 'run deploy' : 'start'} once.`)
		const db = openDatabase(DB, 'primary')
		return { items: await reindex(db), read: await fillFilePages(db, MEDIA) }
	}
	const { items, read } = await (values.remote ? withRemotePlatform(write) : withLocalPlatform(write))
	console.log(`The search knows ${items.toLocaleString('en')} items. PDFs read: ${read.toLocaleString('en')}.`)
	return 0
})

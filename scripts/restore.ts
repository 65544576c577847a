import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore-backup.ts'
import { withLocalPlatform } from './local-platform.ts'
import { migrateLocally } from './migrate.ts'
import { withRemotePlatform } from './remote-platform.ts'
import { detail, Refusal, run, step } from './steps.ts'

/** `npm run restore -- --from <folder>`: into the empty state of this machine or, with `--remote`, of an account. */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' }, from: { type: 'string' } } })
	const { from } = values
	if (!from) throw new Refusal('Usage: npm run restore -- [--remote] --from backups/2026-01-31T10-00-00')
	if (!values.remote) migrateLocally()
	step(`Restoring ${from}`)
	const restore = values.remote ? withRemotePlatform : withLocalPlatform
	const { madeAt } = await restore((stores) => restoreBackup(stores, from, { tell: detail }))
	console.log(`\nEverything is as it was at ${madeAt}, compared row by row and object by object.`)
	return 0
})

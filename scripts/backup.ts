import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordAct } from '#worker/platform/audit.ts'
import { openDatabase } from '#worker/platform/db.ts'
import type { Stores } from './backup/manifest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { withLocalPlatform } from './local-platform.ts'
import { root } from './paths.ts'
import { withRemotePlatform } from './remote-platform.ts'
import { detail, run, step } from './steps.ts'

/** `npm run backup`: all rows and all objects, of this machine or, with `-- --remote`, of the deployed site, into `backups/<time>`. */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' }, to: { type: 'string' } } })
	const now = new Date()
	const folder = resolve(values.to ?? join(root, 'backups', now.toISOString().replaceAll(':', '-').slice(0, 19)))
	step(`Writing ${folder}`)
	const take = async (stores: Stores) => {
		const manifest = await writeBackup(stores, folder, { tell: detail, now })
		// For whoever asks when the last one was taken.
		const act = { actor: null, section: 'administration', action: 'backup taken', requestId: 'npm run backup' }
		await recordAct(openDatabase(stores.DB, 'primary'), act, now)
		return manifest
	}
	const { settled } = await (values.remote ? withRemotePlatform(take) : withLocalPlatform(take))
	if (!settled) detail('People were writing all the while: rows of different tables may be a few seconds apart.')
	console.log(`\nnpm run restore -- --from ${folder}   brings it back into an empty database`)
	return 0
})

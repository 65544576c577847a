import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup } from './backup/acts.ts'
import { ownFolder } from './backup/folder.ts'
import type { Stores } from './backup/manifest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { whenInterrupted } from './interrupt.ts'
import { withLocalPlatform } from './local-platform.ts'
import { root } from './paths.ts'
import { withRemotePlatform } from './remote-platform.ts'
import { detail, Refusal, run, step } from './steps.ts'

/** `npm run backup`: all rows and all objects, of this machine or, with `-- --remote`, of the deployed site, into `backups/<time>`. */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' }, to: { type: 'string' } } })
	if (values.to === '') throw new Refusal('Name the folder: npm run backup -- --to /mnt/backups/monday')
	const now = new Date()
	const folder = values.to ? resolve(values.to) : folderOf(now)
	whenInterrupted(() => console.error('\nStopped. Nothing is kept of this backup.'))
	step(`Writing ${folder}`)
	const take = async (stores: Stores) => {
		const manifest = await writeBackup(stores, folder, { tell: detail, now })
		await recordBackup(stores.DB, manifest.madeAt)
		return manifest
	}
	const { settled } = await (values.remote ? withRemotePlatform(take) : withLocalPlatform(take))
	if (!settled) detail('People were writing all the while: rows of different tables may be a few seconds apart.')
	console.log(`\nnpm run restore -- --from ${folder}   brings it back into an empty database`)
	return 0
})

function folderOf(moment: Date): string {
	const all = join(root, 'backups')
	mkdirSync(all, { recursive: true, mode: ownFolder })
	return join(all, moment.toISOString().replaceAll(':', '-').slice(0, 19))
}

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup } from './backup/acts.ts'
import { ownFolder } from './backup/folder.ts'
import type { Stores } from './backup/manifest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { whenInterrupted } from './command/interrupt.ts'
import { root } from './command/paths.ts'
import { detail, Refusal, run, step } from './command/steps.ts'
import { withRemotePlatform } from './deploy/remote-platform.ts'
import { withLocalPlatform } from './local/local-platform.ts'

/** `npm run backup`: saves all rows and objects into `backups/<time>`. With `-- --remote` it saves the deployed site. */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' }, to: { type: 'string' } } })
	if (values.to === '') throw new Refusal('Name the folder: npm run backup -- --to /mnt/backups/monday')
	const now = new Date()
	const folder = values.to ? resolve(values.to) : folderOf(now)
	whenInterrupted(() => console.error('\nStopped. Nothing is kept of this backup.'))
	step(`Writing ${folder}`)
	const take = async (stores: Stores, pepper?: string) => {
		const manifest = await writeBackup(stores, folder, { tell: detail, now, pepper })
		await recordBackup(stores.DB, manifest.madeAt)
		return manifest
	}
	// Wrangler cannot read the secrets of a deployed Worker.
	const remotePepper = process.env.PASSWORD_PEPPER
	const { settled } = values.remote
		? await withRemotePlatform((stores) => take(stores, remotePepper))
		: await withLocalPlatform((stores) => take(stores, stores.PASSWORD_PEPPER))
	if (values.remote && !remotePepper)
		detail('It is not signed: PASSWORD_PEPPER is not in the environment. To restore it takes --unsigned.')
	if (!settled)
		detail(
			'People were writing all the while: rows of different tables may be a few seconds apart. To restore it takes --unsettled.',
		)
	console.log(`\nnpm run restore -- --from ${folder}   brings it back into an empty database`)
	return 0
})

function folderOf(moment: Date): string {
	const all = join(root, 'backups')
	mkdirSync(all, { recursive: true, mode: ownFolder })
	return join(all, moment.toISOString().replaceAll(':', '-').slice(0, 19))
}

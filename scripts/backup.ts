import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup } from './backup/acts.ts'
import { ownFolder } from './backup/folder.ts'
import type { Manifest, Stores } from './backup/manifest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { whenInterrupted } from './command/interrupt.ts'
import { root } from './command/paths.ts'
import { detail, Refusal, run, step } from './command/steps.ts'
import { withRemotePlatform } from './deploy/remote-platform.ts'
import { withLocalPlatform } from './local/local-platform.ts'
import { withLocalCopy } from './local/state-copy.ts'

/** `npm run backup`: saves all rows and objects into `backups/<time>`. With `-- --remote` it saves the deployed site. */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' }, to: { type: 'string' } } })
	if (values.to === '') throw new Refusal('Name the folder: npm run backup -- --to /mnt/backups/monday')
	const now = new Date()
	const folder = values.to ? resolve(values.to) : folderOf(now)
	whenInterrupted(() => console.error('\nStopped. Nothing is kept of this backup.'))
	step(`Writing ${folder}`)
	const take = (stores: Stores, pepper?: string) => writeBackup(stores, folder, { tell: detail, now, pepper })
	// Wrangler cannot read the secrets of a deployed Worker.
	const remotePepper = process.env.PASSWORD_PEPPER
	const { settled } = values.remote
		? await withRemotePlatform(async (stores) => {
				const manifest = await take(stores, remotePepper)
				await recordBackup(stores.DB, manifest.madeAt)
				return manifest
			})
		: await takeLocally(take)
	const isSigned = !values.remote || remotePepper !== undefined
	if (!isSigned) detail('It is not signed: PASSWORD_PEPPER is not in the environment.')
	if (!settled) detail('People were writing all the while: rows of different tables may be a few seconds apart.')
	console.log(howToRestore(folder, { remote: values.remote ?? false, isSigned, settled }))
	return 0
})

async function takeLocally(take: (stores: Stores, pepper: string) => Promise<Manifest>): Promise<Manifest> {
	const manifest = await withLocalCopy((stores) => take(stores, stores.PASSWORD_PEPPER))
	await withLocalPlatform(({ DB }) => recordBackup(DB, manifest.madeAt))
	return manifest
}

type Made = { remote: boolean; isSigned: boolean; settled: boolean }

/** The command with the options that this backup needs, and the place for which it may be used. */
function howToRestore(folder: string, { remote, isSigned, settled }: Made): string {
	const options = [
		...(remote ? ['--remote'] : []),
		...['--from', folder],
		...(isSigned ? [] : ['--unsigned']),
		...(settled ? [] : ['--unsettled']),
	]
	const first = remote
		? 'Bring it back into a new, empty database of the account'
		: 'Bring it back after you have stopped the server and removed .wrangler/state'
	return `\n${first}:\nnpm run restore -- ${options.join(' ')}`
}

function folderOf(moment: Date): string {
	const all = join(root, 'backups')
	mkdirSync(all, { recursive: true, mode: ownFolder })
	return join(all, moment.toISOString().replaceAll(':', '-').slice(0, 19))
}

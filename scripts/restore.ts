import { parseArgs } from 'node:util'
import { migrationsOfBuild } from '#worker/data/migrations.ts'
import { recordRestore } from './backup/acts.ts'
import { requireKnownVersion } from './backup/before-restore.ts'
import { readManifest, type Stores } from './backup/manifest.ts'
import { countFactors, countPasswords, factorNotices, passwordNotice } from './backup/passwords.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { whenInterrupted } from './command/interrupt.ts'
import { detail, Refusal, run, step } from './command/steps.ts'
import { withRemotePlatform } from './deploy/remote-platform.ts'
import { withLocalPlatform } from './local/local-platform.ts'

/**
 * `npm run restore -- --from <folder>`: restores a backup into the empty local state, or into an account with `--remote`.
 * `--other-pepper`, `--unsigned` and `--unsettled` accept backups that it refuses otherwise.
 */
await run(async () => {
	const yes = { type: 'boolean', default: false } as const
	const { values } = parseArgs({
		options: { remote: yes, from: { type: 'string' }, 'other-pepper': yes, unsigned: yes, unsettled: yes },
	})
	const { from, remote, 'other-pepper': otherPepper, unsettled } = values
	const unsigned = values.unsigned || otherPepper
	if (!from) throw new Refusal('Usage: npm run restore -- [--remote] --from backups/2026-01-31T10-00-00')
	whenInterrupted(() => console.error('\nStopped. The same command begins again, and clears what was written.'))
	const manifest = readManifest(from)
	requireKnownVersion(manifest, migrationsOfBuild)
	step(`Restoring ${from}`)
	const pepperPlace = remote ? 'the environment' : '.dev.vars'
	const restore = async (stores: Stores, pepper?: string) => {
		const options = { tell: detail, pepper, pepperPlace, otherPepper, unsigned, unsettled } as const
		const { madeAt } = await restoreBackup(stores, from, options)
		await recordRestore(stores.DB, madeAt)
		return {
			notice: passwordNotice(await countPasswords(from, pepper ?? ''), { remote, otherPepper }),
			factors: factorNotices(await countFactors(from, pepper ?? ''), pepper !== undefined),
		}
	}
	const { notice, factors } = remote
		? await withRemotePlatform((stores) => restore(stores, process.env.PASSWORD_PEPPER))
		: await withLocalPlatform((stores) => restore(stores, stores.PASSWORD_PEPPER ?? ''))
	console.log(`\nRestored the state of ${manifest.madeAt}. Every row and object was compared.`)
	for (const text of [...(notice === null ? [] : [notice]), ...factors]) console.log(text)
	return 0
})

import { writeBackup } from '#scripts/backup/write-backup.ts'
import { run } from '#scripts/command/steps.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { allMigrations, applyMigrations } from '#scripts/local/migrate.ts'

/** Backs up an empty database and a bucket that never answers. The test ends it after it prints "hanging". */
const [state = '', folder = ''] = process.argv.slice(2)
await run(() =>
	withLocalPlatform(
		async (stores) => {
			await applyMigrations(stores.DB, allMigrations())
			const list = () => {
				console.log('hanging')
				return new Promise(() => {})
			}
			await writeBackup({ ...stores, MEDIA: { list } as unknown as R2Bucket }, folder, { tell: () => {} })
			return 0
		},
		{ state },
	),
)

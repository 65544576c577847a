import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'

/** Backs up or restores one state as the npm commands do, and prints the time and the memory of Node. */
const [what, state = '', settings = '', backup = ''] = process.argv.slice(2)
const tell = () => {}
const megabytes = () => process.resourceUsage().maxRSS / 1024
const start = performance.now()
const before = await withLocalPlatform(
	async (stores) => {
		const before = megabytes()
		await (what === 'backup' ? writeBackup(stores, backup, { tell }) : restoreBackup(stores, backup, { tell }))
		return before
	},
	{ state, settings },
)
console.log(JSON.stringify({ seconds: (performance.now() - start) / 1000, before, megabytes: megabytes() }))

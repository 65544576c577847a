import { recordAct } from '#worker/data/audit.ts'
import { openDatabase } from '#worker/data/db.ts'
import { whileBusy } from './retry.ts'

const anAct = { actor: null, section: 'administration' }

/** Records the backup for the audit log and the doctor. */
export async function recordBackup(d1: D1Database, madeAt: string): Promise<void> {
	const act = { ...anAct, action: 'backup taken', requestId: 'npm run backup' }
	await whileBusy(() => recordAct(openDatabase(d1, 'primary'), act, new Date(madeAt)))
}

/** Records the restore. The restored audit log does not hold its own backup: that was recorded after the rows were read. */
export async function recordRestore(d1: D1Database, madeAt: string, now = new Date()): Promise<void> {
	const changes: Record<string, [unknown, unknown]> = { madeAt: [null, madeAt] }
	const act = { ...anAct, action: 'backup restored', changes, requestId: 'npm run restore' }
	await recordAct(openDatabase(d1, 'primary'), act, now)
}

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readManifest } from '#scripts/backup/manifest.ts'
import { whileBusy } from '#scripts/backup/retry.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { startNode } from '#tests/support/server/own-project.ts'
import { inEmptyState, inState, newFolder, tell } from './states.ts'

test('a backup succeeds while another process keeps writing', async () => {
	const state = newFolder()
	await inEmptyState(async () => {}, state)
	const writer = startNode([join(import.meta.dirname, 'busy-writer.ts'), state])
	try {
		await writer.said('writing')
		const folder = join(newFolder(), 'backup')
		await inState((stores) => writeBackup(stores, folder, { tell }), state)
		expect(readManifest(folder).tables.enquiries?.lines).toBeGreaterThan(0)
		expect(writer.child.exitCode, writer.output.stderr).toBeNull()
	} finally {
		writer.child.kill()
	}
}, 180_000)

test('a busy database ends in one sentence after ten attempts; other errors end at once', async () => {
	let tries = 0
	const failing = (text: string) => async () => {
		tries += 1
		throw new Error(text)
	}
	await expect(whileBusy(failing('D1_ERROR: Failed to get session commit token'))).rejects.toThrow(
		'The database was busy all the time. Try again, or stop the server first.',
	)
	expect(tries).toBe(10)
	await expect(whileBusy(failing('D1_ERROR: no such table: x'))).rejects.toThrow('no such table')
	expect(tries).toBe(11)
}, 60_000)

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readManifest } from '#scripts/backup/manifest.ts'
import { whileBusy } from '#scripts/backup/retry.ts'
import { ownProject, startNode } from '#tests/support/server/own-project.ts'
import { inEmptyState, newFolder } from './states.ts'

test('beside a server that saves, a backup is settled, hinders no save, keeps the terminal clean and ends with the command that restores it', async () => {
	const project = ownProject()
	project.prepare()
	await inEmptyState(async ({ MEDIA }) => {
		await MEDIA.put('a-picture', 'bytes')
	}, project.state)
	const writer = startNode([join(import.meta.dirname, 'busy-writer.ts'), project.state])
	try {
		await writer.said('writing')
		const folder = join(newFolder(), 'backup')
		const { code, stdout, stderr } = await project.run('backup', '--to', folder)
		expect([code, stderr]).toEqual([0, ''])
		expect(stdout.trim().split('\n').at(-1)).toBe(`npm run restore -- --from ${folder}`)
		const { settled, tables, buckets } = readManifest(folder)
		expect(settled).toBe(true)
		expect(tables.enquiries?.lines).toBeGreaterThan(0)
		expect(buckets.MEDIA.lines).toBe(1)
		expect(writer.child.exitCode, writer.output.stderr).toBeNull()
		expect(writer.output.stdout).not.toContain('refused')
		expect(readdirSync(join(project.folder, '.wrangler'))).toEqual(['state'])
	} finally {
		writer.child.kill()
		project.remove()
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

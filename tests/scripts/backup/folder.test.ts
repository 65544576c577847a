import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Stores } from '#scripts/backup/manifest.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { startNode } from '#tests/support/server/own-project.ts'
import { newFolder, openEmptyState, tell } from './states.ts'

let stores: Stores
beforeAll(async () => {
	stores = await openEmptyState()
}, 120_000)

const take = (stores: Stores, folder: string) => writeBackup(stores, folder, { tell })

test('only its owner may read a backup', async () => {
	const folder = join(newFolder(), 'backup')
	await stores.MEDIA.put('a-picture', 'bytes')
	await take(stores, folder)
	const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
	const modes = new Set([folder, ...all].map((path) => `${statSync(path).isFile()} ${statSync(path).mode & 0o777}`))
	expect(modes).toEqual(new Set([`false ${0o700}`, `true ${0o600}`]))
	expect(all).toContain(join(folder, 'objects/MEDIA/a-picture'))
}, 120_000)

test('a failed backup leaves no files and can be repeated', async () => {
	const away = { list: () => Promise.reject(new Error('The bucket is away')) } as unknown as R2Bucket
	const [made, empty] = [join(newFolder(), 'backup'), newFolder()]
	for (const folder of [made, empty]) {
		await expect(take({ ...stores, PRIVATE_FILES: away }, folder)).rejects.toThrow('The bucket is away')
		expect(existsSync(folder)).toBe(folder === empty)
		await take(stores, folder)
		expect(readdirSync(folder)).toEqual(['manifest.json', 'objects', 'rows'])
	}
}, 180_000)

test('an interrupted backup leaves no files', async () => {
	const folder = join(newFolder(), 'backup')
	const backup = startNode([join(import.meta.dirname, 'hanging-backup.ts'), newFolder(), folder])
	await backup.said('hanging', { patienceMs: 100_000 })
	expect(existsSync(folder)).toBe(true)
	backup.child.kill('SIGINT')
	const [code] = await once(backup.child, 'close')
	expect(code).toBe(130)
	expect(existsSync(folder)).toBe(false)
}, 120_000)

test('an impossible folder is named, and nothing is written', async () => {
	const folder = newFolder()
	const file = join(folder, 'a-file')
	writeFileSync(file, 'of somebody')
	mkdirSync(join(folder, 'full/of-something'), { recursive: true })
	const refusals: [to: string, sentence: string][] = [
		[file, 'is a file'],
		[join(file, 'backup'), 'No folder can be made in'],
		[join(folder, 'full'), 'is not empty'],
		[join(folder, 'no/backup'), 'There is no folder'],
		// A folder that exists only on Linux, looks writable and refuses files.
		...(existsSync('/proc') ? [['/proc/nope', 'No folder can be made in /proc'] satisfies [string, string]] : []),
	]
	for (const [to, sentence] of refusals) await expect(take(stores, to), to).rejects.toThrow(sentence)
	expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['a-file', 'full', 'full/of-something'])
}, 180_000)

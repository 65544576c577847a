import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
	type Manifest,
	manifestFile,
	objectsFile,
	readManifest,
	rowsFile,
	type Stores,
} from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { signManifest } from '#scripts/backup/signature.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { inEmptyState, newFolder, openEmptyState, tell } from './states.ts'

const pepper = 'a pepper that only this test uses'
let target: Stores
const backup = join(newFolder(), 'backup')
const files = {
	manifest: manifestFile(backup),
	signature: join(backup, 'manifest.sig'),
	objects: objectsFile(backup, 'MEDIA'),
	users: rowsFile(backup, 'users'),
}
const saved = new Map<string, string>()

beforeAll(async () => {
	target = await openEmptyState()
	await inEmptyState(async (stores) => {
		const add = stores.DB.prepare(
			"insert into files (key, bucket, state, name, type, size, sha256, created_at) values (?, 'media', 'live', 'a.png', 'image/png', 5, 'hash', '2026-01-31T10:00:00.000Z')",
		)
		await stores.DB.batch(['kept', 'lost before'].map((key) => add.bind(key)))
		await stores.MEDIA.put('kept', 'bytes')
		await writeBackup(stores, backup, { tell, pepper })
	})
	for (const file of Object.values(files)) saved.set(file, readFileSync(file, 'utf8'))
}, 120_000)

beforeEach(() => {
	for (const [file, text] of saved) writeFileSync(file, text)
})

/** Changes the manifest and signs it again. */
function changeManifest(edit: (manifest: Manifest) => void): void {
	const manifest = readManifest(backup)
	edit(manifest)
	writeFileSync(files.manifest, JSON.stringify(manifest))
	signManifest(backup, pepper)
}

/** Restores the backup and returns the warnings. */
async function restore(options: Partial<Parameters<typeof restoreBackup>[2]> = {}) {
	const told: string[] = []
	await restoreBackup(target, backup, { tell: (text) => told.push(text), pepper, ...options })
	// The next test needs an empty database.
	await target.DB.prepare('delete from files').run()
	return told.filter((text) => text.startsWith('Warning'))
}

test('a backup names an object that was lost before, and still restores', async () => {
	expect(readManifest(backup).missing).toEqual(['lost before'])
	expect(await restore()).toEqual(['Warning: 1 files had lost their objects before the backup: lost before.'])
}, 120_000)

test('an object that a file needs and the backup does not list prevents the restore', async () => {
	changeManifest((manifest) => {
		manifest.missing = []
	})
	await expect(restore()).rejects.toThrow('The backup lacks the objects of 1 files: lost before.')
}, 120_000)

test('a manifest with a missing or unknown table restores nothing', async () => {
	changeManifest(({ tables }) => {
		delete tables.enquiries
	})
	await expect(restore()).rejects.toThrow('The backup lacks the table enquiries.')
	changeManifest(({ tables }) => {
		tables.enquiries = tables.users as Manifest['tables'][string]
		tables.secrets = tables.users as Manifest['tables'][string]
	})
	writeFileSync(rowsFile(backup, 'secrets'), readFileSync(files.users))
	await expect(restore()).rejects.toThrow('The backup has an unknown table secrets.')
	rmSync(rowsFile(backup, 'secrets'))
}, 120_000)

test('rows that were read during writes restore only with the option', async () => {
	changeManifest((manifest) => {
		manifest.settled = false
	})
	await expect(restore()).rejects.toThrow('restore this one with --unsettled')
	expect(await restore({ unsettled: true })).toContainEqual(
		'Warning: People were writing while this backup was made, so its rows may not fit each other.',
	)
}, 120_000)

test('an edited backup is refused, whatever the edit', async () => {
	writeFileSync(files.manifest, saved.get(files.manifest)?.replace('"settled": true', '"settled":  true') ?? '')
	await expect(restore()).rejects.toThrow('The signature of this backup does not fit')
	writeFileSync(files.manifest, saved.get(files.manifest) ?? '')
	for (const file of [files.objects, files.users]) {
		writeFileSync(file, `${saved.get(file)} `)
		await expect(restore()).rejects.toThrow('is not what was saved')
		writeFileSync(file, saved.get(file) ?? '')
	}
}, 120_000)

test('a backup without a signature, or with one of another secret, needs the option', async () => {
	const otherPepper = 'another pepper, which knows nothing of it'
	await expect(restore({ pepper: otherPepper })).rejects.toThrow('signed with another PASSWORD_PEPPER')
	expect((await restore({ pepper: otherPepper, otherPepper: true }))[0]).toContain('Its content is taken on trust.')
	for (const text of ['', 'no signature', '00'.repeat(32)]) {
		writeFileSync(files.signature, text)
		await expect(restore()).rejects.toThrow('restore with --unsigned')
	}
	rmSync(files.signature)
	await expect(restore()).rejects.toThrow('This backup is not signed')
	expect((await restore({ unsigned: true }))[0]).toContain('This backup is not signed')
	await expect(restore({ pepper: undefined })).rejects.toThrow('This backup is not signed')
}, 120_000)

test.each(['.dev.vars', 'the environment'] as const)(
	'a missing or wrong secret is named with its place: %s',
	async (pepperPlace) => {
		await expect(restore({ pepper: undefined, pepperPlace })).rejects.toThrow(
			`without PASSWORD_PEPPER in ${pepperPlace}.`,
		)
		const other = 'another pepper, which knows nothing of it'
		await expect(restore({ pepper: other, pepperPlace })).rejects.toThrow(
			`Put that of the old site into ${pepperPlace}.`,
		)
	},
	120_000,
)

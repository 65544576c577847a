import { copyFileSync, existsSync, globSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Bindings } from '#worker/http/request-context.ts'
import { whenInterrupted } from '../command/interrupt.ts'
import { localSettingsFile, localState } from '../command/paths.ts'
import { type LocalPlatform, withLocalPlatform } from './local-platform.ts'

/**
 * Runs `use` with a copy of the local D1 and R2, as they are at one moment. A second workerd on the files of a running
 * server locks them for each statement, and then saves of the server fail.
 */
export async function withLocalCopy<Answer>(
	use: (bindings: Bindings) => Promise<Answer>,
	{ state = localState, settings = localSettingsFile }: LocalPlatform = {},
): Promise<Answer> {
	mkdirSync(dirname(state), { recursive: true })
	// Beside the state, since links do not lead to another disk.
	const copy = mkdtempSync(`${state}-copy-`)
	const remove = () => rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
	const forget = whenInterrupted(remove)
	try {
		await copyState(state, copy)
		return await withLocalPlatform(use, { state: copy, settings })
	} finally {
		forget()
		remove()
	}
}

/** Copies the local D1 and R2, as they are at one moment, to a folder of the same disk. */
export async function copyState(state: string, copy: string): Promise<void> {
	// Rows first: R2 gets an object before D1 gets the row that names it.
	await copyDatabases(state, copy, 'v3/d1/*/*.sqlite')
	await copyDatabases(state, copy, 'v3/r2/*/*.sqlite')
	for (const path of globSync('v3/r2/*/blobs/*', { cwd: state })) linkOrCopy(join(state, path), place(copy, path))
}

/** Copies each database within one read transaction, which waits for nobody and holds nobody up. */
async function copyDatabases(state: string, copy: string, pattern: string): Promise<void> {
	const allPagesAtOnce = 2 ** 30
	for (const path of globSync(pattern, { cwd: state })) {
		using database = new DatabaseSync(join(state, path), { readOnly: true, timeout: 5_000 })
		await backup(database, place(copy, path), { rate: allPagesAtOnce })
	}
}

function place(folder: string, path: string): string {
	const file = join(folder, path)
	mkdirSync(dirname(file), { recursive: true })
	return file
}

/** Miniflare writes each blob once and then only deletes it. Some file systems have no links. */
function linkOrCopy(from: string, to: string): void {
	try {
		linkSync(from, to)
	} catch {
		// Deleted since it was listed.
		if (existsSync(from)) copyFileSync(from, to)
	}
}

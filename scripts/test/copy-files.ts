import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/** Copies the files of this checkout that Git knows or would add. */
export function copyFiles(folder: string): void {
	const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
	const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
	// Git also lists files that are deleted and not committed.
	for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
}

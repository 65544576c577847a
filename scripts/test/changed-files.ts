import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/** Returns the files that are changed and not committed, without deleted ones, as paths from the folder. */
export function changedFiles(folder = root): string[] {
	const listed = ['diff --name-only --relative HEAD', 'ls-files --others --exclude-standard'].map(
		(command) => spawnSync('git', command.split(' '), { cwd: folder, encoding: 'utf8' }).stdout ?? '',
	)
	const paths = listed.join('\n').split('\n')
	return paths.filter((path) => path !== '' && existsSync(join(folder, path))).sort()
}

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../command/paths.ts'

/** Returns the Worker tests of the uncommitted changes, as paths from the project root. */
export const changedWorkerTests = (): string[] => [...new Set(changedFiles().flatMap(workerTestsOf))].sort()

function changedFiles(): string[] {
	const listed = ['diff --name-only HEAD', 'ls-files --others --exclude-standard'].map(
		(command) => spawnSync('git', command.split(' '), { cwd: root, encoding: 'utf8' }).stdout ?? '',
	)
	return listed
		.join('\n')
		.split('\n')
		.filter((path) => path !== '')
}

/** Tests mirror the sources: a feature has a folder of tests, another file the tests with its name. */
export function workerTestsOf(path: string): string[] {
	if (path.startsWith('tests/worker/')) return path.endsWith('.test.ts') && existsSync(join(root, path)) ? [path] : []
	const feature = /^worker\/features\/([^/]+)\//.exec(path)?.[1]
	const folder = feature ? `tests/worker/${feature}` : dirname(path).replace(/^worker/, 'tests/worker')
	if (!path.startsWith('worker/') || !existsSync(join(root, folder))) return []
	const named = basename(path).split('.')[0] ?? ''
	return readdirSync(join(root, folder))
		.filter((name) => name.endsWith('.test.ts') && (feature || name.startsWith(named)))
		.map((name) => `${folder}/${name}`)
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { builtAssets, builtWorker, root } from '../command/paths.ts'
import { targetEnvironment } from './target-environment.ts'

/** The files and folders that determine the build. */
const inputs = [
	'worker',
	'web',
	'migrations/meta/_journal.json',
	'scripts/build',
	'package.json',
	'package-lock.json',
	'react-router.config.ts',
	'tsconfig.json',
	'vite.config.ts',
	'wrangler.toml',
]

/** In a folder that the bundler empties: a build by another command is not marked. */
const stampFile = join(dirname(builtWorker), '.inputs')

/** Tells whether the build on disk belongs to the present sources and environment. */
export const isBuildCurrent = () =>
	[builtAssets, builtWorker, stampFile].every(existsSync) && readFileSync(stampFile, 'utf8') === hashOfInputs()

/** Notes at the end of a build what it was made of. */
export const markBuild = (inputs: string) => writeFileSync(stampFile, inputs)

export function hashOfInputs(): string {
	const hash = createHash('sha256').update(targetEnvironment())
	for (const path of inputs.flatMap((input) => filesUnder(join(root, input)))) {
		const content = readFileSync(path)
		hash.update(`${relative(root, path)}\0${content.length}\0`).update(content)
	}
	return hash.digest('hex')
}

function filesUnder(path: string): string[] {
	if (!existsSync(path)) return []
	if (statSync(path).isFile()) return [path]
	return readdirSync(path, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort()
}

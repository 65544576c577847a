import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildFolder, builtAssets, builtConfig, root } from '../command/paths.ts'

/** Everything that decides what the build makes. */
const inputs = [
	'worker',
	'web',
	'scripts/build/asset-headers.ts',
	'scripts/build/build-inputs.ts',
	'scripts/build/build-steps.ts',
	'scripts/build/entities.ts',
	'scripts/build/plain-icons.ts',
	'scripts/build/prerender.ts',
	'scripts/build/short-class-names.ts',
	'package.json',
	'package-lock.json',
	'react-router.config.ts',
	'tsconfig.json',
	'vite.config.ts',
	'wrangler.toml',
]

const stampFile = join(buildFolder, '.inputs')

/** Whether the build on disk was made of what stands in the sources now. */
export const isBuildCurrent = () =>
	[builtAssets, builtConfig, stampFile].every(existsSync) && readFileSync(stampFile, 'utf8') === hashOfInputs()

export const markBuildCurrent = () => writeFileSync(stampFile, hashOfInputs())

function hashOfInputs(): string {
	const hash = createHash('sha256')
	for (const path of inputs.flatMap((input) => filesUnder(join(root, input)))) {
		const content = readFileSync(path)
		hash.update(`${relative(root, path)}\0${content.length}\0`).update(content)
	}
	return hash.digest('hex')
}

function filesUnder(path: string): string[] {
	if (!existsSync(path)) return []
	try {
		const entries = readdirSync(path, { withFileTypes: true, recursive: true })
		return entries
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.sort()
	} catch {
		return [path]
	}
}

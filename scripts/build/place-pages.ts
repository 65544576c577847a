import { globSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtAssets } from '../command/paths.ts'

/** Moves each prerendered page from `path/index.html` to `path.html`, and deletes the router's data files: documents never load them. */
export function placePages(paths: readonly string[]): void {
	for (const path of paths) {
		if (path === '/') continue
		const folder = join(builtAssets, path)
		renameSync(join(folder, 'index.html'), `${folder}.html`)
		// Where file names ignore case, /solutions and /Solutions/Kyc share a folder.
		if (readdirSync(folder).length === 0) rmdirSync(folder)
	}
	for (const name of globSync('**/*.data', { cwd: builtAssets })) rmSync(join(builtAssets, name))
}

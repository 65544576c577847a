import { globSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtAssets } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'

/** A prerendered page and the style element in it. */
export type PlacedPage = { path: string; style: string }

/**
 * Moves each prerendered page from `path/index.html` to `path.html`, inlines its stylesheet, and deletes the router's data files:
 * documents never load them.
 */
export function placePages(paths: readonly string[]): PlacedPage[] {
	const pages = paths.map(placePage)
	for (const name of globSync('**/*.data', { cwd: builtAssets })) rmSync(join(builtAssets, name))
	return pages
}

function placePage(path: string): PlacedPage {
	const folder = join(builtAssets, path)
	const file = path === '/' ? join(folder, 'index.html') : `${folder}.html`
	if (path !== '/') {
		renameSync(join(folder, 'index.html'), file)
		// Where file names ignore case, /solutions and /Solutions/Kyc share a folder.
		if (readdirSync(folder).length === 0) rmdirSync(folder)
	}
	const html = readFileSync(file, 'utf8')
	const [link, href = ''] = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/.exec(html) ?? []
	if (!link) throw new Refusal(`${path} has no stylesheet.`)
	const style = readFileSync(join(builtAssets, href), 'utf8')
	writeFileSync(
		file,
		html.replace(link, () => `<style>${style}</style>`),
	)
	return { path, style }
}

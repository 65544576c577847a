import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildCurrent } from '#scripts/build/build-inputs.ts'
import { builtAssets } from '#scripts/command/paths.ts'
import { prerenderedPages } from '#web/content/site-map.ts'
import { parsePage, type ServedPage } from './served-page.ts'

/** Each process reads a page once. */
const read = new Map<string, ServedPage>()

/** A page as the build rendered it. */
export function builtPage(path: string): ServedPage {
	const known = read.get(path)
	if (known) return known
	const page = parsePage(path, builtHtml(path))
	read.set(path, page)
	return page
}

export const builtPages = (): ServedPage[] => prerenderedPages.map(({ path }) => builtPage(path))

export const builtHtml = (path: string): string => builtFile(path === '/' ? 'index.html' : `${path}.html`).toString()

export const builtFile = (name: string) => {
	requireBuild()
	return readFileSync(join(builtAssets, name))
}

/** Whether the build has a non-empty file at this address. */
export function isBuiltFile(address: string): boolean {
	const file = join(builtAssets, decodeURIComponent(address))
	return existsSync(file) && statSync(file).isFile() && statSync(file).size > 0
}

let isCurrent = false

function requireBuild(): void {
	isCurrent ||= isBuildCurrent()
	if (!isCurrent) throw new Error('The build is older than its sources. Run npm run build first.')
}

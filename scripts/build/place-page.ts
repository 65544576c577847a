import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtAssets } from '../command/paths.ts'
import type { RenderedPage } from './render-pages.ts'

/** Writes a rendered page among the files of the build, to `path.html`. */
export function placePage({ path, html }: RenderedPage): void {
	const file = join(builtAssets, path === '/' ? 'index.html' : `${path}.html`)
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(file, html)
}

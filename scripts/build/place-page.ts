import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtAssets } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import type { RenderedPage } from './render-pages.ts'

/** A page among the files of the build, and the style element in it. */
export type PlacedPage = { path: string; style: string }

/** Writes a rendered page to `path.html`, with its stylesheet in it. */
export function placePage({ path, html }: RenderedPage): PlacedPage {
	const [link, href = ''] = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/.exec(html) ?? []
	if (!link) throw new Refusal(`${path} has no stylesheet.`)
	const style = readFileSync(join(builtAssets, href), 'utf8')
	const file = join(builtAssets, path === '/' ? 'index.html' : `${path}.html`)
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(
		file,
		html.replace(link, () => `<style>${style}</style>`),
	)
	return { path, style }
}

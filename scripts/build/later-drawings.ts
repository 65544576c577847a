import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtAssets } from '../command/paths.ts'
import type { RenderedPage } from './render-pages.ts'

const drawingTag = /<div class="scene hero-scene[^>]*>/g

/**
 * Moves the drawings of all slides but the first from the hero's markup into a file of the build. They are decoration
 * that nobody sees at first. `web/enhance/later-drawings.ts` brings them back.
 */
export function moveLaterDrawings({ path, html }: RenderedPage): RenderedPage {
	const [, ...later] = [...html.matchAll(drawingTag)].map(({ index, 0: tag }) => ({ tag, start: index + tag.length }))
	if (later.length === 0) return { path, html }
	const drawings = later.map(({ start }) => html.slice(start, endOfDiv(html, start)))
	const text = JSON.stringify(drawings)
	const address = `assets/drawings-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
	writeFileSync(join(builtAssets, address), text)

	let rest = html
	for (const { tag, start } of later.toReversed()) {
		const marked = `${tag.slice(0, -1)} data-drawing="/${address}">`
		rest = rest.slice(0, start - tag.length) + marked + rest.slice(endOfDiv(html, start))
	}
	return { path, html: rest }
}

/** Where the `<div>` whose content begins at `start` closes. */
function endOfDiv(html: string, start: number): number {
	let depth = 1
	for (const { index, 0: tag } of html.slice(start).matchAll(/<div\b|<\/div>/g)) {
		depth += tag === '</div>' ? -1 : 1
		if (depth === 0) return start + index
	}
	throw new Error('A drawing of the hero does not end')
}

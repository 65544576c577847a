import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'
import { altOf, contentFolder, type Item } from './load-content.ts'

const file = join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

/** The typeface of the drawings, as CSS that needs no other file. */
export const typeface = `@font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) }`

export type Drawing = { src: string; alt: string }

/** The drawing of an item's card as an image. A browser shows an image without the fonts of the page, so it has its own. */
export function drawingOf(item: Item): Drawing {
	const svg = readFileSync(join(contentFolder, item.folder, 'picture.svg'), 'utf8')
	const withType = svg.replace('>', `><style>${typeface}</style>`)
	return { src: `data:image/svg+xml;base64,${Buffer.from(withType).toString('base64')}`, alt: altOf(item) }
}

/** Subsets the typeface to the product's characters, and writes it with a fallback of the same metrics to web/ui/fonts. */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { accented, everyday, seldom } from './assets/font-characters.ts'
import { arial, roboto, verticalMetrics, widthRatio } from './assets/font-metrics.ts'

const folder = new URL('../web/ui/fonts/', import.meta.url)
const source = (part: 'latin' | 'latin-ext') =>
	readFileSync(
		new URL(`../node_modules/@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`, import.meta.url),
	)
const weights = { min: 400, max: 700 }
/** The bytes that a server sends in one go on a new connection, about 14 KB. */
const byteLimit = 14_000

async function write(name: string, font: Uint8Array, characters: string): Promise<number> {
	const cut = await subsetFont(font, characters, {
		targetFormat: 'woff2',
		keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
		variationAxes: { wght: weights },
	})
	writeFileSync(new URL(name, folder), cut)
	return cut.length
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/** A local font, stretched to the metrics of the web font: the swap shifts no layout. */
async function fallbackFace(
	family: string,
	font: Uint8Array,
	weight: number,
	span: string,
	names: string[],
	widths: Record<string, number>,
) {
	const ratio = await widthRatio(font, weight, widths)
	const { ascent, descent, lineGap } = await verticalMetrics(font)
	return `@font-face {
	font-family: "${family}";
	src: ${names.map((name) => `local("${name}")`).join(', ')};
	font-weight: ${span};
	size-adjust: ${percent(ratio)};
	ascent-override: ${percent(ascent / ratio)};
	descent-override: ${percent(descent / ratio)};
	line-gap-override: ${percent(lineGap / ratio)};
}`
}

const face = (family: string, file: string, display: 'optional' | 'swap', unicodeRange?: string) => `@font-face {
	font-family: "${family}";
	src: url("./${file}") format("woff2");
	font-weight: ${weights.min} ${weights.max};
	font-display: ${display};${unicodeRange ? `\n\tunicode-range: ${unicodeRange};` : ''}
}`

const latin = source('latin')
const bytes = await write('figtree.woff2', latin, everyday)
const accentedBytes = await write('figtree-accented.woff2', latin, accented)
const moreBytes = await write('figtree-extended.woff2', source('latin-ext'), seldom)
if (bytes > byteLimit) throw new Error(`figtree.woff2 has ${bytes} bytes; the limit is ${byteLimit}.`)

function writeSheet(name: string, rules: readonly string[]) {
	writeFileSync(new URL(name, folder), `${['/* Written by `npm run font`. */', ...rules].join('\n\n')}\n`)
}

// A visitor's page never changes its typeface. A document of the back office stays open all day.
for (const display of ['optional', 'swap'] as const)
	writeSheet(`figtree-${display}.css`, [face('Figtree', 'figtree.woff2', display)])

writeSheet('figtree.css', [
	// A separate family: as a second part of the first one, Chromium would look up its fallbacks on every page.
	face('Figtree accented', 'figtree-accented.woff2', 'swap', 'U+A1-FF, U+152-153, U+178'),
	face('Figtree extended', 'figtree-extended.woff2', 'swap', 'U+100-151, U+154-177, U+179-17F, U+218-21B, U+20B9'),
	await fallbackFace('Figtree as Arial', latin, 400, '400 549', ['Arial', 'Liberation Sans', 'Arimo'], arial.regular),
	await fallbackFace(
		'Figtree as Arial',
		latin,
		650,
		'550 700',
		['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
		arial.bold,
	),
	await fallbackFace('Figtree as Roboto', latin, 400, '400 549', ['Roboto', 'Roboto Regular'], roboto.regular),
	await fallbackFace('Figtree as Roboto', latin, 650, '550 700', ['Roboto Bold', 'Roboto-Bold'], roboto.bold),
])
console.log(
	`Bytes: figtree.woff2 ${bytes}, figtree-accented.woff2 ${accentedBytes}, figtree-extended.woff2 ${moreBytes}`,
)

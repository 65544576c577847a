/** The palette of the demo pictures and the shapes that all of them are made of, as functions that return SVG. */
export type Drawing = {
	/** What stands inside of `<svg viewBox="0 0 1600 900">`. */
	svg: string
	alt: string
	/** The middle of a crop to other proportions, and what a thumbnail comes close to. */
	focus?: [x: number, y: number]
}

export type Attributes = Record<string, string | number>
export type Point = readonly [x: number, y: number]

export const ink = {
	night: '#0c0f2c',
	dusk: '#1d2150',
	slate: '#3d4373',
	indigo: '#4a3fd4',
	violet: '#7b74ee',
	lavender: '#b9b6fa',
	mist: '#e4e4fb',
	paper: '#f8f8fd',
	white: '#ffffff',
	cream: '#fbf3df',
	moon: '#f2d491',
	amber: '#eab54c',
	clay: '#d98a63',
	rust: '#a8553a',
	blush: '#f6ddd0',
	sage: '#8fb59d',
	pine: '#2f6650',
	mint: '#d5e8db',
	grey: '#8d91b3',
	line: '#cfd1e8',
} as const

const written = (attributes: Attributes) =>
	Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${value}"`)
		.join('')

export const tag = (name: string, attributes: Attributes, ...children: string[]) =>
	children.length > 0
		? `<${name}${written(attributes)}>${children.join('')}</${name}>`
		: `<${name}${written(attributes)}/>`

/** `round` is the radius of the corners. */
export const rect = (
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	round = 0,
	more: Attributes = {},
) => tag('rect', { x, y, width, height, fill, rx: round, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
	tag('circle', { cx, cy, r, fill, ...more })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
	tag('ellipse', { cx, cy, rx, ry, fill, ...more })

/** An empty circle. */
export const ring = (cx: number, cy: number, r: number, colour: string, width: number, more: Attributes = {}) =>
	tag('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width, ...more })

export const path = (d: string, fill: string, more: Attributes = {}) => tag('path', { d, fill, ...more })

/** `points` as SVG writes them, such as '0,0 40,0 20,30', or as pairs. */
export const polygon = (points: string | readonly Point[], fill: string, more: Attributes = {}) =>
	tag('polygon', { points: typeof points === 'string' ? points : points.join(' '), fill, ...more })

/** A line along a path, with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
	tag('path', {
		d,
		fill: 'none',
		stroke: colour,
		'stroke-width': width,
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
		...more,
	})

export const line = (
	x1: number,
	y1: number,
	x2: number,
	y2: number,
	colour: string,
	width: number,
	more: Attributes = {},
) => stroke(`M${x1} ${y1}L${x2} ${y2}`, colour, width, more)

/** `y` is the baseline; centred unless told. */
export const text = (x: number, y: number, words: string, size: number, fill: string, more: Attributes = {}) =>
	tag('text', { x, y, fill, 'font-size': size, 'font-weight': 650, 'text-anchor': 'middle', ...more }, words)

export const group = (transform: string, ...children: string[]) => tag('g', { transform }, ...children)
export const at = (x: number, y: number, ...children: string[]) => group(`translate(${x} ${y})`, ...children)
export const turned = (degrees: number, x: number, y: number, ...children: string[]) =>
	group(`translate(${x} ${y}) rotate(${degrees})`, ...children)
export const faded = (opacity: number, ...children: string[]) => tag('g', { opacity }, ...children)

export const repeat = (times: number, draw: (index: number) => string) =>
	Array.from({ length: times }, (_, index) => draw(index)).join('')

/** The same row of numbers from 0 to 1 for the same seed. */
export function seeded(seed: number): () => number {
	let state = seed
	return () => {
		state = (state * 16807) % 2147483647
		return state / 2147483647
	}
}

/** The whole picture in one colour. */
export const ground = (fill: string) => rect(0, 0, 1600, 900, fill)

/** The whole picture from one colour at the top to another at the bottom. `id` is the gradient's. */
export const sky = (from: string, to: string, id = 'sky') => gradient(id, from, to) + ground(`url(#${id})`)

/** Defines a gradient downwards, or to the right: `fill="url(#id)"`. */
export const gradient = (id: string, from: string, to: string, right = false) =>
	tag(
		'linearGradient',
		{ id, x1: 0, y1: 0, x2: right ? 1 : 0, y2: right ? 0 : 1 },
		tag('stop', { offset: 0, 'stop-color': from }),
		tag('stop', { offset: 1, 'stop-color': to }),
	)

/** Shows of the children only what lies in the shape. */
export const clipped = (id: string, shape: string, ...children: string[]) =>
	tag('clipPath', { id }, shape) + tag('g', { 'clip-path': `url(#${id})` }, ...children)

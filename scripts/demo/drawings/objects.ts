import { type Attributes, circle, ellipse, ink, line, path, rect, repeat, seeded, stroke, tag } from './shapes.ts'

/** Around (x, y). */
export const crescent = (x: number, y: number, r: number, fill: string = ink.moon) =>
	path(
		`M${x + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 1 0 ${x + r * 0.95} ${y + r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.3} ${y - r * 0.95}Z`,
		fill,
	)

export function stars(seed: number, count: number, width = 1600, height = 500, fill: string = ink.lavender): string {
	const next = seeded(seed)
	return repeat(count, () =>
		circle(next() * width, next() * height, 1.5 + next() * 2.5, fill, { opacity: 0.4 + next() * 0.6 }),
	)
}

/** Lines of writing, the last of them shorter. */
export const writing = (
	x: number,
	y: number,
	width: number,
	lines: number,
	colour: string = ink.line,
	gap = 26,
	thick = 8,
) =>
	repeat(lines, (index) =>
		rect(
			x,
			y + index * gap,
			index === lines - 1 ? width * 0.6 : width * (1 - (index % 3) * 0.07),
			thick,
			colour,
			thick / 2,
		),
	)

/** A sheet of paper with writing on it. */
export function sheet(
	x: number,
	y: number,
	width: number,
	height: number,
	lines = 6,
	fill: string = ink.white,
	colour: string = ink.line,
) {
	const edge = width * 0.12
	const gap = (height - edge * 2) / Math.max(lines, 1)
	return (
		rect(x, y, width, height, fill, 6) +
		writing(x + edge, y + edge * 1.2, width - edge * 2, lines, colour, gap, Math.min(gap * 0.35, 14))
	)
}

export const envelope = (
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string = ink.white,
	edge: string = ink.lavender,
) =>
	rect(x, y, width, height, fill, 8) +
	stroke(
		`M${x + 6} ${y + 8}L${x + width / 2} ${y + height * 0.58}L${x + width - 6} ${y + 8}`,
		edge,
		Math.max(4, width * 0.025),
	)

/** A tick within a square of `size` around (x, y). */
export const tick = (x: number, y: number, size: number, colour: string, width = size * 0.2) =>
	stroke(
		`M${x - size * 0.42} ${y + size * 0.02}L${x - size * 0.1} ${y + size * 0.34}L${x + size * 0.45} ${y - size * 0.34}`,
		colour,
		width,
	)

export const cross = (x: number, y: number, size: number, colour: string, width = size * 0.2) => {
	const half = size * 0.36
	return stroke(
		`M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`,
		colour,
		width,
	)
}

/** A straight arrow with an open head. */
export function arrow(
	x1: number,
	y1: number,
	x2: number,
	y2: number,
	colour: string,
	width: number,
	more: Attributes = {},
): string {
	const angle = Math.atan2(y2 - y1, x2 - x1)
	const side = (turn: number) =>
		`${x2 - Math.cos(angle + turn) * width * 3.4} ${y2 - Math.sin(angle + turn) * width * 3.4}`
	return line(x1, y1, x2, y2, colour, width, more) + stroke(`M${side(0.6)}L${x2} ${y2}L${side(-0.6)}`, colour, width)
}

/** A house front standing on `y`, with `columns` times `rows` windows. `lit` says which of them have light. */
export function building(
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	{
		columns = 3,
		rows = 4,
		window = ink.moon as string,
		dark = ink.slate as string,
		lit = (_index: number): boolean => true,
	},
) {
	const w = width / (columns * 2 + 1)
	const h = height / (rows * 2 + 1)
	return (
		rect(x, y - height, width, height, fill) +
		repeat(columns * rows, (index) => {
			const column = index % columns
			const row = Math.floor(index / columns)
			return rect(x + w * (column * 2 + 1), y - height + h * (row * 2 + 1), w, h, lit(index) ? window : dark, 2)
		})
	)
}

/** A round tree standing on (x, y), which is the middle of its foot. */
export const tree = (x: number, y: number, height: number, leaves: string = ink.sage, trunk: string = ink.rust) =>
	line(x, y, x, y - height * 0.5, trunk, height * 0.06) +
	ellipse(x, y - height * 0.66, height * 0.3, height * 0.36, leaves)

/** A coconut palm standing on (x, y). */
export function palm(
	x: number,
	y: number,
	height: number,
	leaves: string = ink.pine,
	trunk: string = ink.rust,
): string {
	const crown = height * 0.12
	const leaf = (turn: number, side: 1 | -1) =>
		tag(
			'g',
			{
				transform: `translate(${x + crown} ${y - height}) scale(${(side * height) / 100} ${height / 100}) rotate(${turn})`,
			},
			path('M0 0C14-14 32-10 40 6C28-1 14-2 0 0Z', leaves),
		)
	const half = (side: 1 | -1) => [-62, -28, 8, 42].map((turn) => leaf(turn, side)).join('')
	return (
		stroke(`M${x} ${y}Q${x} ${y - height * 0.6} ${x + crown} ${y - height}`, trunk, height * 0.035) + half(1) + half(-1)
	)
}

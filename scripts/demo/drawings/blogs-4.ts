import {
	at,
	circle,
	type Drawing,
	ellipse,
	envelope,
	ground,
	ink,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seeded,
	sheet,
	stroke,
	tick,
	turned,
	writing,
} from './kit.ts'

const chalk = seeded(19)
const wobble = () => (chalk() - 0.5) * 16

/** Four strokes and one through them, the way prisoners count days. */
const fiveDays = (x: number, y: number, days: number) =>
	repeat(Math.min(days, 4), (index) =>
		line(x + index * 42 + wobble(), y + wobble(), x + index * 42 + wobble(), y + 170 + wobble(), ink.cream, 11),
	) + (days > 4 ? line(x - 34, y + 140 + wobble(), x + 160, y + 30 + wobble(), ink.cream, 11) : '')

const daysOnTheWall =
	ground('#40466f') +
	repeat(60, (index) => rect((index * 397) % 1600, (index * 211) % 700, 60 + ((index * 17) % 70), 10, '#484e79', 5)) +
	repeat(7, (index) => fiveDays(350 + (index % 4) * 250, index < 4 ? 90 : 330, index === 6 ? 4 : 5)) +
	rect(0, 720, 1600, 180, ink.night) +
	rect(0, 700, 1600, 26, '#2a2f57') +
	turned(-9, 490, 650, envelope(-150, -95, 300, 190, ink.cream, ink.amber), circle(0, 20, 30, ink.rust)) +
	turned(5, 1130, 620, sheet(-80, -120, 160, 210, 6, ink.white, ink.lavender), tick(30, 50, 60, ink.indigo, 12))

/** Somebody at a table, seen from above, leaning towards the right. */
const fromAbove = (index: number) => {
	const { hair, top, skin } = personOf([0, 6, 3, 8][index] ?? 0)
	return (
		path('M-70-100C-20-130 20-110 30-60V60C20 110-20 130-70 100C-100 50-100-50-70-100Z', top) +
		stroke('M-10-84L90-66L150-30M-10 84L80 70', top, 34) +
		circle(162, -24, 20, skin) +
		circle(92, 68, 20, skin) +
		circle(-20, 0, 52, hair) +
		stroke('M16-20Q30 0 16 20', skin, 16)
	)
}

const fourRoles =
	ground(ink.mint) +
	repeat(10, (index) => line(index * 180 - 20, 0, index * 180 - 20, 900, '#c6ddce', 6)) +
	circle(812, 470, 330, '#5f8a72', { opacity: 0.5 }) +
	circle(800, 450, 320, '#c98d5d') +
	ring(800, 450, 290, '#d8a377', 10) +
	[0, 90, 180, 270].map((turn, index) => turned(turn, 800, 450, at(-380, 0, fromAbove(index)))).join('') +
	turned(
		12,
		800,
		450,
		rect(-96, -126, 192, 252, ink.white, 6),
		writing(-70, -96, 140, 4, ink.line, 26, 9),
		...[ink.indigo, ink.clay, ink.pine, ink.amber].map((colour, index) =>
			circle(-52 + (index % 2) * 104, 34 + Math.floor(index / 2) * 56, 21, colour),
		),
	) +
	turned(50, 976, 330, rect(-46, -6, 92, 12, ink.night, 6))

const minutesLeave =
	ground(ink.indigo) +
	circle(330, 450, 420, ink.white) +
	ring(330, 450, 420, ink.night, 30) +
	repeat(60, (index) =>
		index > 5 && index < 24
			? ''
			: turned(index * 6, 330, 450, rect(-5, -386, 10, index % 5 === 0 ? 60 : 34, ink.dusk, 5)),
	) +
	line(330, 450, 330, 190, ink.night, 22) +
	line(330, 450, 560, 560, ink.night, 22) +
	circle(330, 450, 28, ink.clay) +
	[
		[800, 150, -34, 40],
		[850, 320, 22, 54],
		[820, 520, 64, 62],
		[870, 700, -12, 46],
		[960, 230, 50, 66],
		[985, 430, 78, 78],
		[970, 620, 100, 72],
	]
		.map(([x = 0, y = 0, turn = 0, long = 0]) => turned(turn, x, y, rect(-7, -long / 2, 14, long, ink.moon, 7)))
		.join('') +
	repeat(4, (index) =>
		at(
			1080 + (index % 2) * 30,
			130 + index * 170,
			rect(0, 0, 440, 126, ink.white, 16),
			rect(28, 30, 66, 66, index === 3 ? ink.mist : ink.mint, 12),
			index === 3 ? '' : tick(61, 63, 48, ink.pine, 11),
			rect(124, 38, 130 + ((index * 53) % 90), 16, ink.slate, 8),
			rect(124, 72, 110, 14, ink.line, 7),
			circle(386, 64, 26, [ink.clay, ink.amber, ink.violet, ink.sage][index] ?? ink.clay),
		),
	)

const seesaw =
	ground(ink.blush) +
	ellipse(800, 836, 640, 34, '#edc4b0') +
	polygon('800,560 900,830 700,830', ink.rust) +
	line(300, 672, 1300, 448, ink.dusk, 30) +
	circle(800, 560, 30, ink.amber) +
	turned(
		-12.6,
		500,
		614,
		repeat(22, (index) =>
			rect(
				-160 + ((index * 37) % 24),
				-22 - index * 24,
				310,
				21,
				[ink.white, ink.cream, ink.white, ink.lavender, ink.white, ink.white, ink.moon][index % 7] ?? ink.white,
				4,
			),
		),
	) +
	turned(-12.6, 1120, 474, polygon('-150,0 150,0 190,-26 -110,-26', ink.night)) +
	turned(
		-4,
		1100,
		270,
		rect(-150, -190, 300, 380, ink.night, 26),
		rect(-128, -168, 256, 336, ink.white, 8),
		rect(-100, -136, 130, 20, ink.indigo, 10),
		writing(-100, -92, 200, 5, ink.line, 34, 12),
		rect(-100, 92, 90, 40, ink.moon, 20),
	)

export const drawings: Record<string, Drawing> = {
	'blog-inward-register-to-reply': {
		svg: daysOnTheWall,
		alt: 'Thirty-four days counted in chalk on a wall, a letter at the left end of them and its answer at the right.',
		focus: [800, 410],
	},
	'blog-office-note-four-roles': {
		svg: fourRoles,
		alt: 'Four people round a table, seen from above, with one note between them that carries four marks.',
	},
	'blog-minutes-that-become-actions': {
		svg: minutesLeave,
		alt: 'The minute marks of a large clock fly off its face and become a list of tasks, three of them ticked.',
		focus: [900, 450],
	},
	'blog-committee-papers-on-a-tablet': {
		svg: seesaw,
		alt: 'A seesaw: a tall pile of papers weighs one end down, a tablet rises at the other.',
		focus: [790, 400],
	},
}

import {
	at,
	circle,
	type Drawing,
	ellipse,
	envelope,
	faded,
	ground,
	ink,
	line,
	path,
	people,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seeded,
	sky,
	standing,
	stroke,
	tick,
	turned,
	writing,
} from './kit.ts'

/** A column made of bound files, from y 640 upwards. */
function fileColumn(x: number, seed: number): string {
	const next = seeded(seed)
	const covers = [ink.cream, ink.white, ink.blush, ink.cream, ink.moon, ink.white]
	return repeat(13, (index) => {
		const width = 104 + next() * 22
		const y = 616 - index * 26
		return (
			rect(x - width / 2, y, width, 24, covers[Math.floor(next() * 6)] ?? ink.white, 4) +
			rect(x - 14 + next() * 6, y, 14, 24, ink.rust)
		)
	})
}

const secretariat =
	sky('#c9c7f6', '#f3e9f0') +
	circle(800, 330, 330, ink.white, { opacity: 0.5 }) +
	polygon('800,76 1310,260 290,260', ink.indigo) +
	polygon('800,118 1160,246 440,246', '#372eb0') +
	circle(800, 194, 36, ink.moon) +
	rect(270, 260, 1060, 42, ink.dusk) +
	rect(330, 302, 940, 340, ink.slate) +
	[380, 566, 1034, 1220].map((x, index) => fileColumn(x, 7 + index * 12)).join('') +
	polygon('690,640 910,640 1120,900 480,900', ink.moon, { opacity: 0.5 }) +
	rect(690, 330, 220, 312, ink.night, 20) +
	rect(704, 346, 192, 280, ink.cream, 8) +
	writing(730, 376, 140, 4, ink.slate, 26, 9) +
	repeat(
		4,
		(index) =>
			circle(742, 506 + index * 28, 9, ink.indigo) + rect(764, 501 + index * 28, 90 - index * 12, 10, ink.lavender, 5),
	) +
	repeat(5, (index) =>
		rect(270 - index * 62, 642 + index * 52, 1060 + index * 124, 52, [ink.paper, ink.mist][index % 2] ?? ink.mist),
	) +
	faded(0.55, polygon('690,642 910,642 1060,900 540,900', ink.moon)) +
	standing(660, 800, 190, people[1] ?? personOf(1), { back: true, walking: true }) +
	standing(960, 850, 210, people[7] ?? personOf(7), { right: [18, -62, 26, -58], back: true })

const blocks: readonly (readonly [number, number, number, number])[] = [
	[-900, -640, 300, 220],
	[-560, -640, 240, 220],
	[-280, -640, 380, 220],
	[140, -640, 220, 220],
	[400, -640, 320, 220],
	[760, -640, 300, 220],
	[-900, -380, 300, 260],
	[-560, -380, 240, 120],
	[-560, -230, 240, 110],
	[140, -380, 220, 260],
	[400, -380, 150, 260],
	[590, -380, 130, 260],
	[760, -380, 300, 110],
	[760, -240, 300, 120],
	[-900, 150, 180, 260],
	[-690, 150, 210, 260],
	[-440, 150, 260, 120],
	[-440, 300, 260, 110],
	[-140, 150, 240, 260],
	[140, 150, 220, 260],
	[400, 150, 320, 120],
	[400, 300, 150, 110],
	[590, 300, 130, 110],
	[760, 150, 300, 260],
	[-900, 450, 420, 300],
	[-440, 450, 260, 300],
	[-140, 450, 500, 300],
	[400, 450, 320, 300],
	[760, 450, 300, 300],
]
const routes = [
	'M-90 -90V-400H-300V-290',
	'M-90 -90V110H380V250',
	'M-90 110H-460V220',
	'M-90 -90H740V-190',
	'M-90 110H120V430H-160V500',
	'M-90 -400H380V-520',
]
const letters: readonly (readonly [number, number])[] = [
	[-300, -290],
	[380, 250],
	[-460, 220],
	[740, -190],
	[-160, 500],
	[380, -520],
]

const townMap =
	ground(ink.mint) +
	turned(
		-14,
		790,
		460,
		path('M-1100 40C-700 -120-300 20 0 10S700 90 1100 -60V60C700 190 300 100 0 120S-700 -10-1100 160Z', ink.lavender),
		...blocks.map(([x, y, width, height], index) =>
			rect(x, y, width, height, index === 6 || index === 21 ? ink.sage : index % 7 === 4 ? ink.cream : ink.white, 14),
		),
		repeat(7, (index) => circle(-860 + (index % 3) * 90, -330 + Math.floor(index / 3) * 80, 26, ink.pine)),
		rect(-280, -380, 380, 250, ink.moon, 14),
		rect(-240, -350, 300, 190, ink.clay, 6),
		rect(-200, -320, 220, 130, ink.rust),
		rect(-150, -290, 120, 70, ink.cream),
		line(-120, -60, -70, 150, ink.white, 44),
		line(330, -60, 390, 160, ink.white, 44),
		...routes.map((d) => stroke(d, ink.indigo, 13, { 'stroke-dasharray': '2 26' })),
		circle(-90, -90, 22, ink.indigo),
		...letters.map(([x, y]) =>
			turned(
				14,
				x,
				y,
				path('M0 0C-20-44-62-62-62-112A62 62 0 0 1 62-112C62-62 20-44 0 0Z', ink.indigo),
				envelope(-36, -138, 72, 48, ink.white, ink.violet),
			),
		),
		turned(
			14,
			-90,
			-255,
			circle(0, 0, 42, ink.white),
			ring(0, 0, 42, ink.night, 7),
			stroke('M0 -24V0L18 12', ink.night, 7),
		),
	)

/** A tyre lying flat, seen from its side, with its tread; `y` is its upper edge. */
const tyre = (x: number, y: number) =>
	rect(x - 300, y, 600, 190, ink.night, 70) +
	rect(x - 286, y + 26, 572, 138, '#1a1d44', 30) +
	repeat(13, (index) => stroke(`M${x - 258 + index * 43} ${y + 32}l-22 63l22 63`, ink.night, 15)) +
	rect(x - 300, y + 20, 600, 7, ink.slate) +
	rect(x - 300, y + 163, 600, 7, ink.slate)

const tag = (x: number, y: number, turn: number, colour: string, lines: number) =>
	turned(
		turn,
		x,
		y,
		stroke('M-90 0C-160 -30-230 -20-270 20', ink.moon, 5),
		path('M-90 0L-56 -70H190V70H-56Z', colour),
		circle(-58, 0, 13, ink.night),
		writing(-20, -40, 120, lines, ink.slate, 30, 10),
		circle(142, 20, 34, ink.pine),
		tick(142, 20, 36, ink.white),
	)

const tyres =
	ground(ink.amber) +
	rect(0, 770, 1600, 130, '#d39c37') +
	repeat(3, (index) => faded(0.16, at(-40, 0, tyre(30, 580 - index * 192)), at(60, 0, tyre(1620, 580 - index * 192)))) +
	ellipse(740, 782, 360, 30, ink.rust, { opacity: 0.45 }) +
	ellipse(740, 206, 200, 26, ink.night) +
	repeat(3, (index) => tyre(740, 584 - index * 192)) +
	tag(1120, 300, 5, ink.white, 3) +
	tag(1130, 490, -4, ink.cream, 2) +
	tag(1120, 684, 7, ink.blush, 3)

export const drawings: Record<string, Drawing> = {
	'case-state-secretariat-notes': {
		svg: secretariat,
		alt: 'A government portico whose columns are stacks of tied files; between them stands one bright screen with four signatures.',
	},
	'case-municipal-correspondence': {
		svg: townMap,
		alt: 'A town map: dotted routes lead from the town hall across the river to six letters.',
	},
	'case-tyre-maker-three-way-match': {
		svg: tyres,
		alt: 'Three tyres stacked so that their tread runs through, each with a paper tag that is ticked.',
	},
}

import {
	at,
	bust,
	circle,
	clipped,
	type Drawing,
	ellipse,
	faded,
	gradient,
	ground,
	group,
	ink,
	line,
	path,
	people,
	personOf,
	polygon,
	rect,
	repeat,
	seeded,
	stroke,
	tick,
	tree,
	turned,
	writing,
} from './kit.ts'

const crops = [ink.sage, ink.moon, ink.pine, ink.cream, ink.clay, ink.mint, '#6f9a80', ink.amber]

/** A hill of fields with their boundaries; its foot is at y 0. */
const fields = (id: string, x: number, wide: number, high: number, turn: number) =>
	clipped(
		id,
		path(`M${x - wide} 0A${wide} ${high} 0 0 1 ${x + wide} 0Z`, ink.sage),
		turned(
			turn,
			x,
			-high / 2,
			repeat(77, (index) => {
				const [column, row] = [index % 11, Math.floor(index / 11)]
				const left = -990 + column * 180 + (row % 2) * 70
				const colour = crops[(index * 5 + row * 3) % 8] ?? ink.sage
				return (
					rect(left, -420 + row * 110, 180, 110, colour) +
					repeat(5, (furrow) =>
						line(left + 20 + furrow * 34, -408 + row * 110, left + 20 + furrow * 34, -324 + row * 110, ink.night, 3, {
							opacity: 0.1,
						}),
					)
				)
			}),
			repeat(8, (row) => line(-1000, -420 + row * 110, 1000, -420 + row * 110, ink.paper, 7)),
		),
	)

const panes = (fill: string) =>
	repeat(14, (index) => rect(700 + (index % 7) * 58, -206 + Math.floor(index / 7) * 84, 34, 54, fill, 3)) +
	rect(888, -352, 34, 44, fill, 3)

const registry =
	rect(676, -240, 458, 240, ink.slate) +
	polygon('650,-240 1160,-240 1096,-312 714,-312', ink.dusk) +
	rect(856, -376, 98, 76, ink.slate) +
	polygon('842,-376 968,-376 905,-446', ink.dusk) +
	line(905, -446, 905, -496, ink.dusk, 6) +
	panes(ink.dusk) +
	rect(872, -66, 66, 66, ink.night, 4)

const shore =
	path('M-20 -150C240 -260 420 -230 640 -180S1100 -280 1620 -190V0H-20Z', ink.grey) +
	fields('left', 330, 560, 260, -14) +
	fields('right', 1390, 420, 190, 12) +
	[560, 610, 1190, 1244].map((x, index) => tree(x, 0, 110 + (index % 2) * 30, ink.pine)).join('') +
	registry

const ripples = repeat(22, (index) =>
	line(
		(index * 397) % 1500,
		480 + ((index * 71) % 400),
		((index * 397) % 1500) + 70 + (index % 4) * 40,
		480 + ((index * 71) % 400),
		ink.lavender,
		5,
		{ opacity: 0.3 },
	),
)

const lake =
	gradient('day', '#c9cbe2', '#f3f3fb') +
	rect(0, 0, 1600, 452, 'url(#day)') +
	ellipse(330, 110, 150, 34, ink.white) +
	ellipse(440, 130, 120, 28, ink.white) +
	ellipse(1230, 84, 130, 28, ink.white) +
	at(0, 450, shore) +
	rect(0, 450, 1600, 450, ink.grey) +
	group('translate(0 450) scale(1 -1)', shore) +
	gradient('deep', '#2a2f78', '#0c0f2c') +
	rect(0, 450, 1600, 450, 'url(#deep)', 0, { opacity: 0.78 }) +
	clipped(
		'water',
		rect(0, 450, 1600, 450, ink.dusk),
		repeat(4, (index) => ellipse(905, 600, 230 + index * 50, 110 + index * 42, ink.moon, { opacity: 0.05 })),
		group('translate(0 450) scale(1 -1)', panes(ink.moon), rect(872, -66, 66, 66, ink.amber, 4)),
	) +
	rect(0, 446, 1600, 8, ink.dusk) +
	ripples

const paints = [ink.indigo, ink.clay, ink.sage, ink.amber, ink.violet, ink.rust]
const width = 66
const starts = [96, 232, 374, 526, 668, 804]
const level = (index: number) => 450 + (index - 2.5) * width

/** What each programme knew of the painter. */
const card = (index: number) =>
	turned(
		[-5, 4, -3, 5, -4, 3][index] ?? 0,
		330,
		(starts[index] ?? 0) + (level(index) - (starts[index] ?? 0)) * 0.28,
		faded(0.25, rect(-92, -48, 196, 112, ink.night, 10)),
		rect(-98, -56, 196, 112, ink.white, 10),
		index % 3 === 0 ? circle(-52, 0, 28, ink.lavender) : rect(-78, -28, 52, 56, ink.mist, 8),
		writing(-10, -24, 88, 1 + (index % 3), ink.grey, 22, 9),
	)

const stripes = starts
	.map((y, index) => {
		const way = (shift: number) =>
			`M-60 ${y + shift}C420 ${y + shift} 520 ${level(index) + shift} 880 ${level(index) + shift}H1150`
		return (
			stroke(way(0), paints[index] ?? ink.indigo, width + 1, { 'stroke-linecap': 'butt' }) +
			[-18, 2, 20].map((shift) => stroke(way(shift), ink.white, 3, { opacity: 0.22 })).join('')
		)
	})
	.join('')

const brush =
	polygon('1150,252 1300,258 1300,642 1150,648', ink.moon) +
	paints
		.map((paint, index) =>
			polygon(
				`1120,${level(index) - 34} 1216,${level(index) - 32} ${1180 + (index % 2) * 22},${level(index)} 1216,${level(index) + 32} 1120,${level(index) + 34}`,
				paint,
			),
		)
		.join('') +
	repeat(11, (index) => line(1226, 276 + index * 35, 1296, 276 + index * 35, ink.rust, 3, { opacity: 0.35 })) +
	rect(1294, 240, 96, 420, ink.slate, 10) +
	rect(1312, 240, 14, 420, ink.grey) +
	[270, 450, 630].map((y) => circle(1362, y, 10, ink.mist)).join('') +
	path('M1390 256H1430C1480 300 1490 380 1620 392V508C1490 520 1480 600 1430 644H1390Z', ink.rust) +
	path('M1404 300C1450 330 1470 404 1620 414', 'none', { stroke: ink.clay, 'stroke-width': 12, opacity: 0.7 })

const painter =
	ground(ink.paper) +
	stripes +
	brush +
	repeat(6, card) +
	turned(
		3,
		930,
		450,
		faded(0.25, rect(-122, -152, 260, 330, ink.night, 18)),
		rect(-130, -166, 260, 332, ink.white, 18),
		rect(-130, -166, 260, 186, ink.mist, 18),
		rect(-130, 0, 260, 20, ink.mist),
		bust(0, 20, 146, people[7] ?? personOf(7)),
		writing(-96, 52, 130, 3, ink.grey, 32, 12),
		circle(84, 106, 34, ink.pine),
		tick(84, 107, 34, ink.white),
	)

/** A line of handwriting as long as `length`. */
function furrow(x: number, y: number, length: number, seed: number): string {
	const next = seeded(seed)
	let [d, at] = [`M${x} ${y}`, 0]
	while (at < length) {
		const letters = 3 + Math.floor(next() * 6)
		for (let letter = 0; letter < letters; letter += 1) {
			const high = next() > 0.75 ? 62 : 26 + next() * 12
			d += `q7 ${-high} 15 0q6 12 13 0`
		}
		d += 'm34 0'
		at += letters * 28 + 34
	}
	return stroke(d, ink.rust, 13, { transform: 'translate(3 6)', opacity: 0.7 }) + stroke(d, ink.cream, 10)
}

const hedge = (y: number, kept: boolean) =>
	rect(-610, y - 52, 84, 84, 'none', 16, { stroke: ink.pine, 'stroke-width': 15 }) +
	(kept ? tick(-566, y - 14, 72, ink.pine, 17) : '')

const tractor = at(
	292,
	298,
	ellipse(14, 26, 150, 58, ink.night, { opacity: 0.25 }),
	repeat(4, (index) => line(-196, -42 + index * 26, -150, -42 + index * 26, ink.night, 9)),
	rect(-156, -54, 16, 108, ink.slate, 6),
	line(-150, 0, -90, 0, ink.slate, 12),
	rect(-104, -74, 92, 38, ink.night, 12),
	rect(-104, 36, 92, 38, ink.night, 12),
	rect(62, -54, 54, 24, ink.night, 8),
	rect(62, 30, 54, 24, ink.night, 8),
	rect(-96, -36, 96, 72, ink.indigo, 10),
	rect(-10, -28, 156, 56, ink.indigo, 14),
	rect(20, -16, 96, 10, ink.violet, 5),
	rect(-84, -28, 70, 56, ink.moon, 10),
	circle(40, 12, 9, ink.night),
)

const orchard: readonly (readonly [number, number])[] = [
	[1490, 120],
	[1420, 40],
	[1530, 300],
	[200, 60],
	[300, 20],
	[150, 90],
	[1380, 850],
	[1500, 800],
]

const tuft = seeded(23)
const grass = repeat(90, () => circle(tuft() * 1600, tuft() * 900, 6, ink.pine, { opacity: 0.22 }))

const field =
	ground(ink.sage) +
	grass +
	turned(
		-9,
		800,
		450,
		rect(-760, -372, 1500, 744, ink.night, 26, { opacity: 0.2, transform: 'translate(14 18)' }),
		rect(-760, -372, 1500, 744, ink.clay, 26),
		repeat(25, (index) => line(-730, -348 + index * 29, 710, -348 + index * 29, ink.rust, 4, { opacity: 0.28 })),
		...[-262, -122, 18, 158].map(
			(y, index) => hedge(y, true) + furrow(-470, y, 980 - (index % 2) * 110 - index * 40, 11 + index * 6),
		),
		hedge(298, false),
		furrow(-470, 298, 470, 47),
		tractor,
	) +
	orchard
		.map(
			([x, y], index) =>
				circle(x + 14, y + 18, 58 + (index % 3) * 10, ink.night, { opacity: 0.2 }) +
				circle(x, y, 58 + (index % 3) * 10, ink.pine) +
				circle(x - 14, y - 14, 26, '#3f7a62'),
		)
		.join('')

export const drawings: Record<string, Drawing> = {
	'case-land-registry-second-site': {
		svg: lake,
		alt: 'A registry building stands dark between fields on a shore; in its reflection on the lake all windows are lit.',
		focus: [860, 450],
	},
	'case-paint-maker-one-profile': {
		svg: painter,
		alt: 'Six stripes of paint, each with a half-empty card on it, run together under one brush; there one card shows the whole painter.',
	},
	'case-agricultural-university-councils': {
		svg: field,
		alt: 'A field from above: a tractor ploughs lines of handwriting, and four of the five lines have a ticked box beside them.',
	},
}

import {
	at,
	circle,
	type Drawing,
	ellipse,
	faded,
	ground,
	group,
	ink,
	line,
	pairs,
	path,
	polygon,
	rect,
	repeat,
	sky,
	text,
	tick,
	turned,
	writing,
} from './kit.ts'

/** A closed line around (0, 0) that is nearly a circle, as a year of a tree is. */
const yearRing = (r: number) =>
	`M${Array.from({ length: 48 }, (_, index) => {
		const angle = (index / 48) * Math.PI * 2
		const far = r * (1 + 0.045 * Math.sin(angle * 3 + 1) + 0.025 * Math.sin(angle * 7 + r * 0.004))
		return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`
	}).join('L')}Z`

const retention =
	ground(ink.pine) +
	repeat(5, (index) =>
		turned(index * 71, 1250, 480, path('M0 -560C120 -520 150 -420 60 -360C-30 -420-60 -500 0 -560Z', '#3a7a61')),
	) +
	at(
		600,
		470,
		path(yearRing(560), ink.night, { opacity: 0.3, transform: 'translate(30 36)' }),
		path(yearRing(560), ink.rust),
		path(yearRing(528), ink.clay),
		repeat(11, (index) => path(yearRing(500 - index * 44), index % 2 ? '#f0cfae' : ink.cream)),
		repeat(22, (index) =>
			path(yearRing(500 - index * 22), 'none', {
				stroke: ink.clay,
				'stroke-width': index % 5 === 0 ? 5 : 2,
				opacity: 0.7,
			}),
		),
		circle(0, 0, 12, ink.rust),
		line(0, 0, 504, -165, ink.rust, 5),
	) +
	pairs('1104,305 915,367')
		.map(([x, y], index) => {
			const year = [8, 5][index]
			return (
				circle(x, y, 15, ink.indigo) +
				line(x, y, 1210, 240 + index * 300, ink.white, 4) +
				rect(1210, 170 + index * 300, 300, 140, index === 0 ? ink.moon : ink.white, 16) +
				text(1282, 272 + index * 300, String(year), 96, ink.indigo, { 'font-weight': 800 }) +
				writing(1350, 210 + index * 300, 120, 3, ink.grey, 28, 9)
			)
		})
		.join('')

const coin = (x: number, y: number, size: number, turn: number) =>
	turned(
		turn,
		x,
		y,
		ellipse(6, 8, size, size * 0.86, '#b88328'),
		ellipse(0, 0, size, size * 0.86, ink.amber),
		ellipse(0, 0, size * 0.76, size * 0.64, ink.moon),
		rect(-size * 0.1, -size * 0.36, size * 0.2, size * 0.72, '#b88328', 4),
	)

const economics =
	ground(ink.mist) +
	repeat(8, (column) =>
		repeat(5, (row) =>
			rect(
				column * 210 - 60 + (row % 2) * 105,
				row * 190 - 40,
				200,
				180,
				(column * 3 + row) % 5 ? '#eceafc' : ink.white,
				10,
			),
		),
	) +
	rect(0, 780, 1600, 120, ink.lavender) +
	rect(-20, 226, 470, 96, ink.slate) +
	rect(-20, 226, 470, 30, ink.grey) +
	rect(90, 196, 60, 156, ink.dusk, 12) +
	path('M430 190H700C860 190 920 270 920 400V452H790V410C790 350 760 322 690 322H430Z', ink.slate) +
	path('M430 190H700C830 190 890 240 910 330C870 260 800 226 690 226H430Z', ink.grey) +
	rect(776, 440, 158, 40, ink.dusk, 12) +
	rect(550, 130, 56, 70, ink.dusk) +
	turned(
		-4,
		578,
		86,
		rect(-190, -62, 380, 124, ink.indigo, 18),
		circle(-126, 0, 36, ink.lavender),
		ellipse(-126, 32, 40, 14, ink.lavender),
		writing(-66, -26, 220, 3, ink.lavender, 26, 11),
	) +
	coin(856, 556, 44, 12) +
	coin(846, 664, 44, -20) +
	coin(862, 486, 30, 40) +
	repeat(9, (index) => coin(690 + ((index * 89) % 330), 734 - (index % 3) * 14, 48, index * 37)) +
	path('M610 720H1110L1060 880H660Z', ink.clay) +
	rect(594, 706, 532, 30, ink.rust, 10) +
	path('M610 720H720L730 880H660Z', '#e3a07c') +
	coin(1270, 846, 46, 20) +
	coin(1400, 826, 46, -8) +
	coin(480, 850, 46, 8)

const gates = [1, 0.72, 0.51, 0.35, 0.23, 0.14]
const gateColours = [ink.indigo, ink.violet, ink.clay, ink.amber, ink.moon, ink.white]

const straight =
	ground(ink.night) +
	polygon('0,900 1600,900 830,450 770,450', ink.dusk) +
	circle(800, 436, 84, ink.cream) +
	gates
		.map((size, index) => {
			const fill = gateColours[index] ?? ink.indigo
			return group(
				`translate(800 440) scale(${size})`,
				path('M-760 520V-420H760V520H640V-300H-640V520Z', fill),
				rect(-760, 500, 120, 30, ink.night),
				rect(640, 500, 120, 30, ink.night),
				circle(0, -360, 30, index < 4 ? ink.mint : fill),
				index < 4 ? tick(0, -360, 34, ink.pine) : '',
			)
		})
		.reverse()
		.join('') +
	faded(0.5, polygon('620,720 980,720 812,452 788,452', ink.moon)) +
	group(
		'translate(800 640) skewX(-4)',
		rect(-104, -120, 220, 270, ink.slate, 6, { opacity: 0.6 }),
		rect(-116, -134, 220, 270, ink.white, 6),
		rect(-92, -110, 80, 24, ink.indigo, 4),
		writing(-92, -62, 170, 4, ink.line, 26, 9),
		rect(-92, 64, 172, 44, ink.mint, 6),
		text(36, 98, '10,000', 36, ink.pine),
	) +
	repeat(
		3,
		(index) =>
			line(640 - index * 60, 700 + index * 50, 560 - index * 90, 760 + index * 66, ink.lavender, 6) +
			line(960 + index * 60, 700 + index * 50, 1040 + index * 90, 760 + index * 66, ink.lavender, 6),
	)

/** A bird folded from paper, which flies to the right. */
const bird = (x: number, y: number, size: number, colours: readonly string[]) =>
	group(
		`translate(${x} ${y}) scale(${size})`,
		polygon('-120,30 0,0 -30,44', colours[2] ?? ink.line),
		polygon('-40,10 -86,-130 40,2', colours[0] ?? ink.white),
		polygon('-30,14 70,-120 50,10', colours[1] ?? ink.mist),
		polygon('-50,10 60,-2 96,-46 128,-34 100,-22 70,40 -10,46', colours[0] ?? ink.white),
		polygon('60,-2 70,40 -10,46', colours[2] ?? ink.line),
	)

const flock: readonly (readonly [number, number, number, number])[] = [
	[1240, 300, 1.25, 0],
	[1010, 235, 0.95, 1],
	[985, 430, 1.0, 2],
	[800, 190, 0.75, 0],
	[760, 500, 0.8, 0],
	[630, 150, 0.58, 1],
	[570, 540, 0.62, 0],
	[500, 118, 0.44, 0],
	[430, 566, 0.46, 2],
	[400, 98, 0.32, 0],
	[345, 586, 0.33, 0],
]
const folds = [
	[ink.white, ink.mist, ink.lavender],
	[ink.moon, ink.amber, '#b88328'],
	[ink.blush, ink.clay, ink.rust],
]

const migration =
	sky(ink.blush, '#f6d3b2') +
	circle(1180, 620, 270, ink.amber, { opacity: 0.55 }) +
	circle(1180, 620, 200, ink.moon) +
	path('M0 700C300 610 520 690 800 650S1300 560 1600 640V900H0Z', ink.violet) +
	path('M0 780C260 700 560 790 900 730S1400 690 1600 730V900H0Z', ink.indigo) +
	path('M0 860C400 800 900 880 1600 810V900H0Z', ink.dusk) +
	at(
		110,
		640,
		rect(0, 0, 210, 170, ink.night),
		polygon('-16,0 105,-80 226,0', '#080a20'),
		rect(70, 60, 70, 110, ink.clay),
		repeat(3, (index) => line(70, 78 + index * 28, 140, 78 + index * 28, ink.night, 4)),
	) +
	flock.map(([x, y, size, fold]) => bird(x, y, size, folds[fold] ?? [])).join('')

export const drawings: Record<string, Drawing> = {
	'whitepaper-electronic-records-retention': {
		svg: retention,
		alt: 'A tree trunk cut across: labels on its rings mark records that are kept for five and for eight years.',
	},
	'whitepaper-kyc-renewal-economics': {
		svg: economics,
		alt: 'A tap whose handle is an identity card drips coins into a full bucket.',
	},
	'whitepaper-straight-through-invoices': {
		svg: straight,
		alt: 'An invoice flies straight through a row of open gates towards the light, a tick on each gate.',
	},
	'whitepaper-migrating-document-stores': {
		svg: migration,
		alt: 'Birds folded from paper leave an old store and fly over hills towards the sun.',
	},
}

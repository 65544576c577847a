import {
	at,
	building,
	bust,
	circle,
	type Drawing,
	ellipse,
	faded,
	ground,
	group,
	hand,
	ink,
	line,
	type Point,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	skin,
	sky,
	stroke,
	text,
	tick,
	turned,
} from '../kit.ts'

const storm =
	sky('#20233f', '#5b6184') +
	[
		[260, 190, 260],
		[640, 150, 320],
		[1080, 180, 340],
		[1430, 140, 260],
	]
		.map(
			([x = 0, y = 0, size = 0], index) =>
				ellipse(x, y, size, 110, ['#3a3e63', '#464a70', '#33375a', '#42466b'][index] ?? '#3a3e63') +
				ellipse(x + 90, y - 80, size * 0.6, 90, ['#3a3e63', '#464a70', '#33375a', '#42466b'][index] ?? '#3a3e63'),
		)
		.join('') +
	polygon('560,240 660,240 610,400 690,400 500,700 560,460 480,460', ink.moon) +
	[
		[0, 150, 250],
		[160, 130, 340],
		[300, 170, 210],
		[480, 120, 300],
		[610, 160, 240],
		[1030, 140, 330],
		[1180, 180, 230],
		[1370, 120, 360],
		[1500, 130, 260],
	]
		.map(([x = 0, width = 0, height = 0], index) =>
			building(x, 830, width, height, index % 2 ? '#171a38' : '#1e2144', {
				columns: 3,
				rows: 5,
				dark: '#2a2e55',
				lit: () => false,
			}),
		)
		.join('') +
	faded(0.25, polygon('760,830 1040,830 1240,900 560,900', ink.moon)) +
	circle(900, 600, 330, ink.moon, { opacity: 0.12 }) +
	building(790, 830, 220, 430, ink.indigo, { columns: 4, rows: 7 }) +
	rect(770, 386, 260, 20, ink.violet) +
	rect(880, 330, 40, 60, ink.violet) +
	rect(0, 828, 1600, 72, '#12142e') +
	repeat(70, (index) =>
		line(
			(index * 211) % 1640,
			(index * 97) % 820,
			((index * 211) % 1640) - 16,
			((index * 97) % 820) + 46,
			ink.lavender,
			3,
			{ opacity: 0.45 },
		),
	)

const walls: readonly string[] = [
	repeat(7, (index) =>
		rect(
			26 + index * 34,
			170 - ((index * 53) % 90),
			22,
			20 + ((index * 53) % 90),
			index === 5 ? ink.clay : ink.violet,
			3,
		),
	),
	stroke('M20 130L70 110L110 140L150 60L200 90L262 50', ink.sage, 8),
	ring(140, 104, 62, ink.slate, 22) + path('M140 31A73 73 0 0 1 213 104H191A51 51 0 0 0 140 53Z', ink.moon),
	tick(140, 104, 110, ink.sage),
	text(140, 136, '0:46', 92, ink.moon),
	repeat(
		5,
		(index) =>
			rect(24, 30 + index * 34, 150 + ((index * 67) % 80), 16, index === 1 ? ink.clay : ink.slate, 6) +
			circle(250, 38 + index * 34, 10, index === 1 ? ink.clay : ink.sage),
	),
	circle(90, 70, 20, ink.violet) +
		circle(200, 60, 14, ink.sage) +
		circle(150, 150, 18, ink.moon) +
		stroke('M90 70L200 60L150 150Z', ink.slate, 5),
	stroke('M16 104H80L100 50L130 160L150 104H264', ink.clay, 8),
	repeat(12, (index) =>
		rect(30 + (index % 4) * 58, 30 + Math.floor(index / 4) * 52, 44, 38, index === 6 ? ink.moon : ink.slate, 6),
	),
	stroke('M20 170Q100 170 140 100T262 40', ink.violet, 8),
]

const controlRoom =
	ground('#0a0c26') +
	walls
		.map((inside, index) =>
			at(
				100 + (index % 5) * 282,
				160 + Math.floor(index / 5) * 210,
				rect(0, 0, 270, 198, index === 4 ? '#232765' : '#171a45', 6),
				inside,
			),
		)
		.join('') +
	rect(0, 700, 1600, 200, '#10132f') +
	rect(60, 640, 1480, 30, ink.slate, 8) +
	repeat(
		5,
		(index) =>
			rect(176 + index * 290, 560, 150, 84, ink.night, 8) +
			rect(184 + index * 290, 568, 134, 68, ink.indigo, 4) +
			bust(252 + index * 290, 800, 230, personOf(index * 2 + 1), true) +
			stroke(`M${220 + index * 290} 586A46 46 0 0 1 ${284 + index * 290} 586`, index % 2 ? ink.clay : ink.line, 9, {
				transform: 'translate(0 6)',
			}),
	)

const stairs = ['#e6a784', '#d98a63', '#cf8560', '#bd6d4b', '#a8553a', '#8f3f33', '#7a2f2a']

/** Where a spiral staircase is after a number of steps: far outside at first. `across` is 0 at the wall, 1 at the rail. */
function onStairs(step: number, across: number): Point {
	const far = 1010 * 0.9755 ** step * (1 - across * 0.42)
	const angle = step * 0.245 - 0.6
	return [800 + Math.cos(angle) * far, 450 + Math.sin(angle) * far * 0.96]
}

const spiral =
	ground('#3d1517') +
	circle(800, 450, 120, ink.moon) +
	circle(800, 450, 60, ink.cream) +
	repeat(76, (index) => {
		const step = 75 - index
		const fill = stairs[Math.min(6, Math.floor((75 - step) / 12))] ?? ink.rust
		return polygon([onStairs(step, 0), onStairs(step + 1, 0), onStairs(step + 1, 1), onStairs(step, 1)], fill, {
			stroke: '#5c221f',
			'stroke-width': 2.5,
		})
	}) +
	stroke(
		`M${Array.from({ length: 77 }, (_, index) => onStairs(index, 1).map(Math.round).join(' ')).join('L')}`,
		ink.amber,
		11,
	) +
	repeat(12, (index) => {
		const step = 7 + index * 5.3
		const [x, y] = onStairs(step, 0.55)
		const look = personOf(index * 2 + 1)
		return group(
			`translate(${x} ${y}) rotate(${step * 14.04 - 34}) scale(${1.9 * 0.9755 ** step + 0.2})`,
			ellipse(8, 10, 38, 24, ink.night, { opacity: 0.3 }),
			ellipse(0, 0, 38, 21, look.top),
			ellipse(-16, 20, 8, 14, look.top),
			circle(0, 2, 18, look.hair),
		)
	})

const lever =
	ground(ink.amber) +
	polygon('0,0 1600,0 0,760', '#f0c466') +
	rect(470, 90, 520, 730, ink.rust, 30, { opacity: 0.35, transform: 'translate(26 30)' }) +
	rect(470, 90, 520, 730, ink.line, 30) +
	rect(500, 120, 460, 670, ink.mist, 18) +
	[
		[520, 140],
		[940, 140],
		[520, 770],
		[940, 770],
	]
		.map(([x = 0, y = 0]) => circle(x, y, 9, ink.grey))
		.join('') +
	text(590, 300, 'A', 130, ink.line, { 'font-weight': 800 }) +
	text(590, 720, 'B', 130, ink.pine, { 'font-weight': 800 }) +
	circle(590, 370, 22, ink.line) +
	circle(590, 560, 22, ink.sage) +
	circle(590, 560, 36, ink.sage, { opacity: 0.35 }) +
	rect(716, 190, 70, 540, ink.night, 35) +
	circle(751, 460, 70, ink.slate) +
	stroke('M751 460L930 640', ink.dusk, 46) +
	stroke('M751 460L930 640', ink.slate, 20) +
	turned(45, 930, 640, rect(-30, -50, 210, 100, ink.clay, 50)) +
	hand(1190, 800, 440, skin.deep, ink.indigo, { turn: -52, pose: 'grip', flip: true, arm: 500 })

export const drawings: Record<string, Drawing> = {
	'event-disaster-recovery-drill-day-1': {
		svg: storm,
		alt: 'Lightning over a dark town; one building still has light in every window.',
	},
	'event-disaster-recovery-drill-day-2': {
		svg: controlRoom,
		alt: 'Five people with headsets sit before a wall of screens, one of which counts 46 minutes.',
	},
	'event-disaster-recovery-drill-day-3': {
		svg: spiral,
		alt: 'Looking down a spiral staircase while a line of people walks to the exit.',
	},
	'event-disaster-recovery-drill-day-4': { svg: lever, alt: 'A hand pulls a large lever from site A to site B.' },
}

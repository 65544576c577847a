import {
	circle,
	clipped,
	type Drawing,
	ellipse,
	ground,
	group,
	ink,
	line,
	pairs,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seeded,
	sky,
	standing,
	stroke,
	text,
	tick,
	turned,
	writing,
} from '../kit.ts'

const next = seeded(77)
const spots = pairs(
	'250,640 330,690 520,500 610,455 700,560 860,380 930,430 1010,350 1120,300 760,300 700,250 560,160 980,560 1060,620 1170,700 1260,760 440,330 1330,210',
)
const trees = pairs(
	'140,470 300,430 80,640 560,760 690,830 1010,800 880,720 1180,470 1330,400 1500,330 1080,130 950,90 1230,60 640,60',
)

const lawn =
	ground(ink.sage) +
	repeat(8, (index) => (index % 2 ? rect(index * 200, 0, 200, 900, '#9bc0a8') : '')) +
	stroke('M-40 830L840 400L1640 60M420 -40L840 400L1360 940', ink.cream, 84) +
	circle(840, 400, 170, ink.cream) +
	circle(840, 400, 92, '#7fb3cf') +
	circle(840, 400, 92, 'none', { stroke: ink.clay, 'stroke-width': 18 }) +
	circle(840, 400, 34, ink.white) +
	ring(840, 400, 58, ink.white, 4) +
	polygon('-20,-20 330,-20 330,180 180,180 180,330 -20,330', ink.night, {
		opacity: 0.25,
		transform: 'translate(24 30)',
	}) +
	polygon('-20,-20 330,-20 330,180 180,180 180,330 -20,330', ink.clay) +
	repeat(7, (index) => line(20 + index * 46, -20, 20 + index * 46, index < 3 ? 320 : 172, ink.rust, 5)) +
	rect(1390, 520, 260, 420, ink.rust, 0, { transform: 'translate(-18 24)', opacity: 0.35 }) +
	rect(1400, 500, 260, 420, ink.clay) +
	repeat(8, (index) => line(1400, 540 + index * 50, 1600, 540 + index * 50, ink.rust, 5)) +
	trees
		.map(([x, y]) => {
			const size = 40 + next() * 34
			return (
				circle(x + 20, y + 26, size, ink.pine, { opacity: 0.35 }) +
				circle(x, y, size, ink.pine) +
				circle(x - size * 0.2, y - size * 0.2, size * 0.62, '#3f7f67')
			)
		})
		.join('') +
	spots
		.map(
			([x, y], index) =>
				polygon(`${x - 8},${y} ${x + 8},${y} ${x + 44},${y + 50} ${x + 30},${y + 56}`, ink.night, { opacity: 0.25 }) +
				ellipse(x, y, 19, 12, personOf(index).top) +
				circle(x, y - 2, 9, personOf(index).hair),
		)
		.join('')

const kiteColours = [
	[ink.clay, ink.rust],
	[ink.indigo, ink.violet],
	[ink.amber, ink.moon],
	[ink.pine, ink.sage],
	[ink.violet, ink.lavender],
]

/** A kite at (x, y) held from (fromX, 700). */
function kite(x: number, y: number, size: number, turn: number, fromX: number, index: number): string {
	const [dark, light] = kiteColours[index % 5] ?? kiteColours[0] ?? []
	return (
		stroke(`M${fromX} 640Q${(x + fromX) / 2 - 60} ${(y + 700) / 2 + 60} ${x} ${y}`, ink.white, 3) +
		turned(
			turn,
			x,
			y,
			stroke(`M0 ${size}q26 40 0 80t0 80`, dark ?? ink.clay, 5),
			repeat(3, (bow) =>
				polygon(
					[
						[-16, size + 36 + bow * 46],
						[-16, size + 58 + bow * 46],
						[16, size + 36 + bow * 46],
						[16, size + 58 + bow * 46],
					],
					light ?? ink.moon,
				),
			),
			polygon(
				[
					[0, -size],
					[size * 0.72, -size * 0.2],
					[0, size],
					[-size * 0.72, -size * 0.2],
				],
				light ?? ink.moon,
			),
			polygon(
				[
					[0, -size],
					[size * 0.72, -size * 0.2],
					[0, size],
				],
				dark ?? ink.clay,
			),
		)
	)
}

const kites =
	sky('#7fb3e6', '#fbe7d0') +
	repeat(
		4,
		(index) =>
			ellipse(180 + index * 430, 330 + (index % 2) * 150, 150, 30, ink.white, { opacity: 0.6 }) +
			ellipse(230 + index * 430, 310 + (index % 2) * 150, 80, 30, ink.white, { opacity: 0.6 }),
	) +
	kite(240, 330, 80, 16, 150, 0) +
	kite(480, 240, 60, -12, 360, 1) +
	kite(640, 430, 92, 8, 520, 2) +
	kite(1180, 300, 100, -14, 980, 3) +
	kite(1420, 430, 70, 18, 1250, 4) +
	kite(1040, 470, 54, 10, 1180, 0) +
	stroke('M740 640Q760 480 880 270', ink.white, 3) +
	turned(
		12,
		880,
		270,
		stroke('M0 90q26 40 0 80t0 80', ink.indigo, 5),
		rect(-66, -90, 132, 180, ink.white, 4),
		writing(-44, -62, 88, 4, ink.lavender, 24, 9),
		stroke('M-66 -90L66 90M66 -90L-66 90', ink.line, 2),
	) +
	path('M0 700C300 640 700 690 900 690S1400 640 1600 680V900H0Z', ink.pine) +
	[150, 360, 520, 740, 980, 1180, 1250]
		.map((x, index) => standing(x - 14, 748, 150, personOf(index + 1), { right: [20, -72, 16, -96] }))
		.join('')

/** A stretch of cloth, 46 from thread to thread; `fault` is where a thread lies wrong. */
const cloth = (columns: number, rows: number, fault: number) =>
	repeat(columns, (index) => rect(index * 46 + 4, 0, 38, rows * 46, index % 6 < 2 ? ink.amber : ink.cream)) +
	repeat(rows, (row) =>
		repeat(columns, (column) => {
			const over = (column + row) % 4 < 2
			if (over === (row * columns + column === fault || row * columns + column === fault + 1)) return ''
			const colour = row * columns + column === fault + 1 ? ink.rust : row % 5 === 4 ? ink.clay : ink.indigo
			return rect(column * 46 - 4, row * 46 + 5, 54, 36, colour, 10)
		}),
	)

const weave =
	ground(ink.dusk) +
	turned(-18, -160, 220, cloth(46, 26, -2)) +
	circle(936, 446, 266, ink.night, { opacity: 0.35 }) +
	clipped(
		'glass',
		circle(910, 420, 250, ink.cream),
		ground(ink.dusk),
		turned(-18, 392, 226, group('scale(2.1)', cloth(9, 8, 30))),
	) +
	ring(910, 420, 258, ink.moon, 36) +
	turned(-42, 1098, 616, rect(-30, 0, 60, 420, ink.rust, 30), rect(-38, -10, 76, 70, ink.moon, 14)) +
	path('M760 300A190 190 0 0 1 900 226', 'none', {
		stroke: ink.white,
		'stroke-width': 16,
		'stroke-linecap': 'round',
		opacity: 0.7,
	})

const backpack =
	ground(ink.lavender) +
	rect(0, 760, 1600, 140, ink.violet) +
	ellipse(800, 800, 420, 40, ink.slate, { opacity: 0.4 }) +
	turned(
		-14,
		640,
		240,
		rect(-26, -190, 52, 330, ink.moon, 6),
		repeat(13, (index) => line(26, -176 + index * 22, index % 2 ? 10 : -2, -176 + index * 22, ink.rust, 4)),
	) +
	turned(
		13,
		960,
		220,
		rect(-44, -170, 88, 320, ink.white, 12),
		ellipse(0, -170, 44, 14, ink.line),
		rect(-46, -70, 92, 26, ink.clay),
	) +
	turned(4, 800, 210, rect(-90, -130, 180, 260, ink.pine, 8), rect(-60, -100, 120, 40, ink.mint, 4)) +
	stroke('M700 250C700 150 900 150 900 250', ink.dusk, 30) +
	path(
		'M520 780C480 500 500 280 660 240H940C1100 280 1120 500 1080 780C1070 810 1050 816 1020 816H580C550 816 530 810 520 780Z',
		ink.clay,
	) +
	path('M520 470C560 420 1040 420 1080 470L1078 440C1068 330 1030 262 940 240H660C570 262 532 330 522 440Z', ink.rust) +
	rect(580, 560, 440, 230, '#c97850', 34) +
	stroke('M590 610H1010', ink.moon, 9, { 'stroke-dasharray': '14 10' }) +
	rect(790, 600, 24, 60, ink.moon, 8) +
	line(560, 440, 560, 530, ink.dusk, 22) +
	line(1040, 440, 1040, 530, ink.dusk, 22) +
	circle(690, 360, 44, ink.moon) +
	tick(690, 360, 46, ink.rust) +
	turned(-10, 830, 352, rect(-56, -34, 112, 68, ink.indigo, 12), text(0, 16, 'BPM', 42, ink.white)) +
	turned(14, 960, 372, polygon('0,-42 12,-14 42,-12 18,8 26,38 0,22 -26,38 -18,8 -42,-12 -12,-14', ink.cream)) +
	stroke('M806 660Q840 700 824 740', ink.grey, 5) +
	rect(800, 736, 48, 48, ink.sage, 10) +
	circle(824, 760, 10, ink.pine)

export const drawings: Record<string, Drawing> = {
	'event-campus-day-coimbatore-1': {
		svg: lawn,
		alt: 'A campus from above: paths cross at a fountain and students walk between trees.',
	},
	'event-campus-day-coimbatore-2': {
		svg: kites,
		alt: 'Students fly kites of many colours, one of them a sheet of paper.',
	},
	'event-campus-day-coimbatore-3': {
		svg: weave,
		alt: 'A magnifying glass over woven cloth shows the one thread that lies wrong.',
	},
	'event-campus-day-coimbatore-4': {
		svg: backpack,
		alt: 'A rucksack with badges, a ruler and a rolled plan stands ready on a desk.',
	},
}

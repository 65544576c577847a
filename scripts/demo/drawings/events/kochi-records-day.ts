import {
	circle,
	clipped,
	type Drawing,
	ellipse,
	faded,
	ground,
	group,
	hand,
	ink,
	line,
	palm,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	seated,
	sheet,
	sky,
	standing,
	stroke,
	turned,
} from '../kit.ts'

const bowl = 'M-300 170Q-20 470 310 150Q20 250-300 170Z'

/** A cantilevered fishing net; (x, y) is where its four spars meet. */
const net = (x: number, y: number, size: number, catchOfDay = '') =>
	group(
		`translate(${x} ${y}) scale(${size})`,
		path(bowl, ink.night, { opacity: 0.25 }),
		catchOfDay,
		clipped(
			`net${x}`,
			path(bowl, ink.night),
			repeat(9, (index) =>
				stroke(
					`M${-260 + index * 66} ${190 - (index % 2) * 10}Q${-180 + index * 48} 330 ${-130 + index * 36} ${306 + Math.sin(index * 0.39) * 22}`,
					ink.night,
					2,
				),
			),
			repeat(3, (index) =>
				stroke(
					`M${-270 + index * 44} ${196 + index * 34}Q0 ${300 + index * 34} ${280 - index * 44} ${180 + index * 36}`,
					ink.night,
					2,
				),
			),
		),
		stroke(
			'M0 0C-90 -10-240 60-300 170M0 0C-60 20-110 120-110 250M0 0C60 10 120 130 130 246M0 0C110 -30 260 40 310 150',
			ink.night,
			9,
		),
		stroke('M-300 170Q-20 470 310 150', ink.night, 6),
		stroke('M0 -10L-620 560M0 0L-300 -120L-760 330M-300 -120L-470 560M-300 -120L-400 560', ink.night, 14),
		repeat(
			4,
			(index) =>
				line(-700 + index * 36, 340 - index * 20, -700 + index * 36, 400 - index * 20, ink.night, 4) +
				circle(-700 + index * 36, 420 - index * 20, 24, ink.night),
		),
	)

const nets =
	sky('#e88f5b', '#f6d79b') +
	circle(1090, 560, 150, ink.cream) +
	rect(0, 640, 1600, 260, ink.rust) +
	rect(0, 640, 1600, 260, ink.dusk, 0, { opacity: 0.35 }) +
	repeat(10, (index) =>
		rect(960 + ((index * 61) % 70) - index * 4, 656 + index * 24, 240 - ((index * 47) % 130), 8, ink.amber, 4),
	) +
	net(640, 360, 0.44) +
	rect(0, 600, 460, 18, ink.night) +
	net(
		1180,
		150,
		1,
		[-120, -20, 90]
			.map((x, index) =>
				turned(
					[-24, 12, 30][index] ?? 0,
					x,
					[250, 226, 236][index] ?? 0,
					sheet(-45, -60, 90, 120, 4, ink.white, ink.clay),
				),
			)
			.join(''),
	) +
	path('M0 690C180 660 420 700 640 760S1000 840 1120 900H0Z', ink.night) +
	standing(
		420,
		730,
		190,
		{ ...personOf(0), skin: ink.night, hair: ink.night, top: ink.night, legs: ink.night },
		{ right: [22, -70, 34, -84] },
	)

const quaySide = ['#d98a63', '#f2d491', '#8fb59d', '#b9b6fa', '#f6ddd0', '#eab54c', '#7b74ee']

const waterfront =
	ground('#cfe3ee') +
	circle(240, 250, 60, ink.white) +
	repeat(7, (index) => {
		const [x, top] = [index * 232 - 20, 300 + ((index * 67) % 90)]
		return (
			rect(x, top, 232, 330, quaySide[index] ?? ink.clay) +
			polygon(`${x - 10},${top} ${x + 116},${top - 86} ${x + 242},${top}`, index % 2 ? ink.rust : '#8c432c') +
			repeat(
				3,
				(pane) =>
					rect(x + 30 + pane * 64, top + 44, 44, 74, ink.dusk, 22) +
					rect(x + 30 + pane * 64, top + 82, 44, 40, ink.dusk),
			) +
			(index === 3
				? rect(x + 46, 480, 140, 150, ink.indigo) +
					rect(x + 60, 494, 112, 136, ink.moon) +
					standing(x + 116, 630, 120, personOf(1))
				: rect(x + 70, 500, 92, 130, ink.rust, 4) + line(x + 116, 500, x + 116, 630, ink.night, 4))
		)
	}) +
	rect(0, 610, 1600, 26, ink.slate) +
	rect(0, 630, 1600, 270, '#4f7fa0') +
	repeat(7, (index) => faded(0.25, rect(index * 232 + 20, 640, 150, 120, quaySide[index] ?? ink.clay))) +
	repeat(6, (index) => stroke(`M${40 + index * 290} ${700 + (index % 2) * 30}q36 -14 72 0t72 0`, ink.mist, 7)) +
	path('M230 660H900L850 740H300Z', ink.night) +
	path('M230 660H900L893 674H240Z', ink.amber) +
	rect(330, 520, 470, 20, ink.white, 6) +
	repeat(6, (index) => line(346 + index * 88, 540, 346 + index * 88, 660, ink.white, 8)) +
	repeat(5, (index) => seated(370 + index * 88, 672, 120, personOf(index + 2)))

const leafShape =
	'M-110 -46C200 -56 800 -40 1140 -50C1152 -30 1150 24 1140 46C800 54 200 38 -110 48C-122 24-120 -24-110 -46Z'

/** One leaf of a palm-leaf manuscript; all turn around one cord. */
const leaf = (index: number) =>
	turned(
		-27 + index * 7.5,
		330,
		620,
		path(leafShape, ink.night, { opacity: 0.25, transform: 'translate(4 16)' }),
		path(leafShape, ['#d9b77c', '#e3c48d', '#cfa966'][index % 3] ?? '#d9b77c'),
		repeat(3, (row) =>
			repeat(17, (mark) =>
				(mark * 7 + row * 3 + index) % 9 === 4 || mark === 10
					? ''
					: stroke(`M${90 + mark * 60} ${-22 + row * 23}q8 -9 16 0t16 0q8 9 14 -3`, '#6d4a22', 3.5),
			),
		),
		circle(710, 0, 14, ink.pine),
	)

const palmLeaves =
	ground(ink.pine) +
	circle(330, 620, 900, '#2a5c48') +
	repeat(6, leaf) +
	stroke('M330 620C260 700 300 800 240 920M330 620C380 720 340 800 400 920', ink.clay, 11) +
	circle(330, 620, 22, ink.clay) +
	hand(1330, 640, 360, ink.white, ink.dusk, { turn: -58, pose: 'pinch', flip: true, arm: 700, cuff: ink.line })

const rainTree =
	ground('#e3efd9') +
	rect(0, 700, 1600, 200, ink.sage) +
	ellipse(820, 760, 800, 70, '#7aa389') +
	path(
		'M700 780C760 660 740 520 640 400L700 380L790 520L810 300H860L860 500L1010 350L1060 390C930 520 900 640 960 780Z',
		'#5b3a2e',
	) +
	repeat(34, (index) =>
		ellipse(
			90 + ((index * 197) % 1420),
			60 + ((index * 89) % 270) + Math.abs(((index * 197) % 1420) - 710) * 0.12,
			190,
			96,
			[ink.pine, '#3a7a61', '#4c8d72', '#265a46'][index % 4] ?? ink.pine,
		),
	) +
	repeat(
		7,
		(index) =>
			line(330 + index * 160, 380 + (index % 3) * 20, 330 + index * 160, 480 + (index % 3) * 30, ink.slate, 3) +
			circle(330 + index * 160, 492 + (index % 3) * 30, 15, ink.amber),
	) +
	repeat(6, (index) => seated(330 + index * 170, 812, 140, personOf(index), { flip: index % 2 === 1 })) +
	rect(270, 744, 1080, 18, ink.rust, 6) +
	repeat(5, (index) => rect(320 + index * 230, 760, 14, 70, ink.rust)) +
	repeat(9, (index) =>
		index % 3
			? rect(340 + index * 110, 722, 54, 22, [ink.white, ink.moon][index % 2] ?? ink.white, 4)
			: rect(340 + index * 110, 718, 24, 26, ink.clay, 4),
	) +
	palm(1490, 860, 0.1)

export const drawings: Record<string, Drawing> = {
	'event-kochi-records-day-1': {
		svg: nets,
		alt: 'Cantilevered fishing nets at sunset; the nearest one has caught sheets of paper.',
	},
	'event-kochi-records-day-2': {
		svg: waterfront,
		alt: 'A ferry takes guests along a row of coloured warehouses, one of which has its door open.',
	},
	'event-kochi-records-day-3': {
		svg: palmLeaves,
		alt: 'A hand in a white glove opens the leaves of a palm-leaf manuscript like a fan.',
	},
	'event-kochi-records-day-4': { svg: rainTree, alt: 'Guests sit at a long table under a rain tree hung with lamps.' },
}

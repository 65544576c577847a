import {
	at,
	circle,
	clipped,
	type Drawing,
	ellipse,
	faded,
	ground,
	group,
	ink,
	line,
	palm,
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
	turned,
} from '../kit.ts'

const shoe = (kind: number, colour: string, sole: string) =>
	[
		path('M-24 60C-34 10-30 -60-8 -74C16 -84 30 -50 26 0C24 30 26 50 20 62C8 74-14 72-24 60Z', sole) +
			path('M-18 54C-26 10-22 -50-6 -62C12 -68 22 -40 20 0C18 28 20 46 14 56Z', colour) +
			ellipse(-1, 34, 13, 22, ink.night, { opacity: 0.5 }) +
			stroke('M-12 -16L12 -16M-12 0L12 0', ink.white, 5),
		path('M-24 60C-34 10-30 -60-8 -74C16 -84 30 -50 26 0C24 30 26 50 20 62C8 74-14 72-24 60Z', sole) +
			stroke('M-2 -46L-24 -2M-2 -46L24 -2', colour, 11),
		path('M-24 60C-34 10-30 -60-8 -74C16 -84 30 -50 26 0C24 30 26 50 20 62C8 74-14 72-24 60Z', sole) +
			stroke('M-24 -26H24M-26 6H24', colour, 16),
	][kind % 3] ?? ''

const shoes =
	ground(ink.clay) +
	repeat(9, (index) => line(0, 380 + index * 70, 1600, 380 + index * 70, '#c97850', 4)) +
	repeat(14, (index) => line(60 + index * 120, 340, 60 + index * 120, 900, '#c97850', 4)) +
	rect(0, 0, 1600, 300, ink.moon) +
	rect(0, 286, 1600, 52, ink.rust) +
	rect(0, 286, 1600, 12, '#8c432c') +
	at(
		800,
		150,
		repeat(12, (index) => turned(index * 30, 0, 0, ellipse(0, -92, 20, 36, ink.clay))),
		repeat(10, (index) => turned(index * 36, 0, 0, ellipse(0, -54, 13, 24, ink.white))),
		circle(0, 0, 26, ink.amber),
		ring(0, 0, 128, ink.rust, 6, { 'stroke-dasharray': '2 16' }),
	) +
	repeat(9, (index) => {
		const colour =
			[ink.indigo, ink.pine, ink.night, ink.amber, ink.violet, ink.rust, ink.dusk, ink.sage, ink.white][index] ??
			ink.indigo
		const [x, y] = [130 + index * 168, 500 + ((index * 83) % 140)]
		const small = index === 4 || index === 6 ? 0.62 : 1
		return turned(
			((index * 17) % 24) - 12,
			x,
			y,
			group(
				`scale(${small})`,
				ellipse(8, 14, 70, 84, ink.night, { opacity: 0.16 }),
				at(-36, 0, shoe(index, colour, index % 3 ? '#5b3a2e' : ink.cream)),
				group('translate(36 6) scale(-1 1)', shoe(index, colour, index % 3 ? '#5b3a2e' : ink.cream)),
			),
		)
	}) +
	at(1140, 770, shoe(2, ink.indigo, '#5b3a2e')) +
	turned(64, 1260, 800, shoe(2, ink.indigo, '#5b3a2e')) +
	at(400, 790, shoe(1, ink.indigo, ink.cream)) +
	at(468, 782, shoe(1, ink.indigo, ink.cream))

const windowView =
	ground(ink.dusk) +
	clipped(
		'glass',
		rect(210, 196, 1180, 444, ink.white, 20),
		sky('#f6d3b2', '#cfe3ee', 'dawnsky'),
		circle(420, 340, 70, ink.cream),
		path('M0 470C300 430 700 470 1000 440S1400 430 1600 450V900H0Z', ink.pine),
		palm(300, 480, 230),
		palm(1180, 470, 260),
		palm(1300, 480, 190),
		palm(560, 470, 150),
		rect(0, 470, 1600, 300, '#7fb3cf'),
		repeat(7, (index) => rect(230 + index * 180, 500 + ((index * 41) % 120), 90, 6, ink.white, 3, { opacity: 0.7 })),
		path('M560 560H1080C1060 610 1020 630 980 630H660C610 630 570 600 560 560Z', '#5b3a2e'),
		path('M600 560C610 450 700 410 800 410S1000 450 1040 560Z', ink.amber),
		repeat(6, (index) =>
			stroke(
				`M${630 + index * 70} 556C${640 + index * 66} 480 ${680 + index * 52} 430 ${740 + index * 26} 414`,
				'#b88328',
				5,
			),
		),
		rect(720, 500, 60, 60, '#5b3a2e', 8),
		rect(850, 500, 60, 60, '#5b3a2e', 8),
	) +
	rect(195, 181, 1210, 474, 'none', 26, { stroke: ink.night, 'stroke-width': 30 }) +
	line(600, 170, 600, 640, ink.night, 16) +
	line(1000, 170, 1000, 640, ink.night, 16) +
	standing(420, 900, 420, personOf(6), { back: true }) +
	standing(530, 900, 250, personOf(0), { back: true, right: [20, -84, 28, -106] }) +
	standing(1150, 900, 430, personOf(5), { back: true, left: [-22, -66, -34, -82] }) +
	at(
		1470,
		750,
		path('M-50 0H50L36 120H-36Z', ink.clay),
		repeat(5, (index) =>
			turned(
				-60 + index * 30,
				0,
				0,
				path('M0 0C-24 -60-20 -130 0 -180C20 -130 24 -60 0 0Z', index % 2 ? ink.sage : ink.pine),
			),
		),
	)

const serverDoor =
	ground(ink.violet) +
	rect(0, 0, 1600, 900, ink.indigo) +
	rect(330, -40, 940, 1000, ink.violet, 30) +
	rect(1160, 500, 40, 150, ink.moon, 12) +
	circle(800, 400, 330, ink.night) +
	clipped(
		'port',
		circle(800, 400, 290, ink.night),
		rect(500, 100, 600, 620, '#12153c'),
		polygon('700,400 900,400 1100,720 500,720', '#1f2458'),
		repeat(4, (index) =>
			at(
				0,
				0,
				rect(
					520 + index * 60,
					110 + index * 50,
					54,
					620 - index * 104,
					[ink.slate, '#343a7e', '#2b3070', '#252a64'][index] ?? ink.slate,
				),
				rect(
					1026 - index * 60,
					110 + index * 50,
					54,
					620 - index * 104,
					[ink.slate, '#343a7e', '#2b3070', '#252a64'][index] ?? ink.slate,
				),
			),
		),
		repeat(40, (index) =>
			circle(
				[538, 560, 598, 618, 658, 1044, 1064, 986, 1006, 926][index % 10] ?? 538,
				230 + Math.floor(index / 10) * 96 + (index % 3) * 18,
				6,
				[ink.sage, ink.moon, ink.sage, ink.clay][index % 4] ?? ink.sage,
			),
		),
	) +
	ring(800, 400, 310, ink.lavender, 40) +
	repeat(12, (index) => turned(index * 30, 800, 400, circle(0, -310, 11, ink.slate))) +
	faded(0.18, path('M600 560L900 160A290 290 0 0 1 980 172L660 640A290 290 0 0 1 600 560Z', ink.white)) +
	standing(640, 1010, 470, people[1] ?? personOf(1), { back: true }) +
	standing(900, 1020, 330, people[3] ?? personOf(3), { back: true, left: [-22, -88, -30, -108] }) +
	standing(1020, 1010, 300, people[8] ?? personOf(8), {
		back: true,
		left: [-22, -86, -28, -108],
		right: [22, -88, 26, -110],
	})

const dish = (x: number, y: number, r: number, fill: string, inner: string) =>
	circle(x + 8, y + 12, r, ink.night, { opacity: 0.2 }) + circle(x, y, r, fill) + circle(x, y, r * 0.78, inner)
const grains = seeded(13)

const lunch =
	ground('#8c432c') +
	repeat(6, (index) => rect(0, index * 150, 1600, 146, index % 2 ? '#92492f' : '#884028')) +
	path(
		'M120 470C260 180 700 120 1180 170C1360 190 1480 300 1520 420C1440 620 1240 740 880 760C540 780 240 720 120 470Z',
		ink.night,
		{ opacity: 0.3, transform: 'translate(14 26)' },
	) +
	path(
		'M120 470C260 180 700 120 1180 170C1360 190 1480 300 1520 420C1440 620 1240 740 880 760C540 780 240 720 120 470Z',
		'#3f8a5f',
	) +
	stroke('M130 470C500 440 1000 430 1510 420', '#6db387', 16) +
	repeat(22, (index) =>
		stroke(
			`M${230 + index * 58} ${466 - index * 2}Q${260 + index * 58} 330 ${320 + index * 54} ${236 - (index < 12 ? index * 4 : 48 - (index - 12) * 9)}M${230 + index * 58} ${466 - index * 2}Q${260 + index * 58} 600 ${310 + index * 50} ${680 + (index < 10 ? index * 6 : 60 - (index - 10) * 12)}`,
			'#367a53',
			4,
		),
	) +
	[
		[380, 340, ink.amber],
		[500, 290, ink.clay],
		[630, 262, ink.white],
		[760, 250, ink.moon],
		[890, 246, '#c9463c'],
		[1020, 252, ink.sage],
		[1150, 270, ink.blush],
	]
		.map(
			([x = 0, y = 0, fill]) =>
				ellipse(Number(x) + 4, Number(y) + 8, 58, 42, ink.night, { opacity: 0.18 }) +
				ellipse(Number(x), Number(y), 56, 40, String(fill)) +
				circle(Number(x) - 14, Number(y) - 8, 7, ink.white, { opacity: 0.6 }) +
				circle(Number(x) + 16, Number(y) + 6, 6, ink.rust, { opacity: 0.5 }),
		)
		.join('') +
	ellipse(800, 586, 250, 124, ink.white) +
	repeat(90, () => turned(grains() * 180, 590 + grains() * 420, 500 + grains() * 170, ellipse(0, 0, 9, 4, '#e9e3d4'))) +
	ellipse(820, 570, 120, 54, ink.amber) +
	ellipse(850, 560, 40, 18, ink.moon) +
	circle(1240, 470, 84, '#e8c27a') +
	circle(1240, 470, 84, 'none', { stroke: '#c99a52', 'stroke-width': 6, 'stroke-dasharray': '10 12' }) +
	circle(1215, 450, 12, '#c99a52') +
	circle(1260, 490, 10, '#c99a52') +
	path('M330 560C360 500 440 520 480 580C440 560 380 570 350 600Z', ink.moon) +
	path('M300 600C350 540 430 570 460 630C420 610 360 610 320 640Z', ink.amber) +
	dish(1430, 730, 96, ink.line, '#b9773e') +
	dish(170, 160, 88, ink.line, ink.white)

export const drawings: Record<string, Drawing> = {
	'event-open-house-kochi-1': {
		svg: shoes,
		alt: 'Shoes and sandals of many guests stand before a threshold with a flower on it.',
	},
	'event-open-house-kochi-2': {
		svg: windowView,
		alt: 'Guests look out of a wide office window at a houseboat on the backwater.',
	},
	'event-open-house-kochi-3': {
		svg: serverDoor,
		alt: 'Two children and their mother look through a round window into the server room.',
	},
	'event-open-house-kochi-4': { svg: lunch, alt: 'Lunch on a banana leaf: rice, curries and sweets in small heaps.' },
}

import {
	at,
	bust,
	circle,
	type Drawing,
	faded,
	ground,
	ink,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	seated,
	skin,
	sky,
	standing,
	stars,
	stroke,
	text,
	tree,
	turned,
} from '../kit.ts'

const car = (x: number, y: number, colour: string) =>
	at(
		x,
		y,
		path(
			'M-150 -20V-56C-150 -74-120 -78-96 -80L-60 -124C-50 -134 50 -134 64 -124L100 -80C130 -78 150 -70 150 -50V-20Z',
			colour,
		),
		path('M-76 -80L-50 -114H-8V-80Z', ink.moon, { opacity: 0.8 }),
		path('M8 -80V-114H50L78 -80Z', ink.moon, { opacity: 0.8 }),
		circle(-86, -18, 32, ink.night),
		circle(86, -18, 32, ink.night),
		circle(-86, -18, 13, ink.grey),
		circle(86, -18, 13, ink.grey),
		circle(146, -54, 9, ink.cream),
	)

const diner =
	sky('#0c1230', '#233a5e') +
	stars(61, 40, 1600, 300) +
	rect(0, 740, 1600, 160, '#141a33') +
	faded(0.3, polygon('300,740 1300,740 1560,900 60,900', ink.moon)) +
	rect(260, 380, 1080, 360, '#c9cfe4') +
	rect(230, 340, 1140, 54, ink.clay, 27) +
	rect(230, 360, 1140, 10, ink.cream) +
	rect(300, 430, 720, 200, ink.moon) +
	repeat(4, (index) => rect(296 + index * 240, 424, 12, 212, '#8d98bb')) +
	repeat(5, (index) => bust(390 + index * 140, 630, 120, personOf(index + 3))) +
	repeat(
		2,
		(index) =>
			line(460 + index * 330, 430, 460 + index * 330, 470, ink.night, 4) +
			path(`M${430 + index * 330} 492Q${460 + index * 330} 450 ${490 + index * 330} 492Z`, ink.rust),
	) +
	rect(260, 640, 780, 100, ink.clay) +
	repeat(13, (index) => rect(260 + index * 60, 640, 30, 100, '#c97850')) +
	rect(260, 632, 780, 14, ink.cream) +
	rect(1090, 450, 180, 290, ink.dusk) +
	rect(1106, 466, 148, 274, ink.moon, 4) +
	standing(1180, 740, 210, personOf(0)) +
	line(640, 340, 640, 200, ink.slate, 14) +
	line(960, 340, 960, 200, ink.slate, 14) +
	rect(560, 120, 480, 130, ink.night, 65) +
	rect(570, 130, 460, 110, 'none', 55, { stroke: ink.clay, 'stroke-width': 8 }) +
	text(800, 212, 'MEETUP', 84, ink.moon, { 'letter-spacing': 10 }) +
	car(250, 840, ink.violet) +
	car(1380, 860, ink.pine)

const coach = (x: number, from: number) =>
	rect(x, 330, 760, 270, ink.line, 26) +
	rect(x, 500, 760, 26, ink.indigo) +
	rect(x, 540, 760, 10, ink.clay) +
	repeat(
		5,
		(index) =>
			rect(x + 110 + index * 112, 368, 96, 112, ink.dusk, 10) +
			rect(x + 114 + index * 112, 372, 88, 104, '#f7e3b4', 8) +
			((index + from) % 5 === 3 ? '' : bust(x + 158 + index * 112, 476, 84, personOf(index + from))),
	) +
	rect(x + 24, 366, 66, 234, ink.grey, 6) +
	rect(x + 34, 378, 46, 100, '#f7e3b4', 4) +
	rect(x + 676, 366, 66, 234, ink.grey, 6) +
	rect(x + 686, 378, 46, 100, '#f7e3b4', 4) +
	repeat(
		4,
		(index) =>
			circle(x + 130 + (index % 2) * 80 + Math.floor(index / 2) * 420, 622, 32, ink.night) +
			circle(x + 130 + (index % 2) * 80 + Math.floor(index / 2) * 420, 622, 12, ink.grey),
	)

const train =
	sky('#f2b98a', '#f9e0c0') +
	repeat(11, (index) => rect(index * 152, 480 - ((index * 67) % 200), 120, 500, '#d99a80', 0, { opacity: 0.55 })) +
	repeat(14, (index) =>
		tree(
			40 + index * 122,
			660,
			430 + ((index * 41) % 110),
			[ink.clay, ink.amber, ink.rust, '#c9703f'][index % 4] ?? ink.clay,
			'#5b3a2e',
		),
	) +
	rect(0, 620, 1600, 280, '#7a4a36') +
	coach(-330, 2) +
	coach(450, 5) +
	path('M1230 330H1440C1530 340 1570 440 1590 560V600H1230Z', ink.line) +
	rect(1230, 500, 350, 26, ink.indigo) +
	rect(1230, 540, 358, 10, ink.clay) +
	path('M1420 366H1450C1500 376 1530 430 1544 480H1420Z', ink.dusk) +
	circle(1560, 570, 15, ink.moon) +
	rect(1270, 366, 110, 112, ink.dusk, 10) +
	repeat(2, (index) => circle(1330 + index * 90, 622, 32, ink.night) + circle(1330 + index * 90, 622, 12, ink.grey)) +
	rect(0, 652, 1600, 14, ink.night) +
	repeat(27, (index) => rect(index * 62, 666, 36, 22, '#4c2c22'))

const nameTag =
	ground(ink.mint) +
	path('M180 900C190 560 260 380 560 300C640 380 960 380 1040 300C1340 380 1410 560 1420 900Z', ink.pine) +
	path('M560 300C600 400 1000 400 1040 300L980 180H620Z', skin.brown) +
	path('M540 306C600 440 1000 440 1060 306L1090 318C1030 490 570 490 510 318Z', '#245242') +
	repeat(22, (index) => line(230 + index * 54, 760 + (index % 2) * 8, 230 + index * 54, 900, '#2a5c48', 6)) +
	path('M410 900C420 800 410 700 380 620M1190 900C1180 800 1190 700 1220 620', 'none', {
		stroke: '#245242',
		'stroke-width': 10,
	}) +
	path('M640 -60V150C660 290 940 290 960 150V-60Z', skin.brown) +
	path('M700 120Q800 190 900 120', 'none', { stroke: ink.cream, 'stroke-width': 20, 'stroke-linecap': 'round' }) +
	turned(
		5,
		985,
		620,
		rect(-190, -130, 390, 270, ink.night, 22, { opacity: 0.25, transform: 'translate(8 12)' }),
		rect(-190, -130, 380, 260, ink.white, 22),
		path('M-190 -40V-108A22 22 0 0 1 -168 -130H168A22 22 0 0 1 190 -108V-40Z', ink.clay),
		text(0, -62, 'HELLO', 62, ink.white, { 'letter-spacing': 8 }),
		stroke('M-130 70C-100 -20-90 -10-80 60S-40 -20-20 50S30 0 40 50S90 10 130 30', ink.indigo, 11),
	)

const stoop =
	ground('#b5603f') +
	repeat(12, (row) =>
		repeat(12, (column) =>
			rect(
				column * 140 - (row % 2) * 70,
				row * 76,
				132,
				68,
				['#b86545', '#ad5a3a', '#bd6d4b'][(row * 2 + column) % 3] ?? '#b86545',
				3,
			),
		),
	) +
	rect(620, 60, 360, 470, ink.cream, 8) +
	rect(660, 120, 280, 410, ink.indigo) +
	rect(690, 160, 100, 330, '#372eb0') +
	rect(810, 160, 100, 330, '#372eb0') +
	path('M660 120A140 90 0 0 1 940 120Z', ink.moon) +
	circle(800, 340, 11, ink.moon) +
	[180, 1170]
		.map(
			(x) =>
				rect(x, 130, 220, 330, ink.cream, 6) +
				rect(x + 22, 152, 176, 286, ink.moon) +
				line(x + 110, 152, x + 110, 438, ink.cream, 10) +
				line(x + 22, 290, x + 198, 290, ink.cream, 10) +
				rect(x - 16, 456, 252, 24, ink.cream),
		)
		.join('') +
	repeat(5, (index) =>
		rect(560 - index * 46, 530 + index * 62, 480 + index * 92, 64, index % 2 ? '#d8c3b3' : '#e5d3c4'),
	) +
	rect(0, 838, 1600, 62, ink.slate) +
	seated(640, 700, 210, personOf(3), { arm: [16, -50, 26, -58] }) +
	seated(960, 700, 210, personOf(4), { flip: true, arm: [14, -50, 24, -60] }) +
	seated(520, 838, 230, personOf(8), { arm: [16, -48, 28, -52] }) +
	seated(1100, 838, 230, personOf(1), { flip: true, arm: [12, -50, 24, -48] }) +
	standing(800, 560, 250, personOf(7), { right: [22, -72, 32, -86] }) +
	repeat(
		3,
		(index) => rect(690 + index * 84, 690, 28, 34, ink.white, 4) + rect(690 + index * 84, 690, 28, 12, ink.pine),
	) +
	line(1450, 900, 1470, 420, '#4c2c22', 40) +
	repeat(16, (index) =>
		circle(
			1360 + ((index * 71) % 260),
			60 + ((index * 97) % 400),
			74,
			[ink.amber, ink.clay, ink.moon, '#c9703f'][index % 4] ?? ink.amber,
		),
	) +
	repeat(16, (index) =>
		turned(
			index * 47,
			((index * 331) % 1500) + 40,
			850 + (index % 3) * 14,
			path('M-16 0Q0 -14 16 0Q0 14 -16 0Z', [ink.amber, ink.clay, ink.moon][index % 3] ?? ink.amber),
		),
	)

export const drawings: Record<string, Drawing> = {
	'event-new-jersey-meetup-1': {
		svg: diner,
		alt: 'A diner at night with a neon sign that says Meetup and guests behind the windows.',
	},
	'event-new-jersey-meetup-2': { svg: train, alt: 'A commuter train full of guests passes trees in autumn colours.' },
	'event-new-jersey-meetup-3': { svg: nameTag, alt: 'A name sticker that says hello on a knitted jumper.' },
	'event-new-jersey-meetup-4': {
		svg: stoop,
		alt: 'Guests drink coffee on the front steps of a brick house while leaves fall.',
	},
}

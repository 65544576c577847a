import {
	at,
	circle,
	type Drawing,
	ellipse,
	ground,
	hand,
	ink,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	skin,
	sky,
	standing,
	stroke,
	tick,
	turned,
	writing,
} from '../kit.ts'

const steel = (x: number, y: number) =>
	at(
		x,
		y,
		path('M-90 -120H90L66 110H-66Z', ink.line),
		path('M-90 -120H-30L-30 110H-66Z', ink.white, { opacity: 0.6 }),
		rect(-102, -134, 204, 26, ink.grey, 12),
	)

const filterCoffee =
	ground(ink.indigo) +
	polygon('0,0 620,0 0,900', '#584ee0') +
	rect(0, 760, 1600, 140, ink.night) +
	path('M988 190C900 200 866 260 862 340V640H892V350C896 290 930 240 1000 230Z', '#8a5a3c') +
	repeat(6, (index) => circle(840 + (index % 2) * 70, 630 - index * 22, 10 - index, '#8a5a3c')) +
	turned(-112, 1090, 165, steel(0, 0)) +
	hand(1330, 190, 300, skin.tan, ink.moon, { turn: -96, pose: 'grip', arm: 500 }) +
	steel(880, 640) +
	ellipse(880, 512, 84, 16, '#d3b08f') +
	circle(850, 508, 10, ink.cream) +
	circle(900, 510, 7, ink.cream) +
	ellipse(880, 766, 230, 26, ink.grey) +
	path('M660 700H1100L1060 770H700Z', ink.line) +
	path('M660 700H780L790 770H700Z', ink.white, { opacity: 0.6 }) +
	path('M806 700H954L948 752H812Z', ink.grey) +
	turned(
		-7,
		360,
		742,
		rect(-190, -40, 400, 54, ink.white, 4),
		rect(-150, -22, 120, 14, ink.clay, 5),
		rect(20, -22, 150, 14, ink.line, 5),
	) +
	at(
		340,
		680,
		ellipse(0, 26, 240, 30, ink.grey),
		ellipse(0, 18, 230, 26, ink.line),
		[
			[-104, -8],
			[104, -8],
			[0, -2],
			[-52, -66],
			[52, -66],
		]
			.map(
				([x = 0, y = 0]) =>
					path(
						`M${x - 94} ${y}C${x - 80} ${y - 52} ${x + 80} ${y - 52} ${x + 94} ${y}C${x + 80} ${y + 40} ${x - 80} ${y + 40} ${x - 94} ${y}Z`,
						ink.white,
					) +
					path(
						`M${x - 94} ${y}C${x - 80} ${y + 40} ${x + 80} ${y + 40} ${x + 94} ${y}C${x + 60} ${y + 20} ${x - 60} ${y + 20} ${x - 94} ${y}Z`,
						'#e6e2ee',
					),
			)
			.join(''),
	) +
	repeat(3, (index) => stroke(`M${280 + index * 60} 540q-26 -40 0 -80t0 -80`, ink.lavender, 9, { opacity: 0.6 }))

const giantDosa =
	sky('#d5e8db', '#fbf3df') +
	rect(0, 690, 1600, 210, ink.sage) +
	repeat(8, (index) =>
		polygon(
			`${index * 200},150 ${200 + index * 200},150 ${100 + index * 200},206`,
			[ink.clay, ink.amber, ink.violet, ink.pine][index % 4] ?? ink.clay,
		),
	) +
	line(-10, 150, 1610, 150, ink.rust, 8) +
	[4, 0, 3, 6, 2, 7]
		.map(
			(look, index) =>
				ellipse(240 + index * 224, 736, 80, 12, ink.pine, { opacity: 0.4 }) +
				standing(240 + index * 224, 736, 290, personOf(look), {
					left: [-22, -84, -20, -106],
					right: [22, -84, 20, -106],
					walking: index % 2 === 0,
				}),
		)
		.join('') +
	path(
		'M110 290C400 262 1200 262 1490 290C1530 310 1530 410 1490 430C1200 452 400 452 110 430C70 410 70 310 110 290Z',
		'#d9963f',
	) +
	path(
		'M100 300C400 274 1200 274 1500 300C1512 312 1516 326 1518 340C1200 316 400 316 84 340C86 322 92 306 100 300Z',
		'#eab964',
	) +
	path('M300 284L260 438M640 274L610 448M980 274L960 448M1310 282L1300 440', 'none', {
		stroke: '#b9772c',
		'stroke-width': 5,
		opacity: 0.5,
	}) +
	repeat(26, (index) =>
		ellipse(170 + ((index * 397) % 1260), 350 + ((index * 31) % 66), 20 + ((index * 7) % 18), 7, '#b9772c', {
			opacity: 0.5,
		}),
	) +
	ellipse(1500, 360, 34, 72, '#b9772c') +
	ellipse(1500, 360, 22, 50, '#eab964') +
	ellipse(1500, 362, 10, 24, '#8a5520')

const toaster =
	ground(ink.moon) +
	circle(800, 430, 400, ink.cream) +
	repeat(9, (index) => turned(-64 + index * 16, 800, 470, rect(-8, -500, 16, index % 2 ? 60 : 100, ink.amber, 8))) +
	rect(0, 760, 1600, 140, ink.pine) +
	ellipse(800, 770, 400, 22, '#245242') +
	turned(
		-6,
		720,
		360,
		rect(-130, -220, 260, 380, ink.white, 10),
		rect(-96, -180, 110, 30, ink.indigo, 6),
		writing(-96, -120, 190, 4, ink.line, 32, 11),
		rect(-96, 16, 190, 44, ink.mint, 8),
		tick(60, 38, 34, ink.pine),
	) +
	turned(8, 900, 410, rect(-110, -150, 220, 300, '#e0a860', 40), rect(-88, -126, 176, 270, '#f3d9a6', 28)) +
	rect(470, 460, 660, 310, ink.clay, 70) +
	rect(470, 680, 660, 90, ink.rust, 40) +
	rect(560, 470, 480, 34, ink.night, 17) +
	rect(540, 768, 90, 24, ink.night, 8) +
	rect(970, 768, 90, 24, ink.night, 8) +
	rect(1128, 540, 26, 130, ink.night, 8) +
	rect(1120, 520, 90, 40, ink.dusk, 14) +
	circle(620, 620, 44, ink.cream) +
	line(620, 620, 642, 596, ink.night, 9) +
	rect(540, 540, 16, 160, ink.blush, 8, { opacity: 0.6 })

const marina =
	ground('#f3dcb4') +
	polygon('0,0 1600,0 1600,240 560,900 0,900', '#8cc0cf') +
	polygon('0,0 1100,0 220,620 0,700', '#5b9ab5') +
	stroke('M1640 216C1500 320 1380 330 1260 420S1040 540 920 650S700 790 600 930', ink.white, 44) +
	stroke('M1640 150C1480 250 1340 270 1220 350S980 480 860 590S640 740 520 900', ink.white, 12, { opacity: 0.7 }) +
	repeat(10, (index) =>
		stroke(`M${60 + ((index * 173) % 760)} ${60 + index * 58}q30 -16 60 0t60 0`, ink.white, 7, { opacity: 0.5 }),
	) +
	at(
		300,
		190,
		polygon('-120,40 120,10 80,60 -80,80', ink.rust),
		line(0, 40, 0, -90, ink.night, 7),
		polygon('6,-84 90,10 6,22', ink.white),
	) +
	polygon('1330,230 1430,230 1460,610 1300,610', ink.white) +
	polygon('1324,300 1436,300 1442,380 1318,380', ink.clay) +
	polygon('1310,460 1450,460 1456,540 1304,540', ink.clay) +
	rect(1316, 214, 128, 22, ink.night, 4) +
	rect(1344, 150, 72, 66, ink.moon) +
	polygon('1330,152 1380,96 1430,152', ink.clay) +
	polygon('1300,610 1460,610 1600,760 1600,820', '#d9bb85') +
	[
		[980, 800, 3],
		[1060, 810, 4],
		[1170, 760, 0],
	]
		.map(
			([x = 0, y = 0, look = 0]) =>
				polygon(`${x - 14},${y} ${x + 14},${y} ${x + 150},${y + 66} ${x + 120},${y + 80}`, '#d9bb85') +
				standing(x, y, 170, personOf(look), { walking: true }),
		)
		.join('') +
	repeat(7, (index) => ellipse(900 + index * 34, 880 - index * 22 + (index % 2) * 18, 9, 5, '#d9bb85'))

export const drawings: Record<string, Drawing> = {
	'event-invoice-automation-breakfast-chennai-1': {
		svg: filterCoffee,
		alt: 'Filter coffee is poured from a height into a steel tumbler, beside steamed cakes that stand on an invoice.',
	},
	'event-invoice-automation-breakfast-chennai-2': {
		svg: giantDosa,
		alt: 'Six guests carry a rolled pancake that is longer than all of them together.',
	},
	'event-invoice-automation-breakfast-chennai-3': {
		svg: toaster,
		alt: 'A toaster pops up a slice of bread and a checked invoice.',
	},
	'event-invoice-automation-breakfast-chennai-4': {
		svg: marina,
		alt: 'After breakfast three guests walk along the beach below a lighthouse.',
	},
}

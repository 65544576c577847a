import {
	at,
	circle,
	crescent,
	type Drawing,
	ellipse,
	faded,
	ground,
	group,
	ink,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	sky,
	standing,
	stars,
	stroke,
	text,
	tick,
	turned,
	writing,
} from './kit.ts'

const untangled =
	ground(ink.paper) +
	stroke(
		'M-20 470C90 470 150 330 260 300C420 250 520 420 420 560C320 700 130 640 170 470C210 300 470 260 540 420C600 560 440 700 330 620C220 540 300 350 430 380C560 410 590 640 470 690C350 740 230 420 370 330C510 240 610 470 700 470H800',
		ink.dusk,
		11,
	) +
	line(890, 470, 960, 470, ink.dusk, 11) +
	line(1130, 470, 1190, 470, ink.dusk, 11) +
	stroke('M1270 390V250H1370M1270 550V690H1370', ink.dusk, 11) +
	ring(845, 470, 46, ink.indigo, 11) +
	rect(960, 400, 170, 140, ink.mist, 22, { stroke: ink.indigo, 'stroke-width': 11 }) +
	polygon('1190,470 1270,390 1350,470 1270,550', ink.moon, {
		stroke: ink.indigo,
		'stroke-width': 11,
		'stroke-linejoin': 'round',
	}) +
	rect(1370, 190, 150, 120, ink.mint, 22, { stroke: ink.indigo, 'stroke-width': 11 }) +
	rect(1370, 630, 150, 120, ink.blush, 22, { stroke: ink.indigo, 'stroke-width': 11 }) +
	tick(1445, 250, 60, ink.pine, 12)

const ladder =
	sky('#0a0c28', '#3b38a8') +
	stars(3, 120, 1600, 800) +
	crescent(1290, 190, 120) +
	path('M0 900V800C300 740 700 760 1000 830S1400 880 1600 850V900Z', ink.night) +
	line(420, 860, 1050, 170, ink.moon, 18) +
	line(560, 900, 1190, 210, ink.moon, 18) +
	repeat(8, (index) =>
		index === 4 ? '' : line(458 + index * 78, 818 - index * 86, 598 + index * 78, 858 - index * 86, ink.moon, 16),
	) +
	line(770, 474, 910, 514, ink.clay, 16, { 'stroke-dasharray': '2 34' }) +
	group(
		'rotate(42 684 664)',
		standing(
			684,
			664,
			300,
			{ ...personOf(6), top: ink.clay, legs: ink.lavender },
			{
				left: [-15, -94, -11, -114],
				right: [15, -94, 11, -114],
				back: true,
			},
		),
	) +
	turned(
		10,
		1240,
		520,
		rect(-110, -60, 220, 120, ink.violet, 16),
		ring(-50, 0, 32, ink.white, 8),
		stroke('M-50-18V0H-36', ink.white, 8),
		rect(6, -24, 78, 14, ink.white, 7),
		rect(6, 8, 50, 14, ink.lavender, 7),
	) +
	stroke('M1130 512C1060 500 1000 500 930 500', ink.violet, 8, { 'stroke-dasharray': '2 20' })

const stop = (x: number, y: number, colour: string) => circle(x, y, 17, ink.white) + ring(x, y, 17, colour, 8)

const metro =
	ground('#f4f1e6') +
	path('M0 640C300 560 420 760 760 700S1200 560 1600 660V760C1200 660 1000 800 760 800S280 680 0 740Z', '#d7e1f5') +
	[
		['M60 200H420L640 420V700L820 880', ink.clay],
		['M300 900V620L520 400H980L1240 140V0', ink.sage],
		['M100 760H520L740 540H1040L1300 800H1600', ink.violet],
		['M520 0V180L860 520V900', ink.amber],
		['M1600 260H1340L1060 540V640L900 800H700', ink.rust],
		['M700 0V120L1010 430L1420 600V900', ink.pine],
	]
		.map(([way, colour]) => stroke(way ?? '', colour ?? ink.clay, 20))
		.join('') +
	line(-20, 470, 1620, 470, ink.dusk, 30) +
	[140, 320, 590, 800, 1000, 1200, 1460]
		.map((x) => circle(x, 470, 30, ink.white) + ring(x, 470, 30, ink.dusk, 11))
		.join('') +
	[
		[220, 200],
		[640, 580],
		[300, 760],
		[690, 590],
		[400, 520],
		[740, 400],
		[1120, 260],
		[860, 640],
		[860, 780],
		[1180, 420],
		[1340, 568],
		[1420, 720],
		[1160, 660],
		[1400, 800],
		[520, 110],
		[640, 300],
		[1460, 260],
		[700, 60],
		[760, 180],
		[180, 760],
	]
		.map(([x = 0, y = 0]) => stop(x, y, ink.slate))
		.join('') +
	at(
		1200,
		470,
		path('M-46-80A46 46 0 1 1 46-80C46-50 0-12 0-12S-46-50-46-80Z', ink.indigo),
		circle(0, -80, 18, ink.white),
	)

const tower = (x: number, colour: string, dark: string, top: string) =>
	repeat(
		7,
		(index) =>
			polygon(
				`${x},${760 - index * 74} ${x + 220},${760 - index * 74} ${x + 220},${692 - index * 74} ${x},${692 - index * 74}`,
				colour,
			) +
			polygon(
				`${x + 220},${760 - index * 74} ${x + 290},${724 - index * 74} ${x + 290},${656 - index * 74} ${x + 220},${692 - index * 74}`,
				dark,
			),
	) + polygon(`${x},248 ${x + 220},248 ${x + 290},212 ${x + 70},212`, top)

const threeTowers =
	ground(ink.mist) +
	rect(0, 740, 1600, 160, ink.lavender) +
	tower(180, ink.indigo, '#362cab', ink.violet) +
	tower(640, ink.pine, '#21503e', ink.sage) +
	tower(1100, ink.amber, '#c18c2c', ink.moon) +
	polygon('1100,248 1320,248 1320,222 1100,222', ink.clay) +
	polygon('1320,248 1390,212 1390,186 1320,222', ink.rust) +
	polygon('1100,222 1320,222 1390,186 1170,186', '#e8a98a') +
	line(120, 248, 1560, 248, ink.night, 6, { 'stroke-dasharray': '4 20' }) +
	text(1246, 138, '2 %', 100, ink.rust) +
	[290, 750, 1210]
		.map((x) => rect(x - 64, 440, 128, 100, ink.white, 8) + writing(x - 44, 464, 88, 3, ink.grey, 24, 9))
		.join('')

const formStrip = (x: number, y: number, count: number) =>
	repeat(
		count,
		(index) => rect(x, y + index * 84, 110, 14, ink.grey, 7) + rect(x, y + 24 + index * 84, 260, 40, ink.mist, 8),
	)

const shorterForm =
	ground('#c9764f') +
	ellipse(420, 830, 330, 40, '#a85a37') +
	path('M250 0H610V560H250Z', ink.white) +
	formStrip(300, 40, 6) +
	line(180, 572, 680, 572, ink.night, 5, { 'stroke-dasharray': '22 18' }) +
	turned(
		13,
		470,
		730,
		path('M-180-110H180V60C180 120 120 140 60 116C-20 84-100 90-180 130Z', ink.cream),
		faded(0.7, formStrip(-130, -84, 2)),
		stroke('M180 60C180 120 120 140 60 116C90 100 110 90 112 60Z', ink.line, 6),
	) +
	group(
		'translate(800 572) rotate(-4)',
		polygon('-150,-12 300,-100 330,-60 0,8', ink.line),
		polygon('-150,12 300,100 330,60 0,-8', ink.grey),
		ring(420, -130, 92, ink.night, 34),
		ring(420, 130, 92, ink.night, 34),
		stroke('M290-80L340-86M290 80L340 86', ink.night, 34),
		circle(14, 0, 11, ink.night),
	) +
	text(1430, 260, '64', 170, '#e2a384', { 'text-decoration': 'line-through' }) +
	text(1450, 850, '17', 200, ink.cream)

export const drawings: Record<string, Drawing> = {
	'blog-bpmn-for-people-who-hate-diagrams': {
		svg: untangled,
		alt: 'A tangled line on the left straightens into a start, a task, a decision and two outcomes on the right.',
		focus: [640, 470],
	},
	'blog-approval-that-waits-for-nobody': {
		svg: ladder,
		alt: 'Someone climbs a ladder towards the moon; one rung is missing and a timer sends a replacement.',
		focus: [880, 480],
	},
	'blog-exceptions-are-the-process': {
		svg: metro,
		alt: 'A railway map: one thick straight main line, crossed by six winding lines with far more stops than it has.',
		focus: [980, 440],
	},
	'blog-three-way-match-two-percent': {
		svg: threeTowers,
		alt: 'Three stacks of crates, for order, receipt and invoice; the third stands 2 % above the dashed line.',
		focus: [1110, 380],
	},
	'blog-e-forms-shorter': {
		svg: shorterForm,
		alt: 'Large scissors cut a long form in two; the number of fields falls from 64 to 17.',
		focus: [740, 540],
	},
}

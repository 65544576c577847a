import {
	arrow,
	at,
	circle,
	type Drawing,
	ellipse,
	faded,
	ground,
	hand,
	ink,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seated,
	skin,
	stroke,
	text,
	turned,
	writing,
} from '../kit.ts'

const gateway = (x: number, y: number, size: number, fill: string, edge: string) =>
	polygon(
		[
			[x - size, y],
			[x, y - size],
			[x + size, y],
			[x, y + size],
		],
		fill,
		{ stroke: edge, 'stroke-width': size * 0.12, 'stroke-linejoin': 'round' },
	)

const stethoscope =
	ground(ink.cream) +
	repeat(20, (index) => line(0, 45 * index, 1600, 45 * index, '#f1e4c4', 2)) +
	repeat(36, (index) => line(45 * index, 0, 45 * index, 900, '#f1e4c4', 2)) +
	ring(150, 460, 58, ink.pine, 12) +
	arrow(222, 460, 316, 460, ink.slate, 9) +
	rect(330, 380, 250, 160, ink.white, 20, { stroke: ink.indigo, 'stroke-width': 10 }) +
	writing(370, 430, 170, 2, ink.lavender, 40, 14) +
	arrow(590, 460, 690, 460, ink.slate, 9) +
	gateway(800, 460, 96, ink.moon, ink.amber) +
	stroke('M770 430L830 490M830 430L770 490', ink.rust, 14) +
	stroke('M800 364V220H960', ink.slate, 9) +
	arrow(950, 220, 1000, 220, ink.slate, 9) +
	rect(1014, 140, 250, 160, ink.white, 20, { stroke: ink.indigo, 'stroke-width': 10 }) +
	writing(1054, 190, 170, 2, ink.lavender, 40, 14) +
	stroke('M800 556V700H960', ink.slate, 9) +
	arrow(950, 700, 1000, 700, ink.slate, 9) +
	rect(1014, 620, 250, 160, ink.blush, 20, { stroke: ink.clay, 'stroke-width': 10 }) +
	stroke('M1264 220H1440V410', ink.slate, 9) +
	ring(1440, 470, 52, ink.rust, 18) +
	stroke('M1139 700C1139 860 900 880 700 800S480 640 300 700S60 760-40 620', ink.dusk, 30) +
	circle(1139, 700, 96, ink.rust, { opacity: 0.25, transform: 'translate(10 14)' }) +
	circle(1139, 700, 92, ink.grey) +
	circle(1139, 700, 70, ink.mist) +
	stroke('M1080 702H1112L1126 664L1146 738L1160 702H1198', ink.indigo, 9)

/** A figure from straight above with a long shadow. */
const fromAbove = (x: number, y: number, index: number, turn = 0) =>
	polygon(`${x - 26},${y - 8} ${x + 26},${y + 8} ${x + 180},${y + 104} ${x + 140},${y + 120}`, ink.night, {
		opacity: 0.22,
	}) +
	turned(
		turn,
		x,
		y,
		ellipse(0, 0, 46, 24, personOf(index).top),
		ellipse(-20, -20, 9, 18, personOf(index).top),
		ellipse(24, 18, 9, 16, ink.night),
		circle(0, 0, 22, personOf(index).hair),
	)

const square =
	ground(ink.clay) +
	repeat(12, (index) => line(index * 150 - 40, 0, index * 150 - 240, 900, '#cf7d56', 6)) +
	repeat(8, (index) => line(0, index * 120 + 30, 1600, index * 120 + 30, '#cf7d56', 6)) +
	[
		ring(170, 450, 70, ink.cream, 16),
		stroke('M250 450H360', ink.cream, 16),
		rect(372, 350, 290, 200, 'none', 26, { stroke: ink.cream, 'stroke-width': 16 }),
		stroke('M672 450H760', ink.cream, 16),
		gateway(870, 450, 108, 'none', ink.cream),
		stroke('M870 342V240H1060M870 558V660H1060', ink.cream, 16),
		rect(1070, 190, 240, 120, 'none', 22, { stroke: ink.cream, 'stroke-width': 16 }),
		rect(1070, 600, 240, 120, 'none', 22, { stroke: ink.cream, 'stroke-width': 16 }),
		stroke('M1320 250H1440V370M1320 660H1440V530', ink.cream, 16),
		ring(1440, 450, 66, ink.cream, 28),
	].join('') +
	fromAbove(170, 450, 1, 80) +
	fromAbove(460, 430, 4, 60) +
	fromAbove(570, 490, 5, 100) +
	fromAbove(870, 450, 2, 40) +
	fromAbove(960, 242, 6, 90) +
	fromAbove(1190, 250, 0, 90) +
	fromAbove(1150, 660, 7, 70) +
	fromAbove(1240, 664, 3, 110) +
	fromAbove(1440, 450, 8, 180) +
	fromAbove(690, 230, 3, 20) +
	fromAbove(300, 660, 6, -30)

const consultation =
	ground(ink.indigo) +
	circle(800, 120, 640, '#584ee0') +
	line(800, 0, 800, 180, ink.night, 8) +
	path('M680 290C680 210 740 176 800 176S920 210 920 290Z', ink.amber) +
	ellipse(800, 290, 120, 18, ink.cream) +
	faded(0.25, polygon('690,296 910,296 1140,640 460,640', ink.moon)) +
	rect(0, 790, 1600, 110, ink.dusk) +
	rect(400, 610, 90, 20, ink.night, 8) +
	rect(410, 630, 18, 170, ink.night) +
	rect(460, 630, 18, 170, ink.night) +
	rect(1110, 610, 90, 20, ink.night, 8) +
	rect(1122, 630, 18, 170, ink.night) +
	rect(1172, 630, 18, 170, ink.night) +
	seated(445, 800, 520, personOf(1), { arm: [16, -50, 44, -50] }) +
	seated(1155, 800, 520, personOf(7), { flip: true, arm: [18, -48, 40, -58] }) +
	rect(560, 540, 480, 26, ink.cream, 8) +
	rect(780, 566, 40, 220, ink.moon) +
	rect(680, 780, 240, 20, ink.moon, 8) +
	turned(-2, 790, 540, rect(-120, -18, 240, 16, ink.white, 3)) +
	rect(930, 476, 40, 64, ink.clay, 6) +
	at(210, 240, rect(-110, -80, 220, 170, ink.night, 18), text(0, 42, '07', 110, ink.moon))

const marker =
	ground(ink.paper) +
	rect(0, 0, 1600, 40, ink.line) +
	rect(0, 830, 1600, 70, ink.line) +
	rect(0, 830, 1600, 12, ink.grey) +
	rect(220, 812, 180, 26, ink.clay, 8) +
	rect(430, 812, 180, 26, ink.pine, 8) +
	stroke('M60 300C160 292 220 304 330 298', ink.dusk, 15) +
	stroke('M300 270L336 298L302 326', ink.dusk, 15) +
	stroke(
		'M350 210C470 200 620 204 680 212C690 280 688 340 682 392C560 400 450 396 352 388C346 320 346 260 350 210Z',
		ink.dusk,
		15,
	) +
	stroke('M410 280C480 272 560 276 620 280M410 330C460 326 500 328 540 330', ink.lavender, 13) +
	stroke('M700 300C740 296 770 298 800 300', ink.dusk, 15) +
	stroke('M820 300L960 160L1100 300L980 424', ink.indigo, 20) +
	stroke('M820 300L880 364', ink.indigo, 20) +
	text(960, 345, '?', 130, ink.clay) +
	stroke('M1120 300C1200 296 1280 304 1380 298M1350 272L1384 298L1352 324', ink.dusk, 15) +
	stroke('M180 640C220 600 270 700 320 640S420 700 460 640', ink.line, 13) +
	turned(
		-22,
		980,
		424,
		polygon('-14,0 14,0 12,30 -12,30', ink.indigo),
		rect(-24, 28, 48, 46, ink.night),
		rect(-32, 70, 64, 430, ink.white, 10, { stroke: ink.line, 'stroke-width': 4 }),
		rect(-32, 360, 64, 140, ink.indigo, 10),
	) +
	hand(1150, 830, 360, skin.deep, ink.moon, { turn: -26, pose: 'grip', arm: 500, flip: true })

export const drawings: Record<string, Drawing> = {
	'event-bpmn-clinic-bengaluru-1': { svg: stethoscope, alt: 'A stethoscope listens to one step of a process diagram.' },
	'event-bpmn-clinic-bengaluru-2': {
		svg: square,
		alt: 'From above: people walk along a process diagram painted on a square.',
	},
	'event-bpmn-clinic-bengaluru-3': {
		svg: consultation,
		alt: 'Two people talk over one sheet of paper at a small table; a board calls number 07.',
	},
	'event-bpmn-clinic-bengaluru-4': {
		svg: marker,
		alt: 'A hand with a marker draws the last side of a decision on a whiteboard.',
	},
}

import {
	at,
	circle,
	crescent,
	type Drawing,
	ellipse,
	ground,
	group,
	head,
	ink,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seeded,
	skin,
	sky,
	stroke,
	text,
	tick,
	turned,
} from './kit.ts'

const skyline =
	sky('#4b3b86', '#f3b08f') +
	crescent(1300, 170, 70) +
	repeat(13, (index) => rect(index * 128 - 20, 560 - ((index * 149) % 210), 110, 400, '#8a6aa0')) +
	repeat(9, (index) => rect(index * 190 + 10, 640 - ((index * 211) % 260), 120, 400, '#5f4a8b')) +
	polygon('300,760 300,330 360,270 420,330 420,760', '#3f3475') +
	path('M1080 760V420C1080 330 1160 300 1230 280V760Z', '#3f3475') +
	path('M690 760V210L770 130V60L784 130L880 210V760Z', ink.night) +
	repeat(22, (index) => rect(716, 236 + index * 22, 138, 9, index === 4 ? ink.moon : '#2a2d66')) +
	rect(690, 316, 190, 24, ink.moon) +
	line(880, 328, 980, 328, ink.moon, 6) +
	circle(1030, 328, 52, ink.moon) +
	text(1030, 346, '18', 54, ink.night) +
	rect(0, 740, 1600, 160, '#332b66') +
	rect(700, 752, 170, 8, ink.moon, 4) +
	repeat(14, (index) => rect(60 + ((index * 331) % 1440), 770 + ((index * 43) % 110), 90, 7, '#6c56a0', 3)) +
	path('M180 800H560C540 850 500 862 460 862H280C230 862 190 840 180 800Z', ink.rust) +
	polygon('360,790 360,560 540,770', ink.cream) +
	line(360, 800, 360, 540, '#6d3a2a', 10)

const seal =
	ground('#eef0fa') +
	rect(80, 80, 1440, 740, 'none', 8, { stroke: ink.lavender, 'stroke-width': 6 }) +
	rect(104, 104, 1392, 692, 'none', 4, { stroke: ink.lavender, 'stroke-width': 2 }) +
	repeat(7, (index) =>
		rect(
			190,
			230 + index * 70,
			[420, 560, 500, 540, 380, 240, 240][index] ?? 400,
			index === 0 ? 30 : 14,
			index === 0 ? ink.dusk : ink.line,
			7,
		),
	) +
	polygon('960,560 880,860 990,810 1050,890 1120,600', ink.indigo) +
	polygon('1240,560 1320,860 1210,810 1150,890 1080,600', '#362cab') +
	repeat(36, (index) => petal(index)) +
	circle(1100, 400, 214, ink.moon) +
	ring(1100, 400, 190, ink.rust, 5) +
	text(1100, 432, '27001', 112, ink.night) +
	tick(1100, 510, 60, ink.rust, 13) +
	text(1100, 320, 'ISO', 64, ink.rust)

/** One of the petals that a seal's edge is made of. */
function petal(index: number): string {
	return turned(
		index * 10,
		1100,
		400,
		ellipse(0, -150, 44, 160, 'none', { stroke: index % 2 ? ink.amber : ink.clay, 'stroke-width': 4 }),
	)
}

const milestone = (x: number, y: number, size: number, words: string, fill: string) =>
	group(
		`translate(${x} ${y}) scale(${size})`,
		path('M-60 0V-110C-60-190 60-190 60-110V0Z', fill),
		path('M-60-110C-60-190 60-190 60-110Z', ink.amber),
		text(0, -38, words, 58, ink.night),
	)

const road =
	sky('#bfe0ea', '#f5f3dd') +
	circle(330, 190, 80, ink.moon) +
	path('M0 500C300 380 520 470 800 400S1300 290 1600 380V900H0Z', '#b7d2b0') +
	path('M0 620C360 520 700 640 1000 540S1400 500 1600 560V900H0Z', ink.sage) +
	path('M0 760C400 660 900 820 1600 690V900H0Z', '#5f9276') +
	path(
		'M380 900C520 760 1180 760 1060 660C960 590 560 610 640 540C710 480 1000 500 1050 440C1080 405 1100 390 1130 372H1150C1130 400 1120 420 1096 450C1040 520 780 500 740 550C700 600 1180 590 1290 670C1400 770 900 780 860 900Z',
		'#efe6cf',
	) +
	milestone(330, 860, 1.15, '60', ink.white) +
	milestone(1330, 760, 0.85, '80', ink.white) +
	milestone(560, 560, 0.45, '90', ink.white) +
	line(1142, 372, 1142, 180, ink.dusk, 9) +
	polygon('1142,180 1330,215 1142,262', ink.indigo) +
	text(1204, 234, '100', 46, ink.white)

const toss = seeded(8)

const capsInTheAir =
	sky('#5968d8', '#aebdf6') +
	circle(800, 420, 330, '#8f9df0', { opacity: 0.5 }) +
	circle(800, 420, 180, ink.moon, { opacity: 0.7 }) +
	repeat(11, (index) => {
		const [angle, far] = [index * 2.4, 130 + index * 44]
		const x = 800 + Math.cos(angle) * far * 1.25
		const y = 350 + Math.sin(angle) * far * 0.55
		return group(
			`translate(${x} ${y}) rotate(${toss() * 120 - 60}) scale(${0.62 + toss() * 0.6})`,
			path('M-64 10V60C-40 90 40 90 64 60V10Z', '#171b48'),
			polygon('0,-66 140,0 0,66 -140,0', index % 4 === 1 ? ink.rust : ink.night),
			stroke('M0 0L100 30V86', ink.amber, 7),
			rect(90, 80, 20, 34, ink.amber, 5),
		)
	}) +
	repeat(9, (index) => {
		const x = 90 + index * 178
		const reach = 690 + ((index * 97) % 90)
		return (
			stroke(
				`M${x} 940L${x + ((index * 53) % 60) - 30} ${reach}`,
				[ink.dusk, ink.clay, ink.pine, ink.violet][index % 4] ?? ink.dusk,
				66,
			) +
			circle(
				x + ((index * 53) % 60) - 30,
				reach - 44,
				36,
				[skin.tan, skin.deep, skin.fair, skin.brown, skin.wheat][index % 5] ?? skin.tan,
			)
		)
	})

const node = { stroke: ink.night, 'stroke-width': 16, 'stroke-linejoin': 'round' }

const two =
	ground(ink.moon) +
	repeat(153, (index) => circle(50 + (index % 17) * 94, 50 + Math.floor(index / 17) * 100, 5, '#dcb768')) +
	stroke('M520 330C520 60 1080 60 1080 330C1080 520 700 570 540 760H1090', ink.night, 16) +
	circle(520, 336, 54, ink.white, node) +
	rect(690, 76, 220, 124, ink.white, 24, node) +
	polygon('1078,240 1176,338 1078,436 980,338', ink.indigo, node) +
	rect(700, 496, 200, 116, ink.clay, 24, node) +
	rect(480, 700, 190, 116, ink.white, 24, node) +
	rect(780, 700, 190, 116, ink.sage, 24, node) +
	circle(1100, 758, 54, ink.white, { ...node, 'stroke-width': 30 })

const rider = (x: number, index: number) => {
	const { skin: face, hair: colour, top, style } = personOf(index)
	return at(
		x,
		0,
		stroke('M0 470L110 540L128 664', ink.dusk, 40),
		stroke('M110 690H156', ink.night, 24),
		stroke('M-10 460L70 300', top, 74),
		stroke('M66 310L140 404L228 386', top, 28),
		circle(236, 384, 18, face),
		group('translate(108 218) scale(5)', head({ skin: face, hair: colour, top, ...(style ? { style } : {}) })),
	)
}

const tandem =
	ground('#f6d9a8') +
	circle(1180, 300, 210, '#f1c078') +
	path('M0 560C400 460 700 600 1000 520S1400 450 1600 500V900H0Z', '#e2a274') +
	path('M0 800H1600V900H0Z', ink.rust) +
	[340, 1260]
		.map(
			(x) =>
				ring(x, 680, 130, ink.night, 20) +
				repeat(10, (index) => turned(index * 36, x, 680, line(0, 0, 0, -120, ink.slate, 4))) +
				circle(x, 680, 16, ink.night),
		)
		.join('') +
	stroke(
		'M340 680L470 480H830L1160 460L1260 680M470 480L600 690H940L1160 460M600 690L830 480L940 690L340 680',
		ink.indigo,
		18,
	) +
	stroke('M1160 460L1130 386H1052M816 440L760 388H694', ink.night, 14) +
	line(470, 480, 456, 430, ink.night, 14) +
	line(830, 480, 816, 440, ink.night, 14) +
	rect(410, 416, 100, 22, ink.night, 11) +
	rect(764, 420, 100, 22, ink.night, 11) +
	circle(600, 690, 44, ink.amber) +
	circle(940, 690, 44, ink.amber) +
	rider(466, 2) +
	rider(820, 0)

export const drawings: Record<string, Drawing> = {
	'news-dubai-office-opens': {
		svg: skyline,
		alt: 'A Gulf skyline at dusk with a sailing boat; the eighteenth floor of the tallest tower is lit.',
	},
	'news-iso-recertified': { svg: seal, alt: 'A certificate with a large golden seal that reads ISO 27001.' },
	'news-hundred-enterprise-clients-path': {
		svg: road,
		alt: 'A road winds past milestones 60, 80 and 90 towards a flag with the number 100 on a hill.',
	},
	'news-education-module-released': {
		svg: capsInTheAir,
		alt: 'Hands at the lower edge have thrown a whirl of mortarboards into a blue sky.',
	},
	'news-bpm-designer-two': {
		svg: two,
		alt: 'A large figure 2 made of the start, tasks, gateway and end of a process drawing.',
	},
	'news-partner-programme': { svg: tandem, alt: 'Two people ride one tandem bicycle through low evening hills.' },
}

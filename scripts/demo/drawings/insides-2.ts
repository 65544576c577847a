import {
	building,
	circle,
	type Drawing,
	ellipse,
	ground,
	group,
	hair,
	head,
	ink,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seated,
	seeded,
	skin,
	stroke,
	turned,
} from './kit.ts'

const pencil = { fill: 'none', stroke: ink.slate, 'stroke-width': 9, 'stroke-linejoin': 'round' }
const print = seeded(77)

const backOfASheet =
	ground('#7fa58d') +
	turned(
		-5,
		800,
		450,
		rect(-640, -340, 1300, 720, '#5f8a72', 4),
		rect(-660, -360, 1300, 720, '#fdfcf6', 4),
		repeat(84, (index) => {
			const [x, y] = [-600 + (index % 6) * 208, -320 + Math.floor(index / 6) * 48]
			return index % 11 === 4
				? rect(x, y, 120, 32, '#efece0', 3)
				: rect(x + print() * 40, y, 60 + print() * 130, 14, '#efece0', 3)
		}),
		repeat(9, (index) => line(-560 + index * 130, -330, -500 + index * 130, 330, '#f3f0e6', 6)),
		circle(-480, 10, 58, 'none', { ...pencil, 'stroke-width': 7 }),
		stroke('M-418 8C-400 14-384 6-352 12', ink.slate, 9),
		path(
			'M-346-58C-280-66-200-56-154-60C-148-20-152 40-156 84C-220 78-300 90-348 82C-344 40-350-10-346-58Z',
			'none',
			pencil,
		),
		stroke('M-150 10C-130 4-110 16-88 10', ink.slate, 9),
		path('M-82 12C-50-26-20-60 6-88C40-58 70-22 96 8C60 40 36 74 8 102C-20 74-50 40-82 12Z', 'none', pencil),
		stroke('M100 10C124 16 140 4 168 10', ink.slate, 9),
		circle(236, 10, 66, 'none', pencil),
		stroke('M236 12V-34M236 12L270 30', ink.slate, 9),
		stroke('M306 10C330 4 350 16 376 10', ink.slate, 9),
		circle(440, 10, 58, 'none', { ...pencil, 'stroke-width': 20 }),
	) +
	turned(
		-14,
		480,
		800,
		rect(-300, -24, 460, 48, ink.clay),
		rect(-300, -8, 460, 16, '#e5a582'),
		polygon('160,-24 240,0 160,24', ink.cream),
		polygon('214,-8 240,0 214,8', ink.slate),
		rect(-350, -24, 50, 48, ink.blush, 8),
	)

const carton = (x: number) => rect(x, 336, 84, 64, '#c99a66', 4) + rect(x + 34, 336, 16, 64, '#e3bf93')

const oneDoor =
	ground('#cfe0f4') +
	circle(1330, 150, 70, ink.white) +
	rect(0, 760, 1600, 140, '#b5b9cf') +
	polygon('40,320 320,170 600,320', '#5c2f22') +
	rect(70, 320, 500, 440, '#a96d4e') +
	repeat(24, (index) =>
		rect(
			90 + (index % 6) * 80 + (Math.floor(index / 6) % 2) * 30,
			345 + Math.floor(index / 6) * 104,
			44,
			12,
			'#bd8465',
		),
	) +
	repeat(3, (index) => rect(130 + index * 140, 520, 90, 120, '#5c2f22', 45)) +
	rect(1030, 240, 500, 520, ink.white) +
	building(1060, 740, 440, 300, ink.white, { columns: 5, rows: 3, window: ink.lavender }) +
	rect(1030, 220, 500, 30, ink.slate) +
	rect(520, 300, 560, 150, ink.dusk) +
	rect(520, 318, 560, 104, '#f4ecd8') +
	rect(520, 400, 560, 20, ink.night) +
	repeat(12, (index) => circle(542 + index * 47, 411, 8, ink.grey)) +
	[560, 690, 810, 950].map(carton).join('') +
	rect(560, 450, 480, 310, ink.mist) +
	rect(690, 500, 220, 260, ink.indigo, 8) +
	rect(716, 526, 168, 90, '#6e65e2', 6) +
	circle(880, 660, 13, ink.moon) +
	rect(650, 480, 300, 26, ink.dusk, 6) +
	rect(660, 760, 280, 20, ink.grey, 4)

const safe =
	ground('#0a0c26') +
	polygon('800,60 1420,820 180,820', ink.moon, { opacity: 0.13 }) +
	ellipse(800, 830, 660, 50, ink.moon, { opacity: 0.16 }) +
	line(800, 0, 800, 40, ink.grey, 8) +
	path('M740 80C740 40 860 40 860 80Z', ink.clay) +
	circle(800, 84, 18, ink.moon) +
	rect(450, 220, 640, 600, '#3b4175', 26) +
	rect(500, 270, 540, 500, '#15183f', 8) +
	path('M450 240L180 300V760L450 800Z', '#4a5190') +
	path('M430 270L220 318V736L430 772Z', '#3b4175') +
	ring(330, 530, 62, ink.grey, 16) +
	line(330, 450, 330, 610, ink.grey, 14) +
	line(262, 522, 398, 538, ink.grey, 14) +
	rect(600, 330, 340, 440, ink.rust) +
	rect(622, 352, 296, 418, ink.cream) +
	rect(650, 380, 100, 110, '#bcd0f2', 4) +
	rect(790, 380, 100, 110, '#bcd0f2', 4) +
	rect(622, 690, 296, 80, '#e3c9a4') +
	seated(670, 752, 180, personOf(0), { arm: [14, -50, 26, -50] }) +
	rect(706, 656, 66, 10, ink.rust) +
	rect(732, 666, 10, 86, ink.rust) +
	rect(730, 612, 42, 34, ink.dusk, 4) +
	seated(884, 752, 180, personOf(6), { flip: true, arm: [14, -50, 26, -50] }) +
	rect(782, 656, 66, 10, ink.rust) +
	rect(810, 666, 10, 86, ink.rust) +
	rect(784, 612, 42, 34, ink.dusk, 4)

/** A line of speech: `calm` at its ends, loud between the columns. */
const spoken = (y: number) => {
	const beats = Array.from(
		{ length: 52 },
		(_, index) =>
			`L${120 + index * 26.6} ${y + (index % 2 ? 1 : -1) * (index % 13 === 0 ? 0 : 6 + ((index * 7) % 5) * 5)}`,
	)
	return stroke(`M94 ${y}${beats.join('')}`, '#8d87f2', 6)
}

const listener =
	ground('#241f5c') +
	[110, 230, 350, 470, 590].map(spoken).join('') +
	repeat(5, (index) =>
		stroke(
			`M${110 + index * 345} 60${repeat(18, (beat) => `L${110 + index * 345 + (beat % 2 ? 9 : -9)} ${90 + beat * 31}`)}`,
			'#8d87f2',
			6,
		),
	) +
	circle(800, 380, 300, '#241f5c') +
	circle(800, 380, 250, '#352e7a') +
	path('M440 900C440 700 560 640 700 620H900C1040 640 1160 700 1160 900Z', ink.sage) +
	rect(735, 520, 130, 140, skin.tan, 60) +
	group('translate(800 390) scale(15.5)', head({ skin: skin.tan, hair: hair.black, top: ink.sage })) +
	stroke('M706 400Q736 424 766 400M834 400Q864 424 894 400', ink.night, 9) +
	stroke('M760 492Q800 516 840 492', ink.night, 9) +
	stroke('M640 380C640 150 960 150 960 380', ink.cream, 26) +
	rect(604, 350, 62, 140, ink.clay, 30) +
	rect(934, 350, 62, 140, ink.clay, 30) +
	rect(0, 800, 1600, 100, '#c98d5d') +
	rect(560, 770, 480, 44, ink.night, 12) +
	repeat(22, (index) => rect(578 + (index % 11) * 41, 778 + Math.floor(index / 11) * 16, 32, 11, ink.slate, 3)) +
	ellipse(650, 782, 50, 26, skin.tan) +
	ellipse(950, 782, 50, 26, skin.tan) +
	stroke('M480 890L640 796M1120 890L960 796', ink.sage, 70) +
	ellipse(662, 778, 46, 24, skin.tan) +
	ellipse(938, 778, 46, 24, skin.tan)

export const drawings: Record<string, Drawing> = {
	'blog-bpmn-for-people-who-hate-diagrams-inside': {
		svg: backOfASheet,
		alt: 'A pencil sketch on the back of a printed sheet: thin circle, box, diamond, clock and thick circle in one line. The crowded printed side shows through the paper.',
	},
	'blog-api-before-migration-inside': {
		svg: oneDoor,
		alt: 'Two warehouses, one old and one new, share a single blue front door. Behind it, boxes slide on a belt from the old building to the new one.',
	},
	'blog-backup-you-have-restored-inside': {
		svg: safe,
		alt: 'At night, a safe stands open under a single lamp. Inside is a door frame through which a lit office with people at their desks can be seen.',
	},
	'blog-screen-reader-in-the-back-office-inside': {
		svg: listener,
		alt: 'A clerk wearing headphones types at a desk with his eyes closed. Sound waves from the headphones form the rows and columns of a table behind him.',
	},
}

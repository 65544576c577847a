import {
	at,
	circle,
	crescent,
	type Drawing,
	ellipse,
	gradient,
	ground,
	ink,
	line,
	type Point,
	pairs,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	sky,
	standing,
	stars,
	stroke,
	turned,
} from '../kit.ts'

/** One side of a tower seen from its foot: from the edge of the picture (a, b) to its roof (c, d). */
function side(corners: string, fill: string, columns: number, seed: number): string {
	const [a, b, c, d] = pairs(corners)
	if (!a || !b || !c || !d) return ''
	const spot = (across: number, up: number): Point => {
		const rise = 1 - (1 - up) ** 2
		const [x1, y1] = [a[0] + (d[0] - a[0]) * rise, a[1] + (d[1] - a[1]) * rise]
		const [x2, y2] = [b[0] + (c[0] - b[0]) * rise, b[1] + (c[1] - b[1]) * rise]
		return [x1 + (x2 - x1) * across, y1 + (y2 - y1) * across]
	}
	const panes = repeat(columns * 12, (index) => {
		const [column, row] = [index % columns, Math.floor(index / columns)]
		const [left, right] = [(column + 0.18) / columns, (column + 0.82) / columns]
		const [low, high] = [(row + 0.2) / 12, (row + 0.75) / 12]
		const lit = (index * seed + row) % 5 === 0
		return polygon(
			[spot(left, low), spot(right, low), spot(right, high), spot(left, high)],
			lit ? ink.moon : ink.night,
			{ opacity: lit ? 0.95 : 0.35 },
		)
	})
	return polygon([a, b, c, d], fill) + panes
}

const upwards =
	sky('#241f5e', '#4a3f9e') +
	circle(800, 430, 420, '#5b50b8', { opacity: 0.5 }) +
	stars(9, 46, 1600, 900) +
	side('-100,960 330,1000 610,570 520,540', '#2d3378', 4, 7) +
	side('330,1000 640,1000 690,600 610,570', '#1d2150', 3, 3) +
	side('1020,1000 1380,1000 1010,590 930,620', '#232861', 4, 4) +
	side('1380,1000 1720,860 1080,540 1010,590', '#343a86', 4, 9) +
	side('-60,620 -60,160 430,330 450,420', '#3d4389', 4, 8) +
	side('1660,560 1660,60 1160,300 1150,400', '#2b3070', 4, 6) +
	side('180,-80 560,-80 690,230 590,250', '#252a64', 4, 11) +
	side('-80,60 180,-80 590,250 520,300', '#3a4190', 3, 2) +
	side('1000,-80 1400,-80 1060,240 940,220', '#3d4389', 4, 13) +
	crescent(800, 425, 100)

const shade = { skin: '#2a1637', hair: '#2a1637', top: '#2a1637', legs: '#2a1637' }

const terrace =
	sky('#5b2f6b', '#f0a560') +
	circle(1280, 560, 150, ink.moon, { opacity: 0.9 }) +
	repeat(12, (index) => rect(index * 140, 620 - ((index * 59) % 130), 110, 200, '#8a4a68', 0, { opacity: 0.6 })) +
	stroke('M-20 200Q400 330 820 190Q1220 340 1620 180', '#2a1637', 5) +
	repeat(22, (index) => {
		const x = 20 + index * 74
		const part = x < 820 ? (x + 20) / 840 : (x - 820) / 800
		const y = 195 + 270 * part * (1 - part)
		return circle(x, y + 20, 28, ink.moon, { opacity: 0.25 }) + circle(x, y + 18, 12, ink.moon)
	}) +
	repeat(9, (index) =>
		standing(
			[110, 210, 400, 590, 690, 900, 1000, 1190, 1470][index] ?? 0,
			720,
			280 + (index % 3) * 16,
			{ ...shade, style: personOf(index).style ?? 'short' },
			index % 2 ? { left: [-20, -62, -28, -74] } : { right: [20, -62, 28, -74] },
		),
	) +
	[310, 790, 1330]
		.map(
			(x) =>
				rect(x - 70, 590, 140, 12, '#2a1637', 6) +
				line(x, 600, x, 720, '#2a1637', 10) +
				rect(x - 9, 548, 18, 42, ink.amber, 5),
		)
		.join('') +
	rect(0, 700, 1600, 200, '#2a1637')

/** An eight-pointed star with its lattice around (x, y). */
const lattice = (x: number, y: number) =>
	at(
		x,
		y,
		rect(-62, -62, 124, 124, 'none', 0, { stroke: '#5a2f22', 'stroke-width': 15 }),
		rect(-62, -62, 124, 124, 'none', 0, { stroke: '#5a2f22', 'stroke-width': 15, transform: 'rotate(45)' }),
		circle(0, 0, 26, '#5a2f22'),
	)

const screen =
	gradient('lamp', '#f2d491', '#d98a63') +
	ground('url(#lamp)') +
	circle(850, 400, 330, ink.cream, { opacity: 0.7 }) +
	standing(640, 980, 760, { ...shade, style: 'scarf' }, { right: [20, -62, 30, -70] }) +
	standing(1010, 1000, 800, { ...shade, style: 'short' }, { left: [-20, -62, -28, -70] }) +
	repeat(54, (index) => lattice(80 + (index % 9) * 180, 0 + Math.floor(index / 9) * 180)) +
	rect(100, 0, 40, 900, '#452218') +
	rect(1460, 0, 40, 900, '#452218')

const coffee =
	ground('#1d3f3a') +
	path('M0 0H1600V560C1200 640 400 640 0 560Z', '#23504a') +
	ellipse(800, 740, 600, 120, '#12302c') +
	ellipse(800, 716, 600, 120, ink.amber) +
	ellipse(800, 706, 560, 102, '#d39c37') +
	path(
		'M600 690C540 600 560 520 640 460C670 430 680 390 676 340H824C820 390 830 430 860 460C940 520 960 600 900 690C840 730 660 730 600 690Z',
		ink.moon,
	) +
	path(
		'M750 340H824C820 390 830 430 860 460C940 520 960 600 900 690C870 712 820 722 780 722C880 600 800 460 750 340Z',
		ink.amber,
	) +
	path('M870 500C960 460 970 360 1090 330C1060 370 1040 500 920 560Z', ink.amber) +
	stroke('M640 480C500 440 480 340 600 330C640 326 660 350 676 370', ink.amber, 26) +
	path('M666 340C690 250 730 230 750 150C770 230 810 250 834 340Z', ink.moon) +
	circle(750, 150, 22, ink.amber) +
	rect(656, 334, 188, 20, '#b88328', 10) +
	stroke('M590 600Q750 660 910 600', '#b88328', 9) +
	[
		[1080, 700],
		[1210, 730],
		[430, 720],
	]
		.map(([x = 0, y = 0]) =>
			at(
				x,
				y,
				ellipse(0, 56, 60, 12, '#b88328'),
				path('M-58 -40H58C54 20 30 56 0 56S-54 20-58 -40Z', ink.white),
				ellipse(0, -40, 58, 18, ink.cream),
				ellipse(0, -38, 46, 12, ink.rust),
				stroke('M-50 0Q0 22 50 0', ink.indigo, 8),
			),
		)
		.join('') +
	repeat(7, (index) =>
		turned(
			index * 31,
			560 + index * 62,
			772 + (index % 2) * 18,
			ellipse(0, 0, 36, 19, ['#5a2f22', '#6f3b2a'][index % 2] ?? '#5a2f22'),
		),
	) +
	repeat(3, (index) =>
		stroke(`M${1060 + index * 26} ${560 - index * 20}q-24 -40 0 -80t0 -80`, ink.mint, 7, { opacity: 0.5 }),
	)

export const drawings: Record<string, Drawing> = {
	'event-dubai-banking-evening-1': {
		svg: upwards,
		alt: 'Looking up between towers with lit windows at a crescent moon.',
	},
	'event-dubai-banking-evening-2': {
		svg: terrace,
		alt: 'Guests as silhouettes on a terrace under strings of lamps at sunset.',
	},
	'event-dubai-banking-evening-3': {
		svg: screen,
		alt: 'Two people talk behind a carved wooden lattice with warm light.',
	},
	'event-dubai-banking-evening-4': {
		svg: coffee,
		alt: 'A brass coffee pot with small cups and dates on a round tray.',
	},
}

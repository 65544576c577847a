import {
	circle,
	type Drawing,
	ellipse,
	faded,
	ground,
	group,
	hand,
	head,
	ink,
	isometric,
	type Look,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	skin,
	stroke,
	tag,
	turned,
} from '../kit.ts'

/** The raised dots of o, p, e and n. */
const cells = [
	[1, 3, 5],
	[1, 2, 3, 4],
	[1, 5],
	[1, 3, 4, 5],
]

const braille =
	ground(ink.indigo) +
	polygon('0,0 1600,0 1600,180 0,620', '#5549dc') +
	cells
		.map((raised, index) =>
			repeat(6, (dot) => {
				const [x, y] = [210 + index * 340 + Math.floor(dot / 3) * 130, 210 + (dot % 3) * 150]
				return raised.includes(dot + 1)
					? circle(x + 14, y + 20, 52, ink.night, { opacity: 0.4 }) +
							circle(x, y, 52, ink.amber) +
							circle(x - 6, y - 6, 42, ink.moon) +
							ellipse(x - 18, y - 20, 12, 8, ink.white, { opacity: 0.8 })
					: circle(x, y, 20, '#3a30b5')
			}),
		)
		.join('') +
	hand(1130, 860, 520, skin.wheat, ink.clay, { turn: -22, pose: 'point', arm: 300 })

/** Somebody who runs to the right; `blade` replaces the front foot. */
const runner = (x: number, y: number, size: number, look: Look, blade = false) =>
	group(
		`translate(${x} ${y}) scale(${size / 100}) rotate(8)`,
		stroke('M-2 -48L-18 -30L-40 -34', look.legs ?? ink.dusk, 9),
		stroke('M-40 -34L-44 -28', ink.night, 6),
		stroke('M0 -72L-18 -62L-24 -48', look.top, 7),
		stroke('M0 -48L22 -40L20 -18', look.legs ?? ink.dusk, 9),
		blade ? stroke('M20 -18Q12 -6 24 -2H32', ink.night, 5) : stroke('M20 -18L18 -3H28', ink.night, 6),
		path('M-9 -46L-8 -70C-8 -76 6 -78 10 -72L8 -46Z', look.top),
		stroke('M4 -70L16 -58L30 -66', look.top, 7),
		circle(31, -67, 3.5, look.skin),
		circle(-24, -46, 3.5, look.skin),
		rect(-1, -82, 7, 10, look.skin, 3),
		group('translate(5 -88) scale(0.82)', head(look)),
		rect(-4, -68, 10, 10, ink.white, 2),
	)

const racer = (x: number, y: number, look: Look) =>
	group(
		`translate(${x} ${y}) scale(1.3)`,
		stroke('M-60 -66L150 -40L226 -22', ink.night, 9),
		ring(222, -30, 30, ink.night, 8),
		ring(-30, -66, 76, ink.night, 10),
		repeat(6, (index) => turned(index * 30, -30, -66, line(0, -70, 0, 70, ink.grey, 2))),
		ring(-30, -66, 46, ink.amber, 6),
		stroke('M-40 -110L20 -92L60 -84', look.legs ?? ink.dusk, 26),
		path('M-66 -110L-10 -186C6 -196 30 -184 26 -166L-18 -92Z', look.top),
		stroke('M10 -168L44 -112L16 -92', look.top, 20),
		circle(14, -92, 11, look.skin),
		ellipse(52, -202, 25, 29, look.skin),
		path('M22 -214C20 -256 82 -256 84 -208C64 -222 40 -220 22 -214Z', ink.amber),
		line(84, -208, 100, -206, ink.amber, 9),
	)

const sprint =
	ground(ink.clay) +
	rect(0, 0, 1600, 330, ink.pine) +
	repeat(40, (index) =>
		circle(
			20 + index * 40,
			300 - (index % 3) * 24,
			20,
			[ink.sage, ink.moon, ink.mint, ink.blush, ink.lavender][(index * 3) % 5] ?? ink.sage,
		),
	) +
	rect(0, 318, 1600, 34, ink.white) +
	repeat(5, (index) => rect(0, 420 + index * 92, 1600, 7, ink.cream)) +
	repeat(14, (index) =>
		rect(((index * 271) % 1500) - 30, 448 + (index % 5) * 72, 180, 9, ink.blush, 5, { opacity: 0.6 }),
	) +
	runner(300, 500, 270, personOf(3), true) +
	runner(690, 590, 280, personOf(6)) +
	runner(830, 594, 280, personOf(2)) +
	stroke('M758 420Q776 440 796 418', ink.moon, 8) +
	racer(1120, 722, personOf(0)) +
	repeat(
		12,
		(index) =>
			rect(1480 + (index % 2) * 40, 352 + Math.floor(index / 2) * 66, 40, 33, ink.white) +
			rect(1520 - (index % 2) * 40, 385 + Math.floor(index / 2) * 66, 40, 33, ink.white),
	)

const keys = isometric(1010, 420)
const key = (x: number, y: number, wide: number, lit: boolean) =>
	keys.box(
		x,
		y,
		0,
		wide - 18,
		122,
		lit ? 26 : 46,
		lit ? [ink.moon, ink.amber, '#b88328'] : [ink.mist, '#b5b8dd', '#9296c4'],
	)

const keyboard =
	ground('#23285f') +
	keys.box(-560, -240, -90, 1300, 1000, 60, ['#171a45', '#0c0f2c', '#10133a']) +
	repeat(4, (row) => {
		const first = [140, 220, 260, 320][row] ?? 140
		return (
			key(-520, -200 + row * 150, first, row === 1) +
			repeat(6, (index) => key(-520 + first + index * 150, -200 + row * 150, 150, false))
		)
	}) +
	(() => {
		const [x, y] = keys.spot(-490, 44, 26)
		return tag(
			'g',
			{ transform: `matrix(0.866 0.5 -0.866 0.5 ${x} ${y})`, 'font-size': 62, 'font-weight': 750, fill: ink.night },
			'<text x="14" y="-14">Tab</text>',
			stroke('M20 14H124M100 0L126 14L100 28', ink.night, 8),
		)
	})()

const paving =
	ground(ink.grey) +
	repeat(6, (index) => rect(index * 280 - 40, 0, 270, 900, index % 2 ? '#9a9dbd' : '#a4a7c6')) +
	repeat(4, (index) => line(0, index * 280 + 20, 1600, index * 280 + 20, ink.grey, 10)) +
	turned(
		0,
		800,
		450,
		rect(-250, -460, 500, 920, ink.amber),
		repeat(3, (index) => line(-250, -150 + index * 300, 250, -150 + index * 300, '#c4913a', 7)),
		repeat(
			7,
			(index) =>
				rect(-216 + index * 66, 10, 34, 420, '#c4913a', 17, { transform: 'translate(7 7)' }) +
				rect(-216 + index * 66, 10, 34, 420, ink.moon, 17),
		),
		repeat(
			42,
			(index) =>
				circle(-192 + (index % 7) * 66, -410 + Math.floor(index / 7) * 66, 21, '#c4913a') +
				circle(-199 + (index % 7) * 66, -417 + Math.floor(index / 7) * 66, 20, ink.moon),
		),
	) +
	[
		[690, 800, -5],
		[900, 850, 6],
	]
		.map(([x = 0, y = 0, turn = 0]) =>
			turned(
				turn,
				x,
				y,
				path('M-52 150C-62 30-66 -60-36 -110C-10 -150 26 -146 44 -104C64 -50 60 60 52 150Z', ink.night),
				path('M-38 60H38L34 150H-36Z', ink.indigo),
				repeat(4, (index) => line(-24, -40 + index * 26, 24, -40 + index * 26, ink.white, 7)),
			),
		)
		.join('') +
	faded(0.3, line(1130, 930, 856, 330, ink.night, 18, { transform: 'translate(26 20)' })) +
	line(1130, 930, 850, 320, ink.white, 20) +
	line(868, 360, 850, 320, ink.clay, 22) +
	circle(848, 314, 22, ink.cream)

export const drawings: Record<string, Drawing> = {
	'event-accessibility-sprint-1': {
		svg: braille,
		alt: 'A finger reads large raised dots that spell “open” in braille.',
	},
	'event-accessibility-sprint-2': {
		svg: sprint,
		alt: 'A wheelchair racer, a runner with a guide and a runner with a blade sprint to the line.',
	},
	'event-accessibility-sprint-3': { svg: keyboard, alt: 'A keyboard at an angle; the tab key is pressed and glows.' },
	'event-accessibility-sprint-4': {
		svg: paving,
		alt: 'A white cane finds where the guiding stripes in the pavement change to dots.',
	},
}

import {
	at,
	building,
	bust,
	circle,
	clipped,
	type Drawing,
	ellipse,
	ground,
	hair,
	ink,
	type Look,
	line,
	path,
	polygon,
	rect,
	repeat,
	ring,
	skin,
	sky,
	stroke,
	text,
	turned,
} from './kit.ts'

const cart = (x: number, colour: string) =>
	rect(x, 432, 96, 50, colour, 4) +
	rect(x + 18, 400, 56, 32, ink.cream, 3) +
	circle(x + 24, 488, 14, ink.night) +
	circle(x + 72, 488, 14, ink.night)

const bridge =
	sky('#f7e3c4', '#dfeee2') +
	circle(800, 470, 150, ink.amber) +
	path('M0 640C300 560 500 610 800 590S1300 560 1600 620V900H0Z', '#b9d3c2') +
	path('M0 500H380L440 900H0Z', ink.pine) +
	path('M1600 500H1220L1160 900H1600Z', ink.pine) +
	path('M380 500L440 900H400L330 500ZM1220 500L1160 900H1200L1270 500Z', '#21503e') +
	rect(0, 820, 1600, 80, '#7fa6c9') +
	path(
		'M380 502H1220V640H1150C1150 540 990 540 990 640H960V820H890V640H860C860 540 740 540 740 640H710V820H640V640H610C610 540 450 540 450 640H402Z',
		ink.clay,
	) +
	rect(330, 496, 940, 22, ink.rust) +
	cart(470, ink.indigo) +
	cart(720, ink.violet) +
	cart(970, ink.indigo) +
	polygon('30,250 190,150 350,250', '#6d3a2a') +
	building(50, 500, 280, 250, '#b98262', { columns: 4, rows: 2, window: '#7a4733' }) +
	rect(140, 430, 100, 70, '#6d3a2a', 10) +
	building(1280, 500, 130, 390, ink.white, { columns: 3, rows: 8, window: ink.lavender }) +
	building(1420, 500, 150, 280, ink.indigo, { columns: 3, rows: 6, window: ink.moon })

const cloud = (x: number, y: number, size: number) =>
	at(
		x,
		y,
		ellipse(0, 0, size, size * 0.3, ink.white),
		circle(-size * 0.3, -size * 0.2, size * 0.34, ink.white),
		circle(size * 0.2, -size * 0.28, size * 0.44, ink.white),
	)

const disc = (y: number, top: string, side: string) =>
	path(`M700 ${y}V${y + 74}A120 36 0 0 0 940 ${y + 74}V${y}Z`, side) +
	ellipse(820, y, 120, 36, top) +
	circle(740, y + 66, 9, ink.moon)

const parachute =
	sky('#6f86e8', '#d9e2fb') +
	cloud(240, 330, 150) +
	cloud(1380, 520, 190) +
	cloud(1180, 120, 100) +
	path('M0 900V840C240 780 420 850 700 830S1200 780 1600 850V900Z', ink.sage) +
	repeat(9, (index) => rect(80 + index * 190 + ((index * 37) % 50), 836 + ((index * 13) % 20), 60, 16, ink.pine, 8)) +
	stroke('M420 330L720 590M590 362L760 590M820 370V590M1050 362L880 590M1220 330L920 590', ink.dusk, 5) +
	path(
		'M400 330C400 100 620 40 820 40S1240 100 1240 330C1200 296 1120 296 1060 346C1000 300 900 300 820 350C740 300 640 300 580 346C520 296 440 296 400 330Z',
		ink.white,
	) +
	path(
		'M400 330C400 150 540 60 700 46C620 130 580 230 580 346C520 296 440 296 400 330ZM1240 330C1240 150 1100 60 940 46C1020 130 1060 230 1060 346C1120 296 1200 296 1240 330Z',
		ink.clay,
	) +
	path('M700 46C740 41 780 40 820 40V350C740 300 640 300 580 346C580 230 620 130 700 46Z', ink.moon) +
	disc(750, ink.violet, ink.indigo) +
	disc(672, ink.violet, ink.indigo) +
	disc(594, ink.lavender, ink.indigo) +
	ellipse(820, 872, 150, 14, ink.pine, { opacity: 0.5 })

const foot = (colour: string) => ellipse(0, -16, 20, 30, colour) + ellipse(2, 34, 15, 18, colour)

/** Steps from the middle of one place to another; each second one is a left foot. */
const walk = (x: number, y: number, toX: number, toY: number, count: number, colour: string) => {
	const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI + 90
	return repeat(count, (index) => {
		const part = (index + 0.5) / count
		return turned(turn, x + (toX - x) * part, y + (toY - y) * part, at(index % 2 ? 26 : -26, 0, foot(colour)))
	})
}

const stamp = (x: number, y: number, time: string, colour: string, fill: string) =>
	rect(x - 92, y - 44, 184, 82, fill, 12) + text(x, y + 18, time, 54, colour)

const trail =
	ground('#e9ebf7') +
	repeat(
		9,
		(index) =>
			line(index * 200, 0, index * 200, 900, ink.white, 8) +
			line(0, index * 200 - 60, 1600, index * 200 - 60, ink.white, 8),
	) +
	walk(-40, 720, 560, 610, 6, ink.slate) +
	walk(560, 610, 640, 240, 4, ink.slate) +
	walk(640, 240, 1120, 170, 5, ink.slate) +
	walk(1680, 840, 1180, 640, 6, ink.clay) +
	walk(1180, 640, 1180, 330, 4, ink.clay) +
	rect(1060, 20, 400, 210, ink.dusk, 14) +
	rect(1090, 230, 170, 70, ink.moon, 8) +
	rect(1140, 272, 70, 12, ink.rust, 6) +
	rect(1280, 50, 150, 150, ink.slate, 8) +
	rect(1092, 50, 150, 150, ink.slate, 8) +
	stamp(300, 560, '09:14', ink.white, ink.indigo) +
	stamp(800, 420, '09:16', ink.white, ink.indigo) +
	stamp(1350, 580, '02:40', ink.white, ink.rust)

const heard =
	ground(ink.violet) +
	circle(800, 520, 620, '#8983f3') +
	circle(800, 520, 470, '#9d98f6') +
	path('M330 560C330 40 1270 40 1270 560H1180C1180 160 420 160 420 560Z', ink.night) +
	rect(470, 330, 660, 470, ink.white, 22) +
	path('M470 352A22 22 0 0 1 492 330H1108A22 22 0 0 1 1130 352V400H470Z', ink.moon) +
	circle(510, 365, 11, ink.rust) +
	circle(546, 365, 11, ink.clay) +
	[60, 130, 210, 300, 180, 90, 150, 320, 240, 120, 70, 180, 270, 160, 80]
		.map((high, index) => rect(512 + index * 40, 600 - high / 2, 20, high, index < 8 ? ink.indigo : ink.lavender, 10))
		.join('') +
	rect(270, 470, 170, 330, ink.dusk, 80) +
	rect(1160, 470, 170, 330, ink.dusk, 80) +
	rect(400, 500, 60, 270, ink.clay, 28) +
	rect(1140, 500, 60, 270, ink.clay, 28)

const versions: readonly (Look & { behind: string })[] = [
	{ skin: skin.tan, hair: hair.black, top: ink.indigo, style: 'long', behind: ink.moon },
	{ skin: skin.tan, hair: hair.chestnut, top: ink.indigo, style: 'curly', behind: ink.mint },
	{ skin: skin.tan, hair: hair.black, top: ink.indigo, style: 'long', behind: ink.blush },
	{ skin: skin.wheat, hair: hair.black, top: ink.clay, style: 'bob', behind: ink.lavender },
	{ skin: skin.tan, hair: hair.black, top: ink.pine, style: 'long', behind: ink.white },
	{ skin: skin.tan, hair: hair.black, top: ink.amber, style: 'short', behind: '#f2b899' },
]

/** The middle of the head is at (800, 326). */
const features = (glasses: boolean) =>
	[730, 870]
		.map(
			(x) =>
				circle(x, 340, 13, ink.night) +
				(glasses ? ring(x, 340, 54, ink.night, 12) : stroke(`M${x - 32} 292Q${x} 276 ${x + 32} 292`, ink.night, 10)),
		)
		.join('') + stroke('M744 434Q800 474 856 434', ink.rust, 12)

const panels =
	ground(ink.night) +
	versions
		.map(({ behind, ...look }, index) => {
			const [column, row] = [index % 2, Math.floor(index / 2)]
			const [x, y] = [354 + column * 452, 14 + row * 294]
			const [dx = 0, dy = 0] =
				[
					[-30, 2],
					[16, -8],
					[10, 4],
					[40, 8],
					[-14, 4],
					[4, -2],
				][index] ?? []
			const portrait = bust(800, 900, 820, look) + features(index === 3)
			return at(
				dx,
				dy,
				clipped(`panel${index}`, rect(x, y, 440, 282, ink.white, 10), rect(x, y, 440, 282, behind), portrait),
			)
		})
		.join('')

export const drawings: Record<string, Drawing> = {
	'blog-api-before-migration': {
		svg: bridge,
		alt: 'Carts with boxes cross an arched bridge from an old warehouse on one cliff to new buildings on the other.',
	},
	'blog-backup-you-have-restored': {
		svg: parachute,
		alt: 'Three storage discs come down on an open parachute, shortly above the ground.',
		focus: [820, 480],
	},
	'blog-audit-trail-worth-reading': {
		svg: trail,
		alt: 'Footprints on a tiled floor, seen from above, with times beside them; one trail at 02:40 ends at an open drawer.',
		focus: [980, 330],
	},
	'blog-screen-reader-in-the-back-office': {
		svg: heard,
		alt: 'Headphones around a window of a program that shows nothing but a wave of sound.',
		focus: [800, 500],
	},
	'blog-one-profile-six-systems': {
		svg: panels,
		alt: 'One portrait cut into six panels that do not agree: the hair, the clothes and the colours differ from piece to piece.',
		focus: [800, 440],
	},
}

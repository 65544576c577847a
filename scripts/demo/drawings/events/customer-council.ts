import {
	at,
	bust,
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
	seeded,
	skin,
	standing,
	stroke,
	writing,
} from '../kit.ts'

const legs = (colour: string, spread = 70, height = 150) =>
	stroke(`M${-spread} ${-height}L${-spread - 16} 0M${spread} ${-height}L${spread + 16} 0`, colour, 14)
const chairs = [
	legs(ink.rust, 66) +
		rect(-90, -176, 180, 34, ink.rust, 8) +
		path('M-84 -170L-76 -380H76L84 -170H56L50 -350H-50L-56 -170Z', ink.rust) +
		repeat(3, (index) => rect(-60, -330 + index * 50, 120, 16, ink.rust)),
	rect(-110, -130, 220, 100, ink.indigo, 30) +
		path('M-100 -100V-300C-100 -350 100 -350 100 -300V-100Z', ink.violet) +
		rect(-136, -210, 56, 180, ink.indigo, 28) +
		rect(80, -210, 56, 180, ink.indigo, 28) +
		rect(-110, -30, 20, 30, ink.night) +
		rect(90, -30, 20, 30, ink.night),
	line(0, -150, 0, -30, ink.night, 18) +
		stroke('M-90 -8L0 -46L90 -8', ink.night, 16) +
		circle(-90, -6, 13, ink.night) +
		circle(90, -6, 13, ink.night) +
		rect(-90, -186, 180, 44, ink.dusk, 22) +
		rect(-76, -400, 152, 170, ink.dusk, 34) +
		line(0, -240, 0, -180, ink.night, 16),
	ellipse(0, -210, 86, 24, ink.amber) +
		rect(-86, -212, 172, 20, ink.amber, 8) +
		stroke('M-60 -196L-84 0M60 -196L84 0M-70 -90H70', ink.night, 13),
	path('M-120 -190C-120 -60 120 -60 120 -190C90 -150-90 -150-120 -190Z', ink.sage) +
		path('M-124 -190C-150 -400 150 -400 124 -190C90 -150-90 -150-124 -190Z', ink.pine) +
		repeat(7, (index) =>
			stroke(`M0 -130Q${-90 + index * 30} -250 ${-108 + index * 36} ${-280 - (index % 6 ? 40 : 0)}`, ink.sage, 5),
		) +
		stroke('M-50 -110L-80 0M50 -110L80 0', ink.rust, 14),
	stroke('M-110 0L90 -330M110 0L-60 -230', ink.rust, 16) +
		path('M86 -336C60 -200 -20 -150-110 -170L-126 -140C0 -110 110 -190 112 -330Z', ink.clay) +
		stroke('M90 -300Q40 -180-100 -156', ink.cream, 10),
]

const circleOfChairs =
	ground(ink.blush) +
	rect(0, 600, 1600, 300, ink.moon) +
	ellipse(800, 760, 780, 100, ink.amber, { opacity: 0.5 }) +
	chairs
		.map((chair, index) =>
			at(185 + index * 246, 770 - (index % 2) * 26, ellipse(0, 6, 140, 18, ink.rust, { opacity: 0.3 }), chair),
		)
		.join('')

const plates = repeat(
	9,
	(index) => rect(126 + index * 158, 556, 92, 40, ink.white, 4) + rect(142 + index * 158, 572, 60, 8, ink.grey, 4),
)

const horseshoe =
	ground('#2a2e69') +
	repeat(9, (index) => rect(40 + index * 176, 0, 132, 480, '#333878')) +
	repeat(
		3,
		(index) =>
			circle(400 + index * 400, 196, 44, ink.moon) +
			circle(400 + index * 400, 196, 100, ink.moon, { opacity: 0.15 }) +
			line(400 + index * 400, 0, 400 + index * 400, 160, ink.night, 6),
	) +
	repeat(9, (index) => bust(172 + index * 158, 570, 200 + (index % 2) * 16, personOf(index * 2 + 3))) +
	path('M60 560H1540L1600 640V900H1330V700H270V900H0V640Z', ink.clay) +
	path('M60 560H1540L1570 600H30Z', '#e6a17d') +
	plates +
	bust(800, 840, 270, personOf(1), true) +
	repeat(8, (index) => rect(240 + index * 160, 520, 22, 50, '#cfe3ee', 5, { opacity: 0.8 }))

const next = seeded(31)
const dots = [ink.indigo, ink.clay, ink.amber, ink.pine]

const voting =
	ground(ink.slate) +
	rect(180, 60, 1100, 760, ink.paper, 14) +
	line(250, 740, 1230, 740, ink.line, 8) +
	line(250, 740, 250, 120, ink.line, 8) +
	line(740, 740, 740, 120, ink.line, 4, { 'stroke-dasharray': '4 18' }) +
	line(250, 430, 1230, 430, ink.line, 4, { 'stroke-dasharray': '4 18' }) +
	[
		[480, 600, 8],
		[900, 580, 13],
		[460, 280, 11],
		[1000, 270, 40],
	]
		.map(
			([x = 0, y = 0, count = 0]) =>
				rect(x - 90, y - 54, 180, 108, ink.mist, 8) +
				writing(x - 66, y - 26, 130, 2, ink.grey, 34, 11) +
				repeat(count, (index) => {
					const [angle, far] = [next() * 6.3, 50 + next() * 80]
					return circle(x + Math.cos(angle) * far * 1.2, y + Math.sin(angle) * far, 19, dots[index % 4] ?? ink.indigo)
				}),
		)
		.join('') +
	circle(1098, 398, 20, ink.indigo) +
	hand(1180, 640, 380, skin.brown, ink.clay, { turn: -24, pose: 'point', flip: true, arm: 500 })

const shade = { skin: '#3b2a22', hair: '#3b2a22', top: '#3b2a22', legs: '#3b2a22' }

const arcade =
	ground('#f0c48f') +
	rect(0, 0, 1600, 560, ink.rust) +
	repeat(
		6,
		(index) =>
			path(`M${30 + index * 272} 560V260A105 105 0 0 1 ${240 + index * 272} 260V560Z`, ink.cream) +
			path(`M${30 + index * 272} 560V430Q${135 + index * 272} 380 ${240 + index * 272} 440V560Z`, ink.sage) +
			circle(150 + index * 272, 390 + (index % 2) * 20, 40, ink.pine),
	) +
	rect(0, 548, 1600, 22, '#8c432c') +
	repeat(7, (index) =>
		polygon(
			`${-34 + index * 272},570 ${30 + index * 272},570 ${-190 + index * 272},900 ${-290 + index * 272},900`,
			'#b5673f',
		),
	) +
	polygon('806,812 846,812 610,900 520,900', '#7d4a2e', { opacity: 0.6 }) +
	polygon('956,826 996,826 780,900 690,900', '#7d4a2e', { opacity: 0.6 }) +
	standing(826, 820, 440, { ...shade, style: 'bun' }, { walking: true, right: [22, -62, 34, -70] }) +
	standing(980, 836, 470, { ...shade, style: 'turban' }, { walking: true, left: [-20, -62, -12, -50] })

export const drawings: Record<string, Drawing> = {
	'event-customer-council-1': {
		svg: circleOfChairs,
		alt: 'Six chairs that could not differ more stand side by side in one room.',
	},
	'event-customer-council-2': {
		svg: horseshoe,
		alt: 'Nine members of the council sit behind name plates at a table in the shape of a horseshoe.',
	},
	'event-customer-council-3': {
		svg: voting,
		alt: 'A finger adds one more dot to a board on which the upper right wish has the most votes.',
	},
	'event-customer-council-4': {
		svg: arcade,
		alt: 'Two members walk and talk along a sunlit arcade with long shadows.',
	},
}

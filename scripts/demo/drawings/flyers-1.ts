import {
	at,
	bust,
	circle,
	clipped,
	type Drawing,
	ellipse,
	faded,
	ground,
	ink,
	isometric,
	line,
	path,
	people,
	personOf,
	polygon,
	rect,
	repeat,
	sheet,
	stroke,
	tag,
	text,
	tick,
	turned,
	writing,
} from './kit.ts'

const ticketEdge = repeat(13, (index) => circle(0, -228 + index * 38, 11, ink.clay))

const oneVisit =
	ground(ink.clay) +
	polygon('1600,0 1600,900 1180,900 860,0', '#cf7d56') +
	turned(
		-13,
		800,
		450,
		rect(-640, -250, 1300, 500, ink.rust, 26, { transform: 'translate(20 30)' }),
		rect(-640, -250, 1300, 500, ink.cream, 26),
		rect(-640, -250, 1300, 70, ink.indigo, 26),
		rect(-640, -206, 1300, 40, ink.indigo),
		at(-640, 0, ticketEdge),
		at(660, 0, ticketEdge),
		line(310, -160, 310, 240, ink.clay, 7, { 'stroke-dasharray': '3 20' }),
		text(-340, 205, '1', 420, ink.indigo, { 'font-weight': 800 }),
		text(30, 50, 'visit', 130, ink.dusk),
		writing(-110, 104, 330, 2, ink.line, 44, 18),
		circle(490, -50, 82, ink.lavender),
		clipped('face', circle(490, -50, 82, ink.lavender), bust(490, 44, 132, people[6] ?? personOf(6))),
		repeat(24, (index) => rect(390 + index * 9, 80, index % 3 ? 3 : 6, 100, ink.night)),
		path('M230 -110L244 -82L274 -78L252 -56L258 -26L230 -40L202 -26L208 -56L186 -78L216 -82Z', ink.clay),
	) +
	turned(24, 1080, 800, path('M0 -22L13 6L43 10L21 32L27 62L0 48L-27 62L-21 32L-43 10L-13 6Z', ink.cream))

const lens = (x: number) =>
	`M${x - 250} 400C${x - 262} 270 ${x - 140} 230 ${x} 230S${x + 262} 270 ${x + 250} 400S${x + 160} 700 ${x} 700S${x - 238} 520 ${x - 250} 400Z`

const glance =
	ground(ink.lavender) +
	faded(
		0.45,
		repeat(
			11,
			(index) =>
				rect(40, 60 + index * 78, 420 + ((index * 173) % 300), 26, ink.violet, 13) +
				rect(880, 60 + index * 78, 260 + ((index * 211) % 380), 26, ink.violet, 13),
		),
	) +
	at(16, 34, path(lens(450), ink.slate, { opacity: 0.3 }), path(lens(1150), ink.slate, { opacity: 0.3 })) +
	path(lens(450), ink.white) +
	sheet(330, 316, 240, 300, 6, ink.cream, ink.clay) +
	circle(530, 580, 44, ink.pine) +
	tick(530, 580, 46, ink.white) +
	clipped(
		'lens',
		path(lens(1150), ink.dusk),
		ground(ink.dusk),
		polygon('970,540 1440,540 1400,650 1030,650', ink.clay),
		rect(970, 530, 480, 18, ink.rust),
		repeat(8, (index) =>
			rect(
				1050 + (index % 4) * 74,
				472 - Math.floor(index / 4) * 56,
				68,
				50,
				[ink.amber, ink.violet, ink.sage, ink.cream, ink.violet][(index * 3) % 5] ?? ink.amber,
				3,
			),
		),
		rect(985, 410, 46, 122, ink.white),
		repeat(3, (index) => rect(993, 426 + index * 30, 30, 14, ink.indigo)),
		circle(1300, 330, 30, ink.moon),
		stroke('M900 664q30 -14 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0', ink.violet, 8),
	) +
	[450, 1150].map((x) => path(lens(x), 'none', { stroke: ink.night, 'stroke-width': 34 })).join('') +
	stroke('M690 370Q800 300 910 370', ink.night, 32) +
	stroke('M216 350L110 300L-40 330M1384 350L1490 300L1640 330', ink.night, 34) +
	repeat(2, (index) => stroke(`M${310 + index * 700} 300L${270 + index * 700} 380`, ink.white, 14, { opacity: 0.7 }))

const flight = isometric(300, 700)
const riser = ['#8fb59d', '#2f6650', '#245242'] as const

const fiveSteps =
	ground(ink.mint) +
	circle(1290, 250, 190, ink.white) +
	polygon('646,900 300,700 20,900', ink.sage, { opacity: 0.5 }) +
	repeat(5, (index) => {
		const step = 4 - index
		const rise = 62 + step * 56
		const faces = step === 4 ? ([ink.moon, ink.amber, '#c4913a'] as const) : riser
		const [x, y] = flight.spot(60, -step * 136, rise)
		const [paperX, paperY] = flight.spot(280, -step * 136 - 68, rise)
		return (
			flight.box(0, -step * 136 - 136, 0, 400, 136, rise, faces) +
			tag(
				'g',
				{ transform: `translate(${x} ${y + 60}) skewY(30)` },
				text(0, -8, String(step + 1), 42, step === 4 ? ink.night : ink.mint),
			) +
			ellipse(paperX, paperY + 4, 48, 15, ink.night, { opacity: 0.25 }) +
			turned(
				-5,
				paperX,
				paperY,
				rect(-52, -140, 104, 140, ink.white, 4),
				writing(-36, -122, 72, 3, ink.line, 20, 7),
				repeat(step + 1, (mark) =>
					circle(-36 + mark * 18, -26, 8, [ink.indigo, ink.clay, ink.amber, ink.pine, ink.violet][mark] ?? ink.indigo),
				),
			)
		)
	})

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const heights = [15, 12, 9, 6, 3, 1, 0]

const week =
	ground(ink.cream) +
	repeat(7, (index) =>
		rect(
			index * 228.6,
			0,
			228.6,
			900,
			[ink.dusk, '#333a75', ink.indigo, ink.violet, ink.lavender, ink.mist, ink.cream][index] ?? ink.cream,
		),
	) +
	days
		.map((day, index) =>
			text(114 + index * 228.6, 150, day, 96, index < 4 ? ink.moon : ink.indigo, { 'font-weight': 800 }),
		)
		.join('') +
	rect(0, 780, 1600, 120, ink.rust) +
	rect(0, 780, 1600, 18, ink.clay) +
	heights
		.map((count, day) =>
			repeat(count, (index) =>
				rect(
					24 + day * 228.6 + ((index * 7 + day * 3) % 5) * 5,
					748 - index * 36,
					158,
					32,
					[ink.white, ink.cream, ink.blush, ink.white][(index + day) % 4] ?? ink.white,
					4,
				),
			),
		)
		.join('') +
	at(
		1486,
		780,
		path('M-58 -100H58L42 0H-42Z', ink.clay),
		rect(-66, -118, 132, 28, ink.rust, 4),
		stroke('M0 -118V-270', ink.pine, 10),
		path('M0 -190C-80 -190-100 -250-96 -290C-40 -290 0 -250 0 -190Z', ink.sage),
		path('M0 -230C70 -230 96 -290 90 -336C36 -330 0 -290 0 -230Z', ink.pine),
		path('M0 -270C-50 -290-54 -350-30 -390C10 -360 20 -310 0 -270Z', ink.sage),
	)

export const drawings: Record<string, Drawing> = {
	'flyer-onboarding-in-one-visit': {
		svg: oneVisit,
		alt: 'A large ticket for one visit, with a portrait and a punched star.',
	},
	'flyer-trade-desk-at-a-glance': {
		svg: glance,
		alt: 'A pair of spectacles on blurred lines: one lens shows a checked document, the other the ship that it belongs to.',
	},
	'flyer-office-note-in-five-steps': {
		svg: fiveSteps,
		alt: 'Five numbered steps; on each stands an office note that has gained one more signature.',
	},
	'flyer-paperless-in-a-week': {
		svg: week,
		alt: 'Seven columns, one for each day of the week: the pile of paper shrinks until a plant stands on Sunday.',
	},
}

import {
	at,
	circle,
	type Drawing,
	ellipse,
	faded,
	gradient,
	ground,
	group,
	ink,
	line,
	path,
	polygon,
	rect,
	repeat,
	ring,
	stroke,
	tag,
	text,
	tick,
	turned,
	writing,
} from './kit.ts'

const tints = ['#f0b08f', '#b3aefc', '#a9d3b6'] as const
const print = (index: number, name: string) =>
	turned(
		[-17, 3, 21][index] ?? 0,
		[620, 800, 985][index] ?? 800,
		[470, 400, 480][index] ?? 450,
		tag('g', { style: 'mix-blend-mode: multiply' }, rect(-270, -330, 540, 690, tints[index] ?? ink.lavender, 10)),
		text(-230, -262, name, 46, ink.night, { 'text-anchor': 'start' }),
		writing(-230, -225, 220, 2, ink.night, 28, 9),
	)

const overprint =
	ground(ink.paper) +
	print(0, 'Order') +
	print(1, 'Receipt') +
	print(2, 'Invoice') +
	circle(800, 500, 150, ink.night) +
	tick(800, 500, 150, ink.moon, 32)

/** A microphone on a bent neck that comes from the table at (x, 900). */
const microphone = (x: number, toX: number, toY: number, turn: number, neck: string, live = false) =>
	stroke(`M${x} 920C${x} ${toY + 260} ${toX - turn * 3} ${toY + 240} ${toX} ${toY + 60}`, neck, 16) +
	turned(
		turn,
		toX,
		toY,
		rect(-18, 36, 36, 60, ink.night, 8),
		rect(-40, -110, 80, 160, live ? ink.dusk : neck, 40),
		repeat(5, (index) =>
			line(-30, -74 + index * 22, 30, -74 + index * 22, live ? ink.slate : ink.night, 4, { opacity: live ? 1 : 0.35 }),
		),
		rect(-42, 12, 84, 22, live ? ink.clay : ink.night, 8),
	)

const microphones =
	ground(ink.sage) +
	circle(800, 330, 400, '#a6c6b1') +
	circle(800, 330, 270, ink.mint) +
	microphone(250, 170, 360, -16, ink.pine) +
	microphone(380, 350, 250, -8, ink.slate) +
	microphone(520, 560, 400, 10, ink.pine) +
	microphone(1090, 1060, 420, -12, ink.slate) +
	microphone(1230, 1270, 230, 8, ink.pine) +
	microphone(1380, 1450, 380, 18, ink.slate) +
	microphone(790, 800, 260, 4, ink.night, true) +
	repeat(3, (index) =>
		stroke(
			`M${690 - index * 50} ${150 - index * 18}Q${660 - index * 56} 250 ${690 - index * 50} ${350 + index * 18}M${920 + index * 50} ${150 - index * 18}Q${950 + index * 56} 250 ${920 + index * 50} ${350 + index * 18}`,
			ink.clay,
			11,
			{ opacity: 1 - index * 0.3 },
		),
	) +
	rect(0, 830, 1600, 70, ink.rust) +
	repeat(7, (index) =>
		at(130 + index * 225, 830, polygon('-70,0 -56,-58 56,-58 70,0', ink.white), line(-34, -30, 34, -30, ink.grey, 9)),
	)

const golden = Math.PI * (3 - Math.sqrt(5))

const inNumbers =
	ground(ink.night) +
	repeat(560, (index) => {
		const [turn, far] = [index * golden, Math.sqrt(index + 6) * 17.6]
		const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far]
		const angle = (Math.atan2(y, x) * 180) / Math.PI
		const chosen = angle > -54 && angle < -18
		return circle(
			560 + x + (chosen ? 120 : 0),
			480 + y - (chosen ? 74 : 0),
			4.5 + far * 0.014,
			chosen ? ink.moon : ([ink.violet, ink.indigo, ink.slate][index % 3] ?? ink.slate),
		)
	}) +
	text(1310, 470, '10', 300, ink.moon, { 'font-weight': 800 }) +
	text(1310, 560, 'in 100', 76, ink.lavender) +
	stroke('M1130 612H1490', ink.slate, 6)

const recovery =
	ground('#e8b28f') +
	rect(0, 0, 1600, 900, ink.blush) +
	polygon('0,900 1600,560 1600,900', ink.clay, { opacity: 0.5 }) +
	ellipse(860, 830, 330, 34, ink.rust, { opacity: 0.4 }) +
	group(
		'translate(56 50) scale(0.93)',
		rect(746, 40, 108, 90, ink.dusk, 16),
		rect(772, 110, 56, 60, ink.slate),
		turned(42, 800, 480, rect(-34, -400, 68, 70, ink.dusk, 12)),
		ring(800, 66, 54, ink.dusk, 18),
		circle(800, 490, 340, ink.dusk),
		circle(800, 490, 292, ink.night),
		gradient('dawn', '#2d3276', '#eab54c'),
		path('M800 198A292 292 0 0 1 1053 636L800 490Z', 'url(#dawn)'),
		faded(0.9, path('M800 490L1053 636A292 292 0 0 1 1000 702Z', ink.amber)),
		repeat(60, (index) =>
			turned(index * 6, 800, 490, rect(-3, -284, index % 5 ? 4 : 10, index % 5 ? 16 : 34, ink.moon)),
		),
		repeat(3, (index) =>
			at(
				640,
				420 + index * 78,
				rect(-90, -30, 180, 60, ink.slate, 8),
				circle(-60, 0, 9, index < 2 ? ink.sage : ink.clay),
				line(-30, 0, 60, 0, ink.grey, 7),
			),
		),
		stroke('M800 490L985 600', ink.white, 18),
		stroke('M800 490L752 462', ink.white, 18),
		circle(800, 490, 26, ink.clay),
		text(960, 430, '4 h', 110, ink.white, { 'font-weight': 800 }),
	)

export const drawings: Record<string, Drawing> = {
	'flyer-three-way-match-checklist': {
		svg: overprint,
		alt: 'Order, receipt and invoice as three transparent sheets; where all three overlap stands a tick.',
	},
	'flyer-committee-meeting-day': {
		svg: microphones,
		alt: 'Seven microphones on bent necks rise from a table with name cards; one of them is live.',
	},
	'flyer-cdp-in-numbers': {
		svg: inNumbers,
		alt: 'Hundreds of dots form a sunflower; a golden segment of ten in a hundred has moved out of it.',
	},
	'flyer-recovery-in-hours': {
		svg: recovery,
		alt: 'A stopwatch reads four hours: three servers come back while dawn fills the dial.',
	},
}

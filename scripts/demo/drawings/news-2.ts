import {
	bust,
	circle,
	type Drawing,
	ground,
	ink,
	line,
	path,
	people,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	stroke,
	text,
	turned,
} from './kit.ts'

const plug =
	ground(ink.sage) +
	path('M0 0H1600V900Z', '#84ab93') +
	rect(1060, 150, 600, 600, ink.white, 60) +
	circle(1330, 450, 220, ink.mist) +
	ring(1330, 450, 220, ink.line, 10) +
	rect(1190, 360, 90, 44, ink.dusk, 22) +
	rect(1190, 496, 90, 44, ink.dusk, 22) +
	stroke('M-40 760C120 820 160 450 380 450', ink.dusk, 56) +
	path('M360 410H470L520 330H760Q800 330 800 370V530Q800 570 760 570H520L470 490H360Z', ink.indigo) +
	rect(560, 380, 22, 140, ink.violet, 11) +
	rect(610, 380, 22, 140, ink.violet, 11) +
	rect(660, 380, 22, 140, ink.violet, 11) +
	rect(800, 362, 190, 40, ink.amber, 8) +
	rect(800, 498, 190, 40, ink.amber, 8) +
	stroke('M1050 300L1010 240M1086 280L1080 200M1050 600L1010 660M1086 620L1080 700', ink.moon, 14)

const badge = (x: number, y: number, colour: string) =>
	stroke(`M${x - 26} ${y - 62}L${x} ${y}L${x + 26} ${y - 62}`, colour, 5) +
	rect(x - 18, y - 4, 36, 44, ink.white, 5) +
	rect(x - 9, y + 6, 18, 14, colour, 3)

const young = people.filter(({ style }) => style !== 'bald')

const apprentices =
	ground('#d9dcf5') +
	repeat(24, (index) => {
		const row = Math.floor(index / 8)
		const [x, y, size] = [40 + (index % 8) * 212 + (row === 1 ? 60 : 0), 390 + row * 260, 250 + row * 20]
		const look = young[(index * 3 + row * 2) % young.length] ?? personOf(0)
		return (
			rect(x - size * 0.48, y - 2, size * 0.96, 200, look.top) +
			bust(x, y, size, look) +
			badge(x, y - 44, index % 2 ? ink.indigo : ink.rust)
		)
	})

const report =
	ground('#2f3478') +
	circle(800, 520, 400, '#3b418e') +
	polygon('800,640 1420,560 1560,820 800,860', ink.white) +
	polygon('800,640 180,560 40,820 800,860', ink.cream) +
	polygon('40,820 800,860 1560,820 1560,846 800,888 40,846', ink.rust) +
	[
		[250, 640, 110, 130, ink.lavender],
		[390, 660, 110, 210, ink.violet],
		[530, 680, 110, 300, ink.indigo],
		[960, 680, 110, 400, ink.amber],
		[1100, 660, 110, 470, ink.moon],
		[1240, 640, 110, 560, ink.clay],
	]
		.map(([x, y, width, height, fill]) => {
			const [left, foot, wide, high] = [Number(x), Number(y) + 60, Number(width), Number(height)]
			return (
				rect(left, foot - high, wide, high, String(fill)) +
				repeat(
					Math.floor(high / 70),
					(index) =>
						rect(left + 22, foot - high + 24 + index * 62, 24, 30, ink.night, 2) +
						rect(left + 64, foot - high + 24 + index * 62, 24, 30, ink.night, 2),
				)
			)
		})
		.join('') +
	stroke('M200 520L445 430L585 350L800 300L1015 240L1155 170L1330 70', ink.white, 9, { 'stroke-dasharray': '2 22' }) +
	turned(-28, 1370, 50, polygon('60,0 -40,-34 -20,0 -40,34', ink.white)) +
	line(800, 640, 800, 860, ink.line, 6)

const bubble = (x: number, y: number, radius: number, fill: string, colour: string, letter: string) =>
	circle(x, y, radius, fill) +
	polygon(
		`${x - radius * 0.7},${y + radius * 0.4} ${x - radius * 0.86},${y + radius * 1.16} ${x - radius * 0.05},${y + radius * 0.9}`,
		fill,
	) +
	(letter === ''
		? kannada(x, y, radius * 0.4, colour)
		: text(x, y + radius * 0.36, letter, radius * 1.05, colour, {
				'font-family': 'FreeSans, FreeSerif, DejaVu Sans, sans-serif',
				'font-weight': 700,
			}))

/** A letter that few fonts have. */
const kannada = (x: number, y: number, size: number, colour: string) =>
	ring(x, y + size * 0.4, size * 0.86, colour, size * 0.32) +
	circle(x, y + size * 0.4, size * 0.24, colour) +
	stroke(
		`M${x - size} ${y - size * 0.62}H${x + size * 0.3}Q${x + size * 0.8} ${y - size * 0.62} ${x + size * 0.9} ${y - size * 1.2}`,
		colour,
		size * 0.3,
	)

const languages =
	ground(ink.cream) +
	bubble(800, 430, 190, ink.indigo, ink.white, 'A') +
	bubble(400, 250, 140, ink.clay, ink.white, 'अ') +
	bubble(1190, 220, 130, ink.pine, ink.white, 'മ') +
	bubble(520, 640, 128, ink.amber, ink.night, 'த') +
	bubble(1120, 640, 150, ink.violet, ink.white, '') +
	bubble(190, 560, 124, ink.dusk, ink.moon, 'ଓ') +
	bubble(1430, 470, 128, ink.rust, ink.white, 'અ') +
	bubble(800, 120, 92, ink.sage, ink.night, 'म') +
	bubble(130, 200, 90, ink.lavender, ink.night, 'ع')

export const drawings: Record<string, Drawing> = {
	'news-ckyc-connector-update': { svg: plug, alt: 'A large indigo plug is about to go into a white socket.' },
	'news-apprentices-join': { svg: apprentices, alt: 'Twenty-four young people in three rows, each with a new badge.' },
	'news-annual-report-published': {
		svg: report,
		alt: 'A city of bars rises from the pages of an open report, a paper plane climbing along it.',
	},
	'news-onboarding-in-nine-languages': {
		svg: languages,
		alt: 'Nine speech bubbles in nine colours, each with a letter of another language.',
	},
}

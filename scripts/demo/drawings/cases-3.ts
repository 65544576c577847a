import {
	at,
	circle,
	type Drawing,
	ellipse,
	faded,
	ground,
	hair,
	ink,
	line,
	path,
	polygon,
	rect,
	repeat,
	ring,
	skin,
	stroke,
	text,
	tick,
	turned,
	writing,
} from './kit.ts'

const capsule = (x: number, y: number, left: string, right: string) =>
	at(
		x,
		y,
		path('M0 -38H-62A38 38 0 0 0-62 38H0Z', left),
		path('M0 -38H62A38 38 0 0 1 62 38H0Z', right),
		rect(-84, -24, 150, 12, ink.white, 6, { opacity: 0.45 }),
	)

const cavity = (x: number, y: number, inside: string) =>
	rect(x - 122, y - 60, 244, 120, '#c8cbe6', 60) + rect(x - 114, y - 50, 228, 106, '#dfe1f4', 53) + inside

const batch =
	ground(ink.pine) +
	turned(14, 1490, 320, rect(-300, -800, 600, 1600, '#2a5c48', 40)) +
	turned(
		-24,
		700,
		420,
		rect(-620, -560, 1120, 1080, ink.night, 34, { opacity: 0.3, transform: 'translate(26 34)' }),
		rect(-620, -560, 1120, 1080, ink.mist, 34),
		rect(-620, 440, 1120, 80, ink.lavender, 0),
		text(120, 496, 'BATCH 0417', 46, ink.slate, { 'letter-spacing': 8 }),
		repeat(20, (index) => {
			const [x, y] = [-480 + (index % 4) * 280, -460 + Math.floor(index / 4) * 190]
			const open = index === 11
			return cavity(
				x,
				y,
				open
					? path(
							`M${x - 84} ${y + 2}L${x - 70} ${y - 26}L${x - 48} ${y - 14}L${x - 20} ${y - 32}L${x + 14} ${y - 20}L${x + 50} ${y - 30}L${x + 84} ${y}L${x + 62} ${y + 30}L${x + 30} ${y + 20}L${x - 6} ${y + 36}L${x - 40} ${y + 22}L${x - 66} ${y + 32}Z`,
							ink.night,
						)
					: capsule(x, y, index % 8 === 5 ? ink.amber : ink.clay, ink.cream),
			)
		}),
	) +
	turned(
		28,
		1225,
		640,
		faded(0.3, at(16, 34, rect(-225, -95, 455, 190, ink.night, 95))),
		path('M-60 -95H-130A95 95 0 0 0-130 95H-60Z', ink.clay),
		rect(-180, -62, 110, 24, ink.white, 12, { opacity: 0.4 }),
		rect(-62, -80, 280, 160, ink.white),
		writing(-30, -50, 210, 4, ink.line, 30, 11),
		rect(-66, -95, 14, 190, ink.rust),
		ellipse(218, 0, 24, 80, ink.line),
		ellipse(218, 0, 14, 50, ink.white),
		ellipse(218, 0, 7, 26, ink.line),
	)

const scalps = [hair.black, hair.brown, hair.black, '#2b2033', hair.chestnut, hair.black, ink.lavender, hair.black]
const shirts = [ink.white, ink.clay, ink.indigo, ink.sage, ink.amber, ink.violet, ink.white, ink.rust]

/** Somebody who writes at a desk, from straight above. */
const candidate = (x: number, y: number, index: number) =>
	at(
		x,
		y,
		polygon('-86,70 86,70 190,150 20,150', '#b98a4a', { opacity: 0.35 }),
		rect(-86, -56, 172, 104, ink.cream, 8),
		rect(-86, 36, 172, 12, ink.moon, 6),
		rect(-34, -46, 68, 84, ink.white, 3),
		writing(-24, -34, 48, 4 - (index % 3), ink.grey, 15, 5),
		rect(-72, -40, 24, 34, ink.lavender, 3),
		ellipse(0, 84, 58, 30, shirts[(index * 5) % 8] ?? ink.white),
		stroke('M-46 76L-40 36', shirts[(index * 5) % 8] ?? ink.white, 20),
		stroke('M46 76L26 22', shirts[(index * 5) % 8] ?? ink.white, 20),
		circle(22, 12, 10, skin.tan),
		circle(-38, 26, 10, skin.tan),
		circle(0, 78, 27, scalps[(index * 3) % 8] ?? hair.black),
	)

const hall =
	ground('#dfae68') +
	repeat(9, (index) => line(0, index * 112 + 40, 1600, index * 112 + 40, '#d6a257', 4)) +
	repeat(15, (index) => {
		const [column, row] = [index % 5, Math.floor(index / 5)]
		const x = 255 + column * 236 + (column > 2 ? 128 : 0)
		return candidate(x, 140 + row * 280, index + row)
	}) +
	at(
		907,
		610,
		polygon('-20,10 60,30 190,160 90,140', '#b98a4a', { opacity: 0.45 }),
		ellipse(0, 0, 58, 34, ink.dusk),
		stroke('M46 -6L58 -54L30 -74', ink.dusk, 22),
		rect(-26, -116, 74, 54, ink.indigo, 6),
		rect(-18, -109, 58, 40, ink.lavender, 3),
		circle(22, -72, 11, skin.brown),
		circle(0, -4, 30, hair.grey),
	) +
	[0, 1, 2]
		.map((index) =>
			faded(
				0.26,
				polygon(
					`${-100 + index * 560},900 ${200 + index * 560},900 ${520 + index * 560},0 ${300 + index * 560},0`,
					ink.white,
				),
			),
		)
		.join('')

const petals = repeat(12, (index) => turned(index * 30, 0, 0, ring(0, -120, 120, ink.lavender, 4)))

const rosette =
	ground('#2a2590') +
	repeat(41, (index) => line(index * 40, 0, index * 40, 900, ink.violet, index % 5 ? 1 : 2.5, { opacity: 0.35 })) +
	repeat(23, (index) => line(0, index * 40, 1600, index * 40, ink.violet, index % 5 ? 1 : 2.5, { opacity: 0.35 })) +
	at(
		690,
		500,
		petals,
		ring(0, 0, 240, ink.white, 6),
		ring(0, 0, 290, ink.white, 3, { 'stroke-dasharray': '14 12' }),
		ring(0, 0, 340, ink.moon, 9, { 'stroke-dasharray': '1422 714', transform: 'rotate(-200)' }),
		circle(0, 0, 96, ink.moon),
		tick(0, 2, 110, '#2a2590', 20),
		line(-420, 0, -260, 0, ink.lavender, 3),
		line(0, -400, 0, -310, ink.lavender, 3),
		line(260, 0, 420, 0, ink.lavender, 3),
		text(-390, -20, 'r 340', 28, ink.lavender),
	) +
	faded(0.3, polygon('690,500 1120,200 1160,260', ink.night), polygon('960,734 1120,200 1180,260', ink.night)) +
	stroke('M1080 130L690 500', ink.line, 26) +
	polygon('690,500 708,470 728,492', ink.white) +
	stroke('M1080 130L976 690', ink.line, 26) +
	polygon('962,706 958,650 992,656', ink.clay) +
	polygon('958,722 966,690 978,692', ink.moon) +
	circle(1080, 130, 54, ink.amber) +
	circle(1080, 130, 22, ink.rust) +
	stroke('M1098 80L1122 14', ink.amber, 30) +
	turned(
		8,
		1330,
		640,
		rect(-170, -26, 380, 52, ink.cream, 4),
		repeat(18, (index) => line(-150 + index * 20, -26, -150 + index * 20, index % 5 ? -10 : 2, ink.slate, 3)),
	)

export const drawings: Record<string, Drawing> = {
	'case-pharma-batch-records': {
		svg: batch,
		alt: 'A blister pack of capsules with a batch number; one capsule lies open and holds a rolled record.',
		focus: [840, 450],
	},
	'case-university-examinations': {
		svg: hall,
		alt: 'An examination hall from above: three rows of candidates write while an invigilator with a tablet passes between them.',
	},
	'case-polytechnic-accreditation': {
		svg: rosette,
		alt: 'On a blueprint a pair of compasses draws a rosette around a seal with a tick.',
	},
}

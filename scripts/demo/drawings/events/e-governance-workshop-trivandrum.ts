import {
	at,
	circle,
	type Drawing,
	ellipse,
	faded,
	ground,
	ink,
	isometric,
	palm,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seated,
	sky,
	standing,
	stroke,
	text,
	turned,
	writing,
} from '../kit.ts'

const grove =
	sky('#d5e8db', '#fbf3df') +
	path('M0 560C400 470 700 560 1000 510S1500 470 1600 500V900H0Z', ink.mint) +
	repeat(9, (index) =>
		faded(0.4, palm(60 + index * 190, 700 - (index % 3) * 30, 470 + (index % 4) * 60, ink.sage, ink.sage)),
	) +
	path('M0 700C500 640 1000 720 1600 650V900H0Z', ink.sage) +
	polygon('560,470 800,350 1040,470', ink.clay) +
	rect(600, 470, 400, 250, ink.cream) +
	rect(640, 520, 320, 120, ink.dusk) +
	rect(630, 636, 340, 24, ink.rust) +
	seated(730, 690, 170, personOf(8), { arm: [14, -50, 30, -54] }) +
	rect(796, 566, 100, 66, ink.night, 5) +
	rect(803, 573, 86, 52, ink.lavender) +
	rect(600, 636, 400, 84, ink.amber) +
	rect(700, 662, 200, 30, ink.white, 4) +
	[1, 0.66, 0.33]
		.map((size) =>
			stroke(
				`M${800 - 90 * size} ${330 - 70 * size}A${120 * size} ${120 * size} 0 0 1 ${800 + 90 * size} ${330 - 70 * size}`,
				ink.indigo,
				14,
			),
		)
		.join('') +
	circle(800, 322, 12, ink.indigo) +
	standing(1090, 780, 230, personOf(1), { left: [-20, -62, -30, -58] }) +
	standing(480, 790, 220, personOf(5), { walking: true }) +
	palm(180, 900, 780) +
	palm(1330, 900, 860) +
	palm(1500, 900, 620)

const notes = [ink.moon, ink.blush, ink.lavender, ink.mint, ink.white, ink.clay]

const noteWall =
	ground(ink.slate) +
	repeat(56, (index) => {
		const [column, row] = [index % 14, Math.floor(index / 14)]
		if ((index * 7) % 11 === 3 || (column > 9 && row === 3)) return ''
		return turned(
			((index * 13) % 9) - 4,
			90 + column * 110 + (column > 4 ? 20 : 0) + (column > 9 ? 20 : 0),
			220 + row * 112,
			rect(
				-46,
				-46,
				92,
				92,
				notes[column < 5 ? index % 2 : column < 10 ? 2 + (index % 2) : 4 + (index % 2)] ?? ink.moon,
				3,
			),
			writing(-32, -26, 62, 1 + (index % 3), ink.slate, 20, 7),
		)
	}) +
	stroke('M610 170V640M1170 170V640', ink.grey, 5, { 'stroke-dasharray': '2 18' }) +
	standing(320, 850, 420, personOf(6), { back: true, right: [24, -84, 34, -104] }) +
	standing(880, 860, 440, personOf(0), { back: true, left: [-22, -62, -14, -54] }) +
	standing(1330, 850, 420, personOf(4), { back: true, left: [-24, -82, -32, -104], right: [20, -62, 26, -56] })

const room = isometric(800, 440)
/** Somebody at a place on the isometric floor. */
function pawn(x: number, y: number, index: number): string {
	const [left, top] = room.spot(x, y)
	const { top: shirt, hair, skin } = personOf(index)
	return at(
		left,
		top,
		ellipse(0, 0, 46, 22, '#6d9a7e'),
		path('M-44 -4C-44 -90-30 -120 0 -120S44 -90 44 -4C30 14-30 14-44 -4Z', shirt),
		circle(0, -146, 32, skin),
		path('M-33 -142A33 33 0 0 1 33 -142C20 -160-12 -164-33 -142Z', hair),
	)
}
const workTable =
	ground(ink.sage) +
	room.face(
		[
			[-620, -340, 0],
			[620, -340, 0],
			[620, 420, 0],
			[-620, 420, 0],
		],
		ink.mint,
	) +
	room.face(
		[
			[-460, -260, 0],
			[460, -260, 0],
			[460, 320, 0],
			[-460, 320, 0],
		],
		'#c3dccb',
	) +
	[-260, 0, 260].map((x, index) => pawn(x, -220, index + 1)).join('') +
	pawn(-440, 20, 8) +
	room.box(-350, -130, 60, 700, 300, 24, [ink.cream, ink.moon, ink.amber]) +
	[
		[-300, 140],
		[310, 140],
		[310, -100],
	]
		.map(([x = 0, y = 0]) => room.box(x, y, 0, 30, 24, 60, [ink.rust, ink.clay, ink.rust]))
		.join('') +
	[-270, -30, 200]
		.map((x, index) =>
			room.face(
				[
					[x, -90, 86],
					[x + 120, -90, 86],
					[x + 120, 0, 86],
					[x, 0, 86],
				],
				index === 1 ? ink.indigo : ink.white,
			),
		)
		.join('') +
	[-210, 40]
		.map((x) =>
			room.face(
				[
					[x, 50, 86],
					[x + 110, 50, 86],
					[x + 110, 130, 86],
					[x, 130, 86],
				],
				ink.white,
			),
		)
		.join('') +
	room.box(210, 60, 84, 120, 80, 8, [ink.dusk, ink.night, ink.night]) +
	[-270, 0, 270].map((x, index) => pawn(x, 290, index + 5)).join('')

const stamps =
	ground(ink.blush) +
	rect(0, 640, 1600, 260, ink.clay) +
	rect(200, 250, 1200, 34, ink.rust, 8) +
	rect(230, 284, 30, 380, ink.rust) +
	rect(1340, 284, 30, 380, ink.rust) +
	repeat(7, (index) => {
		const x = 340 + index * 154
		const colour = [ink.dusk, ink.pine, ink.indigo, ink.rust, ink.dusk, ink.violet, ink.pine][index] ?? ink.dusk
		if (index === 4)
			return (
				stroke(`M${x} 284V330`, ink.night, 5, { 'stroke-dasharray': '2 12' }) +
				ring(x, 380, 42, ink.clay, 5, { 'stroke-dasharray': '4 14' })
			)
		return (
			ring(x, 296, 16, ink.night, 6) +
			circle(x, 356, 42, colour) +
			path(`M${x - 16} 380H${x + 16}L${x + 26} 470H${x - 26}Z`, colour) +
			rect(x - 52, 466, 104, 46, ink.moon, 6) +
			rect(x - 52, 506, 104, 12, ink.night, 3)
		)
	}) +
	ellipse(960, 810, 260, 26, ink.rust, { opacity: 0.5 }) +
	turned(
		-5,
		950,
		690,
		rect(-210, -140, 420, 270, ink.night, 22),
		rect(-188, -120, 376, 230, ink.paper, 8),
		writing(-160, -90, 200, 4, ink.line, 34, 12),
		turned(
			-12,
			90,
			40,
			ring(0, 0, 62, ink.indigo, 7),
			ring(0, 0, 48, ink.indigo, 3),
			text(0, 12, 'SEEN', 34, ink.indigo),
		),
	) +
	at(
		420,
		780,
		ellipse(0, 14, 120, 22, ink.rust, { opacity: 0.5 }),
		rect(-110, -50, 220, 62, ink.dusk, 10),
		rect(-92, -62, 184, 20, ink.violet, 6),
	)

export const drawings: Record<string, Drawing> = {
	'event-e-governance-workshop-trivandrum-1': {
		svg: grove,
		alt: 'A citizen service kiosk with a laptop and a signal among tall coconut palms.',
	},
	'event-e-governance-workshop-trivandrum-2': {
		svg: noteWall,
		alt: 'Three participants sort a wall of coloured notes into three columns.',
	},
	'event-e-governance-workshop-trivandrum-3': {
		svg: workTable,
		alt: 'Seven people work with sheets and a laptop around a large table.',
	},
	'event-e-governance-workshop-trivandrum-4': {
		svg: stamps,
		alt: 'Rubber stamps hang in a row; the missing one appears as a mark on a tablet below.',
	},
}

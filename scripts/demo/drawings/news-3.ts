import {
	circle,
	type Drawing,
	ground,
	group,
	hair,
	head,
	ink,
	type Look,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seeded,
	skin,
	standing,
	stroke,
	text,
	turned,
} from './kit.ts'

/** A cord coiled along a figure eight that lies around (cx, cy). */
function coil(cx: number, cy: number, width: number, height: number): string {
	const turns = 1600
	const points = Array.from({ length: turns + 1 }, (_, index) => {
		const along = (index / turns) * Math.PI * 2 - Math.PI / 2
		const around = index * 0.29
		const x = cx + Math.sin(along * 2) * width + Math.cos(around) * 24
		const y = cy + Math.sin(along) * height + Math.sin(around) * 24
		return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
	})
	return stroke(points.join(''), ink.cream, 7)
}

const eight =
	ground('#a5482f') +
	path('M0 620C400 540 1000 700 1600 560V900H0Z', '#94402a') +
	coil(1080, 455, 190, 300) +
	stroke('M1080 760C900 860 700 850 560 740', ink.cream, 12) +
	turned(
		-28,
		460,
		460,
		path(
			'M-110-330H110Q150-330 150-290V-190Q150-160 120-160H40Q-10-80-10 0T40 160H120Q150 160 150 190V290Q150 330 110 330H-110Q-200 200-200 0T-110-330Z',
			ink.night,
		),
		rect(40, -330, 110, 170, ink.dusk, 36),
		rect(40, 160, 110, 170, ink.dusk, 36),
		repeat(9, (index) => circle(70 + (index % 3) * 26, 214 + Math.floor(index / 3) * 30, 7, ink.moon)),
	)

const near = (depth: number) => 1 / (1 + depth * 0.62)

/** One side of the corridor: `side` is -1 for the left. */
const racks = (side: number) =>
	repeat(6, (index) => {
		const [from, to] = [near(index - 0.6), near(index + 0.3)]
		const x = (part: number) => 800 + side * 820 * part
		const y = (part: number, level: number) => 400 + level * part
		const face = `${x(from)},${y(from, -430)} ${x(to)},${y(to, -430)} ${x(to)},${y(to, 500)} ${x(from)},${y(from, 500)}`
		return (
			polygon(face, ['#2d3374', '#272c68', '#21265c', '#1b2050', '#171b47', '#13173e'][index] ?? ink.night) +
			repeat(9, (row) => {
				const level = -370 + row * 92
				const colour = (row * 5 + index * 3) % 7 < 2 ? ink.clay : (row + index) % 3 ? ink.sage : ink.slate
				const inner = (part: number) => from + (to - from) * part
				return line(x(inner(0.2)), y(inner(0.2), level), x(inner(0.75)), y(inner(0.75), level), colour, 12 * to)
			})
		)
	})

const corridor =
	ground('#0c0f2c') +
	polygon('0,900 1600,900 830,420 770,420', '#191d4b') +
	polygon('560,900 1040,900 812,424 788,424', '#232861') +
	racks(-1) +
	racks(1) +
	rect(730, 300, 140, 150, ink.moon, 6) +
	polygon('730,450 870,450 1080,900 520,900', ink.moon, { opacity: 0.22 }) +
	standing(
		800,
		790,
		330,
		{ ...personOf(0), top: ink.white, legs: ink.indigo },
		{ back: true, walking: true, left: [-19, -62, -8, -54], right: [20, -66, 24, -80] },
	) +
	rect(640, 60, 320, 120, ink.night, 14, { stroke: ink.clay, 'stroke-width': 6 }) +
	text(800, 150, '03:47', 92, ink.clay)

const spines = seeded(21)

const bookshelf = (y: number) => {
	let x = -10
	let books = ''
	const colours = [
		'#7a3b2a',
		ink.dusk,
		ink.pine,
		ink.amber,
		'#8b4a34',
		ink.slate,
		ink.sage,
		ink.clay,
		ink.cream,
		ink.indigo,
	]
	while (x < 1600) {
		const [width, height] = [26 + spines() * 44, 170 + spines() * 80]
		const colour = colours[Math.floor(spines() * 10)] ?? ink.dusk
		books +=
			rect(x, y - height, width - 3, height, colour, 3) +
			rect(x + 4, y - height + 26, width - 11, 8, ink.moon, 0, { opacity: 0.55 })
		x += width
	}
	return books + rect(0, y, 1600, 26, '#4a2a1e')
}

const library =
	ground('#2c1a1a') +
	[250, 540, 830].map(bookshelf).join('') +
	circle(960, 250, 330, ink.moon, { opacity: 0.2 }) +
	line(640, 900, 890, 60, ink.cream, 18) +
	line(790, 900, 1040, 60, ink.cream, 18) +
	repeat(9, (index) => line(664 + index * 26, 820 - index * 88, 814 + index * 26, 820 - index * 88, ink.cream, 13)) +
	standing(
		842,
		566,
		380,
		{ skin: skin.brown, hair: hair.black, top: ink.violet, legs: ink.dusk, style: 'long' },
		{ back: true, left: [-20, -70, -14, -88], right: [22, -84, 36, -94] },
	) +
	turned(8, 996, 160, rect(-28, -100, 56, 150, ink.moon, 4), rect(-18, -70, 36, 10, ink.rust))

const rampUp = { skin: skin.tan, hair: hair.black, top: ink.clay, style: 'bob' } satisfies Look

const ramp =
	ground('#cfe3ea') +
	circle(250, 180, 76, ink.white) +
	rect(1080, 90, 520, 700, ink.cream) +
	polygon('1040,100 1320,0 1600,100 1600,60 1320,-40', ink.clay) +
	rect(1080, 90, 520, 34, ink.clay) +
	rect(1180, 250, 200, 330, ink.indigo, 10) +
	rect(1206, 280, 148, 190, ink.lavender, 6) +
	circle(1350, 440, 12, ink.moon) +
	rect(1450, 220, 110, 150, ink.lavender, 6) +
	rect(0, 800, 1600, 100, ink.sage) +
	repeat(4, (index) =>
		rect(
			1400,
			604 + index * 50,
			80 + index * 38,
			206 - index * 50,
			['#6a70a6', '#7d83b4', '#9196c1', '#a6aace'][index] ?? ink.grey,
		),
	) +
	polygon('120,806 1000,580 1440,580 1440,806', ink.slate) +
	polygon('120,806 1000,580 1440,580 1440,606 1004,606 226,806', '#565d94') +
	stroke('M210 700L1000 490H1150M330 750V668M660 664V580M1000 576V490', ink.night, 12) +
	turned(
		-14.4,
		560,
		690,
		ring(0, -92, 88, ink.night, 15),
		repeat(8, (index) => turned(index * 45, 0, -92, line(0, 0, 0, -82, ink.grey, 4))),
		ring(150, -34, 30, ink.night, 12),
		stroke('M-70-250L-50-130H90L140-40H196', ink.rust, 15),
		stroke('M-70-250L-116-262', ink.night, 14),
		stroke('M-30-150H90V-60H130', ink.dusk, 46),
		stroke('M-34-170L6-266', rampUp.top, 78),
		stroke('M12-270L66-200L36-150', '#c27048', 28),
		circle(30, -142, 17, rampUp.skin),
		group('translate(24 -360) scale(4.6)', head(rampUp)),
	)

export const drawings: Record<string, Drawing> = {
	'news-support-hours-extended': {
		svg: eight,
		alt: 'A telephone receiver whose coiled cord forms a figure eight.',
	},
	'news-disaster-recovery-drill': {
		svg: corridor,
		alt: 'Somebody walks down a dark corridor of servers towards a lit door below a clock that shows 03:47.',
	},
	'news-library-scholarship': {
		svg: library,
		alt: 'A student on a ladder reaches for a bright book on a wall of full shelves.',
	},
	'news-accessibility-statement': {
		svg: ramp,
		alt: 'A wheelchair user rolls up a ramp that leads to the same door as the stairs beside it.',
	},
}

import {
	at,
	circle,
	type Drawing,
	ellipse,
	faded,
	gradient,
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
	seeded,
	sheet,
	sky,
	standing,
	stars,
	stroke,
	text,
	turned,
	writing,
} from './kit.ts'

/** Paper lying on paper, `count` layers up from `y`, around `x`. */
function pile(x: number, y: number, count: number, seed: number): string {
	const next = seeded(seed)
	const colours = [ink.white, ink.paper, ink.white, ink.line, ink.moon, ink.white, ink.lavender, ink.clay]
	return repeat(count, (index) => {
		const width = 150 + next() * 46
		return rect(
			x - width / 2 + next() * 14,
			y - (index + 1) * 15,
			width,
			14,
			colours[Math.floor(next() * 8)] ?? ink.white,
			3,
		)
	})
}

const fieldColours = [ink.amber, ink.clay, ink.sage, ink.violet]

const indexCard =
	ground(ink.indigo) +
	circle(1480, 60, 420, ink.violet, { opacity: 0.35 }) +
	turned(6, 860, 420, rect(-500, -300, 1000, 600, ink.dusk, 14, { opacity: 0.5 })) +
	turned(2, 830, 430, rect(-500, -310, 1000, 600, ink.lavender, 14)) +
	turned(
		-7,
		780,
		470,
		path(
			'M-500 -290A14 14 0 0 1-486-304H-300L-270-360H-60L-30-304H486A14 14 0 0 1 500-290V290A14 14 0 0 1 486 304H-486A14 14 0 0 1-500 290Z',
			ink.cream,
		),
		line(-440, -215, 440, -215, ink.clay, 6),
		...fieldColours.map((colour, index) =>
			at(
				-400,
				-150 + index * 112,
				circle(0, 0, 30, colour),
				text(0, 14, String(index + 1), 40, ink.night),
				rect(70, -34, 700 - index * 60, 68, ink.white, 10),
				rect(96, -8, 260 + ((index * 137) % 210), 16, ink.slate, 8),
			),
		),
	) +
	turned(
		32,
		1330,
		560,
		rect(-32, -330, 64, 430, ink.amber),
		rect(-12, -330, 24, 430, ink.moon),
		rect(-32, -380, 64, 60, ink.line),
		rect(-32, -430, 64, 60, ink.clay, 12),
		polygon('-32,100 32,100 0,200', ink.blush),
		polygon('-12,162 12,162 0,200', ink.night),
	)

const scannerRoom =
	ground(ink.cream) +
	rect(0, 690, 1600, 210, ink.blush) +
	polygon('330,130 620,130 980,690 560,690', ink.white, { opacity: 0.6 }) +
	rect(110, 110, 320, 330, ink.white, 8) +
	rect(130, 130, 130, 290, ink.lavender) +
	rect(280, 130, 130, 290, ink.lavender) +
	circle(345, 230, 60, ink.moon) +
	circle(1330, 190, 74, ink.white) +
	ring(1330, 190, 74, ink.dusk, 12) +
	stroke('M1330 190L1292 168M1330 190L1312 140', ink.dusk, 9) +
	standing(1150, 850, 560, people[1] ?? personOf(1), { left: [-22, -62, -36, -58], back: true }) +
	rect(560, 560, 490, 36, ink.slate, 6) +
	rect(600, 596, 26, 250, ink.slate) +
	rect(984, 596, 26, 250, ink.slate) +
	path('M640 560V470Q640 440 670 440H930Q960 440 960 470V560Z', ink.dusk) +
	rect(690, 492, 220, 20, ink.night, 10) +
	polygon('700,440 880,440 860,290 720,290', ink.grey) +
	polygon('722,440 858,440 842,240 738,240', ink.white) +
	repeat(4, (index) => line(752 + index, 280 + index * 36, 826 - index, 280 + index * 36, ink.line, 9)) +
	polygon('640,545 640,515 520,548 520,562', ink.white) +
	circle(930, 478, 9, ink.sage) +
	pile(110, 850, 34, 5) +
	pile(300, 850, 26, 11) +
	pile(470, 850, 17, 23) +
	pile(1370, 850, 4, 31)

const retentionRule =
	ground(ink.pine) +
	polygon('540,210 1060,210 1600,640 1600,900 1180,900 540,810', ink.night, { opacity: 0.28 }) +
	rect(530, 150, 520, 660, ink.white, 4) +
	path('M690 190V120Q690 96 714 96H866Q890 96 890 120V190Z', ink.amber) +
	ring(790, 92, 34, ink.amber, 16) +
	rect(600, 236, 210, 26, ink.night, 13) +
	[8, 8, 8, 5, 2, 10]
		.map((years, index) => {
			const y = 310 + index * 62
			const colour = [ink.pine, ink.pine, ink.pine, ink.sage, ink.clay, ink.amber][index] ?? ink.pine
			return rect(600, y, 76, 14, ink.line, 7) + rect(710, y - 12, years * 27, 38, colour, years === 10 ? 0 : 6)
		})
		.join('') +
	polygon('978,600 1008,627 978,654', ink.amber) +
	writing(600, 700, 380, 3, ink.line, 30, 12)

const drawer = (x: number, y: number, colour: string, label: string) =>
	rect(x, y, 184, 150, colour, 6) + rect(x + 42, y + 34, 100, 40, label, 4) + rect(x + 66, y + 96, 52, 14, ink.night, 7)

const namedFiles =
	ground(ink.night) +
	repeat(40, (index) => {
		const [x, y] = [8 + (index % 8) * 200, -24 + Math.floor(index / 8) * 166]
		return (
			drawer(x, y, index % 3 === 1 ? '#262b5e' : ink.dusk, ink.slate) +
			line(x + 54, y + 50, x + 62 + ((index * 29) % 60), y + 50, ink.grey, 5)
		)
	}) +
	polygon('1008,458 1192,458 1270,560 930,560', '#080a20') +
	repeat(6, (index) =>
		polygon(
			`${1000 - index * 11},${474 + index * 13} ${1200 + index * 11},${474 + index * 13} ${1200 + index * 11},${492 + index * 13} ${1000 - index * 11},${492 + index * 13}`,
			index % 2 ? ink.cream : ink.white,
		),
	) +
	rect(910, 556, 380, 240, ink.moon, 10) +
	rect(970, 604, 260, 84, ink.white, 6) +
	text(1100, 662, '2026-04 Lease', 36, ink.night) +
	rect(1040, 724, 120, 24, ink.rust, 12) +
	polygon('910,796 1290,796 1360,900 840,900', '#080a20', { opacity: 0.6 })

const layers = ['#343a7e', '#2b3070', '#3d4489', '#252a64']

function layer(index: number): string {
	const y = 330 + index * 46
	const [swell, lean] = [40 + ((index * 53) % 46), (index * 97) % 220]
	const wave = `M-10 ${y + 30}C300 ${y - swell} ${520 + lean} ${y + swell} 900 ${y}S1400 ${y - swell} 1610 ${y + 10}V900H-10Z`
	return path(wave, layers[index % 4] ?? ink.dusk)
}

const annexure =
	sky('#0b0e2a', '#2a2f74') +
	stars(41, 60, 1600, 330) +
	gradient('beam', '#f2d491', '#f2d49100', true) +
	repeat(8, layer) +
	faded(0.85, polygon('352,318 1330,460 1230,800', 'url(#beam)')) +
	turned(24, 1130, 610, sheet(-80, -130, 160, 240, 6, ink.white, ink.amber), rect(20, -112, 40, 40, ink.clay, 20)) +
	repeat(5, (index) => layer(index + 8)) +
	ellipse(300, 402, 60, 8, ink.night, { opacity: 0.4 }) +
	standing(300, 400, 210, people[4] ?? personOf(4), { right: [19, -62, 30, -50] }) +
	turned(9, 352, 300, rect(-10, -9, 44, 20, ink.amber, 6))

export const drawings: Record<string, Drawing> = {
	'blog-index-four-fields': {
		svg: indexCard,
		alt: 'A single index card with four numbered fields on an indigo table, a pencil beside it.',
		focus: [720, 470],
	},
	'blog-scanner-room-monday': {
		svg: scannerRoom,
		alt: 'Morning light in a scanning room: tall stacks of paper wait on one side of the scanner, a short one lies on the other.',
		focus: [785, 500],
	},
	'blog-retention-rule-on-one-page': {
		svg: retentionRule,
		alt: 'One sheet of paper on a clip: six bars for the years that papers are kept, the last of them without an end.',
		focus: [800, 450],
	},
	'blog-naming-files-nobody-reads': {
		svg: namedFiles,
		alt: 'A dark wall of identical drawers; the one that stands open carries a label that can be read.',
		focus: [1060, 560],
	},
	'blog-search-that-finds-the-annexure': {
		svg: annexure,
		alt: 'At night a figure on a hill of paper layers shines a torch at one sheet buried in the slope.',
		focus: [900, 480],
	},
}

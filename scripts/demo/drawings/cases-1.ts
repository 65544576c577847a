import {
	circle,
	crescent,
	type Drawing,
	ellipse,
	ground,
	ink,
	line,
	palm,
	path,
	people,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seated,
	sky,
	standing,
	stars,
	stroke,
	text,
	tick,
	turned,
	writing,
} from './kit.ts'

const roofTiles = repeat(30, (index) =>
	line(255 + index * 37.5, 300, 350 + index * 31, 180, ink.rust, 4, { opacity: 0.6 }),
)

const branch =
	sky('#fbe4c4', '#fbf3df') +
	circle(1330, 190, 90, ink.amber, { opacity: 0.75 }) +
	rect(0, 760, 1600, 140, ink.clay) +
	rect(0, 760, 1600, 16, ink.rust) +
	rect(300, 300, 1000, 460, ink.paper) +
	polygon('220,310 350,170 1250,170 1380,310', ink.clay) +
	roofTiles +
	rect(220, 306, 1160, 18, ink.rust) +
	rect(560, 346, 480, 76, ink.indigo, 8) +
	text(800, 401, 'Co-operative Bank', 48, ink.moon) +
	[340, 1080]
		.map(
			(x) =>
				rect(x, 440, 180, 190, ink.dusk, 6) +
				rect(x + 12, 452, 74, 166, ink.lavender) +
				rect(x + 94, 452, 74, 166, ink.lavender) +
				rect(x - 10, 628, 200, 16, ink.line),
		)
		.join('') +
	rect(660, 450, 280, 310, ink.pine) +
	rect(680, 470, 240, 290, ink.moon) +
	rect(680, 640, 240, 120, ink.rust) +
	standing(800, 740, 240, people[2] ?? personOf(2), { left: [-22, -62, -12, -52] }) +
	rect(680, 660, 240, 100, ink.amber) +
	rect(770, 650, 60, 12, ink.white, 3) +
	polygon('660,450 590,480 590,800 660,760', '#245242') +
	rect(1070, 700, 220, 14, ink.dusk, 6) +
	rect(1090, 714, 14, 56, ink.dusk) +
	rect(1256, 714, 14, 56, ink.dusk) +
	palm(240, 840, 640) +
	ellipse(250, 842, 90, 12, ink.rust, { opacity: 0.5 }) +
	ellipse(480, 856, 74, 10, ink.rust, { opacity: 0.5 }) +
	standing(480, 856, 340, people[6] ?? personOf(6), { left: [-20, -62, -26, -70], walking: true }) +
	turned(-14, 386, 606, rect(-26, -36, 52, 68, ink.indigo, 5), rect(-14, -22, 28, 8, ink.moon)) +
	ring(1150, 820, 52, ink.night, 8) +
	ring(1330, 820, 52, ink.night, 8) +
	stroke(
		'M1150 820L1205 740H1300L1240 820H1150M1205 740L1240 820M1300 740L1330 820M1296 726L1330 712M1190 728H1222',
		ink.indigo,
		9,
	)

const cargo = [ink.violet, ink.amber, ink.clay, ink.sage, ink.lavender, ink.rust, ink.cream, ink.moon]
const papers = [14, 15, 27, 31]

function stowed(index: number): string {
	const [x, y] = [-440 + Math.floor(index / 4) * 78 + (index > 27 ? 30 : 0), -100 + (index % 4) * 51]
	if (papers.includes(index))
		return (
			rect(x, y, 72, 46, ink.white, 3) +
			writing(x + 8, y + 9, 36, 3, ink.grey, 12, 5) +
			tick(x + 56, y + 30, 20, ink.indigo, 6)
		)
	const colour = cargo[(index * 5 + Math.floor(index / 7)) % 8] ?? ink.clay
	return (
		rect(x, y, 72, 46, colour, 3) +
		repeat(5, (rib) => line(x + 10 + rib * 13, y + 6, x + 10 + rib * 13, y + 40, ink.night, 2, { opacity: 0.25 }))
	)
}

const tug = (x: number, y: number, turn: number) =>
	turned(
		turn,
		x,
		y,
		path('M-70 -34H30Q84 -30 96 0Q84 30 30 34H-70Z', ink.night, { opacity: 0.35, transform: 'translate(16 22)' }),
		path('M-70 -34H30Q84 -30 96 0Q84 30 30 34H-70Z', ink.rust),
		path('M-60 -25H26Q68 -22 78 0Q68 22 26 25H-60Z', ink.cream),
		rect(-26, -18, 50, 36, ink.white, 6),
		rect(14, -14, 12, 28, ink.dusk),
	)

const ship =
	ground('#2c3590') +
	repeat(46, (index) =>
		stroke(`M${((index * 379) % 1640) - 40} ${(index * 137) % 900}q24 -12 48 0t48 0`, '#3f49ad', 6),
	) +
	turned(
		-29,
		800,
		450,
		polygon('-620,-30 -1300,-190 -1300,190 -620,30', ink.lavender, { opacity: 0.25 }),
		polygon('-640,-16 -1300,-80 -1300,80 -640,16', ink.white, { opacity: 0.35 }),
		path('M420 -150C560 -120 650 -60 700 0C650 60 560 120 420 150', 'none', {
			stroke: ink.white,
			'stroke-width': 12,
			opacity: 0.5,
		}),
		path('M-620 -128H420Q580 -112 660 0Q580 112 420 128H-620Q-646 0-620 -128Z', ink.night, {
			opacity: 0.4,
			transform: 'translate(30 70)',
		}),
		path('M-620 -128H420Q580 -112 660 0Q580 112 420 128H-620Q-646 0-620 -128Z', ink.rust),
		path('M-606 -114H416Q560 -100 632 0Q560 100 416 114H-606Q-628 0-606 -114Z', '#c9907a'),
		rect(-590, -100, 116, 200, ink.white, 8),
		rect(-496, -112, 24, 224, ink.dusk, 6),
		rect(-570, -30, 50, 60, ink.indigo, 6),
		repeat(44, stowed),
		circle(520, 0, 26, ink.cream),
		circle(520, 0, 12, ink.rust),
	) +
	tug(1290, 560, -29) +
	tug(330, 250, -20)

const shelf = (x: number, y: number, seed: number) =>
	repeat(9, (index) =>
		rect(
			x + index * 30,
			y - 78 + ((index * seed) % 3) * 8,
			26,
			78 - ((index * seed) % 3) * 8,
			[ink.indigo, ink.clay, ink.sage, ink.amber, ink.violet][(index * seed + 1) % 5] ?? ink.clay,
			3,
		),
	) + rect(x - 14, y, 296, 10, ink.rust)

const house =
	sky('#11143a', '#2d3276') +
	stars(17, 60, 1600, 420) +
	crescent(1290, 150, 60) +
	rect(0, 800, 1600, 100, ink.pine) +
	rect(1050, 130, 80, 200, ink.rust) +
	polygon('330,400 800,90 1270,400', ink.clay) +
	polygon('450,390 800,160 1150,390', ink.cream) +
	rect(370, 400, 860, 410, ink.clay) +
	rect(392, 412, 400, 180, ink.moon) +
	rect(808, 412, 400, 180, ink.blush) +
	rect(392, 608, 400, 192, ink.mint) +
	rect(808, 608, 400, 192, ink.cream) +
	[620, 720, 820]
		.map(
			(x, index) =>
				rect(x, 320 - (index % 2) * 6, 84, 70, index === 1 ? ink.lavender : ink.amber, 4) +
				rect(x + 24, 340, 36, 12, ink.white),
		)
		.join('') +
	shelf(430, 490, 2) +
	shelf(430, 582, 3) +
	rect(720, 520, 50, 66, ink.white, 4) +
	writing(728, 534, 34, 3, ink.lavender, 16, 6) +
	rect(850, 540, 240, 14, ink.dusk) +
	rect(862, 554, 12, 38, ink.dusk) +
	rect(1066, 554, 12, 38, ink.dusk) +
	rect(930, 470, 110, 70, ink.dusk, 6) +
	rect(938, 478, 94, 54, ink.lavender) +
	tick(985, 505, 34, ink.indigo) +
	seated(1150, 592, 130, people[1] ?? personOf(1), { flip: true }) +
	shelf(430, 692, 4) +
	shelf(430, 786, 1) +
	rect(1080, 650, 100, 150, ink.indigo, 4) +
	circle(1098, 730, 7, ink.moon) +
	standing(880, 800, 172, people[5] ?? personOf(5), { right: [18, -64, 26, -74] }) +
	standing(972, 800, 160, people[6] ?? personOf(6), { left: [-18, -64, -26, -76] }) +
	standing(1042, 800, 105, people[0] ?? personOf(0)) +
	ring(940, 676, 11, ink.amber, 5) +
	line(940, 687, 940, 712, ink.amber, 5) +
	line(940, 704, 949, 704, ink.amber, 5)

export const drawings: Record<string, Drawing> = {
	'case-cooperative-bank-onboarding': {
		svg: branch,
		alt: 'A small co-operative bank under a tiled roof: the waiting bench is empty and a customer walks away with her passbook.',
	},
	'case-regional-bank-trade-desk': {
		svg: ship,
		alt: 'A container ship from straight above; four of its containers are checked documents.',
	},
	'case-housing-finance-files': {
		svg: house,
		alt: 'A house cut open: shelves of files fill some rooms, and below a family receives the key to the door.',
	},
}

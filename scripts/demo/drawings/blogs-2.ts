import {
	building,
	circle,
	clipped,
	cross,
	type Drawing,
	ellipse,
	envelope,
	ground,
	group,
	hair,
	head,
	ink,
	line,
	palm,
	path,
	polygon,
	rect,
	repeat,
	ring,
	skin,
	sky,
	stroke,
	text,
	tick,
	turned,
} from './kit.ts'

const hammock =
	sky('#f4b98f', ink.cream) +
	circle(800, 470, 190, ink.moon) +
	rect(0, 560, 1600, 120, '#7f86d6') +
	repeat(5, (index) => line(640 + index * 22, 584 + index * 20, 960 - index * 22, 584 + index * 20, ink.moon, 6)) +
	building(150, 562, 110, 60, ink.white, { columns: 4, rows: 1, window: ink.slate }) +
	polygon('140,502 205,462 270,502', ink.rust) +
	path('M0 680C400 640 1100 700 1600 650V900H0Z', '#e8b98a') +
	palm(330, 860, 720, ink.pine, '#6d3a2a') +
	group('translate(1600 0) scale(-1 1)', palm(330, 830, 640, '#24523f', '#6d3a2a')) +
	stroke('M372 520Q800 980 1234 500', ink.white, 7) +
	path('M470 612C600 860 1010 860 1136 596C1010 770 620 770 470 612Z', ink.indigo) +
	stroke('M640 716Q790 790 900 726', ink.cream, 66) +
	stroke('M900 730L1010 640L1100 690', ink.dusk, 42) +
	stroke('M1100 690L1130 672', ink.night, 30) +
	path('M470 612C600 860 1010 860 1136 596C1010 820 600 830 470 612Z', ink.violet) +
	group('translate(600 650) rotate(-38) scale(4.4)', head({ skin: skin.brown, hair: hair.black, top: ink.cream })) +
	stroke('M690 716L760 640L742 588', ink.cream, 34) +
	circle(740, 572, 21, skin.brown) +
	turned(
		14,
		756,
		520,
		rect(-34, -62, 68, 124, ink.night, 14),
		rect(-26, -52, 52, 100, ink.mint, 6),
		tick(0, 0, 40, ink.pine, 9),
	)

const profile =
	'M70 540C60 420 10 330 22 212C36 80 150 18 250 30C345 42 392 112 386 196C390 244 434 286 434 304C434 318 408 320 402 328L412 348L400 360L408 378C404 392 394 394 398 414C400 446 368 456 328 450C308 452 304 480 316 540Z'

const toTheLeft = { transform: 'translate(953 96) scale(-1.5 1.5)' }
const toTheRight = { transform: 'translate(647 96) scale(1.5)' }

const namesakes =
	ground(ink.cream) +
	path(profile, ink.lavender, toTheLeft) +
	path(profile, '#f0b597', toTheRight) +
	clipped('left', path(profile, ink.night, toTheLeft), path(profile, ink.indigo, toTheRight)) +
	text(520, 470, 'Sergei', 84, ink.indigo) +
	text(1080, 470, 'Sergej', 84, ink.rust) +
	text(800, 500, '?', 210, ink.moon)

const badLight =
	ground('#15183f') +
	polygon('1600,0 1600,520 1180,900 700,900', '#232760') +
	rect(330, 96, 940, 610, ink.night, 34) +
	rect(362, 128, 876, 546, '#34386f', 10) +
	clipped(
		'call',
		rect(362, 128, 876, 546, ink.night, 10),
		rect(862, 128, 376, 546, ink.cream),
		rect(1020, 160, 24, 514, ink.white),
		rect(862, 380, 376, 20, ink.white),
		path('M540 680C540 560 640 530 740 520H860C960 530 1060 560 1060 680Z', '#101335'),
		path('M800 520H860C960 530 1060 560 1060 680H800Z', '#242a63'),
		ellipse(800, 380, 128, 156, '#171a42'),
		clipped('lit', rect(846, 100, 300, 600, ink.night), ellipse(800, 380, 128, 156, skin.tan)),
		path('M664 390C640 150 960 150 936 390C914 300 860 268 790 272C720 276 680 310 664 390Z', ink.night),
		stroke('M760 470Q800 490 840 468', ink.night, 7),
		circle(750, 380, 9, ink.night),
		circle(852, 380, 9, ink.night),
	) +
	ring(800, 380, 214, ink.clay, 9, { 'stroke-dasharray': '40 26' }) +
	rect(400, 160, 150, 110, ink.violet, 10) +
	group('translate(475 222) scale(3)', head({ skin: skin.fair, hair: hair.chestnut, top: ink.white, style: 'bob' })) +
	path('M200 740H1400L1500 800Q1500 824 1470 824H130Q100 824 100 800Z', ink.grey) +
	rect(690, 740, 220, 24, ink.slate, 12)

const crate = (x: number, y: number, colour: string) =>
	rect(x, y, 112, 54, colour) +
	repeat(5, (index) => line(x + 16 + index * 20, y + 10, x + 16 + index * 20, y + 44, ink.night, 4, { opacity: 0.25 }))

const harbour =
	sky('#cfd6f7', '#f6efe2') +
	circle(260, 220, 84, ink.white) +
	path('M0 610C200 560 380 600 560 580S1000 560 1600 600V700H0Z', '#b3bde6') +
	rect(0, 660, 1600, 240, ink.indigo) +
	repeat(16, (index) =>
		line(
			40 + ((index * 311) % 1500),
			720 + ((index * 47) % 160),
			110 + ((index * 311) % 1500),
			720 + ((index * 47) % 160),
			ink.violet,
			6,
		),
	) +
	path('M60 610H900L820 770H140Z', ink.night) +
	rect(96, 640, 770, 14, ink.clay) +
	rect(120, 450, 130, 160, ink.white) +
	rect(140, 476, 90, 24, ink.slate) +
	rect(150, 390, 40, 60, ink.clay) +
	repeat(15, (index) => {
		const [column, row] = [index % 5, Math.floor(index / 5)]
		const colour =
			[ink.clay, ink.sage, ink.moon, ink.violet, ink.amber, ink.pine, ink.rust][(index * 5) % 7] ?? ink.clay
		return column + row > 5 ? '' : crate(280 + column * 116, 556 - row * 58, colour)
	}) +
	rect(1120, 690, 480, 210, ink.slate) +
	polygon('1190,690 1240,690 1300,180 1270,180', ink.rust) +
	polygon('1450,690 1500,690 1380,180 1350,180', ink.rust) +
	rect(1225, 470, 240, 26, ink.rust) +
	rect(560, 176, 920, 36, ink.rust) +
	rect(1270, 90, 110, 90, ink.amber) +
	stroke('M640 180L1320 100L1470 180', ink.rust, 8) +
	rect(740, 200, 80, 34, ink.night) +
	stroke('M780 234V300M780 300L690 350M780 300L870 350', ink.night, 6) +
	envelope(660, 346, 240, 150, ink.white, ink.lavender) +
	circle(866, 470, 46, ink.clay) +
	cross(866, 470, 56, ink.white, 11)

const plane = (x: number, y: number, size: number, turn: number, light: string, dark: string) =>
	group(
		`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`,
		polygon('50,0 -50,-34 -26,0', light) + polygon('50,0 -26,0 -50,34', light) + polygon('50,0 -26,0 -40,12', dark),
	)

const returned =
	ground(ink.clay) +
	circle(1260, 420, 520, '#e09c78') +
	circle(1260, 420, 400, '#e8b295') +
	circle(1260, 420, 284, ink.cream) +
	circle(1260, 420, 214, ink.dusk) +
	repeat(12, (index) => turned(index * 30, 1260, 420, rect(-7, -262, 14, 28, ink.rust, 7))) +
	stroke('M60 860C400 840 800 700 1140 470', ink.blush, 5, { 'stroke-dasharray': '4 22' }) +
	stroke('M60 560C400 600 780 560 1100 430', ink.blush, 5, { 'stroke-dasharray': '4 22' }) +
	stroke('M1030 300C900 150 760 180 700 330S560 600 470 640', ink.night, 5, { 'stroke-dasharray': '4 22' }) +
	plane(1240, 420, 90, -18, ink.white, ink.lavender) +
	plane(960, 588, 130, -32, ink.white, ink.line) +
	plane(560, 760, 180, -20, ink.white, ink.line) +
	plane(620, 578, 120, -2, ink.white, ink.line) +
	plane(250, 578, 150, 6, ink.white, ink.line) +
	plane(180, 836, 120, -8, ink.white, ink.line) +
	plane(706, 322, 150, 112, ink.moon, ink.amber) +
	group(
		'translate(440 690)',
		polygon('-56,0 -20,-52 40,-40 62,10 20,50 -36,40', ink.moon),
		polygon('-20,-52 8,-4 40,-40', ink.amber),
		polygon('8,-4 62,10 20,50', ink.amber),
	)

export const drawings: Record<string, Drawing> = {
	'blog-kyc-refresh-without-branch-visit': {
		svg: hammock,
		alt: 'Someone in a hammock between two palms holds up a phone with a tick; the bank’s branch is a speck across the water.',
		focus: [760, 560],
	},
	'blog-negative-list-matching-names': {
		svg: namesakes,
		alt: 'Two heads in profile overlap, one named Sergei and one Sergej, with a question mark where they agree.',
		focus: [800, 470],
	},
	'blog-video-kyc-bad-light': {
		svg: badLight,
		alt: 'A video call on a laptop: the window behind the caller leaves half of the face in the dark.',
		focus: [790, 390],
	},
	'blog-letter-of-credit-discrepancies': {
		svg: harbour,
		alt: 'A harbour crane holds an envelope marked with a cross above a loaded ship that cannot leave.',
		focus: [800, 470],
	},
	'blog-ckyc-upload-rejections': {
		svg: returned,
		alt: 'Paper planes fly towards a round opening; one has bounced off, and another lies crumpled below.',
		focus: [860, 470],
	},
}

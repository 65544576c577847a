import {
	at,
	clipped,
	type Drawing,
	ellipse,
	ground,
	ink,
	line,
	path,
	polygon,
	rect,
	repeat,
	stroke,
	turned,
	writing,
} from './kit.ts'

const lamplight =
	ground('#1b1440') +
	rect(0, 470, 1600, 430, '#7a4a35') +
	polygon('516,250 646,250 1010,720 160,720', ink.moon, { opacity: 0.3 }) +
	ellipse(585, 650, 400, 84, ink.moon, { opacity: 0.5 }) +
	stroke('M210 560V400L560 150', ink.clay, 22) +
	ellipse(210, 566, 110, 24, ink.rust) +
	path('M490 250C490 170 550 120 610 120C670 120 690 190 680 250Z', ink.clay) +
	polygon('430,580 750,580 800,710 380,710', ink.white) +
	repeat(
		4,
		(index) =>
			rect(446 - index * 12, 598 + index * 29, 104, 10, ink.lavender, 5) +
			rect(570, 596 + index * 29, 160 + index * 9, 13, ink.indigo, 6),
	) +
	rect(0, 740, 1600, 26, '#94603f') +
	rect(0, 766, 1600, 134, '#4f2d22') +
	path('M1130 540H1370L1420 740V830C1420 880 1370 892 1340 862C1310 892 1080 880 1080 840V740Z', '#d9d6ea') +
	path('M1080 742H1420V770H1080Z', '#b9b6d3') +
	path('M1420 830C1420 880 1370 892 1340 862C1330 830 1370 820 1380 846Z', ink.grey) +
	repeat(13, (index) => {
		const side = 1140 - index * 4
		return (
			rect(side, 556 + index * 14, 46, 5, ink.grey, 2) +
			rect(side + 60, 554 + index * 14, 164 + index * 8, 8, ink.white, 3)
		)
	}) +
	repeat(
		6,
		(index) => rect(1100, 780 + index * 13, 46, 5, ink.grey, 2) + rect(1164, 778 + index * 13, 210, 8, ink.white, 3),
	)

const hourglass = (x: number, size: number, above: number, glass: string) =>
	at(
		x,
		600,
		clipped(
			`sand${x}`,
			path(
				`M${-size * 0.3} 0C${-size * 0.3} ${-size * 0.35} ${-size * 0.05} ${-size * 0.42} ${-size * 0.03} ${-size * 0.5}C${-size * 0.05} ${-size * 0.58} ${-size * 0.3} ${-size * 0.65} ${-size * 0.3} ${-size}H${size * 0.3}C${size * 0.3} ${-size * 0.65} ${size * 0.05} ${-size * 0.58} ${size * 0.03} ${-size * 0.5}C${size * 0.05} ${-size * 0.42} ${size * 0.3} ${-size * 0.35} ${size * 0.3} 0Z`,
				ink.white,
			),
			rect(-size, -size, size * 2, size, glass),
			rect(-size, -size * (0.5 + above * 0.5), size * 2, size * above * 0.5, ink.amber),
			path(`M${-size * 0.4} 0Q0 ${-size * (1 - above) * 0.62} ${size * 0.4} 0Z`, ink.amber),
			above > 0 ? rect(-3, -size * 0.5, 6, size * 0.5, ink.amber) : '',
		),
		rect(-size * 0.38, -size - 14, size * 0.76, 18, ink.rust, 9),
		rect(-size * 0.38, -8, size * 0.76, 18, ink.rust, 9),
	)

const hourglasses =
	ground('#dfe3f6') +
	path('M0 0H1600V300C1200 420 500 200 0 380Z', '#e9ecfa') +
	hourglass(200, 390, 0.8, ink.white) +
	hourglass(465, 280, 0.62, ink.white) +
	hourglass(740, 440, 0.3, ink.white) +
	hourglass(985, 220, 0.5, ink.white) +
	hourglass(1140, 160, 0.15, ink.white) +
	tipped() +
	rect(40, 610, 1520, 34, ink.pine) +
	rect(40, 644, 1520, 14, '#21503e') +
	polygon('220,658 270,658 220,760', '#21503e') +
	polygon('1380,658 1330,658 1380,760', '#21503e')

/** The lower half of it holds all the sand, and lies to the right. */
function tipped(): string {
	return at(
		1390,
		520,
		clipped(
			'lying',
			path('M-140-76C-70-76-36-14 0-10C36-14 70-76 140-76V76C70 76 36 14 0 10C-36 14-70 76-140 76Z', ink.white),
			rect(-180, -100, 360, 200, ink.white),
			path('M0 90C40 12 100-6 150-4V100H0Z', ink.amber),
		),
		rect(-158, -92, 20, 184, ink.rust, 10),
		rect(138, -92, 20, 184, ink.rust, 10),
	)
}

const bundle =
	ground('#2a2350') +
	polygon('1600,0 1130,0 760,560 1130,700', ink.moon, { opacity: 0.2 }) +
	turned(
		-6,
		800,
		460,
		rect(-590, -340, 1180, 720, '#191338', 10, { opacity: 0.6, transform: 'translate(20 26)' }),
		rect(-600, -350, 1200, 720, ink.rust, 12),
		repeat(9, (index) =>
			rect(-570 + index * 5, -330 + index * 3, 560 - index * 6, 676 - index * 6, index % 2 ? ink.line : ink.white, 4),
		),
		repeat(11, (index) =>
			rect(10 - index * 2, -330 + index * 3, 570 - index * 4, 676 - index * 6, index % 2 ? ink.line : ink.white, 4),
		),
		rect(-500, -250, 180, 20, ink.grey, 10),
		writing(-500, -190, 420, 11, ink.line, 42, 12),
		writing(70, -250, 430, 5, ink.line, 42, 12),
		rect(70, -20, 400, 230, ink.cream, 6, { stroke: ink.amber, 'stroke-width': 9 }),
		repeat(3, (index) => line(74, 38 + index * 57, 466, 38 + index * 57, ink.amber, 5)),
		line(200, -16, 200, 206, ink.amber, 5) + line(335, -16, 335, 206, ink.amber, 5),
		rect(222, 112, 92, 24, ink.indigo, 12),
		writing(70, 256, 430, 2, ink.line, 36, 12),
		repeat(4, (index) => rect(-6, -280 + index * 170, 12, 70, ink.night, 6)),
	) +
	polygon('1600,0 1300,0 880,460 1320,620', ink.moon, { opacity: 0.22 }) +
	ellipse(1090, 510, 300, 210, ink.moon, { opacity: 0.16 })

export const drawings: Record<string, Drawing> = {
	'blog-index-four-fields-inside': {
		svg: lamplight,
		alt: 'A lamp shines on one index card with four filled lines. Beside it a form with nineteen empty lines curls over the edge of the desk.',
	},
	'blog-retention-rule-on-one-page-inside': {
		svg: hourglasses,
		alt: 'Six hourglasses of different sizes stand on one shelf. The last has no sand in its upper half and lies on its side.',
	},
	'blog-search-that-finds-the-annexure-inside': {
		svg: bundle,
		alt: 'Seen from above, a thick bound letter lies open far behind its first page, and a beam of light falls on one small table on the opened page.',
	},
}

import {
	circle,
	clipped,
	type Drawing,
	faded,
	ground,
	ink,
	line,
	path,
	polygon,
	rect,
	repeat,
	ring,
	seeded,
	sky,
	stroke,
	text,
	turned,
	writing,
} from './kit.ts'

const next = seeded(91)

const dhow =
	sky('#f3c9a5', '#fbe7cd') +
	circle(430, 520, 190, ink.white, { opacity: 0.7 }) +
	rect(0, 640, 1600, 260, '#3b3fa6') +
	repeat(9, (index) =>
		rect(330 - index * 12 + ((index * 71) % 60), 662 + index * 24, 220 - ((index * 53) % 120), 9, ink.moon, 5, {
			opacity: 0.75,
		}),
	) +
	line(870, 700, 870, 90, ink.rust, 20) +
	path('M884 120C1180 190 1330 400 1370 590C1200 630 1040 620 890 596Z', ink.cream) +
	clipped(
		'sail',
		path('M884 120C1180 190 1330 400 1370 590C1200 630 1040 620 890 596Z', ink.cream),
		turned(
			6,
			920,
			190,
			repeat(8, (index) => rect(0, index * 50, 90 + index * 42, 16, index === 0 ? ink.indigo : ink.line, 8)),
		),
	) +
	circle(1200, 520, 46, ink.clay) +
	ring(1200, 520, 32, ink.cream, 5) +
	repeat(64, (index) => {
		const part = index / 64
		const size = 34 * (1 - part) + 8
		return rect(
			830 - part * 560 - next() * 110,
			170 + next() * (410 - part * 230),
			size,
			size,
			index % 4 === 0 ? ink.indigo : index % 3 === 0 ? ink.violet : ink.cream,
			2,
		)
	}) +
	path(
		'M640 640C760 680 1080 680 1260 630C1300 620 1340 590 1390 560C1370 680 1290 770 1180 780H800C720 770 660 720 640 640Z',
		ink.rust,
	) +
	path(
		'M640 640C760 680 1080 680 1260 630C1300 620 1340 590 1390 560L1384 590C1330 640 1290 660 1200 680C1020 710 780 700 650 668Z',
		ink.clay,
	) +
	repeat(3, (index) =>
		stroke(
			`M${420 + index * 60} ${786 + index * 40}q50 -20 100 0t100 0t100 0t100 0t100 0t100 0t100 0`,
			['#5b5fd0', ink.violet, '#5b5fd0'][index] ?? ink.violet,
			10,
		),
	)

const caliper =
	ground(ink.amber) +
	polygon('0,900 1600,420 1600,900', '#d9a23c') +
	rect(396, 330, 760, 430, ink.rust, 14, { opacity: 0.35 }) +
	rect(370, 300, 760, 430, ink.white, 14) +
	polygon('370,314 750,560 1130,314 1130,300 370,300', ink.mist) +
	stroke('M378 308L750 552L1122 308', ink.lavender, 10) +
	stroke('M378 720L640 500M1122 720L860 500', ink.line, 7) +
	circle(750, 540, 62, ink.clay) +
	circle(750, 540, 44, ink.rust) +
	rect(0, 120, 1600, 96, ink.slate) +
	rect(0, 120, 1600, 14, ink.grey) +
	repeat(65, (index) => line(index * 25 - 5, 216, index * 25 - 5, index % 5 ? 192 : 172, ink.white, 4)) +
	repeat(11, (index) => text(370 + index * 125, 164, index % 6 ? String(index * 2) : '', 30, ink.white)) +
	path('M250 100H370V640L300 560V260H250Z', ink.dusk) +
	path('M1130 220V640L1204 560V300H1420V84H1130V120H1380V220Z', ink.dusk) +
	rect(1130, 84, 300, 236, ink.dusk, 10) +
	rect(1164, 150, 232, 110, ink.night, 8) +
	text(1280, 230, '12 days', 58, ink.moon) +
	circle(1280, 84, 30, ink.clay)

const sealed =
	ground('#1a1d4a') +
	circle(1420, 180, 150, ink.dusk) +
	ring(1420, 180, 150, ink.slate, 14) +
	repeat(12, (index) => turned(index * 30, 1420, 180, rect(-4, -128, 8, index % 3 ? 14 : 28, ink.lavender))) +
	stroke('M1420 180L1365 110', ink.moon, 14) +
	stroke('M1420 180V70', ink.moon, 9) +
	circle(1420, 180, 12, ink.moon) +
	turned(
		-11,
		720,
		520,
		rect(-610, -330, 1240, 760, '#0b0d2a', 12),
		rect(-640, -360, 1240, 760, '#c99a63', 10),
		rect(-640, -360, 1240, 30, '#b98752', 10),
		rect(-590, -300, 430, 180, ink.cream, 8),
		writing(-560, -270, 360, 2, ink.slate, 40, 16),
		repeat(26, (index) => rect(-560 + index * 13, -180, index % 3 ? 5 : 8, 40, ink.night)),
		rect(-640, 30, 1240, 22, ink.cream),
		rect(40, -360, 22, 760, ink.cream),
		rect(-640, 44, 1240, 8, ink.line),
		rect(54, -360, 8, 760, ink.line),
		stroke(
			'M50 40C-60 -90-180 -80-160 -10C-140 50-20 60 50 40C130 -90 270 -110 260 -20C250 60 130 70 50 40',
			ink.cream,
			18,
		),
		path(
			'M50 -120C130 -130 150 -90 190 -50C230 0 200 60 196 110C180 180 110 170 50 196C-10 210-50 170-90 130C-130 90-110 30-96 -20C-80 -80-30 -110 50 -120Z',
			'#8c2f2b',
		),
		circle(50, 40, 110, '#a83c36'),
		ring(50, 40, 92, '#8c2f2b', 8),
		path('M10 70V20H22V4A28 28 0 0 1 78 4V20H90V70Z', ink.blush),
		path('M36 20V6A14 14 0 0 1 64 6V20Z', '#a83c36'),
		circle(50, 44, 10, '#a83c36'),
		faded(0.25, path('M-30 -60C0 -90 60 -96 100 -80C40 -76 0 -50-20 -10Z', ink.white)),
		line(-640, -330, 600, -330, ink.rust, 3, { 'stroke-dasharray': '18 14' }),
	)

export const drawings: Record<string, Drawing> = {
	'whitepaper-trade-documents-digital': {
		svg: dhow,
		alt: 'A wooden boat whose sail is a bill of lading; its rear edge turns into small squares.',
	},
	'whitepaper-measuring-correspondence': {
		svg: caliper,
		alt: 'A giant caliper measures a sealed envelope and shows 12 days.',
	},
	'whitepaper-examination-integrity': {
		svg: sealed,
		alt: 'A packet of question papers tied with string and closed by a red seal with a lock; a clock waits behind it.',
	},
}

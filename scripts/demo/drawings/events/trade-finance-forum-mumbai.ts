import {
	at,
	circle,
	type Drawing,
	ellipse,
	faded,
	ground,
	hand,
	ink,
	line,
	type Point,
	pairs,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	seated,
	skin,
	sky,
	standing,
	stars,
	stroke,
	turned,
	writing,
} from '../kit.ts'

const seaLink =
	sky('#1b1e52', '#c77f7a') +
	stars(23, 40, 1600, 300) +
	repeat(
		26,
		(index) =>
			rect(index * 62, 640 - ((index * 83) % 120) - (index > 18 ? 60 : 0), 58, 200, '#2b2c63') +
			(index % 3 ? rect(index * 62 + 14, 620 - ((index * 83) % 70), 8, 12, ink.amber) : ''),
	) +
	rect(0, 700, 1600, 200, '#24265c') +
	repeat(14, (index) =>
		rect(
			60 + index * 110,
			740 + ((index * 37) % 120),
			90 - ((index * 29) % 60),
			6,
			index % 3 ? '#454a93' : ink.amber,
			3,
		),
	) +
	repeat(15, (index) => {
		const [left, right] = [1050 - index * 76, 1176 + index * 60]
		const top = 70 + index * 17
		return (
			line(1112, top, left, 746 - left * 0.05, ink.mist, 3) +
			line(1126, top, right, 690 + (right - 1120) * 0.0375, ink.mist, 3)
		)
	}) +
	polygon('1090,900 1106,40 1118,20 1130,40 1150,900 1136,900 1116,180 1104,900', ink.cream) +
	polygon('0,746 1120,688 1600,706 1600,746 1120,722 0,806', ink.night) +
	polygon('0,746 1120,688 1600,706 1600,712 1120,694 0,756', ink.slate) +
	repeat(11, (index) =>
		circle(40 + index * 104, 742 - index * 5.2, 9 - index * 0.45, index % 3 ? ink.moon : ink.clay),
	) +
	repeat(5, (index) => rect(180 + index * 230, 750 - index * 8, 22 - index * 2, 170, ink.night))

const lamps = [ink.moon, ink.lavender, ink.moon, ink.lavender, ink.moon]

const panel =
	ground(ink.night) +
	rect(0, 640, 1600, 260, '#191c46') +
	rect(0, 640, 1600, 14, ink.slate) +
	rect(560, 190, 480, 130, ink.indigo, 10) +
	path('M620 290L700 250L780 268L860 226L980 214', 'none', { stroke: ink.moon, 'stroke-width': 9 }) +
	lamps
		.map((colour, index) => {
			const x = 240 + index * 280
			return (
				faded(0.2, polygon(`${x - 20},150 ${x + 20},150 ${x + 130},650 ${x - 130},650`, colour)) +
				ellipse(x, 656, 130, 20, colour, { opacity: 0.5 })
			)
		})
		.join('') +
	[4, 0, 6, 7, 2]
		.map((look, index) => {
			const x = 240 + index * 280
			return (
				line(x, 560, x, 650, ink.grey, 10) +
				rect(x - 46, 650, 92, 10, ink.grey, 5) +
				rect(x - 44, 544, 88, 18, ink.clay, 9) +
				seated(
					x - 12,
					634,
					250,
					{ ...personOf(look) },
					{ flip: index > 2, arm: index === 1 ? [16, -54, 26, -74] : [14, -48, 28, -46] },
				)
			)
		})
		.join('') +
	repeat(15, (index) =>
		at(50 + index * 108, 800 + (index % 2) * 14, ellipse(0, 0, 60, 90, '#0a0c25'), circle(0, -96, 34, '#0a0c25')),
	)

const exchange =
	ground(ink.clay) +
	polygon('0,0 900,0 500,900 0,900', '#c97850') +
	hand(430, 560, 400, skin.wheat, ink.night, { turn: 66, pose: 'pinch', flip: true, arm: 600, cuff: ink.moon }) +
	turned(
		-8,
		815,
		405,
		rect(-200, -110, 400, 230, ink.rust, 14, { transform: 'translate(10 18)', opacity: 0.6 }),
		rect(-200, -110, 400, 230, ink.cream, 14),
		circle(-120, -30, 44, ink.indigo),
		path('M-146 -20H-94L-104 0H-136ZM-122 -60V-24L-98 -30Z', ink.cream),
		writing(-50, -62, 210, 3, ink.slate, 34, 13),
		rect(-164, 60, 330, 22, ink.amber, 11),
	) +
	hand(1190, 520, 400, skin.brown, ink.indigo, { turn: -72, pose: 'pinch', arm: 700 })

const coasts = [
	'150,150 330,110 470,140 520,220 450,280 420,350 350,390 390,450 330,430 270,340 220,240 130,200',
	'400,460 480,460 570,530 540,620 490,690 460,770 430,690 420,580 385,510',
	'740,150 830,110 880,150 870,230 820,270 740,280 720,250 770,200',
	'730,310 860,300 930,340 960,420 1010,430 950,530 930,640 870,690 840,600 810,470 730,440 700,370',
	'880,120 1080,90 1320,100 1450,150 1390,220 1360,300 1290,360 1260,440 1220,390 1170,360 1120,480 1070,370 1000,330 990,400 930,350 880,240',
	'1270,600 1370,570 1450,620 1440,700 1350,690 1270,680',
].map(pairs)

const within = (x: number, y: number, coast: readonly Point[]) =>
	coast.reduce((inside, [x1, y1], index) => {
		const [x2, y2] = coast[(index + 1) % coast.length] ?? [0, 0]
		return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
	}, false)

const worldMap =
	ground(ink.dusk) +
	rect(60, 40, 1480, 720, ink.night, 16) +
	repeat(62 * 32, (index) => {
		const [x, y] = [90 + (index % 62) * 23, 76 + Math.floor(index / 62) * 20]
		return coasts.some((coast) => within(x, y, coast)) ? circle(x, y, 7, ink.slate) : ''
	}) +
	[
		'M1115 440Q980 360 800 240',
		'M1115 440Q1040 560 905 640',
		'M1115 440Q1220 520 1350 620',
		'M1115 440Q700 120 430 240',
	]
		.map((d) => stroke(d, ink.moon, 7, { 'stroke-dasharray': '1 17' }))
		.join('') +
	[
		[800, 240],
		[905, 640],
		[1350, 620],
		[430, 240],
	]
		.map(([x = 0, y = 0]) => circle(x, y, 15, ink.clay))
		.join('') +
	circle(1115, 440, 26, ink.moon) +
	circle(1115, 440, 11, ink.night) +
	rect(0, 820, 1600, 80, ink.slate) +
	standing(330, 900, 400, { ...personOf(5), legs: ink.grey }, { back: true }) +
	standing(660, 900, 380, { ...personOf(2), legs: ink.night }, { back: true, right: [22, -80, 38, -98] }) +
	standing(1240, 900, 410, { ...personOf(3), legs: ink.night }, { back: true })

export const drawings: Record<string, Drawing> = {
	'event-trade-finance-forum-mumbai-1': {
		svg: seaLink,
		alt: 'A cable-stayed bridge over the bay at dusk with the lights of cars on it.',
	},
	'event-trade-finance-forum-mumbai-2': {
		svg: panel,
		alt: 'Five speakers on high stools, each in a cone of light, before a dark audience.',
	},
	'event-trade-finance-forum-mumbai-3': { svg: exchange, alt: 'One hand gives another a card with a ship on it.' },
	'event-trade-finance-forum-mumbai-4': {
		svg: worldMap,
		alt: 'Three guests stand before a map of dots on which routes run from Mumbai to four ports.',
	},
}

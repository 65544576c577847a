import {
	circle,
	type Drawing,
	ellipse,
	faded,
	ground,
	ink,
	line,
	path,
	personOf,
	polygon,
	rect,
	repeat,
	ring,
	seeded,
	sky,
	standing,
	stroke,
} from './kit.ts'

const house = (x: number, width: number, high: number, fill: string) =>
	polygon(`${x - 16},${620 - high} ${x + width / 2},${530 - high} ${x + width + 16},${620 - high}`, ink.rust) +
	rect(x, 620 - high, width, high, fill) +
	rect(x + width * 0.2, 660 - high, width * 0.6, width * 0.5, ink.dusk, 8) +
	circle(x + width * 0.5, 660 - high + width * 0.26, width * 0.24, ink.moon, { opacity: 0.35 }) +
	rect(x + width * 0.42, 672 - high, width * 0.16, width * 0.28, ink.moon, 6)

const staysAtHome = [0, 1, 3, 4, 6, 7, 8]

const fadingQueue =
	sky('#494a9c', '#c9a2a8') +
	repeat(7, (index) => {
		const fill = ['#6a5f96', '#7d6a98', '#5d5a93'][index % 3] ?? '#6a5f96'
		return house(340 + index * 178, 130, [180, 240, 200, 260, 190, 230, 170][index] ?? 200, fill)
	}) +
	rect(0, 620, 1600, 280, '#3a2f5c') +
	rect(30, 330, 220, 400, ink.cream) +
	polygon('0,330 140,230 280,330', ink.clay) +
	rect(96, 540, 90, 190, ink.night, 6) +
	repeat(4, (index) => rect(50 + index * 52, 370, 20, 130, '#e3d3ae')) +
	repeat(10, (index) => {
		const x = 310 + index * 134
		const body = `M${x - 34} 860V700C${x - 34} 664 ${x - 20} 650 ${x} 650S${x + 34} 664 ${x + 34} 700V860M${x} 760V860`
		const gone = staysAtHome.includes(index)
		return faded(gone ? 0.3 : 1, stroke(body, ink.white, gone ? 5 : 9), ring(x, 606, 32, ink.white, gone ? 5 : 9))
	})

const quay =
	sky('#2b2560', '#e08f6d') +
	circle(1120, 520, 120, ink.moon) +
	rect(0, 520, 1600, 380, '#41357a') +
	repeat(9, (index) => line(980 + index * 6, 548 + index * 18, 1260 - index * 8, 548 + index * 18, ink.amber, 6)) +
	polygon('880,420 1500,420 1440,540 950,540', ink.night) +
	rect(1330, 310, 90, 110, ink.cream) +
	rect(1350, 330, 50, 18, ink.slate) +
	repeat(8, (index) =>
		rect(
			950 + (index % 4) * 88,
			372 - Math.floor(index / 4) * 46,
			82,
			42,
			[ink.clay, ink.sage, ink.violet, ink.amber][(index * 3) % 4] ?? ink.clay,
		),
	) +
	path('M0 700H1600V900H0Z', '#241d4a') +
	rect(0, 690, 1600, 24, '#5a4d8f') +
	repeat(7, (index) => {
		const x = 110 + index * 190
		return (
			stroke(`M${x} 650Q${(x + 910) / 2} ${640 + Math.abs(910 - x) * 0.06} ${900 + index * 12} 470`, ink.blush, 5) +
			path(`M${x - 30} 712V660C${x - 50} 630 ${x + 50} 630 ${x + 30} 660V712Z`, ink.rust) +
			ellipse(x, 648, 40, 14, ink.clay)
		)
	})

const steps = seeded(5)

const staircase =
	ground('#f3ecdf') +
	repeat(7, (index) =>
		rect(
			60 + index * 212,
			820 - index * 84,
			1600,
			900,
			['#9aa5d8', '#8c98d0', '#7f8bc7', '#727fbe', '#6573b4', '#5a68aa', '#4f5ea0'][index] ?? ink.slate,
		),
	) +
	repeat(7, (index) => {
		const [x, y] = [84 + index * 212, 820 - index * 84]
		const letters = [4, 7, 22, 4, 7, 6, 3][index] ?? 4
		return (
			repeat(letters, (letter) =>
				rect(
					x + 16 + steps() * 16,
					y - 34 - letter * 17,
					112,
					15,
					[ink.white, ink.cream, ink.white, ink.moon, ink.blush][(letter * 3 + index) % 5] ?? ink.white,
					3,
				),
			) + path(`M${x} ${y - 56}H${x + 12}V${y - 16}H${x + 148}V${y - 56}H${x + 160}V${y}H${x}Z`, ink.rust)
		)
	}) +
	standing(440, 736, 400, personOf(5), { left: [-20, -66, -8, -84] })

export const drawings: Record<string, Drawing> = {
	'blog-kyc-refresh-without-branch-visit-inside': {
		svg: fadingQueue,
		alt: 'A long queue outside a small branch, drawn as outlines. Seven of every ten people fade away, and in their place phones glow in the windows of the houses behind.',
	},
	'blog-letter-of-credit-discrepancies-inside': {
		svg: quay,
		alt: 'A container ship leaves a harbour at dusk. On the quay stand seven bollards, and a rope from the ship is still tied to each of them.',
	},
	'blog-inward-register-to-reply-inside': {
		svg: staircase,
		alt: 'A staircase seen from the side, with a tray of letters on each of its seven steps. The tray on the third step is piled as high as a person.',
	},
}

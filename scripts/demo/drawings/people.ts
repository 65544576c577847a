import { circle, ellipse, group, ink, path, rect, repeat, stroke } from './shapes.ts'

export const skin = { fair: '#f3cdb0', wheat: '#dda77b', tan: '#c3855a', brown: '#96603d', deep: '#653c27' } as const
export const hair = {
	black: '#16131f',
	brown: '#4a2d20',
	chestnut: '#7d4a2c',
	sand: '#cfa566',
	grey: '#a9abb9',
} as const

type HairStyle = 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'scarf' | 'turban' | 'bob'
export type Look = { skin: string; hair: string; top: string; legs?: string; style?: HairStyle; beard?: true }

/** People to choose from. */
export const people: readonly Look[] = [
	{ skin: skin.tan, hair: hair.black, top: ink.indigo, legs: ink.dusk, style: 'short' },
	{ skin: skin.brown, hair: hair.black, top: ink.amber, legs: ink.slate, style: 'bun' },
	{ skin: skin.fair, hair: hair.chestnut, top: ink.pine, legs: ink.dusk, style: 'bob' },
	{ skin: skin.deep, hair: hair.black, top: ink.white, legs: ink.slate, style: 'curly' },
	{ skin: skin.wheat, hair: ink.lavender, top: ink.violet, legs: ink.slate, style: 'scarf' },
	{ skin: skin.tan, hair: hair.grey, top: ink.clay, legs: ink.dusk, style: 'bald', beard: true },
	{ skin: skin.brown, hair: hair.black, top: ink.rust, legs: ink.dusk, style: 'long' },
	{ skin: skin.wheat, hair: ink.clay, top: ink.sage, legs: ink.dusk, style: 'turban', beard: true },
	{ skin: skin.fair, hair: hair.sand, top: ink.lavender, legs: ink.slate, style: 'short' },
]

export const personOf = (index: number): Look =>
	people[index % people.length] ?? { skin: skin.tan, hair: hair.black, top: ink.indigo }

/** A head around (0, 0), about 24 high, without features; from the back it shows hair only. */
export function head({ skin: face, hair: colour, style = 'short', beard }: Look, back = false): string {
	const shape = ellipse(0, 0, 10, 12, face)
	const crown = path('M-10.6 1C-13-17 13-17 10.6 1C9-5 4-7.5 -1-7C-6-6.500-9-4-10.600 1Z', colour)
	const chin =
		beard && !back ? path('M-10 0C-10 17 10 17 10 0C8 7-8 7-10 0Z', style === 'turban' ? hair.black : colour) : ''
	if (style === 'scarf')
		return path('M-13 14C-16-20 16-20 13 14C8 19-8 19-13 14Z', colour) + (back ? '' : ellipse(0, 1, 8, 10, face))
	if (back && style !== 'bald')
		return (
			rect(-4, 6, 8, 10, face) +
			(style === 'long' ? path('M-12 0C-14-18 14-18 12 0L12 19C6 22-6 22-12 19Z', colour) : '') +
			(style === 'bun' ? circle(0, -14, 5.5, colour) : '') +
			(style === 'curly'
				? repeat(9, (index) => circle(Math.cos(index * 0.7) * 9, Math.sin(index * 0.7) * 9 - 2, 5.5, colour))
				: '') +
			ellipse(0, -1, 11, 12, colour)
		)
	const behind = {
		long: 'M-12 0C-15-19 15-19 12 0L13 18C8 21-8 21-13 18Z',
		bob: 'M-12 0C-15-19 15-19 12 0L12 9C8 13-8 13-12 9Z',
	}
	return (
		(style === 'long' || style === 'bob' ? path(behind[style], colour) : '') +
		(style === 'bun' ? circle(0, -14, 5.5, colour) : '') +
		shape +
		chin +
		(style === 'curly'
			? repeat(8, (index) =>
					circle(Math.cos(3.3 + index * 0.4) * 10, Math.sin(3.3 + index * 0.4) * 11 + 1, 4.8, colour),
				)
			: '') +
		(style === 'turban' ? path('M-12-1C-16-21 16-21 12-1C5-7-5-7-12-1Z', colour) : '') +
		(style === 'bald' || style === 'curly' || style === 'turban' ? '' : crown)
	)
}

/** Head and shoulders, 100 high at `size` 100; (x, y) is the middle of the lower edge. */
export const bust = (x: number, y: number, size: number, look: Look, back = false) =>
	group(
		`translate(${x} ${y}) scale(${size / 100})`,
		path('M-48 0C-48-32-30-40-14-43H14C30-40 48-32 48 0Z', look.top),
		rect(-9, -56, 18, 22, look.skin, 8),
		group('translate(0 -70) scale(2.1)', head(look, back)),
	)

/** Elbow and hand of an arm, seen from the middle between the feet of a figure 100 high: `[elbowX, elbowY, handX, handY]`. */
export type Arm = readonly [number, number, number, number]
const hanging = { left: [-17, -60, -16, -44] as Arm, right: [17, -60, 16, -44] as Arm }

/** Someone who stands on (x, y), seen from the front, or from the back. */
export function standing(
	x: number,
	y: number,
	height: number,
	look: Look,
	{ left = hanging.left, right = hanging.right, back = false, walking = false } = {},
): string {
	const step = walking ? 9 : 5
	const arm = (from: number, [elbowX, elbowY, handX, handY]: Arm) =>
		stroke(`M${from} -74L${elbowX} ${elbowY}L${handX} ${handY}`, look.top, 6.5) + circle(handX, handY, 3.4, look.skin)
	return group(
		`translate(${x} ${y}) scale(${height / 100})`,
		stroke(`M-5 -46L${-step} -3M5 -46L${step} -3`, look.legs ?? ink.dusk, 9),
		stroke(`M${-step} -2H${-step - 3}M${step} -2H${step + 3}`, ink.night, 5),
		rect(-3.5, -84, 7, 9, look.skin, 3),
		path('M-13 -44V-70C-13-77-9-79-4-79H4C9-79 13-77 13-70V-44Z', look.top),
		arm(-11, left),
		arm(11, right),
		group('translate(0 -90) scale(0.82)', head(look, back)),
	)
}

/** Someone on a seat at (x, y), seen from the side and looking right, 100 high from the floor at `size` 100; `flip` looks left. */
export const seated = (
	x: number,
	y: number,
	size: number,
	look: Look,
	{ arm = [14, -46, 30, -48] as Arm, flip = false } = {},
) =>
	group(
		`translate(${x} ${y}) scale(${(flip ? -1 : 1) * (size / 100)} ${size / 100})`,
		stroke('M-2 -34H26V-3', look.legs ?? ink.dusk, 10),
		stroke('M27 -2H33', ink.night, 5),
		path('M-11 -30V-60C-11-70-6-72 0-72C7-72 10-68 10-60V-30Z', look.top),
		rect(-3, -78, 7, 10, look.skin, 3),
		group('translate(2 -84) scale(0.82)', head(look)),
		stroke(`M1 -64L${arm[0]} ${arm[1]}L${arm[2]} ${arm[3]}`, look.top, 7, { stroke: look.top }),
		circle(arm[2], arm[3], 3.6, look.skin),
	)

import { group, ink, line, rect, repeat, stroke } from './shapes.ts'

type Pose = 'flat' | 'point' | 'grip' | 'pinch'

/**
 * A hand whose wrist is at (x, y) and whose fingers point up, 150 high at `size` 150, with as much of a sleeve below.
 * `flip` puts the thumb on the left.
 */
export function hand(
	x: number,
	y: number,
	size: number,
	skin: string,
	sleeve: string,
	{ turn = 0, pose = 'flat' as Pose, flip = false, arm = 300, cuff = ink.white as string } = {},
): string {
	const finger = (fromX: number, toX: number, toY: number) => line(fromX, -62, toX, toY, skin, 20)
	const fingers = {
		flat: finger(-28, -40, -122) + finger(-9, -14, -140) + finger(11, 13, -136) + finger(29, 38, -112),
		point: finger(-9, -14, -90) + finger(11, 11, -92) + finger(-28, -30, -84) + finger(29, 30, -150),
		grip: repeat(4, (index) => line(-30, -96 + index * 22, 16, -98 + index * 22, skin, 21)),
		pinch: finger(-28, -24, -104) + finger(-9, 4, -112) + finger(11, 24, -118) + finger(29, 40, -122),
	}
	const thumb = {
		flat: 'M30 -20L68 -58L74 -74',
		point: 'M30 -30L44 -58L14 -70',
		grip: 'M30 -26L54 -62L50 -100',
		pinch: 'M30 -16L62 -56L48 -116',
	}
	return group(
		`translate(${x} ${y}) rotate(${turn}) scale(${((flip ? -1 : 1) * size) / 150} ${size / 150})`,
		rect(-34, 4, 68, 40, skin, 10),
		rect(-50, 34, 100, arm, sleeve, 12),
		rect(-46, 24, 92, 22, cuff, 8),
		rect(-39, -86, 78, 112, skin, 28),
		fingers[pose],
		stroke(thumb[pose], skin, 23),
	)
}

import { type Point, polygon } from './shapes.ts'

/** Colours of a solid's top, left and right face. */
export type Faces = readonly [top: string, left: string, right: string]

/** Isometric drawing around (originX, originY): `x` runs down to the right, `y` down to the left, `z` up. */
export function isometric(originX: number, originY: number) {
	const spot = (x: number, y: number, z = 0): Point => [originX + (x - y) * 0.866, originY + (x + y) * 0.5 - z]
	return {
		spot,
		/** A flat figure from corners in space. */
		face: (corners: readonly (readonly [number, number, number])[], fill: string) =>
			polygon(
				corners.map(([x, y, z]) => spot(x, y, z)),
				fill,
			),
		box: (x: number, y: number, z: number, wide: number, deep: number, high: number, [top, left, right]: Faces) => {
			const up = z + high
			const far = [x + wide, y + deep] as const
			return (
				polygon([spot(x, y, up), spot(far[0], y, up), spot(far[0], far[1], up), spot(x, far[1], up)], top) +
				polygon([spot(x, far[1], z), spot(far[0], far[1], z), spot(far[0], far[1], up), spot(x, far[1], up)], left) +
				polygon([spot(far[0], y, z), spot(far[0], far[1], z), spot(far[0], far[1], up), spot(far[0], y, up)], right)
			)
		},
	}
}

/** Points as SVG writes them, such as `0,0 40,0 20,30`. */
export const pairs = (points: string): readonly Point[] =>
	points.split(' ').map((point) => {
		const [x = 0, y = 0] = point.split(',').map(Number)
		return [x, y]
	})

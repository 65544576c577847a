import type { Node } from './process.ts'

export type Point = readonly [x: number, y: number]
type Way = `${Node}-${Node}`

export type CanvasLayout = {
	size: Point
	/** Width and height of a task. */
	task: Point
	/** Radius of events, and half of the gateway. */
	event: number
	gateway: number
	/** Centres. */
	nodes: Record<Node, Point>
	/** The corners of the ways between nodes. */
	ways: Partial<Record<Way, readonly Point[]>>
}

/** Lanes as rows, for desktops. */
const wide: CanvasLayout = {
	size: [1150, 288],
	task: [164, 60],
	event: 17,
	gateway: 29,
	nodes: {
		start: [92, 48],
		form: [230, 48],
		budget: [370, 144],
		head: [560, 48],
		gateway: [730, 144],
		director: [850, 240],
		order: [975, 144],
		end: [1112, 144],
	},
	ways: {
		'start-form': [
			[109, 48],
			[148, 48],
		],
		'form-budget': [
			[312, 48],
			[370, 48],
			[370, 114],
		],
		'budget-head': [
			[452, 144],
			[466, 144],
			[466, 48],
			[478, 48],
		],
		'head-gateway': [
			[642, 48],
			[730, 48],
			[730, 115],
		],
		'gateway-order': [
			[730, 144],
			[893, 144],
		],
		'gateway-director': [
			[730, 144],
			[730, 240],
			[768, 240],
		],
		'gateway-form': [
			[730, 144],
			[730, 203],
			[230, 203],
			[230, 78],
		],
		'director-order': [
			[932, 240],
			[1005, 240],
			[1005, 174],
		],
		'order-end': [
			[1057, 144],
			[1095, 144],
		],
		'head-form': [
			[560, 18],
			[560, 8],
			[230, 8],
			[230, 18],
		],
		'director-form': [
			[850, 270],
			[850, 280],
			[200, 280],
			[200, 78],
		],
	},
}

/** Lanes as columns, for phones and tablets. */
const tall: CanvasLayout = {
	size: [350, 552],
	task: [98, 56],
	event: 14,
	gateway: 25,
	nodes: {
		start: [58, 62],
		form: [58, 130],
		budget: [175, 208],
		head: [58, 286],
		gateway: [175, 364],
		director: [292, 442],
		order: [175, 514],
		end: [58, 514],
	},
	ways: {
		'start-form': [
			[58, 76],
			[58, 102],
		],
		'form-budget': [
			[107, 130],
			[175, 130],
			[175, 180],
		],
		'budget-head': [
			[126, 208],
			[58, 208],
			[58, 258],
		],
		'head-gateway': [
			[107, 286],
			[175, 286],
			[175, 339],
		],
		'gateway-order': [
			[175, 364],
			[175, 486],
		],
		'gateway-director': [
			[175, 364],
			[292, 364],
			[292, 414],
		],
		'gateway-form': [
			[175, 364],
			[240, 364],
			[240, 146],
			[107, 146],
		],
		'director-order': [
			[292, 470],
			[292, 514],
			[224, 514],
		],
		'order-end': [
			[126, 514],
			[72, 514],
		],
		'head-form': [
			[9, 286],
			[4, 286],
			[4, 130],
			[9, 130],
		],
		'director-form': [
			[341, 442],
			[346, 442],
			[346, 114],
			[107, 114],
		],
	},
}

export const layouts = { wide, tall }
export type LayoutName = keyof typeof layouts

export const svgPathOf = (points: readonly Point[]) =>
	points.map((point, index) => `${index ? 'L' : 'M'}${point.join(' ')}`).join('')

/** The points of a route, from its first node to its last. */
export const pointsOf = ({ ways }: CanvasLayout, route: readonly Node[]): readonly Point[] =>
	route.slice(1).flatMap((node, index) => ways[`${route[index] as Node}-${node}`] ?? [])

/** Where the token rests: in an event, or at the corner of a task. */
export function restOf({ nodes, task }: CanvasLayout, node: Node): Point {
	const [x, y] = nodes[node]
	return node === 'start' || node === 'end' ? [x, y] : [x + task[0] / 2 - 6, y - task[1] / 2 + 2]
}

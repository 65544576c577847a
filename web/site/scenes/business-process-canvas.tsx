import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const lanes = ['Plant', 'Controlling', 'Finance'] as const

const tasks = [
	{ icon: 'notebook-pen', name: ['Fill in', 'e-form'] },
	{ icon: 'settings', name: ['Check', 'budget'] },
	{ icon: 'user-check', name: ['Plant head', 'approves'] },
	{ icon: 'settings', name: ['Order', 'in ERP'] },
	{ icon: 'user-check', name: ['Director', 'approves'] },
] as const satisfies readonly { icon: IconName; name: readonly [string, string] }[]

/** Lanes are rows on the wide canvas and columns on the tall one. Tasks: their upper left corners, in the order above. */
const canvases = {
	wide: {
		size: [374, 216],
		grid: 'M0 72H374M0 144H374M0 216H374M16 0V216',
		laneAt: (index: number) => ({ x: -36 - 72 * index, y: 10, transform: 'rotate(-90)' }),
		task: [64, 44],
		text: 8.5,
		note: 7.5,
		corners: ['66 14', '66 86', '162 14', '270 86', '221 158'],
		flows: [
			'M45 36H66m-5-3l5 3-5 3',
			'M98 58V86m-3-5l3 5 3-5',
			'M130 108H146V36H162m-5-3l5 3-5 3',
			'M194 58V94m-3-5l3 5 3-5',
			'M208 108H270m-5-3l5 3-5 3',
			'M194 122V180H221m-5-3l5 3-5 3',
			'M285 180H302V130m-3 5l3-5 3 5',
			'M334 108H347m-5-3l5 3-5 3',
		],
		trail: 'M45 36H98V108H146V36H194V180H221',
		start: [36, 36],
		end: [357, 108],
		gateway: [194, 108],
		upTo: { x: 214, y: 102 },
		above: { x: 199, y: 136 },
		token: 'bpmn-token',
	},
	tall: {
		size: [350, 386],
		grid: 'M117 0V386M233 0V386M0 24H350',
		laneAt: (index: number) => ({ x: 58 + 117 * index, y: 16 }),
		task: [90, 40],
		text: 12,
		note: 11,
		corners: ['13 66', '130 66', '13 130', '130 242', '247 242'],
		flows: [
			'M58 54V66m-3-5l3 5 3-5',
			'M103 86H130m-5-3l5 3-5 3',
			'M175 106V150H103m5-3l-5 3 5 3',
			'M58 170V200H161m-5-3l5 3-5 3',
			'M175 214V242m-3-5l3 5 3-5',
			'M189 200H292V242m-3-5l3 5 3-5',
			'M247 262H220m5-3l-5 3 5 3',
			'M130 262H67m5-3l-5 3 5 3',
		],
		trail: 'M58 54V86H175V150H58V200H292V242',
		start: [58, 45],
		end: [58, 262],
		gateway: [175, 200],
		upTo: { x: 169, y: 232, textAnchor: 'end' },
		above: { x: 194, y: 192 },
		token: 'bpmn-token-down',
	},
} as const

/** The process of a capital request. Its token walks to the finance director. */
export function BusinessProcessCanvas({ shape, className }: { shape: keyof typeof canvases; className?: string }) {
	const { size, grid, laneAt, task, text, note, corners, flows, trail, start, end, gateway, upTo, above, token } =
		canvases[shape]
	const [width, height] = task
	return (
		<svg aria-hidden="true" viewBox={`0 0 ${size.join(' ')}`} className={classNames('bpmn-canvas absolute', className)}>
			<path d={grid} className="stroke-line" />
			{lanes.map((name, index) => (
				<text key={name} {...laneAt(index)} textAnchor="middle" fontSize={note} className="fill-muted">
					{name}
				</text>
			))}
			<path d={flows.join('')} fill="none" className="stroke-muted" strokeWidth="1.1" />
			<path
				d={trail}
				pathLength="1"
				fill="none"
				strokeWidth="2.4"
				strokeLinejoin="round"
				className="bpmn-trail stroke-brand"
			/>
			<circle cx={start[0]} cy={start[1]} r="9" className="fill-success-soft stroke-success" strokeWidth="1.4" />
			<circle cx={end[0]} cy={end[1]} r="8" className="fill-surface stroke-ink" strokeWidth="3" />
			<g transform={`translate(${gateway.join(' ')})`} className="stroke-ink">
				<path d="M0-14l14 14-14 14-14-14z" className="fill-moon" strokeWidth="1.1" />
				<path d="M-4.5-4.5l9 9m0-9l-9 9" strokeWidth="1.8" />
			</g>
			<text {...upTo} fontSize={note} className="fill-muted">
				up to 500,000
			</text>
			<text {...above} fontSize={note} className="fill-brand-strong font-semibold">
				{`above ${brand.currency} 500,000`}
			</text>
			{tasks.map(({ icon, name }, index) => (
				<g key={name.join(' ')} transform={`translate(${corners[index]})`}>
					<rect width={width} height={height} rx="6" className="fill-surface stroke-ink" strokeWidth="1.1" />
					<g transform="translate(4 4) scale(0.42)">
						<Icon name={icon} className="text-brand" />
					</g>
					<text
						x={width / 2}
						y={height / 2 - text * 0.1 + 1}
						textAnchor="middle"
						fontSize={text}
						className="fill-ink font-semibold"
					>
						{name[0]}
						<tspan x={width / 2} dy={text * 1.2}>
							{name[1]}
						</tspan>
					</text>
				</g>
			))}
			<rect
				width={width}
				height={height}
				rx="6"
				transform={`translate(${corners[4]})`}
				fill="none"
				strokeWidth="2.4"
				className="play-appear at-12 stroke-brand"
			/>
			<g className={token}>
				<circle r="7" className="fill-brand stroke-surface" strokeWidth="2" />
				<circle r="2.4" className="fill-moon" />
			</g>
		</svg>
	)
}

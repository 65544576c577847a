import { classNames } from '#web/ui/class-names.ts'
import { type LayoutName, layouts, restOf, svgPathOf } from './canvas-layout.ts'
import { CanvasTask, Markers, tasks } from './canvas-parts.tsx'
import { figures, start } from './process.ts'

const lanes = ['Plant', 'Controlling', 'Finance'] as const

const fixed = [
	'start-form',
	'form-budget',
	'budget-head',
	'head-gateway',
	'gateway-order',
	'director-order',
	'order-end',
] as const

const drawings = {
	wide: { lane: 96, className: 'max-desktop:hidden', upTo: [768, 134, 'start'], above: [742, 196] },
	tall: {
		lane: 350 / 3,
		className: 'mx-auto w-full max-w-[26rem] desktop:hidden',
		upTo: [168, 446, 'end'],
		above: [214, 353],
	},
} as const

/** The BPMN drawing. The visitor draws the second way out of its gateway; `web/enhance/signature` moves the token. */
export function Canvas({ name }: { name: LayoutName }) {
	const layout = layouts[name]
	const { lane, className, upTo, above } = drawings[name]
	const { nodes, ways, event, gateway, size } = layout
	const [width, height] = size
	const isWide = name === 'wide'
	const small = isWide ? 14 : 12
	const [x, y] = nodes.gateway
	const handle = isWide ? [x, y + gateway] : [x + gateway, y]
	return (
		<svg
			aria-hidden="true"
			data-canvas={name}
			viewBox={`0 0 ${width} ${height}`}
			className={classNames('overflow-visible select-none', className)}
		>
			<rect width={width} height={height} fill={`url(#bpmn-dots-${name})`} />
			<path
				d={
					isWide
						? `M0 0H${width}V${height}H0ZM0 ${lane}H${width}M0 ${2 * lane}H${width}M40 0V${height}`
						: `M0 0H${width}V${height}H0ZM${lane} 0V${height}M${2 * lane} 0V${height}M0 34H${width}`
				}
				fill="none"
				className="stroke-night-line print:stroke-line"
				strokeWidth="1.5"
			/>
			{lanes.map((label, index) => (
				<text
					key={label}
					x={isWide ? -(index + 0.5) * lane : (index + 0.5) * lane}
					y={isWide ? 25 : 22}
					transform={isWide ? 'rotate(-90)' : undefined}
					textAnchor="middle"
					fontSize={small}
					className="fill-on-night-muted print:fill-ink"
				>
					{label}
				</text>
			))}
			<g fill="none" className="stroke-on-night-muted print:stroke-ink" strokeWidth="1.6">
				{fixed.map((way) => (
					<path key={way} d={svgPathOf(ways[way] ?? [])} markerEnd={`url(#bpmn-arrow-${name})`} />
				))}
			</g>
			{(['director', 'form'] as const).map((target) => (
				<path
					key={target}
					d={svgPathOf(ways[`gateway-${target}`] ?? [])}
					pathLength="1"
					fill="none"
					strokeWidth="3"
					strokeLinejoin="round"
					markerEnd={`url(#bpmn-end-${name})`}
					className={classNames(
						'stroke-moon opacity-0 print:stroke-ink',
						target === 'director'
							? 'group-data-[target=director]/scene:opacity-100 noscript:opacity-100'
							: 'group-data-[target=form]/scene:opacity-100',
					)}
				/>
			))}
			<path
				data-canvas-part="trail"
				fill="none"
				className="stroke-brand-soft"
				strokeWidth={isWide ? 6 : 5}
				strokeLinejoin="round"
				strokeOpacity=".55"
			/>
			<path data-canvas-part="pull" fill="none" className="stroke-moon" strokeWidth="3" strokeDasharray="6 5" />
			<circle
				cx={nodes.start[0]}
				cy={nodes.start[1]}
				r={event}
				className="fill-success-soft stroke-success"
				strokeWidth="2.5"
			/>
			<circle
				cx={nodes.end[0]}
				cy={nodes.end[1]}
				r={event}
				className="fill-surface stroke-on-night-muted print:stroke-ink"
				strokeWidth="5"
			/>
			<path
				d={`M${x} ${y - gateway}l${gateway} ${gateway}-${gateway} ${gateway}-${gateway}-${gateway}z`}
				className="fill-moon print:stroke-ink"
			/>
			<path d={`M${x - 8} ${y - 8}l16 16m0-16l-16 16`} className="stroke-ink" strokeWidth="3" />
			<text
				x={isWide ? x - gateway - 6 : x - 30}
				y={isWide ? y - 12 : y - 10}
				textAnchor="end"
				fontSize={small}
				className="fill-on-night print:fill-ink"
			>
				Amount?
			</text>
			<g
				fontSize={small}
				className="opacity-0 group-data-[target=director]/scene:opacity-100 group-data-[target=form]/scene:opacity-100 noscript:opacity-100"
			>
				<text
					data-canvas-part="up-to"
					x={upTo[0]}
					y={upTo[1]}
					textAnchor={upTo[2]}
					className="fill-on-night-muted print:fill-ink"
				>
					up to {figures(start.limit)}
				</text>
				<text data-canvas-part="above" x={above[0]} y={above[1]} className="fill-moon font-semibold print:fill-ink">
					above {figures(start.limit)}
				</text>
			</g>
			{tasks.map((each) => (
				<CanvasTask key={each.node} {...each} name={name} />
			))}
			<g data-handle className="cursor-grab touch-none noscript:hidden print:hidden">
				<circle cx={handle[0]} cy={handle[1]} r="22" fill="transparent" />
				<circle cx={handle[0]} cy={handle[1]} r="10" className="fill-night stroke-moon" strokeWidth="2.5" />
				<path d={`M${Number(handle[0]) - 4} ${handle[1]}h8m-4-4v8`} className="stroke-moon" strokeWidth="2" />
			</g>
			<g
				data-canvas-part="token"
				transform={`translate(${restOf(layout, 'start').join(' ')})`}
				className="print:hidden"
			>
				<circle r={isWide ? 13 : 11} className="fill-brand stroke-surface" strokeWidth="3" />
				<circle r="4.5" className="fill-moon" />
			</g>
			<Markers name={name} />
		</svg>
	)
}

import { Bot, type LucideIcon, NotebookPen, Settings, UserCheck } from 'lucide-react'
import { type LayoutName, layouts } from './canvas-layout.ts'

/** The tasks of the process, by their nodes. */
export const tasks = [
	{ node: 'form', icon: NotebookPen, words: ['Fill in', 'e-form'] },
	{ node: 'budget', icon: Settings, words: ['Check', 'budget'] },
	{ node: 'head', icon: UserCheck, words: ['Plant head', 'approves'] },
	{ node: 'director', icon: UserCheck, words: ['Director', 'approves'] },
	{ node: 'order', icon: Bot, words: ['Order', 'in ERP'] },
] as const satisfies readonly { node: string; icon: LucideIcon; words: readonly [string, string] }[]

export function CanvasTask({ node, icon: Icon, words, name }: (typeof tasks)[number] & { name: LayoutName }) {
	const { nodes, task } = layouts[name]
	const isWide = name === 'wide'
	const text = isWide ? 16 : 13
	const [left, top] = [nodes[node][0] - task[0] / 2, nodes[node][1] - task[1] / 2]
	return (
		<g data-node={node} className="group/node">
			<rect
				x={left}
				y={top}
				width={task[0]}
				height={task[1]}
				rx="10"
				strokeWidth="3"
				className="fill-surface stroke-transparent transition-colors group-data-here/node:stroke-moon group-data-pulled/scene:group-[:is([data-node=form],[data-node=director])]/node:stroke-moon print:stroke-ink"
			/>
			<Icon
				x={left + (isWide ? 8 : 5)}
				y={top + (isWide ? 8 : 5)}
				width={isWide ? 18 : 13}
				height={isWide ? 18 : 13}
				className="text-brand"
			/>
			<text
				x={nodes[node][0]}
				y={nodes[node][1] + (isWide ? 0 : 2)}
				textAnchor="middle"
				fontSize={text}
				className="fill-ink font-semibold"
			>
				{words[0]}
				<tspan x={nodes[node][0]} dy={text * 1.2}>
					{words[1]}
				</tspan>
			</text>
		</g>
	)
}

/** Arrow heads, and the dots of the ground. */
export function Markers({ name }: { name: LayoutName }) {
	return (
		<defs>
			<pattern id={`bpmn-dots-${name}`} width="20" height="20" patternUnits="userSpaceOnUse">
				<circle cx="10" cy="10" r="1.2" className="fill-night-line print:fill-line" />
			</pattern>
			<marker
				id={`bpmn-arrow-${name}`}
				viewBox="0 0 8 8"
				refX="7.5"
				refY="4"
				markerWidth="7"
				markerHeight="7"
				markerUnits="userSpaceOnUse"
				orient="auto"
			>
				<path d="M0 0L8 4 0 8z" className="fill-on-night-muted print:fill-ink" />
			</marker>
			<marker
				id={`bpmn-end-${name}`}
				viewBox="0 0 8 8"
				refX="7.5"
				refY="4"
				markerWidth="11"
				markerHeight="11"
				markerUnits="userSpaceOnUse"
				orient="auto"
			>
				<path d="M0 0L8 4 0 8z" className="fill-moon print:fill-ink" />
			</marker>
		</defs>
	)
}

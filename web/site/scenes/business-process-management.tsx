import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Chip, Field, Pane, Person } from './kit.tsx'

const tools = ['users', 'settings', 'git-branch', 'timer', 'mail', 'layers'] as const satisfies readonly IconName[]

const lanes = ['Plant', 'Controlling', 'Finance'] as const

const tasks = [
	{ icon: 'notebook-pen', name: ['Fill in', 'e-form'], x: 66, y: 14 },
	{ icon: 'settings', name: ['Check', 'budget'], x: 66, y: 86 },
	{ icon: 'user-check', name: ['Plant head', 'approves'], x: 162, y: 14 },
	{ icon: 'user-check', name: ['Director', 'approves'], x: 221, y: 158 },
	{ icon: 'settings', name: ['Order', 'in ERP'], x: 270, y: 86 },
] as const satisfies readonly { icon: IconName; name: readonly [string, string]; x: number; y: number }[]

const flows = [
	'M45 36H66m-5-3l5 3-5 3',
	'M98 58V86m-3-5l3 5 3-5',
	'M130 108H146V36H162m-5-3l5 3-5 3',
	'M194 58V94m-3-5l3 5 3-5',
	'M208 108H270m-5-3l5 3-5 3',
	'M194 122V180H221m-5-3l5 3-5 3',
	'M285 180H302V130m-3 5l3-5 3 5',
	'M334 108H347m-5-3l5 3-5 3',
] as const

/**
 * A BPMN canvas: the token of a capital request passes the budget and the first approval and stops at the second. A phone shows the part
 * that the token crosses. Its last task is cut, so it has no label.
 */
export function BusinessProcessManagementScene() {
	return (
		<>
			<Pane
				title="Capital request"
				note="Version 3, published"
				className="top-0 left-0 h-[24em] w-[40em] narrow:h-[20.7em] narrow:w-full"
			>
				<div className="absolute top-[2.4em] bottom-0 left-0 flex w-[2.8em] flex-col items-center gap-3 border-e border-line pt-4 text-muted narrow:hidden">
					{tools.map((tool, index) => (
						<Icon key={tool} name={tool} className={classNames('size-[1.3em]', index === 0 && 'text-brand')} />
					))}
				</div>
				<svg
					aria-hidden="true"
					viewBox="0 0 374 216"
					className="bpmn-canvas absolute top-[2.4em] left-[2.8em] w-[37.2em] narrow:left-0 narrow:w-[31.6em]"
				>
					<path d="M0 72H374M0 144H374M0 216H374M16 0V216" className="stroke-line" />
					{lanes.map((name, index) => (
						<text
							key={name}
							x={-36 - 72 * index}
							y="10"
							transform="rotate(-90)"
							textAnchor="middle"
							fontSize="7.5"
							className="fill-muted"
						>
							{name}
						</text>
					))}
					<path d={flows.join('')} fill="none" className="stroke-muted" strokeWidth="1.1" />
					<path
						d="M45 36H98V108H146V36H194V180H221"
						pathLength="1"
						fill="none"
						strokeWidth="2.4"
						strokeLinejoin="round"
						className="bpmn-trail stroke-brand"
					/>
					<circle cx="36" cy="36" r="9" className="fill-success-soft stroke-success" strokeWidth="1.4" />
					<circle cx="357" cy="108" r="8" className="fill-surface stroke-ink" strokeWidth="3" />
					<path d="M194 94l14 14-14 14-14-14z" className="fill-moon stroke-ink" strokeWidth="1.1" />
					<path d="M189.5 103.5l9 9m0-9l-9 9" className="stroke-ink" strokeWidth="1.8" />
					<text x="214" y="102" fontSize="7.5" className="fill-muted">
						up to 500,000
					</text>
					<text x="199" y="136" fontSize="7.5" className="fill-brand-strong font-semibold">
						above INR 500,000
					</text>
					{tasks.map(({ icon, name, x, y }, index) => (
						<g key={name.join(' ')} transform={`translate(${x} ${y})`}>
							<rect width="64" height="44" rx="6" className="fill-surface stroke-ink" strokeWidth="1.1" />
							<g transform="translate(5 5) scale(0.42)">
								<Icon name={icon} className="text-brand" />
							</g>
							<text
								x="32"
								y="23"
								textAnchor="middle"
								fontSize="8.5"
								className={classNames('fill-ink font-semibold', index === tasks.length - 1 && 'narrow:hidden')}
							>
								{name[0]}
								<tspan x="32" dy="10.5">
									{name[1]}
								</tspan>
							</text>
						</g>
					))}
					<rect
						x="221"
						y="158"
						width="64"
						height="44"
						rx="6"
						fill="none"
						strokeWidth="2.4"
						className="play-appear at-12 stroke-brand"
					/>
					<g className="bpmn-token">
						<circle r="7" className="fill-brand stroke-surface" strokeWidth="2" />
						<circle r="2.4" className="fill-moon" />
					</g>
				</svg>
			</Pane>
			<Pane
				title="Your task"
				note="Due in 22 h"
				className="play-rise at-12 top-[21.2em] left-[5.2em] w-[19em] narrow:left-0 narrow:w-full"
			>
				<div className="flex items-center gap-3 px-4 pt-3">
					<Person initials="FH" tone="night" />
					<Field label="Compressor, plant Hosur">INR 1,840,000</Field>
					<Chip tone="success" className="ms-auto">
						Budget free
					</Chip>
				</div>
				<div className="flex gap-2 px-4 py-3 text-sm font-semibold">
					<span className="rounded-sm bg-brand px-3 py-1 text-on-brand">Approve</span>
					<span className="rounded-sm border border-line px-3 py-1">Return</span>
					<span className="rounded-sm border border-line px-3 py-1">Refuse</span>
				</div>
			</Pane>
		</>
	)
}

import { classNames } from '#web/ui/class-names.ts'
import { Chip, Pane, Sign } from './kit.tsx'

const hosts = [
	{ name: 'app-01', use: '42%', width: 'w-[42%]' },
	{ name: 'app-02', use: '39%', width: 'w-[39%]' },
	{ name: 'db-primary', use: '58%', width: 'w-[58%]' },
	{ name: 'mail-relay', use: '12%', width: 'w-[12%]' },
] as const

/** The fault that the watch sees at 02:14 and its repair, by the option of the choice. */
const faults = [
	{
		name: 'archive-vol2',
		bar: 'w-[91%]',
		state: '91%',
		put: 'Put right at 02:31',
		result: '64%',
		shown: 'flex chosen-2:hidden chosen-3:hidden',
	},
	{
		name: 'db-copy',
		bar: 'w-[37%]',
		state: 'broke off',
		put: 'Repeated at 02:52',
		result: 'restored',
		shown: 'hidden chosen-2:flex',
	},
	{
		name: 'line-branch7',
		bar: 'w-[2%]',
		state: 'silent',
		put: 'Second line, 02:16',
		result: '48 ms',
		shown: 'hidden chosen-3:flex',
	},
] as const

const drill = ['Network', 'Database', 'Application', 'Users in'] as const

const days = Array.from({ length: 28 }, (_, day) => day + 1)
const restored: readonly number[] = [3, 11, 18, 27]

/** Draws an arc on a 24-hour dial with midnight at the top. */
function arc(from: number, to: number): string {
	const point = (hour: number) => {
		const angle = (hour / 24) * 2 * Math.PI
		return `${(50 + 40 * Math.sin(angle)).toFixed(1)} ${(50 - 40 * Math.cos(angle)).toFixed(1)}`
	}
	return `M${point(from)}A40 40 0 0 1 ${point(to)}`
}

/** The night shift: who is on duty, what they fixed, which backups were tested, and the last drill. */
export function InfrastructureServicesScene() {
	return (
		<>
			<div className="scene-pane top-[0.4em] left-0 flex h-[16.6em] w-[15.6em] flex-col items-center bg-night! pt-3 text-on-night ring-[0.06em] ring-night-line narrow:top-[15.4em] narrow:h-[14.4em] narrow:w-[11em]">
				<svg viewBox="0 0 100 100" aria-hidden="true" className="w-[11em] narrow:w-[9.6em]" fill="none" strokeWidth="7">
					<path d={arc(6.25, 13.75)} className="stroke-brand" />
					<path d={arc(14.25, 21.75)} className="stroke-night-line" />
					<path d={arc(22.25, 29.75)} pathLength="1" className="play-draw stroke-moon" />
					<g className="stroke-on-night" strokeWidth="1.6" strokeLinecap="round">
						<path d="M50 50L67.5 24.4" className="play-appear at-2" />
					</g>
					<circle cx="50" cy="50" r="3" className="fill-on-night" />
					<g className="fill-on-night-muted narrow:[font-size:8.6px]" fontSize="7" textAnchor="middle">
						<text x="50" y="24">
							0
						</text>
						<text x="78" y="52.5">
							6
						</text>
						<text x="50" y="81">
							12
						</text>
						<text x="22" y="52.5">
							18
						</text>
					</g>
				</svg>
				<div className="mt-1.5 text-title leading-none font-semibold tabular-nums">02:14</div>
				<div className="mt-1 text-xs text-on-night-muted">Night shift, six awake</div>
			</div>
			<Pane
				title="Servers"
				note="38 in care"
				className="top-[0.4em] left-[16.8em] w-[23em] narrow:left-0 narrow:w-full"
			>
				<ul className="px-4 py-1.5 text-sm">
					{faults.map((fault) => (
						<Fault key={fault.name} {...fault} />
					))}
					{hosts.map(({ name, use, width }) => (
						<li key={name} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
							<span className="w-[6.6em]">{name}</span>
							<span className="h-[0.5em] flex-1 overflow-hidden rounded-full bg-sunken">
								<span className={classNames('block h-full bg-brand', width)} />
							</span>
							<span className="w-[2.6em] text-end text-muted tabular-nums">{use}</span>
						</li>
					))}
				</ul>
			</Pane>
			<Pane
				title="Backups"
				note="four weeks"
				className="play-rise at-7 top-[18.4em] left-[0.8em] w-[17em] narrow:top-[15.4em] narrow:right-0 narrow:left-auto narrow:w-[13.4em]"
			>
				<div className="grid grid-cols-7 gap-1 px-4 pt-2.5">
					{days.map((day) => (
						<span
							key={day}
							className={classNames(
								'h-[1.05em] rounded-[0.25em]',
								restored.includes(day) ? 'play-pop at-9 bg-success' : 'bg-success-soft',
								day === days.length && 'chosen-2:bg-success chosen-2:ring-[0.15em] chosen-2:ring-warning',
							)}
						/>
					))}
				</div>
				<div className="flex items-center gap-2 px-4 py-2 text-xs text-muted">
					<span className="size-[0.9em] rounded-[0.2em] bg-success" /> brought back to life as a test
				</div>
			</Pane>
			<Pane
				title="Recovery drill"
				note="60 minutes allowed"
				className="play-rise at-8 top-[16em] left-[18.8em] w-[20.6em] narrow:hidden"
			>
				<div className="px-4 pt-3">
					<div className="flex items-baseline gap-2">
						<span className="text-heading leading-none font-semibold tabular-nums">41</span>
						<span className="text-sm font-semibold">minutes</span>
						<Chip tone="success" className="play-pop at-12 ms-auto">
							Passed
						</Chip>
					</div>
					<div className="mt-2.5 h-[0.6em] overflow-hidden rounded-full bg-sunken">
						<div className="play-grow at-9 h-full w-[68%] bg-success" />
					</div>
				</div>
				<ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 px-4 pt-3 pb-3.5 text-sm">
					{drill.map((step, index) => (
						<li key={step} className="flex items-center gap-2 whitespace-nowrap">
							<Sign className={classNames('play-pop', ['at-9', 'at-10', 'at-11', 'at-12'][index])} />
							{step}
						</li>
					))}
				</ul>
			</Pane>
		</>
	)
}

function Fault({ name, bar, state, put, result, shown }: (typeof faults)[number]) {
	return (
		<li className={classNames('relative -mx-4 items-center gap-3 bg-warning-soft px-4 py-2', shown)}>
			<span className="w-[6.6em] font-semibold">{name}</span>
			<span className="h-[0.5em] flex-1 overflow-hidden rounded-full bg-surface">
				<span className={classNames('play-grow at-1 block h-full bg-warning', bar)} />
			</span>
			<span className="min-w-[2.6em] text-end font-semibold whitespace-nowrap text-warning tabular-nums">{state}</span>
			<span className="play-appear at-5 absolute inset-0 flex items-center gap-3 bg-success-soft px-4">
				<span className="w-[6.6em] font-semibold">{name}</span>
				<Chip tone="success" className="bg-surface! narrow:text-base">
					{put}
				</Chip>
				<span className="ms-auto font-semibold whitespace-nowrap text-success tabular-nums">{result}</span>
			</span>
		</li>
	)
}

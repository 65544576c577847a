import { Pane, Sign } from '#web/site/scenes/kit.tsx'

const machines = [
	{ name: 'db-primary', at: 'at-2' },
	{ name: 'app-01', at: 'at-4' },
	{ name: 'app-02', at: 'at-5' },
	{ name: 'files', at: 'at-7' },
	{ name: 'mail-relay', at: 'at-8' },
] as const

const checks = [
	'Freeze',
	'Last copy',
	'Sums agree',
	'Names moved',
	'Sign-in',
	'Print',
	'Scan',
	'Interfaces',
	'Users',
	'Night batch',
	'Backup',
	'Way back',
] as const

/** Machines move from their rack into the cloud, and each line of the list gets a tick. */
export function CloudMove() {
	return (
		<>
			<div className="absolute top-[1em] left-0 w-[13em] rounded-md border-[0.15em] border-on-night-muted p-3">
				<div className="pb-2 text-sm font-semibold text-on-night">Own rack</div>
				<ul className="flex flex-col gap-2">
					{machines.map(({ name, at }) => (
						<li key={name} className="relative h-[2.5em] rounded-sm bg-surface px-3 py-1.5 text-sm">
							{name}
							<span
								className={`play-appear absolute -inset-[0.05em] rounded-sm border-[0.1em] border-dashed border-night-line bg-night ${at}`}
							/>
						</li>
					))}
				</ul>
			</div>
			<svg viewBox="0 0 400 300" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
				<path
					d="M232 160H350c24 0 40-16 40-37 0-20-15-35-36-36-5-35-33-60-68-60-31 0-57 20-66 49-26 1-46 19-46 43 0 23 19 41 44 41Z"
					className="fill-night-line stroke-on-night-muted"
					strokeWidth="1.5"
				/>
				<path d="M136 94H166m-7-6l7 6-7 6" className="play-draw stroke-moon" pathLength="1" strokeWidth="3" />
			</svg>
			<div className="absolute top-[6.6em] left-[19.6em] grid w-[17em] grid-cols-2 gap-2">
				{machines.map(({ name, at }) => (
					<span
						key={name}
						className={`play-rise rounded-sm bg-surface px-3 py-1.5 text-sm font-semibold whitespace-nowrap first:col-span-2 first:mx-auto first:w-1/2 ${at}`}
					>
						{name}
					</span>
				))}
			</div>
			<Pane title="Saturday’s list" note="12 of 114 lines" className="top-[18.8em] left-[0.6em] w-[38.6em]">
				<ul className="grid grid-cols-4 gap-x-4 gap-y-2 px-4 py-3 text-sm">
					{checks.map((check, index) => (
						<li key={check} className="flex items-center gap-2 whitespace-nowrap">
							<Sign className={`play-pop at-${index + 1}`} />
							{check}
						</li>
					))}
				</ul>
			</Pane>
		</>
	)
}

import { Chip, Pane, SceneAvatar, Sign } from '#web/site/scenes/kit.tsx'

type Story = { name: string; who: string; at?: string }

const columns: readonly { state: string; stories: readonly Story[]; left: string }[] = [
	{
		state: 'Built',
		left: 'left-0',
		stories: [
			{ name: 'Berths by draught', who: 'TD' },
			{ name: 'Tide table upload', who: 'AK' },
		],
	},
	{
		state: 'Checked',
		left: 'left-[13.4em]',
		stories: [
			{ name: 'Pilot on call', who: 'SV' },
			{ name: 'Queue at anchor', who: 'AK', at: 'at-3' },
		],
	},
	{
		state: 'Shown',
		left: 'left-[26.8em]',
		stories: [
			{ name: 'Vessel list', who: 'TD' },
			{ name: 'Berth plan, week', who: 'SV', at: 'at-5' },
			{ name: 'Crane shifts', who: 'AK', at: 'at-7' },
		],
	},
]

/** A board of stories on a Friday: two are shown for the first time, and a team member notes a remark. */
export function FridayDemo() {
	return (
		<>
			{columns.map(({ state, stories, left }) => (
				<div key={state} className={`absolute top-[0.6em] w-[12.6em] ${left}`}>
					<div className="flex items-center justify-between pb-2 text-on-night">
						<span className="font-semibold">{state}</span>
						<span className="text-sm text-on-night-muted tabular-nums">{stories.length}</span>
					</div>
					<ul className="flex flex-col gap-2.5">
						{stories.map(({ name, who, at }) => (
							<li key={name} className={`rounded-md bg-surface px-3.5 py-3 text-ink ${at ? `play-fall ${at}` : ''}`}>
								<div className="text-sm font-semibold whitespace-nowrap">{name}</div>
								<div className="mt-2 flex items-center justify-between">
									<SceneAvatar initials={who} />
									{state === 'Shown' && <Sign className={at ? `play-pop ${at}` : ''} />}
								</div>
							</li>
						))}
					</ul>
				</div>
			))}
			<Pane title="Hours" note="used against agreed" className="play-rise at-9 top-[19.4em] left-0 w-[25.4em]">
				<div className="px-4 pt-3 pb-4">
					<div className="flex items-baseline gap-2">
						<span className="text-heading leading-none font-semibold tabular-nums">412</span>
						<span className="text-sm text-muted">of 640</span>
						<Chip tone="success" className="ml-auto">
							On plan
						</Chip>
					</div>
					<div className="mt-3 h-[0.7em] overflow-hidden rounded-full bg-sunken">
						<div className="play-grow at-10 h-full w-[64%] bg-brand" />
					</div>
				</div>
			</Pane>
			<div className="scene-pane play-rise at-11 top-[24.4em] left-[23em] w-[16.4em] bg-moon! px-4 py-3">
				<div className="text-sm font-semibold">Harbour master</div>
				<div className="text-sm">“Show the wind beside it.”</div>
			</div>
		</>
	)
}

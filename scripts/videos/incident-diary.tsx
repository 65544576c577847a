import { Chip, Pane, SceneAvatar, Sign } from '#web/site/scenes/kit.tsx'

const lines = [
	{ time: '02:14', text: 'Alert: archive-vol2 at 91 per cent', who: 'MJ', at: 'at-1' },
	{ time: '02:16', text: 'Runbook page 12 opened', who: 'MJ', at: 'at-3' },
	{ time: '02:19', text: 'Access granted, two hours, one host', who: 'RS', at: 'at-5' },
	{ time: '02:27', text: '540 GB moved to cold storage', who: 'MJ', at: 'at-7' },
	{ time: '02:31', text: 'Cause: scan job ran twice', who: 'MJ', at: 'at-9' },
] as const

/** The log of an incident, written line by line while the disk empties. */
export function IncidentDiary() {
	return (
		<>
			<Pane title="Incident 2291" note="Priority 2" className="top-[0.6em] left-0 w-[39.4em]">
				<ul className="px-5 py-2">
					{lines.map(({ time, text, who, at }) => (
						<li
							key={time}
							className={`play-appear flex items-center gap-4 border-b border-line py-3 last:border-0 ${at}`}
						>
							<span className="w-[3.4em] font-semibold text-brand tabular-nums">{time}</span>
							<span className="flex-1 whitespace-nowrap">{text}</span>
							<SceneAvatar initials={who} tone={who === 'RS' ? 'moon' : 'brand'} />
						</li>
					))}
				</ul>
			</Pane>
			<Pane title="archive-vol2" note="scale of 2 TB" className="play-rise at-2 top-[21em] left-[2em] w-[23em]">
				<div className="px-4 pt-3 pb-4">
					<div className="relative h-[1.4em] overflow-hidden rounded-full bg-sunken">
						<div className="h-full w-[91%] bg-warning" />
						<div className="play-appear at-8 absolute inset-0 bg-sunken">
							<div className="h-full w-[64%] bg-success" />
						</div>
					</div>
				</div>
			</Pane>
			<div className="scene-pane play-rise at-11 top-[22em] left-[25.8em] flex w-[13.6em] items-center gap-2.5 px-4 py-4">
				<Sign />
				<span className="text-sm font-semibold whitespace-nowrap">17 minutes</span>
				<Chip tone="success">Put right</Chip>
			</div>
		</>
	)
}

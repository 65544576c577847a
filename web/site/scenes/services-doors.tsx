import { classNames } from '#web/ui/class-names.ts'
import { Chip, Pane, SceneAvatar, Sign } from './kit.tsx'

const stories = [
	{ name: 'Register a berth request', days: '2', state: 'Shown', done: true },
	{ name: 'Draught against tide', days: '3½', state: 'Checked', done: true },
	{ name: 'Two ships, one berth', days: '2½', state: 'Built', done: false },
	{ name: 'Notice to the pilot', days: '1', state: 'Open', done: false },
] as const

const later = ['Yearly figures', 'Berths on a map'] as const

/** A system that did not exist: stories in order, the line of the release, and the hours. */
export function BacklogDoor() {
	return (
		<>
			<Pane
				title="Backlog"
				note="half days, never points"
				className="top-[0.6em] left-0 hidden w-[37em] chosen-2:block narrow:w-full"
			>
				<ol className="px-4 py-1 text-sm">
					{stories.map(({ name, days, state, done }) => (
						<li key={name} className="flex items-center gap-3 border-b border-line py-2.5 last:border-0">
							<span className="flex-1 font-semibold whitespace-nowrap">{name}</span>
							<span className="text-muted tabular-nums">{days}</span>
							<span className="w-[5.4em] text-end">
								<Chip tone={done ? 'success' : 'neutral'}>{state}</Chip>
							</span>
						</li>
					))}
				</ol>
				<div className="flex items-center gap-2 bg-moon px-4 py-1 text-xs font-semibold">Release 1 ends here</div>
				<ul className="px-4 py-1 text-sm text-muted">
					{later.map((name) => (
						<li key={name} className="border-b border-line py-2 last:border-0">
							{name}
						</li>
					))}
				</ul>
			</Pane>
			<Pane
				title="Friday demo"
				note="week 6"
				className="top-[20.8em] left-[2em] hidden w-[21em] chosen-2:block narrow:top-[21.4em] narrow:left-0 narrow:w-full"
			>
				<div className="px-4 pt-3 pb-4">
					<div className="flex items-baseline justify-between">
						<span className="text-title font-semibold tabular-nums">212 h</span>
						<span className="text-xs text-muted">of 400 agreed</span>
					</div>
					<div className="mt-2 h-[0.6em] overflow-hidden rounded-full bg-sunken">
						<div className="h-full w-[53%] bg-brand" />
					</div>
					<div className="mt-3 flex items-center gap-2 text-sm narrow:hidden">
						<Sign /> 7 remarks filed
					</div>
				</div>
			</Pane>
		</>
	)
}

const profiles = [
	{ initials: 'SV', name: 'Sara V.', skill: 'Java, Oracle', years: '9 years', at: '10:00' },
	{ initials: 'TD', name: 'Tomás D.', skill: 'Java, PostgreSQL', years: '6 years', at: '10:45' },
	{ initials: 'AK', name: 'Asha K.', skill: 'Kotlin, Oracle', years: '7 years', at: '11:30' },
] as const

const chosen = 1

/** A vacancy: three profiles, and the first day of the chosen one. */
export function Profiles() {
	return (
		<>
			<Pane
				title="Your vacancy: Java developer"
				note="3 profiles"
				className="top-[0.6em] left-0 hidden w-[32em] chosen-3:block narrow:w-full"
			>
				<ul>
					{profiles.map(({ initials, name, skill, years, at }, index) => (
						<li
							key={name}
							className={classNames(
								'flex items-center gap-3 border-b border-line px-4 py-3.5 last:border-0',
								index === chosen && 'bg-brand-soft',
							)}
						>
							<SceneAvatar initials={initials} tone={index === chosen ? 'night' : 'neutral'} />
							<div className="flex-1 whitespace-nowrap">
								<div className="text-sm font-semibold">{name}</div>
								<div className="text-xs text-muted">
									{skill}, {years}
								</div>
							</div>
							{index === chosen ? (
								<Chip tone="brand" className="bg-surface!">
									You chose
								</Chip>
							) : (
								<span className="text-sm text-muted tabular-nums">Interview {at}</span>
							)}
						</li>
					))}
				</ul>
			</Pane>
			<Pane
				title="Tomás at your desk"
				note="day 12"
				className="top-[16.6em] left-[15em] hidden w-[24.6em] chosen-3:block narrow:top-[18.6em] narrow:left-0 narrow:w-full"
			>
				<ul className="grid grid-cols-2 gap-x-4 gap-y-2.5 px-4 py-3.5 text-sm whitespace-nowrap">
					{['Your badge', 'Your hours', 'Your repository', 'Your style guide'].map((item) => (
						<li key={item} className="flex items-center gap-2">
							<Sign /> {item}
						</li>
					))}
				</ul>
				<div className="border-t border-line px-4 py-2 text-xs text-muted">
					First story merged on day 14, read by two
				</div>
			</Pane>
		</>
	)
}

import { classNames } from '#web/ui/class-names.ts'
import { Chip, Lines, Pane, SceneAvatar, Sign, When } from './kit.tsx'

const actions = [
	{
		owner: 'Yusuf',
		initials: 'YA',
		what: 'Renew the lift contract',
		due: 'Done 11 June',
		done: true,
		place: 'top-[2em] narrow:top-[8.2em]',
		at: 'at-3',
	},
	{
		owner: 'Ananya',
		initials: 'AR',
		what: 'Get three quotations',
		due: 'By 28 June',
		done: false,
		place: 'top-[9.2em] narrow:top-[15.9em]',
		at: 'at-6',
	},
	{
		owner: 'Peter',
		initials: 'PO',
		what: 'Report on stock',
		due: 'By 5 July',
		done: false,
		place: 'top-[16.4em] narrow:top-[23.6em]',
		at: 'at-9',
	},
] as const

/** The signs of those who finish on the later days of the choice. */
const doneLater: Record<string, string> = {
	Ananya: 'hidden chosen-2:block chosen-3:block',
	Peter: 'hidden chosen-3:block',
}

const links = [
	{ path: 'M19.1 6.6C22.6 6.6 21.4 4.6 24.8 4.6', at: 'at-2' },
	{ path: 'M16.5 12.6H19.1C22.6 12.6 21.4 11.8 24.8 11.8', at: 'at-5' },
	{ path: 'M15 18.7H19.1C22.6 18.7 21.4 19 24.8 19', at: 'at-8' },
] as const

/** Sentences of the minutes become action items with an owner and a date. */
export function CommitteeManagementScene() {
	return (
		<>
			<Pane
				title="Purchase committee"
				note="14th meeting"
				className="top-[0.5em] left-0 h-[27.6em] w-[21em] narrow:w-[24em]"
			>
				<div className="px-5 py-3">
					<div className="flex items-center justify-between">
						<span className="text-sm text-muted">Minutes, 4 June</span>
						<Chip tone="brand">7 of 9 present</Chip>
					</div>
					<Decision item="3">Yusuf renews the lift contract for a year.</Decision>
					<Lines count={4} className="mt-3 narrow:h-[4.6em]" />
					<Decision item="4">Ananya asks for three quotations.</Decision>
					<Lines count={4} className="mt-3 narrow:h-[4.6em]" />
					<Decision item="6">Peter reports on stock in July.</Decision>
					<Lines count={4} className="mt-3 narrow:h-[4.6em]" />
					<div className="mt-4 flex items-center gap-2 border-t border-line pt-3 narrow:hidden">
						<Sign />
						<span className="text-sm font-semibold">Signed by the chairman, 12 June</span>
					</div>
				</div>
			</Pane>
			<svg viewBox="0 0 40 30" fill="none" aria-hidden="true" className="absolute inset-0 size-full narrow:hidden">
				{links.map(({ path, at }) => (
					<path
						key={path}
						d={path}
						pathLength="1"
						strokeWidth="0.22"
						strokeLinecap="round"
						className={classNames('play-draw stroke-moon-deep', at)}
					/>
				))}
			</svg>
			{actions.map(({ owner, initials, what, due, done, place, at }) => (
				<div
					key={owner}
					className={classNames(
						'scene-pane play-rise left-[24.8em] w-[15.2em] p-3.5 narrow:right-0 narrow:left-auto narrow:py-2',
						place,
						at,
					)}
				>
					<div className="text-sm font-semibold whitespace-nowrap">{what}</div>
					<div className="mt-2 flex items-center gap-2">
						<SceneAvatar initials={initials} tone={done ? 'success' : 'night'} />
						<span className="flex-1 text-sm">{owner}</span>
						<Sign className={done ? 'play-pop at-10' : doneLater[owner]} />
						<span className={classNames('text-sm tabular-nums', done ? 'text-success' : 'text-muted')}>{due}</span>
					</div>
				</div>
			))}
			<div className="scene-pane play-rise at-11 top-[23.6em] left-[24.8em] w-[15.2em] bg-brand! p-3.5 narrow:hidden">
				<div className="flex items-center justify-between text-on-brand">
					<span className="text-sm font-semibold">Action-taken report</span>
					<span className="text-sm tabular-nums">
						<When option={1}>1</When>
						<When option={2}>2</When>
						<When option={3}>3</When> of 3
					</span>
				</div>
				<div className="mt-3 h-[0.6em] overflow-hidden rounded-full bg-brand-strong">
					<div className="play-grow at-12 h-full w-1/3 rounded-full bg-moon chosen-2:w-2/3 chosen-3:w-full" />
				</div>
			</div>
		</>
	)
}

function Decision({ item, children }: { item: string; children: string }) {
	return (
		<div className="mt-4 flex gap-2 text-sm">
			<span className="font-semibold text-muted">{item}</span>
			<span className="rounded-sm bg-warning-soft px-1.5 py-0.5 font-semibold">{children}</span>
		</div>
	)
}

import { classNames } from '#web/ui/class-names.ts'
import { Chip, Lines, Pane, SceneAvatar, When } from './kit.tsx'

/** Events on a line of thirty days. */
const days = [
	{ day: 0, event: 'Numbered', place: 'left-0', side: 'above', at: 'at-2' },
	{ day: 1, event: 'Marked', place: 'left-[3.3%]', side: 'below', at: 'at-3' },
	{ day: 9, event: 'Drafted', place: 'left-[30%]', side: 'above', at: 'at-6' },
	{ day: 16, event: 'Signed', place: 'left-[53.3%]', side: 'below', at: 'at-8' },
	{ day: 19, event: 'Answered', place: 'left-[63.3%]', side: 'above', at: 'at-9' },
] as const

const bars =
	'M0 0h1v16h-1zM3 0h3v16h-3zM8 0h1v16h-1zM11 0h2v16h-2zM15 0h4v16h-4zM21 0h1v16h-1zM24 0h1v16h-1zM27 0h3v16h-3zM32 0h2v16h-2zM36 0h1v16h-1zM39 0h4v16h-4zM45 0h2v16h-2zM49 0h1v16h-1zM52 0h1v16h-1zM55 0h3v16h-3zM60 0h1v16h-1zM63 0h2v16h-2zM67 0h3v16h-3zM72 0h1v16h-1zM75 0h2v16h-2z'

function NumberLabel() {
	return (
		<div className="play-pop at-1 absolute top-[9.6em] left-[5.4em] -rotate-3 rounded-sm border border-edge bg-paper px-3 pt-2 pb-1 shadow-light narrow:top-[6.6em] narrow:left-[13.6em]">
			<svg viewBox="0 0 77 16" aria-hidden="true" preserveAspectRatio="none" className="h-[1.7em] w-[9.4em] fill-ink">
				<path d={bars} />
			</svg>
			<div className="text-center text-sm font-semibold tabular-nums">RD-2024-11872</div>
		</div>
	)
}

function Calendar() {
	return (
		<Pane
			title="Days to reply"
			note="Petition, 30 days"
			className="top-[19.4em] left-0 w-[40em] narrow:top-[20.8em] narrow:w-full"
		>
			<div className="px-6 py-[3em]">
				<div className="relative h-[0.6em] rounded-full bg-sunken">
					<div className="play-grow at-2 absolute inset-y-0 [animation-duration:1750ms] [animation-timing-function:linear] left-0 w-[63.3%] rounded-full bg-brand chosen-2:w-[83.3%] chosen-2:bg-warning" />
					{days.map(({ day, event, place, side, at }) => (
						<div
							key={event}
							className={classNames('play-appear absolute top-1/2', place, at, day > 9 && 'chosen-2:hidden')}
						>
							<div
								className={classNames(
									'absolute -top-[0.55em] -left-[0.55em] size-[1.1em] rounded-full border-2 border-surface',
									event === 'Answered' ? 'bg-success' : 'bg-brand-strong',
								)}
							/>
							<div
								className={classNames(
									'absolute -left-[0.6em] whitespace-nowrap',
									side === 'above' ? 'bottom-[0.9em]' : 'top-[0.9em]',
									event === 'Signed' && 'narrow:-left-[2.6em]',
								)}
							>
								<span className="text-sm font-semibold">{event}</span>{' '}
								<span className="text-sm text-muted tabular-nums">{day}</span>
							</div>
						</div>
					))}
					<div className="absolute top-1/2 left-[83.3%] hidden chosen-2:block">
						<div className="absolute -top-[0.55em] -left-[0.55em] size-[1.1em] rounded-full border-2 border-surface bg-warning" />
						<div className="absolute bottom-[0.9em] -left-[3em] text-sm font-semibold whitespace-nowrap narrow:-left-[6em]">
							Today <span className="text-muted tabular-nums">25</span>
						</div>
					</div>
					<div className="absolute -top-[0.3em] right-0 h-[1.2em] w-[0.2em] rounded-full bg-moon-deep" />
					<div className="absolute right-0 bottom-[1.2em] whitespace-nowrap narrow:hidden">
						<span className="text-sm font-semibold">Due 2 Aug</span>
					</div>
					<When option={1}>
						<Chip tone="success" className="play-pop at-10 absolute! top-[1.1em] right-0">
							11 days in hand
						</Chip>
					</When>
					<When option={2}>
						<Chip tone="warning" className="absolute! top-[1.1em] right-0">
							5 days left
						</Chip>
					</When>
				</div>
			</div>
		</Pane>
	)
}

/** An incoming letter gets a number, an owner and a due date. Its answer leaves well before that date. */
export function CorrespondenceManagementScene() {
	return (
		<>
			<div className="scene-pane top-[1em] left-[1em] h-[21em] w-[17.5em] -rotate-1 p-5 narrow:left-0">
				<div className="text-sm font-semibold">Riverside Residents’ Association</div>
				<div className="text-xs text-muted">3 July 2024</div>
				<div className="mt-4 text-sm font-semibold">The culvert on Mill Road is broken</div>
				<Lines count={3} className="mt-3" />
				<Lines count={5} className="mt-[5em]" />
			</div>
			<NumberLabel />
			<div className="scene-pane play-rise at-6 top-0 left-[21em] h-[21em] w-[18em] p-5 chosen-2:border-2 chosen-2:border-dashed chosen-2:border-edge narrow:top-[11.6em] narrow:right-0 narrow:left-auto narrow:h-[10em]">
				<div className="flex items-center gap-2 border-b border-line pb-2">
					<svg viewBox="0 0 24 24" aria-hidden="true" className="size-[2em] shrink-0">
						<circle cx="12" cy="12" r="12" className="fill-night" />
						<path
							d="M5 15c2 0 2-1.5 3.5-1.5S10 15 12 15s2-1.5 3.5-1.5S17 15 19 15M6 11c1-5 11-5 12 0"
							fill="none"
							className="stroke-moon"
							strokeWidth="1.5"
							strokeLinecap="round"
						/>
					</svg>
					<div>
						<div className="text-sm font-semibold">Department of Roads</div>
						<div className="text-xs text-muted tabular-nums">Your letter: RD-2024-11872</div>
					</div>
				</div>
				<div className="mt-3 text-sm font-semibold">Repair begins on 5 August</div>
				<Lines count={4} className="mt-3 narrow:hidden" />
				<svg viewBox="0 0 84 30" aria-hidden="true" className="mt-4 h-[3em] chosen-2:hidden narrow:mt-0">
					<path
						d="M6 20c4-14 12-16 12-8s-7 13-9 7 12-11 17-6-2 9 3 8 5-9 10-8-1 8 4 7 8-12 14-10-2 9 4 8 8-5 16-6"
						pathLength="1"
						fill="none"
						strokeWidth="1.8"
						strokeLinecap="round"
						className="play-draw at-7 stroke-brand-strong"
					/>
				</svg>
				<div className="text-xs text-muted chosen-2:hidden narrow:hidden">Executive engineer</div>
				<When option={2}>
					<Chip tone="warning" className="mt-5 narrow:mt-1">
						Draft, not signed
					</Chip>
				</When>
			</div>
			<div className="scene-pane play-rise at-3 top-[15.4em] left-[11em] flex w-[12.5em] items-center gap-3 px-3 py-2.5 narrow:top-[8.6em] narrow:left-0">
				<SceneAvatar initials="NK" tone="night" />
				<div>
					<div className="text-xs text-muted chosen-2:hidden">Owner</div>
					<div className="hidden text-xs text-warning chosen-2:block">Reminded twice</div>
					<div className="text-sm font-semibold whitespace-nowrap">Nandini, Roads 2</div>
				</div>
			</div>
			<Calendar />
		</>
	)
}

import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Chip, Pane, SceneAvatar, SceneField, Sign } from './kit.tsx'
import { BacklogDoor, Profiles } from './services-doors.tsx'

const oldScreen = [
	['ACCT', '2201-00417'],
	['NAME', 'FATHIMA, K'],
	['BAL', '184250.00'],
	['DUE', '05-11-98'],
	['INST', '014 OF 060'],
] as const

/** Differences that the nightly comparison found. */
const nights = [
	'h-[4em]',
	'h-[3.1em]',
	'h-[3.3em]',
	'h-[2.2em]',
	'h-[1.7em]',
	'h-[1.8em]',
	'h-[1em]',
	'h-[0.6em]',
	'h-[0.35em]',
	'h-[0.12em]',
	'h-[0.12em]',
	'h-[0.12em]',
] as const

/**
 * A form of 1998 and its successor hold the same account, and the parallel run has no differences left. The other two doors
 * by choice.
 */
export function ServicesScene() {
	return (
		<>
			<div className="scene-pane top-[0.6em] left-0 h-[17.4em] w-[19em] bg-night! px-5 py-4 font-mono text-sm text-moon ring-[0.06em] ring-night-line chosen-2:hidden chosen-3:hidden">
				<div className="flex justify-between border-b border-moon/40 pb-1.5">
					<span>LOANREG 4.1</span>
					<span>F1=HELP</span>
				</div>
				<dl className="mt-3 flex flex-col gap-1.5">
					{oldScreen.map(([label, value]) => (
						<div key={label} className="flex">
							<dt className="w-[4.2em] opacity-70">{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<div className="mt-3.5 opacity-70">SAVE Y/N? _</div>
			</div>
			<Pane
				title="Loan account"
				note="web, release 1"
				className="play-slide at-2 top-[3.2em] left-[14.4em] w-[25em] chosen-2:hidden chosen-3:hidden narrow:top-[7em] narrow:left-0"
			>
				<div className="grid grid-cols-2 gap-x-5 gap-y-2.5 px-5 py-4">
					<SceneField label="Account">
						<span className="tabular-nums">2201 00417</span>
					</SceneField>
					<SceneField label="Customer">Fathima K.</SceneField>
					<SceneField label="Balance">
						<span className="tabular-nums">{`${brand.currency} 184,250.00`}</span>
					</SceneField>
					<SceneField label="Next due">5 November</SceneField>
					<div className="col-span-2">
						<div className="flex justify-between text-xs text-muted">
							<span>Instalments</span>
							<span className="tabular-nums">14 of 60</span>
						</div>
						<div className="mt-1.5 h-[0.5em] overflow-hidden rounded-full bg-sunken">
							<div className="play-grow at-5 h-full w-[23%] bg-brand" />
						</div>
					</div>
				</div>
				<div className="flex items-center justify-between border-t border-line px-5 py-2.5">
					<span className="text-xs text-muted">Same keys, same order</span>
					<Chip tone="night">Save</Chip>
				</div>
			</Pane>
			<Pane
				title="Parallel run"
				note="night 12"
				className="play-rise at-6 top-[19.6em] left-[1.6em] w-[21.5em] chosen-2:hidden chosen-3:hidden narrow:top-[21.8em]"
			>
				<div className="flex items-end gap-4 px-4 pt-3 pb-3.5">
					<div className="flex h-[4em] flex-1 items-end gap-1 border-b border-line">
						{nights.map((height, night) => (
							<div
								// biome-ignore lint/suspicious/noArrayIndexKey: the nights never change
								key={night}
								className={classNames('flex-1 rounded-t-[0.2em]', height, night < 9 ? 'bg-moon-deep' : 'bg-success')}
							/>
						))}
					</div>
					<div>
						<div className="flex items-center gap-2 text-sm font-semibold whitespace-nowrap">
							<Sign className="play-pop at-9" /> 0 differences
						</div>
						<div className="mt-0.5 text-xs whitespace-nowrap text-muted tabular-nums">in 48,112 records</div>
					</div>
				</div>
			</Pane>
			<BacklogDoor />
			<Profiles />
			<Pane
				title="Your team"
				note="on Fridays"
				className="play-rise at-9 top-[20.8em] left-[24.6em] w-[14em] chosen-3:hidden narrow:hidden"
			>
				<div className="flex items-center px-4 pt-3">
					<SceneAvatar initials="RB" tone="neutral" />
					<SceneAvatar initials="EM" tone="neutral" className="-ms-1 ring-2 ring-surface" />
					<SceneAvatar initials="AK" tone="brand" className="play-pop at-10 -ms-1 ring-2 ring-surface" />
					<SceneAvatar initials="SV" tone="brand" className="play-pop at-11 -ms-1 ring-2 ring-surface" />
					<SceneAvatar initials="TD" tone="brand" className="play-pop at-12 -ms-1 ring-2 ring-surface" />
				</div>
				<div className="px-4 pt-1.5 pb-3 text-xs text-muted">2 of yours, 3 of ours</div>
			</Pane>
		</>
	)
}

import { Face } from './face.tsx'
import { Chip, Lines, Pane, Sign, When } from './kit.tsx'

const answered = ['Mobile number', 'Tax number', 'Address'] as const

const checks = [
	{ check: 'Tax number found', found: 'name and date agree', at: '[--at:0.7]' },
	{ check: 'No twin found', found: 'nearest is 34% alike', at: '[--at:1.4]' },
	{ check: 'No listed name', found: '6 lists, today', at: '[--at:2.1]' },
	{ check: 'Risk low', found: '12 points', at: '[--at:2.8]' },
] as const

/** The obstacle to an account, by the check that finds it. */
const stopped: Record<string, { kind: 'alert' | 'cross'; green: string; shown: string; instead: string }> = {
	'No twin found': {
		kind: 'alert',
		green: 'chosen-2:hidden',
		shown: 'hidden chosen-2:block text-warning',
		instead: 'A twin, 96% alike',
	},
	'No listed name': {
		kind: 'cross',
		green: 'chosen-3:hidden',
		shown: 'hidden chosen-3:block text-danger',
		instead: 'Name on list 4',
	},
}

/** An account is opened: its number stands from the start, and a phone captures a card while the checks turn green. */
export function CustomerOnboardingScene() {
	return (
		<>
			<Pane className="top-[2.5em] left-[14em] w-[25.5em] narrow:left-[10em] narrow:w-[15em]">
				<div className="flex justify-between border-b border-line py-3 pe-5 ps-[4.5em] narrow:pe-0">
					<span className="font-semibold whitespace-nowrap">Checked meanwhile</span>
					<span className="text-sm whitespace-nowrap text-muted narrow:hidden">SB-0093</span>
				</div>
				<ul className="py-1 pe-5 ps-[4.5em] narrow:pe-0">
					{checks.map(({ check, found, at }) => (
						<li key={check} className="flex items-center gap-3 border-b border-line py-3 last:border-0">
							<Sign className={`play-pop ${at} ${stopped[check]?.green ?? ''}`} />
							{stopped[check] && <Sign kind={stopped[check].kind} className={stopped[check].shown} />}
							<span className={`text-sm font-semibold whitespace-nowrap ${stopped[check]?.green ?? ''}`}>{check}</span>
							<span
								className={`ms-auto text-xs whitespace-nowrap text-muted narrow:hidden ${stopped[check]?.green ?? ''}`}
							>
								{found}
							</span>
							{stopped[check] && (
								<span className={`text-sm font-semibold whitespace-nowrap ${stopped[check].shown}`}>
									{stopped[check].instead}
								</span>
							)}
						</li>
					))}
				</ul>
			</Pane>
			<Pane className="top-[21.2em] left-[14em] w-[23.5em] narrow:left-[10em] narrow:w-[15em]">
				<div className="flex items-center justify-between py-4 pe-5 ps-[4.5em] narrow:block narrow:pe-0">
					<div>
						<div className="text-sm text-muted">Savings account</div>
						<div className="text-lg font-semibold tabular-nums">
							<When option={1}>0417 2209 0093</When>
							<When option="2 or 3">No number yet</When>
						</div>
					</div>
					<When option={1}>
						<Chip tone="success">Ready</Chip>
					</When>
					<When option={2}>
						<Chip tone="warning">Being compared</Chip>
					</When>
					<When option={3}>
						<Chip tone="danger">With compliance</Chip>
					</When>
				</div>
			</Pane>
			<Phone />
		</>
	)
}

function Phone() {
	return (
		<div className="absolute top-[0.5em] left-[1em] w-[15.5em] rounded-[2em] bg-ink p-[0.6em] ring-1 ring-night-line narrow:left-0 narrow:w-[13.6em]">
			<div className="flex h-[27.6em] flex-col overflow-hidden rounded-[1.5em] bg-surface">
				<div className="px-4 pt-4">
					<div className="text-sm font-semibold">Open an account</div>
					<div className="mt-2 grid grid-cols-9 gap-1">
						{['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((screen) => (
							<span key={screen} className={`h-1 rounded-full ${Number(screen) < 5 ? 'bg-brand' : 'bg-line'}`} />
						))}
					</div>
				</div>
				<ul className="mt-3 px-4">
					{answered.map((answer) => (
						<li key={answer} className="flex items-center gap-2 py-1">
							<Sign />
							<span className="text-sm">{answer}</span>
						</li>
					))}
				</ul>
				<div className="mt-3 flex flex-1 flex-col bg-night px-4 pt-5">
					<span className="text-center text-xs text-on-night">Hold the card in the frame</span>
					<div className="relative mt-4 p-2">
						<svg viewBox="0 0 140 92" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
							<path
								d="M2 16V6a4 4 0 0 1 4-4h10M124 2h10a4 4 0 0 1 4 4v10M138 76v10a4 4 0 0 1-4 4h-10M16 90H6a4 4 0 0 1-4-4V76"
								className="stroke-moon"
								strokeWidth="2.5"
								strokeLinecap="round"
							/>
						</svg>
						<div className="play-rise rounded-sm bg-surface p-3">
							<div className="flex gap-3">
								<Face className="w-[3.4em]" />
								<div className="flex-1">
									<div className="text-xs font-semibold">Nadia Rahman</div>
									<Lines count={3} className="mt-2" />
								</div>
							</div>
							<Lines count={1} className="mt-3" />
						</div>
					</div>
					<span className="play-pop at-1 mx-auto mt-5 inline-flex items-center gap-1.5 rounded-full bg-moon px-4 py-2">
						<Sign /> <span className="text-xs font-semibold">Sharp, and read</span>
					</span>
				</div>
			</div>
		</div>
	)
}

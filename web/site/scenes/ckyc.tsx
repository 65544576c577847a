import { Icon } from '#web/ui/icon.tsx'
import { Face } from './face.tsx'
import { Chip, Pane, Sign, When } from './kit.tsx'

const answers = [
	{ name: 'Imran Sheikh', identifier: '5017 3308 2214 96', sign: 'tick', at: 'at-6' },
	{ name: 'Lakshmi Iyer', identifier: '5017 3308 2215 03', sign: 'tick', at: 'at-7' },
	{ name: 'Tenzin Dorje', identifier: '5017 3308 2215 11', sign: 'tick', at: 'at-8' },
	{ name: 'Joseph Kurian', identifier: 'Probable match', sign: 'alert', at: 'at-9' },
] as const

/** A batch goes to the central registry and returns with identifiers and one query. */
export function CkycScene() {
	return (
		<>
			<Journey />
			<Batch />
			<div className="absolute top-0 left-[28em] flex w-[12em] flex-col items-center narrow:right-0 narrow:left-auto narrow:w-[9.6em]">
				<span className="rounded-full bg-night px-3 py-1 text-sm font-semibold whitespace-nowrap text-on-night">
					Central KYC registry
				</span>
				<span className="mt-2 inline-flex size-[6em] items-center justify-center rounded-full bg-moon text-night">
					<Icon name="landmark" className="size-[3em]" />
				</span>
			</div>
			<Pane title="Response read" note="09:45" className="play-rise at-5 top-[14em] left-0 w-[24em] narrow:w-full">
				<ul className="px-4 py-1">
					{answers.map(({ name, identifier, sign, at }) => (
						<li key={name} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
							<Sign
								kind={sign}
								className={`play-pop ${at} ${sign === 'alert' ? 'chosen-2:hidden chosen-3:hidden' : ''}`}
							/>
							{sign === 'alert' && <Sign className="hidden chosen-2:block chosen-3:block" />}
							<span className="text-sm whitespace-nowrap">{name}</span>
							<span
								className={`ms-auto text-sm font-semibold whitespace-nowrap tabular-nums ${sign === 'alert' ? 'text-warning chosen-2:hidden chosen-3:hidden' : ''}`}
							>
								{identifier}
							</span>
							{sign === 'alert' && <Decided />}
						</li>
					))}
				</ul>
				<div className="flex gap-2 border-t border-line px-4 py-2.5">
					<Chip tone="success">236 registered</Chip>
					<Chip tone="danger">3 rejected</Chip>
					<When option={1}>
						<Chip tone="warning">1 to decide</Chip>
					</When>
					<When option="2 or 3">
						<Chip tone="brand">1 answered</Chip>
					</When>
				</div>
			</Pane>
			<Match />
		</>
	)
}

/** The answer to the probable match, as the row shows it. */
function Decided() {
	return (
		<When option="2 or 3">
			<span className="ms-auto text-sm font-semibold whitespace-nowrap text-success tabular-nums">
				<span className="chosen-3:hidden">5017 3308 1187 42</span>
				<When option={3}>New, in batch 0173</When>
			</span>
		</When>
	)
}

function Batch() {
	return (
		<>
			<div className="scene-pane top-[0.6em] left-[2em] h-[5em] w-[14em] opacity-50 narrow:w-[10em]" />
			<div className="scene-pane top-[1.4em] left-[1em] h-[5em] w-[16em] opacity-75 narrow:w-[12em]" />
			<Pane title="Batch 0172" note="signed" className="top-[2.4em] left-0 w-[18em] narrow:w-[13em]">
				<div className="flex items-center justify-between px-4 py-3">
					<span className="text-title font-semibold tabular-nums">240 records</span>
					<Chip tone="brand" className="narrow:hidden">
						sent 20:14
					</Chip>
				</div>
			</Pane>
		</>
	)
}

/** The lines to the registry and back. */
function Journey() {
	return (
		<svg
			viewBox="0 0 400 300"
			preserveAspectRatio="xMinYMin slice"
			fill="none"
			aria-hidden="true"
			className="absolute inset-0 size-full narrow:-left-[12.6em] narrow:w-[37.6em]"
		>
			<g className="stroke-moon" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
				<path d="M190 56h106" pathLength="1" className="play-draw at-1" />
				<path d="M290 49l7 7-7 7" className="play-appear at-2" />
				<path d="M336 94c-6 24-52 33-136 34" pathLength="1" className="play-draw at-3" />
				<path d="M207 121l-8 7 8 6" className="play-appear at-4" />
			</g>
		</svg>
	)
}

function Match() {
	return (
		<Pane
			title="Same person?"
			note="92% alike"
			className="play-rise at-10 top-[15.5em] left-[25em] w-[14.8em] narrow:hidden"
		>
			<div className="grid grid-cols-2 gap-3 px-4 py-3">
				<div>
					<Face className="w-[4.4em]" />
					<div className="mt-1 text-xs font-semibold">Yours</div>
					<div className="text-xs whitespace-nowrap text-muted">Joseph Kurian</div>
				</div>
				<div>
					<Face className="w-[4.4em]" />
					<div className="mt-1 text-xs font-semibold">Registry’s</div>
					<div className="text-xs whitespace-nowrap text-muted">Joseph K. Kurien</div>
				</div>
			</div>
			<div className="flex gap-2 px-4 pb-3">
				<Chip className="chosen-2:bg-night chosen-2:text-on-night">Same</Chip>
				<Chip className="chosen-3:bg-night chosen-3:text-on-night">Another</Chip>
			</div>
		</Pane>
	)
}

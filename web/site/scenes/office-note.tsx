import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Chip, Pane, Sign } from './kit.tsx'

const paragraphs = [
	'9 of 40 batteries failed the June load test.',
	'The lowest of three quotations has four years’ warranty.',
	`Budget head 4410 holds ${brand.currency} 920,000.`,
] as const

const signatures = [
	{
		role: 'Initiator',
		name: 'Devika M.',
		when: 'Mon 10:16',
		at: 'at-2',
		stroke:
			'M4 22c6-16 14-18 13-8s-8 14-9 8 10-10 16-8c5 2-1 8 3 8s5-8 9-8c3 0 0 7 4 7 5 0 6-9 11-8 4 1 0 6 5 6 6 0 8-7 22-9',
	},
	{
		role: 'Recommender',
		name: 'Omar H.',
		when: 'Mon 14:20',
		at: 'at-5',
		stroke: 'M8 14c0-12 18-12 18-1S8 26 8 15c1-9 24-6 27 2 2 6 3-5 6-5s1 8 4 8 3-9 7-9 1 9 5 9c6 0 9-12 24-13',
	},
	{
		role: 'Reviewer',
		name: 'Lucía F.',
		when: 'Tue 11:48',
		at: 'at-7',
		stroke: 'M14 4c-3 9-8 17-7 19 2 3 14-2 20-4 5-2 3-8 0-5s1 8 5 7 6-10 10-9-2 7 2 8 6-12 9-12 0 9 4 9 8-6 21-5',
	},
	{
		role: 'Approver',
		name: 'Samuel A.',
		when: 'Wed 16:40',
		at: 'at-9',
		stroke:
			'M22 6C14 2 6 8 12 13s10 9 2 12-10-4-5-6c9-3 18-9 22-7s-4 9 1 9 6-9 10-8-2 8 3 8 5-10 10-10 4 8 9 6 6-8 13-9',
	},
] as const

/** Signatures that are missing if the reviewer questions or refuses, and the text in their place. */
const strokes = ['', '', 'chosen-2:invisible chosen-3:invisible', 'chosen-2:invisible chosen-3:invisible'] as const
const dates = ['', '', 'chosen-2:hidden chosen-3:hidden', 'chosen-2:hidden chosen-3:hidden'] as const
const instead = [
	[],
	[],
	[
		{ text: 'Asks', shown: 'chosen-2:block text-warning' },
		{ text: 'Refuses', shown: 'chosen-3:block text-danger' },
	],
	[
		{ text: 'Waits', shown: 'chosen-2:block text-muted' },
		{ text: 'Not asked', shown: 'chosen-3:block text-muted' },
	],
] as const

/** A proposal collects four signatures, one after the other. */
export function OfficeNoteScene() {
	return (
		<>
			<Pane
				title="ADM/2024/0317"
				note="Office note"
				className="top-[1em] left-0 w-[30em] pb-[3em] narrow:top-0 narrow:w-full"
			>
				<div className="px-4 pt-3">
					<div className="text-lg font-semibold">Replace 40 batteries, north data room</div>
				</div>
				<div className="mt-1 flex items-center gap-2 px-4">
					<span className="text-base font-semibold text-brand-strong tabular-nums">{`${brand.currency} 684,000`}</span>
					<Chip tone="neutral">Capital equipment</Chip>
				</div>
				<ol className="mt-4 flex flex-col gap-3 px-4">
					{paragraphs.map((paragraph, index) => (
						<li key={paragraph} className="flex gap-3 text-sm narrow:not-first:hidden">
							<span className="font-semibold text-muted tabular-nums">{index + 1}</span>
							{paragraph}
						</li>
					))}
				</ol>
			</Pane>
			<div className="scene-pane play-rise at-6 top-[4em] left-[27.5em] w-[12.5em] bg-warning-soft! p-3 chosen-2:hidden narrow:top-[22.4em] narrow:left-0">
				<div className="text-sm font-semibold text-warning">One condition</div>
				<div className="mt-1 text-sm">The vendor takes back the old batteries.</div>
				<div className="mt-2 flex items-center gap-1.5">
					<Sign className="play-pop at-8" />
					<span className="text-sm font-semibold">Met</span>
				</div>
			</div>
			<div className="scene-pane play-rise at-1 top-[4em] left-[27.5em] hidden w-[12.5em] bg-brand-soft! p-3 chosen-2:block narrow:top-[22.4em] narrow:left-0">
				<div className="text-sm font-semibold text-brand-strong">On paragraph 2</div>
				<div className="mt-1 text-sm">Does the warranty cover single cells?</div>
			</div>
			<ol className="scene-pane top-[16em] left-[2em] grid w-[38em] grid-cols-4 narrow:top-[12.2em] narrow:left-0 narrow:w-full">
				{signatures.map(({ role, name, when, at, stroke }, index) => (
					<li
						key={role}
						className={classNames(
							'p-3 pb-5 narrow:px-1.5',
							index > 0 && 'border-s border-line',
							index === 3 && 'bg-brand-soft',
						)}
					>
						<div className="text-sm font-semibold narrow:text-xs">{role}</div>
						<svg viewBox="0 0 84 30" aria-hidden="true" className="my-2.5 h-[3.2em] w-full">
							<path
								d={stroke}
								pathLength="1"
								fill="none"
								strokeWidth="1.8"
								strokeLinecap="round"
								className={classNames('play-draw stroke-brand-strong', at, strokes[index])}
							/>
						</svg>
						<div className={classNames('play-appear border-t border-line pt-1.5', at)}>
							<div className="text-sm font-semibold">{name}</div>
							<div className={classNames('text-xs text-muted tabular-nums', dates[index])}>{when}</div>
							{instead[index]?.map(({ text, shown }) => (
								<div key={text} className={classNames('hidden text-xs', shown)}>
									{text}
								</div>
							))}
						</div>
					</li>
				))}
			</ol>
			<Stamp sign="tick" text="Approved" className="text-moon chosen-2:hidden chosen-3:hidden" />
			<Stamp sign="alert" text="Back with Devika" className="hidden text-moon chosen-2:block" />
			<Stamp sign="cross" text="Refused" className="hidden text-on-night chosen-3:block" />
		</>
	)
}

function Stamp({ sign, text, className }: { sign: 'tick' | 'alert' | 'cross'; text: string; className: string }) {
	return (
		<div className={classNames('play-pop at-12 absolute top-[25.7em] right-[1em] -rotate-3 narrow:right-0', className)}>
			<div className="flex items-center gap-2 rounded-md border-2 border-moon-deep bg-night px-4 py-2">
				<Sign kind={sign} />
				<span className="text-title font-semibold">{text}</span>
			</div>
		</div>
	)
}

import { Chip } from '#web/site/scenes/kit.tsx'
import { Screen, ScreenFoot } from './screen.tsx'

const inRelease = [
	{ story: 'Find a loan account', estimate: 4, state: 'Shown', tone: 'success' },
	{ story: 'Balance and next due', estimate: 3, state: 'Checked', tone: 'brand' },
	{ story: 'Instalments paid', estimate: 2, state: 'Built', tone: 'brand' },
	{ story: 'Keys as on the old screen', estimate: 5, state: 'Open', tone: 'neutral' },
] as const

const label =
	'A backlog with estimates in half days. Four stories stand above the line that ends the release, in the states shown, checked, built and open; one stands below it.'

/** Stories in order, and the line that ends the release. Estimates are in half days. */
export function Backlog() {
	return (
		<Screen title="Backlog" note="Half days" label={label}>
			{inRelease.map(({ story, estimate, state, tone }) => (
				<div key={story} className="flex items-center gap-4 border-b border-line px-5 py-2.5 last:border-0">
					<span className="flex-1 font-semibold">{story}</span>
					<Chip tone={tone}>{state}</Chip>
					<span className="w-5 text-end tabular-nums">{estimate}</span>
				</div>
			))}
			<div className="flex items-center gap-3 bg-moon px-5 py-1 text-xs font-semibold">
				<span className="flex-1">End of release 1</span>
				<span className="tabular-nums">14</span>
			</div>
			<div className="flex items-center gap-4 px-5 py-2.5 text-muted">
				<span className="flex-1">Statement by email</span>
				<Chip>Open</Chip>
				<span className="w-5 text-end tabular-nums">3</span>
			</div>
			<ScreenFoot>
				<span>Drag a story up, and the line moves</span>
			</ScreenFoot>
		</Screen>
	)
}
